import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferrybank',
  description:
    'Ferrybank runs a boat hire. Hirers book boats and pay for them, boatmen hand over the boats and check them, and the office plans the season and writes the invoices.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what is simply so and is why something is wished', () => {
  it.each([
    [
      'We should let the office copy last season’s plan because the lakes hardly change',
      'copy last season’s plan because the lakes hardly change, so that',
    ],
    [
      'Let hirers move a booking to the next day because the jetty is flooded',
      'move a booking to the next day because the jetty is flooded, so that',
    ],
    ['Extend the season because the autumn was warm', 'because the autumn was warm, so that'],
    ['Hirers want to pay half in advance since my wages come late', 'because my wages come late, so that'],
    ['Let boatmen refuse a boat, because the keel has a crack', 'refuse a boat because the keel has a crack, so that'],
    [
      'Tell boatmen which boat to lift first, because the river will rise',
      'which boat to lift first, because the river will rise, so that',
    ],
  ])('is told behind the wish: %s', (idea, told) => {
    expect(story(idea).replaceAll('’', "'")).toContain(told.replaceAll('’', "'"));
  });

  it('is never what the wish brings about', () => {
    expect(story('Let hirers extend the hire because the lock keeper is late')).not.toMatch(/so that .*not late/);
    expect(story('Copy last season’s plan because the lakes hardly change')).not.toContain('does not matter');
  });

  it.each([
    ['since when', 'Show me what has changed since I last looked'],
    ['as it is', 'Two jetties get new numbers, the others stay as they are'],
    ['somebody who was not named', 'Let hirers come by three because half of them have children'],
    ['what is wanted besides', 'Print the ticket, since the boat must be named and I want the time as well'],
  ])('is not told where it is no reason or nobody knows who is meant: %s', (_, idea) => {
    expect(story(idea)).not.toContain('because');
  });

  it('is an obstacle where somebody lacks what would be needed', () => {
    expect(story('Let hirers pay by transfer because they have no credit card')).toContain(
      'so that it does not matter that I have no credit card',
    );
  });

  it('is turned where it hurts and the wish ends it', () => {
    expect(story('Sort the boats by jetty because boatmen lose time searching for them')).not.toContain('because');
  });
});
