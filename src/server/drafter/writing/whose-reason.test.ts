import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferrybank',
  description:
    'Ferrybank runs a boat hire. Hirers book boats, pay for them and report damage. Boatmen plan the day and hand over the boats. A warden watches the lake. The office manages the fleet and writes the invoices.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('the one whose reason it is', () => {
  it.each([
    ['Let hirers upload the licence so I do not have to chase them', 'so that nobody has to chase me'],
    ['Let hirers say when they arrive so we know when to open', 'so that it is clear when to open'],
    [
      'Let the warden see who is out so he doesn’t have to phone the office',
      'so that I do not have to phone the office',
    ],
    ['Let boatmen swap shifts because I can’t spend every evening on the phone', 'so that nobody has to spend every'],
    ['Notify me when a boat is back, I don’t want to check every hour', 'so that I do not have to check every hour'],
    ['Give boatmen a list of who has paid, since they shouldn’t have to ask', 'so that I do not have to ask'],
    ['Show the warden the wind, as a light boat drifts quickly', 'see the wind'],
  ])('is whoever acts, or nobody: %s', (idea, told) => {
    expect(story(idea.replaceAll('’', "'"))).toContain(told);
  });

  it.each([
    ['a state', 'Let me sort boats by price, I am on a budget', /so that I am not on a budget/],
    ['an age', 'Make the text bigger, I am 78', /not 78/],
    [
      'what people suffer anyhow',
      'Hirers should be able to freeze their pass, since people break their legs',
      /not break|break my/,
    ],
    [
      'somebody else',
      'As a hirer I want to share my code with a friend so that he can collect the boat',
      /so that I can collect/,
    ],
    ['what the code spares', 'Let hirers see the map without having to log in', /nobody has to log in/],
    ['what went well', 'Keep the boat of last year for me, it sailed perfectly', /not sail perfectly/],
  ])('is not turned round or given to another: %s', (_, idea, never) => {
    expect(story(idea)).not.toMatch(never);
  });

  it('stays where nothing else could be made of it', () => {
    expect(story('Add a screen at the jetty because hirers keep asking when it is their turn')).toMatch(
      /because hirers keep asking|not have to ask/,
    );
  });
});
