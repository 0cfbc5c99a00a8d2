import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const spa = {
  name: 'Saltwell',
  description:
    'Saltwell runs the bookings of a day spa. Guests book treatments, therapists keep their own calendars, and the front desk looks after arrivals and payments. The idea is that the phone rings less.',
};
const school = {
  name: 'Chalkboard',
  description:
    'Chalkboard is a learning site for evening schools. Learners take courses, teachers write the lessons and mark the homework, and the office handles enrolment.',
};
const people = {
  name: 'Peoplepad',
  description:
    'Peoplepad is HR software for hotels. Employees hand in leave requests and documents, shift leads draw up the rota, and HR managers keep the contracts.',
};
const bank = {
  name: 'Oakbank',
  description:
    'Oakbank is the app of a small bank. Customers look after their accounts and cards, advisers answer questions, and the fraud team checks suspicious payments.',
};
const shop = {
  name: 'Fernhill',
  description:
    'Fernhill is an online shop for camping gear. Customers order from the website, warehouse staff pick and pack the parcels, and the shop manager sets prices and promotions. We want fewer returns.',
};
const crm = {
  name: 'Tidewater',
  description:
    'Tidewater is a customer database for consulting firms. Consultants note calls and meetings, assistants prepare proposals, and partners approve them. The aim is that no enquiry is forgotten.',
};

function why(idea: string, of: { name: string; description: string }): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: of }).userStory)?.[1] ?? '';
}

describe('why people do what they do with what is their own', () => {
  it.each([
    ['Let guests choose their therapist.', spa, 'I come to somebody I trust'],
    ['Guests should be able to join a waiting list.', spa, 'I still get a place when one becomes free'],
    ['Let guests fill in a health form.', spa, 'I do not have to do it on paper'],
    ['Guests should be able to buy a voucher.', spa, 'I have something to give away'],
    ['Let guests rate a treatment.', spa, 'others know what to expect'],
    ['Let learners mark a lesson as done.', school, 'I see how far I am'],
    ['Learners should be able to retake a quiz.', school, 'I can make up for what went wrong'],
    ['Learners should be able to take notes beside the video.', school, 'I still know it the next time'],
    ['Let employees change their bank details.', people, 'the money arrives where it should'],
    ['Let employees note when they cannot work.', people, 'nobody counts on me then'],
    ['Let employees record travel expenses.', people, 'I get back what I have paid'],
    ['Employees can download their payslips.', people, 'I have them at hand when somebody asks for them'],
    ['Let customers categorise their spending.', bank, 'I see where the money goes'],
    ['Customers should be able to save payees.', bank, 'I do not have to enter them again'],
    ['Let customers change their PIN.', bank, 'nobody gets in with the old one'],
    ['Show customers upcoming payments.', bank, 'I can prepare for them'],
    ['Let customers save items for later.', shop, 'I find them again at once'],
    ['Show customers which sizes are in stock.', shop, 'I do not choose what is sold out'],
    ['Customers should be able to pay with gift cards.', shop, 'I can make use of what I already have'],
    ['Allow customers to return only part of an order.', shop, 'I only pay for what I keep'],
    ['Let customers subscribe to a product.', shop, 'I do not have to order it each time'],
    ['Let customers add a message to a gift.', shop, 'it is clear whom it comes from'],
    ['Let learners share rides.', school, 'nobody has to drive alone'],
    ['Customers want fewer e-mails.', bank, 'I do not overlook what matters'],
    ['Let learners write without giving their name.', school, 'nobody knows who I am'],
    ['Show customers whether their parcel has arrived.', shop, 'I do not come in vain'],
    ['Customers should be able to buy a season ticket.', shop, 'I do not have to pay each time'],
    ['Therapists should be able to set their working hours.', spa, 'I am only planned in when I can come'],
    ['Let customers pay after delivery.', shop, 'I see first what I pay for'],
    ['Let customers see a proof before printing.', shop, 'a mistake shows before it is too late'],
    ['Let guests tell who picks them up.', spa, 'everybody knows who it is'],
    ['Let learners share their position with friends.', school, 'the others know where I am'],
    ['Show related products on the product page.', shop, 'I find what goes with it'],
  ])('%s', (idea, of, expected) => {
    expect(why(idea, of)).toBe(expected);
  });
});

describe('why people at work do what is done with any product', () => {
  it.each([
    ['Therapists should be able to block a lunch break.', spa, 'nothing is planned for that time'],
    ['Show the front desk who arrives today.', spa, 'I can prepare for it'],
    ['The front desk should be able to check guests in.', spa, 'it is clear who has arrived'],
    ['Teachers want to hide a lesson until it is finished.', school, 'nobody sees it too early'],
    ['Teachers should be able to add a quiz to a lesson.', school, 'it shows what has been understood'],
    ['The office should be able to enrol a whole group.', school, 'I do not have to do it one by one'],
    ['Shift leads should see who is on leave.', people, 'I see who is there before I plan'],
    ['Let HR managers upload a contract for signature.', people, 'it can be signed without paper'],
    ['Let shift leads mark a shift as open.', people, 'somebody else can take it'],
    ['Let HR managers set the public holidays per location.', people, 'nobody is planned in on a day off'],
    ['The shop manager should be able to schedule a promotion.', shop, 'nobody has to start it by hand on the day'],
    ['Partners should be able to set a discount limit.', crm, 'nobody goes past it unnoticed'],
    ['Let partners archive finished projects.', crm, 'only what is still going on stays in view'],
    ['Show the shop manager which customers have stopped ordering.', shop, 'I can get in touch before they are gone'],
    ['Daily overview of the takings', shop, 'I see how business is going'],
    ['Teachers should be able to upload slides.', school, 'everybody finds them in one place'],
    ['Let the front desk block a room for a training.', spa, 'nobody relies on what is not there'],
    ['Let teachers lock a page.', school, 'nobody changes it by mistake'],
    ['Let the front desk look up a treatment by name.', spa, /^I find (?:it|them) at once$/],
    ['Let the front desk close the salon for holidays.', spa, 'nobody comes in vain'],
    ['Let warehouse staff change the order of jobs.', shop, 'what is urgent comes first'],
    ['Keep a log of all changes to a proposal.', crm, 'it can be seen later who did what'],
  ])('%s', (idea, of, expected) => {
    expect(why(idea, of)).toMatch(expected);
  });

  it.each([
    [
      'The shop manager wants to see the sales per category.',
      shop,
      'I can take them into account when I set prices and promotions',
    ],
    ['Shift leads need an overview of the night hours per employee.', people, /when I draw up the rota$|^(?!.*take)/],
  ])('with what the description says is their work: %s', (idea, of, expected) => {
    expect(why(idea, of)).toMatch(expected);
  });
});

describe('what a deed brings about whatever it is done to', () => {
  it.each([
    ['Let the office publish the funded projects.', school, 'everybody can see them'],
    ['Let teachers score an application.', school, 'it can be compared with the others'],
    ['Let the front desk write to all guests of one day.', spa, 'everybody hears of it at the same time'],
    ['Let employees add items to the shopping list.', people, 'nothing is forgotten'],
    ['Let employees mark a trip as private.', people, 'nobody sees it who is not meant to'],
    ['Let applicants add partners to a project.', school, 'they can do their part'],
  ])('%s', (idea, of, expected) => {
    expect(why(idea, of)).toBe(expected);
  });
});

describe('what a rule of ordinary things is good for', () => {
  it.each([
    ['The price should be shown before booking.', spa, 'I know the costs before I decide'],
    ['A room must not be booked twice.', spa, 'nobody relies on what is not there'],
    ['A loan should last no longer than seven days.', school, 'others get their turn as well'],
    ['Orders must be placed by eight in the morning.', shop, 'there is time left to plan for it'],
    ['Products under repair should not be shown.', shop, 'nobody asks for what is not there'],
    ["Don't show treatments that are fully booked.", spa, 'I do not choose what is not there'],
    ['Fee for late returns', shop, 'people keep to what was agreed'],
  ])('%s', (idea, of, expected) => {
    expect(why(idea, of)).toBe(expected);
  });
});

describe('what a product is for', () => {
  it.each([
    ['Let guests request a certain room.', spa, 'I do not have to call for it'],
    ['Let consultants set a follow-up date for a client.', crm, 'no enquiry is forgotten'],
  ])('%s', (idea, of, expected) => {
    expect(why(idea, of)).toBe(expected);
  });

  it.each([
    ['Show guests pictures of the rooms.', spa],
    ['Filter the client list by industry.', crm],
    ['Let customers write reviews with photos.', shop],
  ])('is no reason for what has nothing to do with it: %s', (idea, of) => {
    expect(why(idea, of)).not.toMatch(/call for it|forgotten|returns/);
  });
});

describe('the reason that holds where nothing tells it', () => {
  it.each([['Let teachers scroll the grades table.', school, 'I see the part that I need']])(
    'says no more than is sure: %s',
    (idea, of, expected) => {
      expect(why(idea, of)).toBe(expected);
    },
  );
});
