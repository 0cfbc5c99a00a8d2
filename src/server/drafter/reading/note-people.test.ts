import { describe, expect, test } from 'vitest';
import { withAttributed } from './attributed.ts';
import { mentionsIn, roleMeant, withFullNames } from './note-people.ts';
import { thingsIn, withNamedThings } from './note-things.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const product = readProduct(
  'Wavebook',
  'Wavebook runs a surf school. The head coach plans the courses. Coaches teach and write down the waves. The shop assistant rents out boards. The project manager of a company books team days. The owner watches the income. The costume maker mends suits.',
);
const people = knowPeople(product);

describe('whom a note means', () => {
  test.each([
    ['the shop', 'shop assistant'],
    ['PM', 'project manager'],
    ['companies', 'project manager'],
    ['the boss', 'owner'],
  ])('%s', (said, role) => {
    expect(roleMeant(said, product)?.name).toBe(role);
  });

  test('is nobody where a thing is called so', () => {
    expect(roleMeant('the board', product)).toBeUndefined();
    expect(mentionsIn('approach the wave', product.roles)).toEqual([]);
  });

  test('is told in full', () => {
    expect(withFullNames('Ask the PM first', product.roles)).toBe('Ask the project manager first');
    expect(withFullNames('A technical slip', product.roles)).toBe('A technical slip');
  });
});

describe('who is named with what they are', () => {
  test.each([
    [
      '"I clicked 20 times" (Ola, head coach). She wants a bulk edit.',
      'head coach',
      '"I clicked 20 times". She wants a bulk edit.',
    ],
    ['Finn (shop assistant) needs a list.', undefined, 'The shop assistant needs a list.'],
    ['Mia (costumes) measures again.', undefined, 'The costume maker measures again.'],
    ['idea from the coaches: print a label', 'coach', 'print a label'],
    ['Two boards (long) are gone.', undefined, 'Two boards (long) are gone.'],
  ])('%s', (note, by, text) => {
    expect(withAttributed(note, product)).toMatchObject({ text, ...(by ? { by } : {}) });
  });
});

describe('what a wish of a note points to', () => {
  test.each([
    [
      'Let coaches report several in one go.',
      ['Reporting broken fins is a pain.'],
      'Let coaches report several broken fins in one go.',
    ],
    [
      'Needs a red dot for the ones that leak.',
      ['tablet shows every suit the same'],
      'Needs a red dot for the suits that leak.',
    ],
    ['It could read the number.', ['The camera hangs there already.'], 'The camera could read the number.'],
    ['Tell them before noon.', ['Boards come back late.'], 'Tell them before noon.'],
  ])('%s', (wish, told, named) => {
    expect(withNamedThings(wish, told, people)).toBe(named);
  });

  test('is no time, no place and nobody', () => {
    expect(thingsIn('Coaches wait at the desk for two hours with a board.', people).map(({ name }) => name)).toEqual([
      'board',
    ]);
  });
});
