import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withoutDetour } from './roundabout.ts';

const people = knowPeople(
  readProduct(
    'Silo',
    'Silo is a tool for a grain store. Growers bring grain and book slots. Weighers weigh lorries and print tickets.',
  ),
);

describe('a way round', () => {
  it.each([
    [
      'in front',
      'To move a slot, growers have to cancel it and book again',
      'Growers should be able to move a slot without having to cancel it and book again',
    ],
    [
      'without its comma',
      'To move a slot growers have to cancel it and book again',
      'Growers should be able to move a slot without having to cancel it and book again',
    ],
    [
      'behind',
      'Weighers have to open every ticket to see the weights',
      'Weighers should be able to see the weights without having to open every ticket',
    ],
    [
      'of who wants to',
      'If growers want to change the day, they must delete the slot and make a new one',
      'Growers should be able to change the day without having to delete the slot and make a new one',
    ],
    [
      'to find out',
      'Weighers have to export the list to know how many are coming',
      'Weighers should be able to see how many are coming without having to export the list',
    ],
    [
      'each time',
      'Every time growers book a slot, they have to enter the lorry again',
      'Growers have to enter the lorry again every time they book a slot',
    ],
    [
      'each time, of oneself',
      'Each time I log in I have to choose my store again',
      'I have to choose my store again each time I log in',
    ],
  ])('is what is spared: %s', (_, said, wish) => {
    expect(withoutDetour(said, people)).toBe(wish);
  });

  it.each([
    ['a duty', 'To book a slot, growers must sign the contract'],
    ['a price', 'Growers have to pay a deposit to book a slot'],
    ['what must be asked', 'Growers must call the store to bring wet grain'],
    ['whom something is sent to', 'Weighers have to send a letter to all growers one by one'],
    ['others do it', 'Every time a grower cancels, the weigher has to ring the next one'],
    ['what has no name', 'Weighers have to open every ticket to print it'],
  ])('is none where it may be laid down or something else is told: %s', (_, said) => {
    expect(withoutDetour(said, people)).toBeUndefined();
  });
});
