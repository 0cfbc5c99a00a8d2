import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Slipway',
  description:
    'Slipway runs a small boat rental. Skippers book boats, harbour staff hand out keys and check the boats in, and the office plans the season and writes the bills.',
};

function draft(idea: string) {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return { headline, userStory, criteria: acceptanceCriteria.join('\n') };
}

describe('a full stop behind a short form', () => {
  it.each([
    ['Notify the office when E. coli is found in a water tank.', /when E\. coli is found in a water tank/],
    ['Harbour staff want to see who took the key of boat no. 7 last.', /boat no\. 7/],
    ['Skippers want a map of the way to St. Olav from the pier.', /St\. Olav/],
  ])('ends no sentence: %s', (idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it('ends one where a sentence starts behind it', () => {
    expect(draft('Skippers must choose plan B. then the office is told.').userStory).not.toMatch(
      /plan B\. then the office is told/,
    );
  });
});

describe('who else is told', () => {
  it('is told with them', () => {
    const { userStory } = draft('Notify the office and the water board by e-mail when a tank is found open.');
    expect(userStory).toContain('be notified together with the water board by e-mail when a tank is found open');
  });
});

describe('what many of them do', () => {
  it.each([
    [
      'We should let skippers book several boats in one go, most of them come with their whole club.',
      /book more than one boat in one go, so that/,
    ],
    [
      'Skippers keep asking us which boat suits a beginner, and many book the wrong one.',
      /see which boat suits a beginner, so that I do not have to ask\./,
    ],
  ])('is no part of the wish: %s', (idea, wish) => {
    expect(draft(idea).userStory).toMatch(wish);
  });
});

describe('a wish whose first words are left out or told as past', () => {
  it('is what comes first', () => {
    expect(
      draft('it would be lovely if skippers got a message when the boat they want is ready to sail').userStory,
    ).toMatch(/I want to get a message when the boat I want is ready to sail/);
    expect(draft('would love skippers to get a photo of their boat every spring').userStory).toMatch(
      /As a skipper, I want to get a photo of my boat every spring/,
    );
  });
});

describe('a name and what it is made of', () => {
  it.each([
    ['Price guide based on the rents of the last season', /I want to (?:see|use) a price guide based on/],
    ['Weekly route set made from the trips of the last 30 days', /I want to (?:see|use) a weekly route set made from/],
    ['Reminder of expiring permits by e-mail', /get a reminder of expiring permits by e-mail/],
  ])('is a thing: %s', (idea, wish) => {
    expect(draft(idea).userStory).toMatch(wish);
  });

  it('near miss: an order', () => {
    expect(draft('Book boats based on the weather').userStory).toMatch(/I want to book boats based on the weather/);
  });
});

describe('a word that names another thing', () => {
  it.each([
    ['Loan agreement for other harbours with the value of the boat', /consent/i],
    ['The platform must hold the deposit until the boat is back.', /taken to everybody else|taken already/],
    [
      'Harbour staff want to set a rule that closes an account after 90 days without a login',
      /asked for a login|needs an account/,
    ],
  ])('brings no sentences of its kind: %s', (idea, wrong) => {
    expect(draft(idea).criteria).not.toMatch(wrong);
  });
});
