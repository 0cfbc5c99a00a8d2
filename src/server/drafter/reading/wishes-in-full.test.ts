import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description:
    'Ferryline sells places on small ferries. Skippers see who is on board, clerks sell tickets, passengers book trips and send cargo. The harbour office plans the trips.',
};

function draft(idea: string): { story: string; wish: string; why: string; all: string; more: string } {
  const { userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product });
  const [, wish = '', why = ''] = /, I want to (.+), so that (.+)\.$/.exec(userStory) ?? [];
  return { story: userStory, wish, why, all: acceptanceCriteria.join('\n'), more: (furtherIdeas ?? []).join('\n') };
}

describe('the second half of what the system shall do', () => {
  it('is a criterion behind a condition', () => {
    const idea = 'The system shall close a trip when the boat is full, and shall note the time in the log.';
    expect(draft(idea).all).toMatch(/^The time is noted in the log\.$/m);
  });

  it.each([
    [
      'with "must"',
      'The app must cancel a trip when the wind is above 7, and must offer every passenger another one.',
      /^have a trip cancelled when the wind is above 7, and every passenger offered another one$/,
    ],
  ])('is told in the same wish %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    [
      'what a thing owes besides',
      'The terminal must print a slip within 5 seconds, and must keep a copy of it for a day.',
      /^The terminal keeps a copy of it for a day\.$/m,
    ],
    [
      'who may not',
      'The system must require confirmation by the skipper for any group above 12, and the clerk who sold the places may not confirm it.',
      /^The clerk who sold the places cannot confirm it\.$/m,
    ],
    [
      'who is told why',
      'The app must stop sales when the boat is full and tell the skipper why.',
      /^The skipper is told why\.$/m,
    ],
    [
      'to whom nothing is given',
      'The system shall send passengers a ticket the day before, and no ticket to passengers who have not paid.',
      /^No ticket is sent to passengers who have not paid\.$/m,
    ],
  ])('is a criterion: %s', (_, idea, criterion) => {
    expect(draft(idea).all).toMatch(criterion);
  });

  it('is two sentences where the second has a subject of its own', () => {
    expect(draft('We want fewer queues, passengers should print their tickets themselves').more).toMatch(
      /print their tickets/,
    );
  });
});

describe('what the product does to a thing', () => {
  it.each([
    ['over a weight', 'The system must reject any parcel over 30 kg', /^have any parcel over 30 kg rejected$/],
    [
      'with no',
      'The app must hide trips with no free places from the list',
      /^have trips with no free places hidden from the list$/,
    ],
    [
      'by whom',
      'The system must require approval by a second clerk for any refund',
      /^have approval by a second clerk required for any refund$/,
    ],
    [
      'at least every',
      'The app must refresh the tide table at least every 10 minutes',
      /^have the tide table refreshed at least every 10 minutes$/,
    ],
    [
      'one at a time',
      'The system shall offer a freed place to one passenger at a time',
      /^have a freed place offered to one passenger at a time$/,
    ],
    // Near: the tail says how it is done.
    [
      'with what',
      'The system shall record each trip with the weather and the tide',
      /^have each trip recorded with the weather and the tide$/,
    ],
  ])('names all of the thing: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    [
      'a list in the condition',
      'The app must warn the clerk when a ticket with the same name, trip and cabin has already been sold, by them or by anybody else.',
      /^be warned when a ticket with the same name, trip and cabin has already been sold, by (?:me|them) or by anybody else$/,
    ],
    [
      'even when',
      'The app must alert every member of the crew within 5 seconds of an alarm going off, even when their phone is muted.',
      /^be alerted within 5 seconds of an alarm going off, even when my phone is muted$/,
    ],
    [
      'where they are told',
      'We should tell passengers on the pier how many places are left and if the boat is running late.',
      /^be told on the pier how many places are left and if the boat is running late$/,
    ],
  ])('and of what somebody is told: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('what somebody would like of a thing', () => {
  it.each([
    [
      'it runs by itself',
      "I'd like unused cargo space on a trip to carry over to the next one",
      /^have unused cargo space on a trip carry over to the next one$/,
    ],
    [
      'it is done',
      'Skippers would like the list of passengers to be sorted by cabin',
      /^have the list of passengers sorted by cabin$/,
    ],
    [
      'a thing could do it',
      'It would be great if a trip could close itself when the last place is gone',
      /^have a trip close itself when the last place is gone$/,
    ],
    [
      'people with a verb for a name',
      "We'd like office leads to be able to hold a place for ten minutes",
      /^hold a place for ten minutes$/,
    ],
    // Near: what a thing is for.
    ['a tool', 'Clerks would love a button to print labels', /^print labels$/],
    ['things for a purpose', 'Clerks want reports to track sales', /^see reports to track sales$/],
  ])('is told of that thing: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('has what comes in one case only as a criterion of its own', () => {
    const { wish, all } = draft(
      'Skippers would like the list to be sorted by cabin, with a warning if somebody is missing',
    );
    expect(wish).toBe('have the list sorted by cabin');
    expect(all).toContain('There is a warning if somebody is missing.');
  });

  it('has a figure that is only thought of as an example', () => {
    expect(draft('A trip could close itself when it is quiet for long, say 30 minutes').all).toContain(
      'One example is 30 minutes.',
    );
  });
});

describe('a reason', () => {
  it.each([
    [
      'what is so is not denied',
      'let passengers change a trip since mistakes are usually spotted on the pier',
      /^(?!.*\bnot spotted\b)/,
    ],
    [
      'what is hard ends, not what leads to it',
      'let clerks swap a ticket because people change plans and right now we have to void the booking',
      /^we do not have to void the booking$/,
    ],
    [
      'what nobody wants is not hoped for',
      'tell passengers how many places are left, since many give up waiting',
      /^many do not give up waiting$/,
    ],
    [
      'a price that is too high',
      'let passengers send several parcels as one, since postage often costs more than the gift',
      /^the postage does not cost more than the gift$/,
    ],
  ])('behind "because" or "since": %s', (_, idea, why) => {
    expect(draft(idea).why).toMatch(why);
  });

  it.each([
    ['a time', 'show what has changed since the last trip', /since the last trip$/],
    [
      'what was done',
      'refuse a fish sample if more than 24 hours have passed since it was taken',
      /since it was taken/,
    ],
    [
      'as long as',
      'let clerks move a passenger, as long as the skippers have not left',
      /as long as the skippers have not left$/,
    ],
  ])('is none: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('what could not be read', () => {
  it('is never told as a problem where it is a wish', () => {
    expect(draft('We should tell passengers on the pier how many people are ahead of them').story).not.toMatch(
      /rid of/,
    );
    expect(
      draft('The app must warn the clerk when a ticket with the same name, date and trip was sold').story,
    ).not.toMatch(/rid of/);
  });
});
