import { describe, expect, test } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Perch',
  description:
    'Perch is an app for aviaries. Breeders enter their birds, keepers feed and clean, and the owner of an aviary pays the vet.',
};
const drafted = (idea: string) => {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [headline, userStory, ...acceptanceCriteria].join('\n');
};

describe('an idea typed quickly', () => {
  test.each([
    ['as a breder i wnat teh list so i dont forgett a brid', 'As a breeder, I want to see the list, so that I don'],
    ['would be nice if keepers could see were their birds are', 'see where my birds are'],
    ['Let keepers weigh each bird and send the owner a photo of it', 'send a photo of each bird to the owner'],
    ['How many eggs does each cage type really cost us?', 'each cage type really cost'],
    ['Warn the breeder when a bird they enter is too young', 'a bird they enter'],
    ['Who moved a bird after the check, and which cage was it in before?', 'which cage it was in before'],
    ["It'd be nice if you could keep a cage longer, as long as nobody's booked it after you", 'has booked it after me'],
  ])('is read as it was meant: %s', (idea, told) => {
    expect(drafted(idea)).toContain(told);
  });

  test.each([
    ['Let keepers weigh each bird and send the owner a photo of it', /photo of to/],
    ['How many eggs does each cage type really cost us?', /cage types/],
    ['Warn the breeder when a bird they enter is too young', /bird breeders/],
  ])('has no word in a wrong place: %s', (idea, wrong) => {
    expect(drafted(idea)).not.toMatch(wrong);
  });
});
