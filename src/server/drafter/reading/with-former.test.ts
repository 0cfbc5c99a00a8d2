import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withFormers } from './with-former.ts';

const people = knowPeople(
  readProduct(
    'Quarryline',
    'Members rent boats and join tours. Guides lead the tours and look after the boats. The board sets prices. Cashiers take the money.',
  ),
);

describe('the case that the sentence before tells', () => {
  it.each([
    ['Vests expire. The board wants to know a month before.', 'The board wants to know a month before vests expire.'],
    ['A boat is dirty. The guide should get a message.', 'When a boat is dirty, the guide should get a message.'],
    [
      'A guide is ill. Then another one should lead the tour.',
      'When a guide is ill, another one should lead the tour.',
    ],
    ['A tour is cancelled. All guests should get a text.', 'When a tour is cancelled, all guests should get a text.'],
    [
      'Two guides disagree. In that case the board should decide.',
      'When two guides disagree, the board should decide.',
    ],
    ['A new member comes in. Give her a key.', 'When a new member comes in, give the member a key.'],
    ['Members cancel. Refund half of the price.', 'When members cancel, refund half of the price.'],
    ['Somebody wants an invoice. Send it by mail.', 'When somebody wants an invoice, send it by mail.'],
    [
      'Leases end and we notice too late. Warn us a month before.',
      'Leases end and we notice too late. Warn us a month before leases end.',
    ],
    [
      'We are closed on Mondays. Nobody should be able to book for that day.',
      'We are closed on Mondays. Nobody should be able to book for Mondays.',
    ],
    [
      'Guides start at six. Bookings after that should go to the next day.',
      'Guides start at six. Bookings after six should go to the next day.',
    ],
    ['Members leave and keep their key. Warn the cashier.', 'Warn the cashier when members leave and keep their key.'],
    [
      'The plan changes after it is published. Guides do not notice.',
      'Guides should be told when the plan changes after it is published.',
    ],
    ['We order paint twice. A warning would be good.', 'I want a warning when we order paint twice.'],
    ['Boats are late. Guests only find out at the pier.', 'Guests only find out at the pier that boats are late.'],
    [
      'Somebody damages a boat. He should report it at once.',
      'When somebody damages a boat, he should report it at once.',
    ],
    ['Two members ask for the same boat. Suggest a swap.', 'When two members ask for the same boat, suggest a swap.'],
    [
      'Two tours start at the same pier. Warn the board when it happens.',
      'Warn the board when two tours start at the same pier.',
    ],
    [
      'Fuel cards are used for private trips. We want to notice that.',
      'We want to be told when fuel cards are used for private trips.',
    ],
    [
      'Members sign up and never pay. Their place should go to somebody else.',
      'The place of members who sign up and never pay should go to somebody else.',
    ],
    [
      'Parents forget to order. Order the usual meal for them.',
      'When parents forget to order, order the usual meal for them.',
    ],
  ])('%s', (text, told) => {
    expect(withFormers(text, people)).toBe(told);
  });

  it.each([
    'A list view is missing. Add one.',
    'A boat costs thirty euros. Show the price before booking.',
    'A guide writes the times on paper. She should type them in the app.',
    'A member only sees her own tours. She should see all.',
    'Members pay by card. Let them choose the currency.',
    'An invoice is wrong. I want to correct it.',
    'A guide left. Delete the account.',
    'Two receptionists book the same slot. That must not happen.',
    'We are open on Sundays. Add a page about our team.',
    'Staff do not know the menu. Add a help page.',
    'Remind guides a week before and again two days before.',
  ])('is left alone where the sentence before is no case: %s', (text) => {
    expect(withFormers(text, people)).toBe(text);
  });
});

describe('what a sentence only points back to', () => {
  it.each([
    [
      'Some members never return the key. Ask them for a deposit.',
      'Some members never return the key. Ask members who never return the key for a deposit.',
    ],
    [
      'Boats are broken. Members should not be able to book them.',
      'Boats are broken. Members should not be able to book boats that are broken.',
    ],
    ['Vests are dirty. Mark them in red.', 'Vests are dirty. Mark vests that are dirty in red.'],
    [
      'Some guests never pay. Cancel their booking a week before.',
      'Some guests never pay. The booking of guests who never pay should be cancelled a week before.',
    ],
    [
      'Families book two boats. They should be next to each other.',
      'Families book two boats. The boats should be next to each other.',
    ],
    [
      'Guests want to stay longer. They should see if that is possible.',
      'Guests should see whether they can stay longer.',
    ],
    [
      'Members pay per tour or per month. Let them choose.',
      'Let members choose whether they pay per tour or per month.',
    ],
    [
      'The map is in a book. Guests lose it. I want it in the app.',
      'The map is in a book. Guests lose it. I want the map in the app.',
    ],
    [
      'Tours have different rules. They should be shown at the pier.',
      'Tours have different rules. The different rules should be shown at the pier.',
    ],
    [
      'Guests ask by mail whether dogs are allowed. Show it next to each boat.',
      'Guests ask by mail whether dogs are allowed. Show whether dogs are allowed next to each boat.',
    ],
    [
      'Some dogs bite. Do not put them in the same group.',
      'Some dogs bite. Dogs that bite must not be put in the same group.',
    ],
    [
      'The report is written in the evening. Guides would rather do it at noon.',
      'Guides would like to write the report at noon.',
    ],
    ['Members like the preview. It should also show the back.', 'The preview should also show the back.'],
    [
      'Members send photos with faces. They must be blurred.',
      'Members send photos with faces. The photos must be blurred.',
    ],
    [
      'Members order samples. They should be free for schools.',
      'Members order samples. The samples should be free for schools.',
    ],
    [
      'Guests ask when the tour starts. They should see it in the app.',
      'Guests ask when the tour starts. They should see in the app when the tour starts.',
    ],
    [
      'Members ask whether their boat is ready. Text them when it is.',
      'Members ask whether their boat is ready. Text them when their boat is ready.',
    ],
    [
      'We lose keys. Nobody knows who has which. A list would help.',
      'We lose keys. We need a list that shows who has which key.',
    ],
    [
      'The board checks transfers by hand. Card payment would save that.',
      'The board checks transfers by hand. Card payment would help.',
    ],
    [
      'Guides do not say whether they come. Ask them two days before.',
      'Guides do not say whether they come. Ask guides two days before whether they come.',
    ],
    [
      'Some guides get twelve tours, others two. Set a maximum per guide.',
      'Some guides get twelve tours, others two. Set a maximum number of tours per guide.',
    ],
    [
      'Some members rent every evening. Set a maximum per week.',
      'Some members rent every evening. Limit how often members may rent per week.',
    ],
    [
      'Members can rent a boat twice a week. The board should be able to change that number.',
      'The board should be able to change how often members can rent a boat.',
    ],
    ['Boats come back dirty. Charge for it.', 'Boats come back dirty. Charge for boats that come back dirty.'],
    [
      'Some tours are for women only. Men should not see them.',
      'Some tours are for women only. Men should not see tours that are for women only.',
    ],
    [
      'Some members have no email. They still need to know when a tour moves.',
      'Some members have no email. Members without email need to know when a tour moves.',
    ],
    [
      'We send offers by mail. I want to see which ones were accepted.',
      'We send offers by mail. I want to see which offers were accepted.',
    ],
    [
      'Add a photo when a boat goes out. The same when it comes back.',
      'Add a photo when a boat goes out and when it comes back.',
    ],
    ['Guides forget to write down the weather. It should be mandatory.', 'Guides must write down the weather.'],
    ['Members have left and still get reminders. Stop that.', 'Members who have left should no longer get reminders.'],
    ['Guides forget to lock the shed. Do it for them at night.', 'Lock the shed for guides at night.'],
    ['Fees differ for students. They have to show a card.', 'Fees differ for students. Students must show a card.'],
    [
      'Children need an adult. Ask for the name when they book.',
      'Children need an adult. Ask for the name when children book.',
    ],
    [
      'Boats need an inspection every two years. Remind the board a month before.',
      'Remind the board of the inspection a month before. Boats need an inspection every two years.',
    ],
    [
      'Tours need a permit. Guides forget it. Remind them the day before.',
      'Remind guides of the permit the day before. Tours need a permit.',
    ],
    [
      'Trips are private or for work. Guides should mark which.',
      'Trips are private or for work. Guides should mark which trips are private or for work.',
    ],
    [
      'Some meals always come back. Show the board which ones.',
      'Some meals always come back. Show the board which meals always come back.',
    ],
    [
      'Members drop out after the first tour. Ask them why.',
      'Members drop out after the first tour. Ask members why they drop out after the first tour.',
    ],
    [
      'I lead three tours. I want to see all of them on one page.',
      'I lead three tours. I want to see all tours on one page.',
    ],
    [
      'Keys hang on a board. They get mixed up. A number on each would help.',
      'Keys hang on a board. They get mixed up. A number on each key would help.',
    ],
    [
      'We get letters from doctors. They should be scanned.',
      'We get letters from doctors. The letters should be scanned.',
    ],
    [
      'Guides write notes by hand. Nobody can read them.',
      'Guides write notes by hand. We need to be able to read the notes.',
    ],
    ['We lend vests. Nobody keeps track of who has one.', 'We lend vests. Nobody knows who has a vest.'],
    [
      'Some members do not hear the phone. Write to them instead.',
      'Some members do not hear the phone. Write to members who do not hear the phone, instead.',
    ],
  ])('%s', (text, told) => {
    expect(withFormers(text, people)).toBe(told);
  });

  it.each([
    'Owners know what they owe. Show a payment link.',
    'Some members have a dog. Ask for its name.',
    'Some plants need shade. Guides should get tips and share them.',
    'Members rent boats. Set a maximum price per boat.',
    'A boat is broken. Members should see that before they book.',
    'Tours over a day need a signature. Ask the board for it.',
    'Member has a birthday - show it to the guide',
    'Boats come back dirty. Charge for the cleaning.',
    'Members can bring two guests. The board wants to change the menu.',
    'Search by name. The same in the app.',
    'Boats are expensive. Rent them by the hour.',
    'Guides do not see injuries. They should.',
    'Members get letters. They should be told by mail.',
    'Boats need paint. Remind me on Friday.',
    'Nobody can book on Sundays. The page should say so.',
    'Two guides plan the same tour. Show who is editing it.',
    'Cards are lost. Tell people to keep them.',
    'I coordinate eighty pairs. Some have not met, others meet daily. I need to see which ones need me.',
  ])('is left alone where it points to nothing or to something else: %s', (text) => {
    expect(withFormers(text, people)).toBe(text);
  });
});
