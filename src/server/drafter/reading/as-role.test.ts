import { describe, expect, it } from 'vitest';
import { asRole } from './as-role.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Quarryline',
    'Members rent boats and join tours. Tour guides lead the tours. The harbour master sets prices.',
  ),
);

describe('who speaks, named in front', () => {
  it.each([
    ['As tour guide: paste the list of the guests', 'As a tour guide, I want to paste the list of the guests'],
    ['as harbour master - export the rentals as CSV', 'As a harbour master, I want to export the rentals as CSV'],
    ['As a member: a list of my tours', 'As a member, I need a list of my tours'],
  ])('is whose wish it is: %s', (text, expected) => expect(asRole(text, people)).toBe(expected));

  it.each([
    'As a member, I want to see my tours',
    'As a rule: no dogs in the boats',
    'As member: please show me the tours',
    'As discussed - the list of the guests',
    'Guides: see who is late',
  ])('stays: %s', (text) => expect(asRole(text, people)).toBe(text));
});
