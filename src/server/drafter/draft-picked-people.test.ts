import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs small harbours. The harbour master plans berths, skippers announce boats, wardens check ropes and the night porter opens the gate. Members of the club sail on Sundays.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('who has charge of something now', () => {
  it.each([
    ['Show the warden in charge the expected depth of every berth.', /^As a warden.* I want to see the expected depth/],
    ['Show the porter on duty the list of late boats.', /^As a night porter.* I want to see the list of late boats/],
    [
      'Show the warden in charge of the north quay the list of boats.',
      /^As a warden.* I want to see the list of boats/,
    ],
    [
      'Notify the harbour master in charge when a boat is late.',
      /^As a harbour master.* be notified when a boat is late,/,
    ],
    // Near misses: a place, and nobody's post.
    ['Show the boats at the desk.', /I want to see the boats at the desk/],
    ['Show the porter at the gate which boats are out.', /I want to see at the gate which boats are out/],
  ])('%s', (idea, expected) => {
    expect(storyOf(idea)).toMatch(expected);
  });
});

describe('people whom the product picks', () => {
  it.each([
    [
      'The system shall draw substitute wardens from the same shift whenever a warden is ill.',
      /have substitute wardens drawn from the same shift whenever a warden is ill/,
    ],
    ['The system shall find a free warden for each arrival.', /have a free warden found for each arrival/],
    ['The platform should select three members by lot for each race.', /have three members selected by lot/],
    ['The system shall take new members through the rules.', /have new members taken through the rules/],
    // Near misses: they get something.
    ['The system shall find members a free berth when they arrive.', /get a free berth/],
    ['The system shall send new members a letter whenever they sign in.', /get a letter whenever/],
  ])('%s', (idea, expected) => {
    expect(storyOf(idea)).toMatch(expected);
  });
});

describe('an order to ask without anybody who is asked', () => {
  it.each([
    ['ask once a week if the gate key is still there', /want to be asked once a week if the gate key/],
    [
      "Fuel shouldn't be on the list every day. Ask every two weeks if it's running low.",
      /want to be asked every two weeks if/,
    ],
    ['ask before each race whether everyone has a vest', /want to be asked before each race whether everyone/],
    // Near miss: somebody is asked.
    ['Ask the skipper once a week if the berth is still needed.', /want to have the skipper asked once a week/],
  ])('%s', (idea, expected) => {
    expect(storyOf(idea)).toMatch(expected);
  });
});

describe('first names in small letters', () => {
  it.each([
    ['at the moment ludvik types every invoice twice', /keep Ludvik from typing/],
    ['currently kofi checks every rope by hand and forgets half of them', /keep Kofi from checking/],
    ['right now ludvik writes the keys on a whiteboard and nobody can read it', /the problem that Ludvik writes/],
    // Near misses: a thing, and somebody the product has.
    ['captcha appears on every page', /captcha/],
    ['today porter keeps count on a whiteboard', /^As a night porter/],
  ])('%s', (idea, expected) => {
    const { userStory, acceptanceCriteria } = draftStory({ idea, product });
    expect(userStory).toMatch(expected);
    expect([userStory, ...acceptanceCriteria].join('\n')).not.toMatch(/\bthe (?:ludvik|kofi)\b|\b(?:ludvik|kofi)\b/);
  });
});
