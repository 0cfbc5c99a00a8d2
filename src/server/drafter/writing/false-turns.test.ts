import { describe, expect, test } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';

const product = {
  name: 'Lockside',
  description:
    'Lockside is an app for canal boat hire. Hirers book boats, boatyard staff hand boats over and clean them, the office handles payments.',
};

function reasonOf(idea: string): string {
  return /, so that (.+)\.$/.exec(writeStory(readTask({ idea, product })).userStory)?.[1] ?? '';
}

describe('a reason that the idea gives', () => {
  test.each([
    // What is hoped for is said as it was, also where it denies.
    [
      "As a hirer I want a map of the moorings so I'm not looking for one in the dark.",
      /I(?:'m| am) not looking for one in the dark$/,
    ],
    [
      "As a boatyard hand I want to log a missing fender with a photo, so the hirer can't say it was never there.",
      /^the hirer can't say it was never there$/,
    ],
    [
      'Please let hirers tick off the inventory on board, so nobody can say later that the kettle was missing.',
      /^nobody can say later that the kettle was missing$/,
    ],
    // What costs effort and nobody does: nobody is to have to.
    [
      'Hirers should be able to report a fault by voice because nobody types with wet hands.',
      /^nobody has to type with wet hands$/,
    ],
    ['Hirers must moor by eight, otherwise nobody will find a place.', /^everybody finds a place$/],
    // "otherwise" at the end.
    [
      "Tell the boatyard staff which boats come back late, they can't start cleaning otherwise.",
      /^I can start cleaning$/,
    ],
    // What is hated, not known or not borne.
    [
      'Hirers want to save their crew list, because they hate typing in the same names each spring.',
      /^I do not have to type in the same names each spring$/,
    ],
    [
      'Hirers should see the lock instructions as a film, since not everyone knows how to work a lock.',
      /^nobody has to know how to work a lock$/,
    ],
    [
      "I'd like hirers to be able to sign at home, as many of them cannot face a long talk on arrival.",
      /^I do not have to face a long talk on arrival$/,
    ],
    [
      'Hirers should be able to see how deep each mooring is, since we lost a whole morning on a sandbank last year.',
      /do not lose a whole morning on a sandbank/,
    ],
    [
      'Could a hirer prolong the trip in the app instead of ringing the office and waiting for a call back?',
      /^I do not have to ring the office and wait for a call back$/,
    ],
  ])('is told the right way round: %s', (idea, reason) => {
    expect(reasonOf(idea)).toMatch(reason);
  });

  test.each([
    [
      'a participle with its noun',
      'The system shall work out the fuel charge from the litres or engine hours recorded at return.',
      /record|again/,
    ],
    [
      'the first step of what went wrong',
      'Hirers pack the car, come to the boatyard and are then sent home because of the flood warning.',
      /do not come to/,
    ],
    [
      'what somebody will do anyway',
      'Only Agnes knows the keys and she is retiring in spring, so a list of the keys per boat would help.',
      /not retiring/,
    ],
    [
      'what there is one of',
      'No boat may be promised to two hirers on one day, we have only the one dry dock.',
      /more than/,
    ],
    [
      'a denial that was good',
      "Urgent faults are phoned through to the boatyard the same hour, they don't wait for the evening list.",
      /wait for/,
    ],
    [
      'what nobody has said',
      "Please list the hours as a file for the office. They've asked four times now.",
      /\bve\b|four times/,
    ],
  ])('is none where it would be turned in the wrong place: %s', (_, idea, wrong) => {
    expect(reasonOf(idea)).not.toMatch(wrong);
  });

  test('tells what a trouble means, and not how often it came', () => {
    expect(reasonOf('Keys are handed back late, which means that I have to ring every crew.')).not.toMatch(
      /^I have to/,
    );
    expect(reasonOf('We ran out of gas twice in May, so please warn us when fewer than 5 bottles are left.')).toMatch(
      /do not run out of gas again$/,
    );
  });

  test('is still turned where what hurts is told', () => {
    expect(reasonOf('Could hirers book a mooring ahead? At the moment they have to ring three farmers.')).toMatch(
      /^I do not have to ring three farmers/,
    );
    expect(
      reasonOf('Let hirers mark their boat as late in the app, otherwise the staff wait on the quay for nothing.'),
    ).toMatch(/do(?:es)? not (?:have to )?wait/);
  });
});
