import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { someOfThemNeed } from './some-of-them-need.ts';

const product = {
  name: 'Peatlab',
  description:
    'Peatlab is a tool for a garden centre. Gardeners water the plants and note what is ill. Buyers order plants. Cashiers take the money.',
};
const people = knowPeople(readProduct(product.name, product.description));

it.each([
  [
    'Gardeners in the far house need to see which plants are ill',
    'Gardeners in the far house should be able to see which plants are ill',
  ],
  [
    'Cashiers on the evening shift need to be able to call for help',
    'Cashiers on the evening shift should be able to call for help',
  ],
  ['Buyers with a van need a quicker way to order soil', 'Buyers with a van should be able to order soil'],
  ['Cashiers with a helper need to sign each note', 'Cashiers with a helper must sign each note'],
  ['Buyers without a card need a receipt', 'Buyers without a card want a receipt'],
  [
    'Gardeners on leave need a stand-in who sees their plants',
    'Gardeners on leave want a stand-in who sees their plants',
  ],
  [
    'Gardeners on leave need a colleague who sees their plants',
    'Gardeners on leave should have a colleague who sees their plants',
  ],
  ['Plants in the far house need water', 'Plants in the far house need water'],
  ['Buyers with debts need not apply', 'Buyers with debts need not apply'],
  ['We on the floor need a list', 'We on the floor need a list'],
])('%s', (told, plainly) => {
  expect(someOfThemNeed(told, people)).toBe(plainly);
});

it('is told by them', () => {
  const { userStory } = draftStory({ idea: 'Buyers without a smartphone need a way to order soil.', product });
  expect(userStory).toContain('As a buyer without a smartphone, I want to order soil');
});

it.each([
  ['Buyers who come late want to see what is left.', 'As a buyer who comes late, I want to see what is left'],
  ['Buyers who do not have a car need a cart.', 'As a buyer who does not have a car, I want to'],
  ['Buyers who have two gardens need one bill.', 'As a buyer who has two gardens, I want to'],
  ['Gardeners who work late should have a lamp.', 'As a gardener who works late, I want to have a lamp'],
])('%s', (idea, story) => {
  expect(draftStory({ idea, product }).userStory).toContain(story);
});

it('leaves a comment to those with whom it is shared', () => {
  const idea = 'Let buyers share a list with their family so they can add plants.';
  expect(draftStory({ idea, product }).userStory).toContain('with my family, so that they can add plants');
});
