import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMS, readCorpus, TRAITS } from './corpus.ts';

const products = readCorpus();
/** Written by somebody who had not seen the drafter, and measured with `--corpus=bench/quality/unseen`. */
const unseen = readCorpus(path.join(import.meta.dirname, 'unseen'));
const ideas = products.flatMap((product) => product.ideas);

test('there are at least 15 products and 160 ideas, in every form', () => {
  expect(products.length).toBeGreaterThanOrEqual(15);
  expect(ideas.length).toBeGreaterThanOrEqual(160);
  expect(new Set(ideas.map(({ form }) => form))).toEqual(new Set(FORMS));
  expect(new Set(ideas.flatMap(({ traits }) => traits))).toEqual(new Set(TRAITS));
});

test('the unseen products and ideas are others, as many and in every form', () => {
  const own = new Set(products.map(({ id }) => id));
  expect(unseen.filter(({ id }) => own.has(id))).toEqual([]);
  expect(unseen.length).toBeGreaterThanOrEqual(15);
  expect(new Set(unseen.flatMap((product) => product.ideas.map(({ form }) => form)))).toEqual(new Set(FORMS));
});

test('no idea stands there twice', () => {
  const all = [...products, ...unseen].flatMap((product) => product.ideas.map(({ idea }) => idea));
  expect(new Set(all).size).toBe(all.length);
});

test('a folder without products is told as such', () => {
  expect(() => readCorpus(import.meta.dirname)).toThrow(/^There are no products in /u);
});

describe.each([...products, ...unseen])('$id', ({ description, ideas }) => {
  test('has a description of 200 to 900 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(200);
    expect(description.length).toBeLessThanOrEqual(900);
  });

  test.each(ideas)('$idea', ({ idea, terms, actors }) => {
    expect(idea.length).toBeGreaterThanOrEqual(30);
    expect(idea.length).toBeLessThanOrEqual(600);
    expect(terms.length).toBeGreaterThanOrEqual(1);
    expect(terms.length).toBeLessThanOrEqual(5);
    expect(actors === null || actors.length > 0).toBe(true);
  });
});
