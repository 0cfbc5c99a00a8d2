import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from './language/wink.ts';
import { BUSINESSES } from './lexicon/businesses/all-businesses.ts';
import { readProduct } from './reading/read-product.ts';
import { knownWords } from './trade-knowledge.ts';

beforeAll(() => loadWink());

/** The roles of a product, whose words the idea has most first; those without any left out. */
function whose(idea: string, description: string): string[] {
  return [...knownWords(idea, readProduct('Product', description))]
    .filter(([, score]) => score > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([{ name }]) => name);
}

describe('knownWords', () => {
  it.each([
    ['Probing depths and bleeding per tooth', 'hygienist'],
    ['Toothache: the first free slot today', 'patient'],
    ['Call the next one from the waiting room', 'receptionist'],
  ])('knows whose words %j are, though the description tells none of them', (idea, role) => {
    const practice =
      'Whitewing is for dental practices. Patients use the app, receptionists use the web page and hygienists use a tablet.';
    expect(whose(idea, practice)[0]).toBe(role);
  });

  it('knows people of the same name by the business in which they meet', () => {
    const idea = 'Mileage and fuel per lorry';
    const haulage = 'Haulage software. Drivers carry loads by lorry, dispatchers plan the trips, customers order them.';
    expect(whose(idea, haulage)[0]).toBe('driver');
  });

  it('knows nothing of words that no trade has', () => {
    expect(whose('Zorblax and quuxify', 'Nurses use it. Patients use it.')).toEqual([]);
  });
});

describe('the lexicon of businesses', () => {
  const roles = BUSINESSES.flatMap((business) => Object.entries(business.roles));

  it('holds each business once', () => {
    expect(new Set(BUSINESSES.map(({ about }) => about)).size).toBe(BUSINESSES.length);
  });

  it('tells at least two kinds of people apart in each business', () => {
    expect(BUSINESSES.filter((business) => Object.keys(business.roles).length < 2)).toEqual([]);
  });

  it('names people in lower case and gives each of them some words, none twice', () => {
    const bad = roles.filter(([names, words]) => {
      const each = words.split(' ');
      return names !== names.toLowerCase() || each.length < 15 || new Set(each).size < each.length;
    });
    expect(bad).toEqual([]);
  });
});
