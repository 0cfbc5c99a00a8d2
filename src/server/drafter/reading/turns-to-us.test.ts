import { beforeAll, expect, it } from 'vitest';
import { loadWink } from '../language/wink.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { askedOutright } from './turns-to-us.ts';

beforeAll(loadWink);

const people = knowPeople(
  readProduct('Harbour', 'Harbour is used by marinas. Skippers book berths. Guests rent boats.'),
);

it.each([
  [
    'Skippers keep writing to us on chat asking for the depth of their berth.',
    'Skippers keep asking us on chat for the depth of their berth.',
  ],
  ['Guests keep calling the office to ask about their refund.', 'Guests keep asking the office about their refund.'],
  ['Guests mail us every day asking for a copy of the bill.', 'Guests keep asking us for a copy of the bill.'],
])('%s', (said, told) => expect(askedOutright(said, people)).toBe(told));

it.each([
  // What they want to get is not there to be seen.
  'Guests often mail the office to ask for a later return.',
  'Guests call to ask for the key.',
  'Boats keep calling us to ask about the wind.',
])('leaves "%s"', (said) => expect(askedOutright(said, people)).toBe(said));
