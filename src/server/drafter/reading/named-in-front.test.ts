import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { namedInFront } from './named-in-front.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Peatlab',
  description:
    'Peatlab is a tool for a garden centre. Gardeners water the plants and note what is ill. Buyers order plants. Cashiers take the money.',
};
const people = knowPeople(readProduct(product.name, product.description));

it.each([
  [
    'Before an order goes out, a second gardener has to check it',
    'a second gardener has to check an order before it goes out',
  ],
  [
    'After a plant is sold, cashiers must take it off the list.',
    'cashiers must take a plant off the list after it is sold.',
  ],
  [
    'Before a buyer pays cash, the cashier should greet them',
    'the cashier should greet a buyer before the buyer pays cash',
  ],
  ['When an order arrives, it should be printed', 'When an order arrives, it should be printed'],
  ['Before an order goes out, it must be signed', 'Before an order goes out, it must be signed'],
  ['Before a buyer pays, the cashier should check it', 'Before a buyer pays, the cashier should check it'],
])('%s', (told, plainly) => {
  expect(namedInFront(told, people)).toBe(plainly);
});

it('names what is meant in the story', () => {
  const draft = draftStory({ idea: 'Before an order goes out, a second gardener has to check it.', product });
  expect(draft.userStory).toContain('I want to check an order before it goes out');
  expect(draft.headline).toBe('Check an order before it goes out');
});
