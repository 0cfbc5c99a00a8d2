import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isNamedByParticiple } from './named-by-participle.ts';

describe('a name with a participle', () => {
  test.each([
    'labels printed on both sides',
    'a code on each pot which opens the fern with its history filled in',
    'notes spoken into the phone instead of typed',
    'map of the glasshouse, at least for the ferns assigned to a gardener',
  ])('is a thing: %s', (text) => {
    expect(isNamedByParticiple(text)).toBe(true);
  });

  test.each([
    'gardeners sent the wrong ferns',
    'orders arrived late',
    'the shop closed the order',
    'ferns are watered at night',
    'whoever printed the labels',
  ])('is none where somebody did it or it came about: %s', (text) => {
    expect(isNamedByParticiple(text)).toBe(false);
  });

  const product = {
    name: 'Fernhill',
    description: 'Gardeners water and repot ferns, drivers deliver them, and the shop takes orders.',
  };

  test('is no event of which somebody is told', () => {
    const { userStory } = draftStory({
      idea: 'QR code on each pot which opens the fern with its history filled in',
      product,
    });
    expect(userStory).toMatch(/I want to scan a QR code on each pot which opens the fern with its history filled in,/);
  });

  test('is a deed where it begins with a doing', () => {
    const { userStory } = draftStory({
      idea: 'Dictating a watering note with the name of the fern filled in from it',
      product,
    });
    expect(userStory).toMatch(/I want to dictate a watering note/);
  });
});
