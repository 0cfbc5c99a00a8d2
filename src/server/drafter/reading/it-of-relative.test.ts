import { beforeAll, expect, it } from 'vitest';
import { loadWink } from '../language/wink.ts';
import { withThingOfRelative } from './it-of-relative.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

beforeAll(loadWink);

const people = knowPeople(
  readProduct('Harbour', 'Harbour is used by marinas. Skippers book berths. Guests rent boats.'),
);

it.each([
  [
    'Skippers who miss a tour should be able to make it up on a Sunday.',
    'Skippers who miss a tour should be able to make up the tour on a Sunday.',
  ],
  [
    'Skippers who sell a boat should be able to take it off their account.',
    'Skippers who sell a boat should be able to take the boat off their account.',
  ],
  [
    'Guests who forgot their code should be able to look it up.',
    'Guests who forgot their code should be able to look up their code.',
  ],
  ['Skippers who lost a key can have it replaced.', 'Skippers who lost a key can have the key replaced.'],
])('%s', (said, told) => expect(withThingOfRelative(said, people)).toBe(told));

it.each([
  // It may be the deed.
  'Guests who cancel a boat should be able to undo it.',
  'Skippers who bring a guest should be able to announce it.',
  // The number is not part of the name.
  'Guests who booked two boats must be able to give them back before noon.',
  'Skippers who moor their boats should be able to move it.',
])('leaves "%s"', (said) => expect(withThingOfRelative(said, people)).toBe(said));
