import { describe, expect, it } from 'vitest';
import { mendTypos } from './mend-typos.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { qualifierOf, roleName } from './role-name.ts';
import { roleNamed } from './role-aliases.ts';

const roles = ['developer', 'parent', 'planning office', 'kiln technician', 'child'].map((name) => ({
  name,
  doings: [],
}));

describe('what people are called', () => {
  it.each([
    ['around sixty skippers', 'skipper'],
    ['about eighty of our members', 'member'],
    ['a duty nurse called in at night', 'duty nurse'],
    ['wardens everyone who missed a round', 'warden'],
    ['a round table', 'round table'],
  ])('%s', (said, name) => {
    expect(roleName(said)).toBe(name);
  });

  it('keeps who is told apart by what was done', () => {
    expect(qualifierOf('riders who booked late', 'rider')).toBe(' who booked late');
    expect(qualifierOf('a rider called in at night', 'rider')).toBe('');
  });

  it.each([
    ['devs', 'developer'],
    ['mum', 'parent'],
    ['the tech', 'kiln technician'],
    ['planners', 'planning office'],
    ['kids', 'child'],
    ['painter', undefined],
    ['doc', undefined],
  ])('short for it is "%s"', (said, name) => {
    expect(roleNamed(said, roles)?.name).toBe(name);
  });

  it('is no slip where somebody does what a verb says', () => {
    expect(mendTypos('the funder wants a list', 'An app for founders of clubs.')).toBe('the funder wants a list');
    expect(mendTypos('the gardner wants a list', 'An app for gardeners.')).toContain('gardener');
  });
});

describe('who stands first in a text', () => {
  const people = knowPeople(
    readProduct('Tidebook', 'Divers book boats, guides lead them, and the office plans trips.'),
  );

  it.each([
    ['the number of divers of a boat', undefined],
    ['the average age of divers', undefined],
    ['a list of divers', undefined],
    ['messages to divers', undefined],
    ['a number of divers ask for it', 'a number of divers'],
    ['the divers of a boat', 'the divers'],
  ])('of "%s"', (text, who) => {
    expect(people.leading(text)).toBe(who);
  });
});
