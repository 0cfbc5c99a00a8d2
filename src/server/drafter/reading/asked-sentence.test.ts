import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { askedSentence } from './asked-sentence.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct('Quarryline', 'Members rent boats and join tours. Guides lead the tours and look after the boats.'),
);
const asked = (text: string) => askedSentence(text, people)?.text;

describe('the one sentence of a note that asks', () => {
  it.each([
    [
      'Numbers were given out twice when two tablets were offline. Please give each tablet its own block of numbers.',
      'Please give each tablet its own block of numbers.',
    ],
    [
      "I led five tours in May and the others none. Is there some kind of tally the whole group can see? I don't want to be the one who brings it up.",
      'We need a tally the whole group can see.',
    ],
    [
      'Members sometimes take the wrong boat. Can we have them confirm the number before they leave?',
      'Members should confirm the number before they leave.',
    ],
    [
      'Members phone us to cancel. Can we let them cancel a tour online?',
      'Members should be able to cancel a tour online.',
    ],
    [
      'The pump was off on Sunday and nobody was told. If the pump is off longer than a minute, start the second pump.',
      'If the pump is off longer than a minute, start the second pump.',
    ],
  ])('asks for itself: %s', (text, expected) => expect(asked(text)).toBe(expected));

  it.each([
    'The map is old. Please update it.',
    'Members like the map. Guides use the list.',
    'Could members see the map? Could guides print the list?',
  ])('is none: %s', (text) => expect(asked(text)).toBeUndefined());
});

describe('what somebody may do beside what is asked for', () => {
  const story = (idea: string) =>
    draftStory({
      idea,
      product: {
        name: 'Quarryline',
        description: 'Members rent boats and join tours. Guides lead the tours, and the office sends the bills.',
      },
    });

  it('is no good that comes of it', () => {
    const { userStory, acceptanceCriteria } = story(
      'Tours should close when twelve members have joined. The office can change the number.',
    );
    expect(userStory).not.toMatch(/so that (?:the office|members) /);
    expect(acceptanceCriteria).toContain('The office can change the number.');
  });
});
