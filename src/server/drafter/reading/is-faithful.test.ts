import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Slipway',
  description:
    'Slipway runs a small boat rental. Skippers book boats, harbour staff hand out keys and check the boats in, and the office plans the season and writes the bills.',
};

function draft(idea: string) {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return { headline, userStory, first: acceptanceCriteria[0] ?? '' };
}

describe('a complaint whose remedy nobody tells', () => {
  it.each([
    [
      'Skippers find out that a boat is being repaired only when they stand at the pier, the office is too busy to ring them.',
      /skippers find out that a boat/,
    ],
    [
      "Many of our skippers can't read the safety sheet because it is only in Danish, so some sail without it.",
      /many of my skippers cannot read the safety sheet/,
    ],
    [
      'Skippers arrive at the pier and the boat is not ready: no fuel, no keys, no flags.',
      /skippers arrive at the pier and the boat is not ready/,
    ],
    [
      'half the time we walk out to a boat and the key we were given is for another one',
      /half the time I walk out to a boat and the key/,
    ],
  ])('is told whole and not turned round: %s', (idea, told) => {
    const { userStory } = draft(idea);
    expect(userStory).toContain('be rid of the problem that');
    expect(userStory).toMatch(told);
  });

  it.each([
    [
      'Skippers are signed out after five minutes while they write the log.',
      /^As a skipper, I want to no longer be signed out after five minutes while I write the log, so that /,
    ],
    [
      'Skippers book the big sloop for a whole Sunday and then never show up.',
      /I want to have skippers who book the big sloop for a whole Sunday show up, so that /,
    ],
    ['Boats come back dirty.', /I want to have boats no longer come back dirty, so that /],
    [
      'Harbour staff keep working from a list that is a week old.',
      /I want to have harbour staff no longer work from a list that is a week old, so that /i,
    ],
  ])('is told as over where one denial covers all of it: %s', (idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it('ends the second clause, in the case of the first', () => {
    const { first, headline } = draft(
      'Skippers arrive at the pier and the boat is not ready: no fuel, no keys, no flags.',
    );
    expect(first).toBe('When skippers arrive at the pier, it no longer happens that the boat is not ready.');
    expect(headline).toBe('Skippers arrive at the pier');
  });

  it.each([
    ['a ban', 'Skippers must not see the names of other skippers.', /kept? (?:skippers )?from seeing|do not see/],
    [
      'a rule about who may',
      'Nobody may take out a boat when the wind is above seven.',
      /nobody can take out a boat|keep anybody from/,
    ],
    [
      'what hurts by its own verb',
      'Keys of different boats get mixed up on the board.',
      /keep keys of different boats from getting mixed up/,
    ],
    ['a rule with a case that hurts', 'The deposit is kept if the boat comes back dirty.', /deposit/],
    ['what somebody forgets', 'Skippers forget to log the fuel.', /be reminded to log/],
    ['work', 'Harbour staff retype the boat number into three lists.', /retyp/],
  ])('near miss, %s: %s', (_, idea, wish) => {
    const { userStory } = draft(idea);
    expect(userStory).not.toContain('be rid of the problem that');
    expect(userStory).toMatch(wish);
  });
});
