import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { notLet } from './not-let.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Silo',
    'Silo is a tool for a grain store. Growers bring grain and book slots. Weighers weigh lorries and print tickets.',
  ),
);

describe('what the product does not let somebody do', () => {
  it.each([
    ['let', 'The app does not let growers move a slot', 'Growers should be able to move a slot'],
    ['allow', 'Silo does not allow weighers to print a ticket', 'Weighers should be able to print a ticket'],
    ['let me', 'The system will not let me pay with my card', 'I should be able to pay with my card'],
    ['support', 'The app does not support paying by card', 'It should be possible to pay by card'],
    ['a doing', 'Moving a slot is not possible', 'It should be possible to move a slot'],
    ['a doing, for whom', 'Moving a slot is not possible for growers', 'growers should be able to move a slot'],
    ['the other half', 'Growers can book slots but can not cancel them', 'Growers should be able to cancel slots'],
  ])('is what they want to be able to do: %s', (_, said, wish) => {
    expect(notLet(said, people)?.toLowerCase()).toBe(wish.toLowerCase());
  });

  it.each([
    ['a rule with its case', 'The app does not let growers book a slot until they have paid'],
    ['others do not', 'The weigher does not let growers enter the bay'],
    ['what is wished', 'The app should not let growers book a slot'],
    ['who may look and not touch', 'Growers can see tickets but can not change them'],
    ['a thing', 'The weighing bridge is not possible'],
  ])('is left as it stands where it may be laid down: %s', (_, said) => {
    expect(notLet(said, people)).toBeUndefined();
  });
});
