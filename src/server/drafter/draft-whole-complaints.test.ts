import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Mowbase',
  description:
    'Mowbase rents garden machines. Customers book a machine, counter staff hand it out, mechanics repair it and the branch manager watches the fleet.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('a complaint whose clauses only together say what is wrong', () => {
  it.each([
    [
      'two facts that cannot both be',
      'Our Saturday slots are always sold out, yet every Saturday there are three or four mowers standing in the yard.',
      /no longer have three or four mowers standing in the yard every Saturday although my Saturday slots are always sold out/,
    ],
    [
      'what cannot be done as somebody is',
      "Mechanics wearing ear protection can't hear the pick-up call, so they walk to the counter ten times a day.",
      /^As a mechanic, I want to hear the pick-up call when wearing ear protection, so that I no longer walk to the counter ten times a day\.$/,
    ],
    [
      'what somebody gets nothing for',
      'Customers return a machine at the gate and get no receipt for it',
      /^As a customer, I want to get a receipt for it when I return a machine at the gate/,
    ],
    [
      'what is not found before they leave',
      'Customers open the app to extend a rental, find no button and leave',
      /^As a customer, I want to find a button when I open the app to extend a rental, so that I no longer leave\.$/,
    ],
    [
      'what is never noticed after several steps',
      'Drivers park the trailer, walk to the office and never see the sign, and the next customer waits for twenty minutes.',
      /want to see the sign when I park the trailer and walk to the office, so that the next customer no longer waits for twenty minutes/,
    ],
    [
      'an errand of a department',
      'Reception rings the workshop five times a day to ask if a saw is sharpened, and the mechanic has to switch the grinder off.',
      /see whether a saw is sharpened/,
    ],
    [
      'what somebody else has done already',
      "Mechanics order the same blade twice because they can't see that somebody has ordered it already.",
      /^As a mechanic, I want to see whether somebody has ordered the blade already, so that I no longer order the same blade twice\.$/,
    ],
    [
      'a wrong find',
      'Customers search for a hedge trimmer and get chainsaws and rakes, which is our main reason for calls.',
      /no longer get chainsaws and rakes when I search for a hedge trimmer, so that there are fewer calls/,
    ],
    [
      'what takes too long',
      'Mechanics take three days to look at a returned machine and by then the next customer has booked elsewhere.',
      /look at a returned machine in less than three days, so that the next customer does not book elsewhere/,
    ],
    [
      'some of a kind',
      'Some bookings are only a name and a phone number.',
      /have no bookings that are only a name and a phone number/,
    ],
    [
      'none of them',
      'When the till is offline, none of the deposits get recorded and customers wait for their money for a week.',
      /have the deposits get recorded when the till is offline, so that I no longer wait for my money for a week/,
    ],
    [
      'what somebody has narrows down what they get',
      'Customers with machines that were stolen still get return reminders, and the counter has to calm them down.',
      /^As a customer, I want to no longer get return reminders for machines that were stolen, so that the counter does not have to calm them down/,
    ],
    [
      'a clause that is noticed',
      'The branch manager only notices a service is overdue when the machine breaks down.',
      /be told when a service is overdue, so that I know of it before the machine breaks down/,
    ],
    [
      'what makes no sense',
      'Customers who rent by the week say the daily price makes no sense to them.',
      /make sure that the daily price makes sense to me/,
    ],
    [
      'where they give up',
      'Customers give up at the second question of the handover',
      /get past the second question of the handover/,
    ],
    [
      'what it costs others',
      'Two customers often book the same mower for the same morning and one of them drives home empty-handed.',
      /so that one of them no longer drives home empty-handed/,
    ],
    [
      'what it costs oneself',
      'I forget to stop the engine timer and then have to guess how long the machine ran.',
      /be reminded to stop the engine timer, so that I do not have to guess how long the machine ran/,
    ],
    [
      'a relative clause in front of what hurts',
      'Mowers are booked out within an hour of opening, and customers who work late miss out every time.',
      /so that customers who work late do not miss out every time/,
    ],
    [
      'a chore that nobody asks for',
      'Mechanics walk back to the store whenever the shelf they are sent to turns out to be empty.',
      /^As a mechanic, I want to no longer have to walk back to the store whenever the shelf I am sent to turns out to be empty/,
    ],
    [
      'those who are not wanted',
      "We don't want people from other branches to see what a customer has paid",
      /keep people from other branches from seeing what a customer has paid/,
    ],
  ])('%s', (_, idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it.each([
    ['what is to be stays so', 'Customers book a machine and get a confirmation', /no longer/],
    [
      'a state that lasts is no rule',
      'Deposits stay blocked for weeks when a return is not checked',
      /have deposits stay blocked/,
    ],
    ['what somebody is to see', 'Customers should see the price and leave a note', /no longer/],
    ['what guests are to do', 'Customers can print the contract again at home', /no longer/],
    ['a rule', 'Some machines are two-person jobs and must be marked as such', /have no machines/],
  ])('%s', (_, idea, not) => {
    expect(draft(idea).userStory).not.toMatch(not);
  });
});
