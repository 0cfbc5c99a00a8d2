import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withWhoIsMeant } from './who-is-meant.ts';

const people = knowPeople(
  readProduct(
    'Polehouse',
    'Members book sessions and rent shoes, trainers run courses, and the front desk checks people in.',
  ),
);

describe('a pronoun whose noun stands only in the case', () => {
  it.each([
    [
      'When a member leaves, nobody can tell which doors they had a key to.',
      'Nobody can tell which doors a member who leaves had a key to.',
    ],
    [
      'When a member cancels late, nobody knows whether they have paid.',
      'Nobody knows whether a member who cancels late has paid.',
    ],
    [
      'If a trainer falls ill, the front desk cannot see which courses they still owe.',
      'The front desk cannot see which courses a trainer who falls ill still owes.',
    ],
    [
      'When a member moves, nobody knows which letters show their old address.',
      'Nobody knows which letters show the old address of a member who moves.',
    ],
    [
      "When a locker is broken, we don't know since when it has been broken.",
      'We do not know how long a locker that is broken has been broken.',
    ],
    ['After a payment fails, members cannot see why it failed.', 'Members cannot see why a payment failed.'],
  ])('%s', (text, told) => {
    expect(withWhoIsMeant(text, people)).toBe(told);
  });

  it.each([
    'When a course is full, members cannot see which ones they may still book.',
    'When a trainer is ill, members do not know where they have to go.',
    'When a member leaves, nobody can tell which doors the front desk has to lock.',
    'When a shoe is lost, nobody knows whose it was.',
  ])('is left alone where it is somebody else: %s', (text) => {
    expect(withWhoIsMeant(text, people)).toBe(text);
  });

  it('is of whom somebody is not told, and not the one who is told', () => {
    expect(withWhoIsMeant('Members wait outside because nobody told their trainer that they are there.', people)).toBe(
      'Members wait outside because nobody told the trainer that members are there.',
    );
    const text = 'Boxes pile up because nobody told the front desk that they are there.';
    expect(withWhoIsMeant(text, people)).toBe(text);
  });
});
