import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryhand',
  description:
    'Ferryhand runs the small ferries of a lake. Skippers log each crossing and report damage, ticket clerks sell passes, passengers book a crossing. The harbour manager plans the timetable and approves refunds.',
};

function why(idea: string): string {
  return /, so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what is told beside a wish', () => {
  it.each([
    [
      'how people live',
      'Could passengers book by phone? Many of our guests travel with old phones and paper maps.',
      /do not travel/,
    ],
    [
      'what prices do',
      'Fuel prices change by the hour now. Skippers want to plan a refill at the pier.',
      /do not .*change/,
    ],
    [
      'a label',
      'Pass rule: if a passenger is late the pass lapses. Clerks keep missing it, it is not logged anywhere.',
      /^pass rule/,
    ],
    [
      'what would never be',
      'Let passengers move up the list, but not in the last hour, they would never make it in time.',
      /would never/,
    ],
    ['who is out for a drink', 'Passengers join the list, go for a coffee and never hear the call', /do not go for/],
    ['from when it counts', 'The app must refuse a refund if a week has passed since it was booked', /it was booked/],
  ])('is no reason where it only tells %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });

  it.each([
    ['what hurts', 'Let skippers log a crossing by voice, because they lose an hour a day typing', /an hour a day/],
    [
      'what others want',
      'Export the crossings as a list because the council wants them on paper',
      /^the council gets them on paper$/,
    ],
    [
      'how many live',
      'Let passengers pay in two halves, since many get paid every two weeks',
      /^it suits those who get paid every two weeks$/,
    ],
    [
      'what is refused',
      "Skippers should note who fell ill, otherwise the insurer won't accept the claim",
      /^the insurer accepts the claim$/,
    ],
  ])('is the reason where it tells %s', (_, idea, right) => {
    expect(why(idea)).toMatch(right);
  });
});

describe('a reason by what is done', () => {
  it.each([
    ['refreshed', 'The app must refresh the water levels at least every 3 hours', 'what I see is up to date'],
    ['numbered', 'The system shall number all receipts without gaps', 'each one can be accounted for'],
    [
      'closed incomplete',
      "don't let clerks close a sale with no name",
      'nobody has to ask for what is missing afterwards',
    ],
    ['consent', 'No filming of passengers without their consent', 'nothing is done that somebody has not agreed to'],
    [
      'away',
      'The harbour manager wants to move all crossings of a skipper who is off sick to others',
      'nothing is left lying while somebody is away',
    ],
    ['forecast', 'Skippers want to see a fuel cost forecast for the rest of the season', /gets tight|plan/],
    ['goes down', 'How can clerks keep selling when the line goes down?', 'the work goes on in the meantime'],
    ['deposit', 'Take a deposit of 9 euro for groups', 'whoever books also comes'],
    [
      'lost access',
      'When a clerk is removed they should lose access at once on all tills',
      'only those get in who are meant to',
    ],
    [
      'the same again',
      'Warn the clerk when a pass with the same number was already sold',
      'nothing is done or paid twice',
    ],
    ['paying for others', 'Let passengers pay for up to 9 friends', 'the others do not each have to pay'],
    ['whose', 'Clerks want to see whose pass has been printed', 'I do not have to ask each of them'],
    ['second approver', 'Require a second approver for refunds above 90 euro', 'nobody decides alone'],
  ])('speaks of it: %s', (_, idea, right) => {
    expect(why(idea)).toMatch(right);
  });

  it.each([
    ['not what is only bound', 'No skipper may be given more than two boats', /promised twice/],
    ['not of the record that something comes from', 'Work out the fare from the last recorded weight', /shown later/],
    ['not of logging out', 'Let clerks see two tills without logging in and out', /account/],
  ])('but %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });
});
