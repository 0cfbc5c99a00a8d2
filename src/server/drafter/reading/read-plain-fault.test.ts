import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readPlainFault } from './read-plain-fault.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Larch Lane',
  description:
    'Larch Lane rents out garden tools. Renters book tools and pay online, mechanics repair them, and the counter hands them out.',
};
const people = knowPeople(readProduct(product.name, product.description));
const wishOf = (text: string) => readPlainFault(text, people)?.wish;

describe('what is wrong with a thing', () => {
  it.each([
    ['The price list is out of date.', 'have the price list up to date'],
    ['The total is wrong when a coupon is used.', 'have the total right when a coupon is used'],
    ['The search box is too small.', 'have a larger search box'],
    ['The opening hours are too short.', 'have longer opening hours'],
    ['Reminders are sent too late.', 'get reminders in time'],
    ['The labels are printed too late.', 'have the labels printed in time'],
    ['The invoice is sent to the wrong renter.', 'have the invoice sent to the right renter'],
    ['Parcels end up in the wrong shed.', 'have parcels end up in the right shed'],
    ['The receipt is sent twice.', 'have the receipt sent only once'],
    ['The photo of the saw takes forever to load.', 'see the photo of the saw at once'],
    ['A sold-out mower can still be booked.', 'keep a sold-out mower from being booked'],
    ['Prices change without anybody knowing.', 'be told when prices change'],
    ['The price is wrong for members.', 'have the price right for members'],
    ['The icons are confusing.', 'understand the icons without help'],
    ['The manual is only available as a scan.', 'have the manual available not only as a scan'],
    ['Refunds are never paid in time.', 'have refunds paid in time'],
    ['The form asks for my address again and again.', 'be asked for my address only once'],
    ['The upload fails when the photo is large.', 'keep the upload from failing when the photo is large'],
    ['The website is down at night.', 'have the website available at night'],
    ['The price list is three years old.', 'have the price list up to date'],
    ['Refunds take weeks.', 'have refunds take less time'],
    ['Repairs stay open for months.', 'keep repairs from staying open for months'],
    ['Fake reviews stay online.', 'keep fake reviews from staying online'],
    ['The search shows tools that are sold out.', 'have the search no longer show tools that are sold out'],
    ['The filter resets when I go back.', 'keep the filter from resetting when I go back'],
    ['Tools arrive damaged.', 'keep tools from arriving damaged'],
    ['Messages go to my old address.', 'have messages go to my new address'],
    ['The label is printed too small.', 'have the label printed larger'],
    ['There is not enough time between two bookings.', 'have enough time between two bookings'],
    [
      'A booking is cancelled, but the tool stays blocked.',
      'keep the tool from staying blocked when a booking is cancelled',
    ],
    ['Because the calendar is wrong, renters come in vain.', 'have the calendar right'],
    ['The menu covers the total on a phone.', 'keep the menu from covering the total on a phone'],
    ['The payment page breaks off when the line drops.', 'keep the payment page from breaking off when the line drops'],
  ])('"%s"', (text, wish) => {
    expect(wishOf(text)).toBe(wish);
  });

  it.each([
    ['is right as it is', 'The price list is up to date.'],
    ['is a rule', 'A paid booking can still be changed.'],
    ['was so once', 'The bill was sent to the wrong renter.'],
    ['is only pointed at', 'It is too small.'],
    ['takes its time by plan', 'A lesson takes an hour.'],
    ['shows what it is for', 'The list shows closed bookings.'],
    ['is old by nature', 'The shed is fifty years old.'],
    ['comes late by plan', 'The shop opens late on Sundays.'],
  ])('nothing where it %s: "%s"', (_, text) => {
    expect(wishOf(text)).toBeUndefined();
  });

  it('tells what comes of it as the reason', () => {
    expect(readPlainFault('Reminders are sent too late, so renters forget the drill.', people)).toMatchObject({
      wish: 'get reminders in time',
      benefit: 'renters do not forget the drill',
    });
  });
});

describe('what people suffer', () => {
  it.each([
    ['Renters keep calling us to ask whether a tool is free.', 'see whether a tool is free'],
    ['Renters complain about the long form.', 'have a shorter form'],
    ['Mechanics complain about too many e-mails.', 'get fewer e-mails'],
    ['Renters complain about having to sign twice.', 'no longer have to sign twice'],
    ['Renters order more drills than we have.', 'keep renters from ordering more drills than the team has'],
    ['Two mechanics often work on the same saw.', 'keep two mechanics from working on the same saw'],
    ['We keep getting orders without a phone number.', 'get orders with a phone number'],
    ['Renters are not told when a tool is late.', 'be told when a tool is late'],
    ['The mechanic repairs the saw, but the renter is not told.', 'be told when the mechanic repairs the saw'],
    ['Renters do not get a receipt.', 'get a receipt'],
    ['Renters have to create an account to book one drill.', 'book one drill without creating an account'],
    ['I have to type the address twice.', 'type the address only once'],
    ['Mechanics miss messages because they arrive in three places.', 'see messages in one place'],
    ['It takes nine clicks to book a tool.', 'book a tool in fewer than nine clicks'],
    ['It takes too many steps to book a tool.', 'book a tool in fewer steps'],
    ['It takes a whole morning to count the tools.', 'count the tools in less time'],
    ['It is easy to delete a renter by mistake.', 'keep a renter from being deleted by mistake'],
    ['Renters often do not show up for the course.', 'be reminded of the course'],
    ['Many renters do not come.', 'be reminded that they are expected'],
    ['Renters cancel the course at the last minute.', 'keep renters from cancelling the course at the last minute'],
    ['Renters leave without paying the fee.', 'keep renters from leaving without paying the fee'],
    ['Renters cancel bookings without telling the mechanic.', 'be told when renters cancel bookings'],
    ['Mechanics get an e-mail for every single repair.', 'no longer get an e-mail for every single repair'],
    ['We do not see faults until the tools are lent.', 'see faults before the tools are lent'],
    ['The owner only sees the numbers at the end of the year.', 'see the numbers before the end of the year'],
    ['Mechanics forget that they have to check the blades by Friday.', 'be reminded to check the blades by Friday'],
    ['Renters see the bookings of other renters.', 'keep renters from seeing the bookings of other renters'],
    ['Tools are lost because nobody checks the return box.', 'have the return box checked'],
    ['A mechanic is on holiday, and the repairs are not done.', 'have the repairs done when a mechanic is on holiday'],
    ['A tool is returned, and the renter still gets a reminder.', 'no longer get a reminder when a tool is returned'],
    ['Renters hate the long queue at the counter.', 'have a shorter queue at the counter'],
    ['Renters get the bill twice.', 'get the bill only once'],
    ['Renters get two reminders for the same booking.', 'get only one reminder for a booking'],
    ['Two renters are booked for the same mower.', 'keep two renters from being booked for the same mower'],
    ['Renters copy the photos of other renters.', 'keep renters from copying the photos of other renters'],
    [
      'Renters write reviews without having booked a tool.',
      'keep renters from writing reviews without having booked a tool',
    ],
    ['We forget to order blades until none are left.', 'be reminded to order blades before none are left'],
    ["I can't find out what a tool costs until I pay.", 'find out what a tool costs before I pay'],
    [
      'Mechanics lose their notes when they switch to another tool.',
      'keep their notes when they switch to another tool',
    ],
    ['Mechanics complain that they get too many calls.', 'get fewer calls'],
    ['Renters describe the damage so differently that mechanics cannot compare two reports.', 'compare two reports'],
    [
      'Mechanics notice a crack in a blade only after the tool has been lent.',
      'notice a crack in a blade before the tool has been lent',
    ],
    [
      'Renters hear nothing for weeks after they have reported a fault.',
      'be told how things stand after they have reported a fault',
    ],
    ['Renters find the drill with an empty battery.', 'no longer find the drill with an empty battery'],
    ['Renters do not understand the fees.', 'understand the fees'],
    [
      'Mechanics hand out tools that have not been cleaned yet.',
      'keep mechanics from handing out tools that have not been cleaned yet',
    ],
    [
      'Payments show up with cryptic codes, and renters do not recognise their own bookings.',
      'recognise their own bookings',
    ],
    [
      'Storms throw the plan off, and renters are not told how long it will take.',
      'be told how long it will take when storms throw the plan off',
    ],
    ['Nobody notices that a tank is leaking until the shed is under water.', 'be told when a tank is leaking'],
    ['Searching for a tool with a typo gives no results at all.', 'get results when I search for a tool with a typo'],
    ['The waiting renters are not told when a tool is late.', 'be told when a tool is late'],
    ['A mechanic is ill, and nobody takes over the repairs.', 'have the repairs taken over when a mechanic is ill'],
  ])('"%s"', (text, wish) => {
    expect(wishOf(text)).toBe(wish);
  });

  it.each([
    ['a duty', 'Renters have to pay a deposit to book a mower.'],
    ['a call', 'Renters call us when they are late.'],
    ['what two may do', 'Two mechanics eat in the same shed every day.'],
    ['what they get', 'Renters get a receipt.'],
    ['what is wanted every week', 'Renters get a newsletter every week.'],
    ['what is theirs', 'Renters see their own bookings.'],
    ['who comes back', 'Renters cancel bookings on the phone.'],
  ])('nothing for %s: "%s"', (_, text) => {
    expect(wishOf(text)).toBeUndefined();
  });
});

describe('a wish that is built otherwise', () => {
  const story = (idea: string) => draftStory({ idea, product }).userStory;
  it.each([
    [
      "Shouldn't a booking that is over disappear from the list?",
      /have a booking that is over disappear from the list/,
    ],
    ['We never want to hand out a blunt saw.', /make sure that (?:I|we) never hand out a blunt saw/],
    ['It is annoying that I have to choose the shop every time.', /no longer have to choose the shop every time/],
    ['Stop asking for my address when I pay.', /no longer be asked for my address when I pay/],
    ['Never call a renter who has opted out.', /no longer have a renter called who has opted out/],
    ['A tool is not handed out until it is paid.', /have a tool not handed out until it is paid/],
    ['Must a renter show the card every time?', /no longer have to show (?:my|the) card every time/],
    ['How do we get renters to return tools in time?', /make sure that renters return tools in time/],
    ['Not every mechanic should be able to cancel a fee.', /have only some mechanics cancel a fee/],
    ['Why is my booking gone?', /see why my booking is gone/],
    ['Which tools are never booked?', /see which tools are never booked/],
    ['Are renters told when a tool is late?', /As a renter, I want to be told when a tool is late/],
    ["Wouldn't it be better to show free tools first?", /see free tools first/],
    ['Not until the mechanic has checked it may the mower be lent.', /the mower not lent until/],
    ['Stop hiding the shipping costs.', /see the shipping costs/],
    ['Renters may only cancel until noon.', /be sure that renters can only cancel until noon/],
    ["Don't offer tools that are already taken.", /no longer have tools offered that are already taken/],
    ['It is hard to tell which tools are free.', /see which tools are free/],
  ])('"%s"', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });
});
