import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withLessEffort } from './effort-of-deeds.ts';

const people = knowPeople(
  readProduct(
    'Silo',
    'Silo is a tool for a grain store. Growers bring grain and book slots. Weighers weigh lorries and print tickets.',
  ),
);

describe('the effort that a deed takes', () => {
  it.each([
    ['so many steps', 'Choosing a weigher takes five clicks', 'It takes five clicks to choose a weigher'],
    [
      'so many steps, the people in it',
      'Adding a grower to a slot needs eleven taps',
      'It takes eleven taps to add a grower to a slot',
    ],
    ['too long', 'Finding a free slot takes ages', 'It takes ages to find a free slot'],
    ['slow', 'Printing the tickets is far too slow', 'It takes too long to print the tickets'],
    ['fiddly', 'Moving a slot is really fiddly', 'It is cumbersome to move a slot'],
    ['mistakes', 'Entering the weights is error-prone', 'We should be able to enter the weights without mistakes'],
    ['given to somebody', 'Giving a grower more time is error-prone', 'It is cumbersome to give a grower more time'],
    ['wasted', 'Growers waste a lot of time booking a slot', 'It takes growers too long to book a slot'],
    [
      'asking for it',
      'Growers waste time asking for a new ticket',
      'It takes growers too long to ask for a new ticket',
    ],
    ['not known how', 'Growers do not know how to move a slot', 'Growers should be able to see how to move a slot'],
    ['nobody knows', 'Nobody knows how to close a bay', 'We should be able to see how to close a bay'],
    [
      'not known where',
      'Growers do not know where to see their balance',
      'Growers should be able to see their balance',
    ],
  ])('is told of the deed: %s', (_, said, wish) => {
    expect(withLessEffort(said, people)).toBe(wish);
  });

  it.each([
    ['a thing that is called so', 'The weighing bridge is slow'],
    ['things that are called so', 'Parking spaces are too small'],
    ['toil that nobody wants', 'Weighers waste time retyping the weights'],
    ['what is done again', 'Weighers waste hours entering the same weight twice'],
    ['a thing that takes time', 'Grain takes too long'],
    ['who knows it', 'Weighers know how to close a bay'],
    ['what follows from it', 'Growers do not know how to move a slot, so they call us'],
  ])('is left as it stands otherwise: %s', (_, said) => {
    expect(withLessEffort(said, people)).toBe(said);
  });
});
