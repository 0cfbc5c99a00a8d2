import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';
import { knowPeople } from '../people.ts';
import { readProduct } from '../read-product.ts';
import { isGarbledDenial, oneDenial } from './one-denial.ts';

const product = {
  name: 'Loomery',
  description:
    'Loomery rents looms. Weavers book a loom and order yarn, helpers set the looms up, and the office sends invoices.',
};
const people = knowPeople(readProduct(product.name, product.description));

describe('a complaint whose remedy nobody knows', () => {
  it.each([
    [
      'one clause is denied',
      'Invoices go to the old address of weavers.',
      'have invoices no longer go to the old address of weavers',
    ],
    ['what nobody does is to be done', 'Yarn piles up and nobody sorts the shelves', 'have the shelves sorted'],
    [
      'how often it is so is no part of who it happens to',
      'Every evening two weavers sit at looms that belong to somebody else.',
      'have two weavers no longer sit at looms that belong to somebody else',
    ],
  ])('%s', (_, idea, wish) => {
    expect(oneDenial(idea, people)?.wish).toBe(wish);
  });

  it('is left alone where no clause of it can be denied', () => {
    expect(oneDenial('Weavers come and we can only serve one of them', people)).toBeUndefined();
  });

  it('is never wished as it is', () => {
    const { userStory, headline } = draftStory({ idea: 'Invoices go to the old address of weavers.', product });
    expect(userStory).toMatch(/want to have invoices no longer go to the old address of weavers/);
    expect(headline).toBe('Invoices no longer go to the old address');
  });

  it('is told apart from what says no twice', () => {
    expect(isGarbledDenial('have nobody on the list no longer hear about it')).toBe(true);
    expect(isGarbledDenial('keep looms from lying idle for weeks, and the people hear nothing')).toBe(true);
    expect(isGarbledDenial('have invoices no longer go to the old address')).toBe(false);
    expect(isGarbledDenial('have looms and yarn no longer mixed up')).toBe(false);
  });
});
