import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferrybank',
  description:
    'Ferrybank runs a boat hire. Hirers book boats, pay for them and report damage. Boatmen plan the day and hand over the boats. The office manages the fleet and writes the invoices.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what a deed is good for, whatever it is done to', () => {
  it.each([
    ['Boatmen should be able to decline a tour', 'nobody waits for my answer'],
    ['Boatmen can drag a tour from one jetty to another on the day plan', /plan is right again|where it belongs/],
    ['Hirers want to claim back the deposit and travel', 'I get what is due to me'],
    ['Boatmen should tell the harbour office that they are late', 'nobody is taken by surprise'],
    ['Let hirers pay part of the price', 'I do not have to pay it all at once'],
  ])('%s', (idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it.each([
    ['a story is told', 'Let hirers tell the story of their tour', /taken by surprise/],
    ['lots are drawn', 'Let the office draw 20 hirers at random', /clear at a glance/],
    ['games are blocked, and nobody plans with them', 'Let the office block online games', /plans with/],
  ])('%s', (_, idea, never) => {
    expect(why(idea)).not.toMatch(never);
  });
});
