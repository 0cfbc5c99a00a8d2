import { describe, expect, test } from 'vitest';
import { FORMS, readCorpus, TRAITS } from './corpus.ts';

const products = readCorpus();
const ideas = products.flatMap((product) => product.ideas);

test('there are at least 15 products and 160 ideas, in every form', () => {
  expect(products.length).toBeGreaterThanOrEqual(15);
  expect(ideas.length).toBeGreaterThanOrEqual(160);
  expect(new Set(ideas.map(({ form }) => form))).toEqual(new Set(FORMS));
  expect(new Set(ideas.flatMap(({ traits }) => traits))).toEqual(new Set(TRAITS));
});

test('no idea stands there twice', () => {
  expect(new Set(ideas.map(({ idea }) => idea)).size).toBe(ideas.length);
});

describe.each(products)('$id', ({ description, ideas }) => {
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
