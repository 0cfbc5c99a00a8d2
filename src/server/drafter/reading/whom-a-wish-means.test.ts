import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description:
    'Ferryline sells places on small ferries. Skippers see who is on board, clerks sell tickets, passengers book trips and send cargo. The harbour office plans the trips.',
};

function draft(idea: string): { story: string; all: string; more: string } {
  const { userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product });
  return { story: userStory, all: acceptanceCriteria.join('\n'), more: (furtherIdeas ?? []).join('\n') };
}

describe('who is meant and what is told besides', () => {
  it.each([
    [
      'what else they get is no part of who they are',
      'The system shall send a reminder to every passenger who has not checked in within 3 days, and a last one an hour before the trip.',
      /^As a passenger who has not checked in within 3 days, I want to get a reminder and a last one an hour before the trip,/,
    ],
    [
      'whoever is called complains',
      'Clerks would like to see which parcels are waiting so they can call the sender before they complain.',
      /so that I can call the sender before they complain\.$/,
    ],
    [
      'the time of the boats',
      'It would be great if skippers could see which boats are running over their time on the pier.',
      /I want to see which boats are running over their time on the pier,/,
    ],
    // Near: nobody who is called could be meant.
    [
      'whoever acts',
      'Clerks would like to see the tide so they can ring the harbour before they open the desk.',
      /so that I can ring the harbour before I open the desk\.$/,
    ],
    [
      'families who are given something get it',
      "We'd love to give families with three or more kids 20% off, but only on weekdays.",
      /I want to get 20% off only on weekdays when I have three or more kids,/,
    ],
    [
      'what they hope for',
      'Passengers want to change the name on a ticket, they would be a lot less worried.',
      /so that I am a lot less worried\.$/,
    ],
    [
      'how it is done so far',
      "I'd like a calculator for freight, clerks look it up on paper today.",
      /so that I no longer look it up on paper\.$/,
    ],
    [
      'what nobody may be let do',
      "We don't want strangers from the pier to see who is on board.",
      /I want to keep strangers from the pier from seeing who is on board,/,
    ],
    [
      'a bound of the product',
      'The system must not sell more than 40 places on any trip.',
      /I want to have no more than 40 places sold on any trip,/,
    ],
    // Near: a bound of those who say so.
    [
      'a bound of their own',
      'We must not sell more places than the boat has.',
      /I want to never sell more places than the boat has,/,
    ],
    [
      'by itself is by the product',
      'We should close a trip automatically once the boat is full.',
      /I want to have a trip closed automatically once the boat is full,/,
    ],
    [
      'it keeps working',
      'The app must keep working without a connection for at least 4 hours.',
      /I want to be sure that the app keeps working without a connection for at least 4 hours,/,
    ],
  ])('%s', (_, idea, story) => {
    expect(draft(idea).story).toMatch(story);
  });

  it.each([
    [
      'to whom a copy goes',
      'The system shall send an invoice to every passenger who sends cargo, and a copy to the office.',
      /^A copy is sent to the office\.$/m,
    ],
    [
      'the thing without its case',
      'The system should block a cabin while it is cleaned, and give the clerks a sign when it is free.',
      /^The clerks are given a sign when the cabin is free\.$/m,
    ],
  ])('is a criterion: %s', (_, idea, criterion) => {
    expect(draft(idea).all).toMatch(criterion);
  });

  it.each([
    [
      'both of them',
      'The system shall detect when two clerks sell the same cabin and warn both of them before the payment goes through.',
      /^Warn both of them before the payment goes through\.$/m,
    ],
  ])('is a further idea: %s', (_, idea, more) => {
    expect(draft(idea).more).toMatch(more);
  });
});

describe('a wish that is wrapped or goes on', () => {
  it.each([
    [
      'what the product would do',
      'I wish the app would remember which cabin I had last time.',
      /I want to have the product remember which cabin I had last time,/,
    ],
    [
      'of what it is wished',
      'It would help if freed places were offered to the next in line.',
      /I want to have freed places offered to the next in line,/,
    ],
    // Near: of the product the deed alone is told.
    ['of the product', 'It would help if it showed the tide.', /I want to (?:see|have) the tide/],
    [
      'a way to do it',
      'We should give the harbour office a way to close the pier for an hour.',
      /As a member of the harbour office, I want to close the pier for an hour,/,
    ],
    // Near: what is handed over.
    ['a thing', 'We should give the harbour office a list of all trips.', /I want to (?:get|see) a list of all trips,/],
    [
      'except where',
      'The system shall delete old trips after 90 days, except where an accident report refers to them.',
      /except where an accident report refers to them,/,
    ],
    [
      'what is done to them',
      'Passengers should get moved up when somebody cancels.',
      /I want to be moved up when somebody cancels,/,
    ],
    [
      'the same things',
      'Passengers want to be told about new trips as soon as these are in the plan, not once they are on the board.',
      /not once they are on the board,/,
    ],
  ])('is told whole: %s', (_, idea, story) => {
    expect(draft(idea).story).toMatch(story);
  });

  it('keeps a list in its condition and both of two questions in the criterion', () => {
    expect(
      draft(
        'The app must warn the clerk when a parcel with the same sender, weight and value has already been taken in, by them or by anybody else on the pier.',
      ).all,
    ).toMatch(/when a parcel with the same sender, weight and value has /);
    expect(
      draft(
        'We should tell passengers on the pier how many people are ahead of them and if the boat is running more than 10 minutes late.',
      ).all,
    ).toMatch(/ and whether the boat is running more than 10 minutes late\.$/m);
  });
});

describe('something that is sent', () => {
  it.each([
    [
      'I want to send a note to the passengers who missed the trip.',
      'send a note to the passengers who missed the trip',
    ],
    [
      'It would be nice if I could send the same ticket again, with another date, to passengers who were ill.',
      'send the same ticket again with another date to passengers who were ill',
    ],
    [
      "I'd like to be able to forward a cargo list to the skipper before noon.",
      'forward a cargo list to the skipper before noon',
    ],
  ])('is sent by whoever says "I": %s', (idea, wish) => {
    expect(draft(idea).story).toContain(`I want to ${wish}`);
  });

  it.each([
    ['It would be nice if you could send me a reminder an hour before the trip.', 'get a reminder an hour before'],
    ['We should send passengers a note when a trip is late.', 'get a note when a trip is late'],
    ['Send a reminder to passengers an hour before the trip.', 'get a reminder an hour before the trip'],
  ])('is got by whoever it goes to: %s', (idea, wish) => {
    expect(draft(idea).story).toContain(`I want to ${wish}`);
  });
});
