import { expect, test } from 'vitest';
import { filled, sayings, wishOf } from './ways.ts';

test('a frame is filled with its words, large where its name is', () => {
  expect(filled('{They} should be able to {deed}.', { they: 'riders', deed: 'end a ride' })).toBe(
    'Riders should be able to end a ride.',
  );
  expect(filled('Let {they} {what}', { they: 'riders' })).toBe('Let riders {what}');
});

test('a wish is what stands in front of its reason', () => {
  expect(wishOf('As a rider, I want to end a ride, so that I can go on.')).toBe('end a ride');
  expect(wishOf('As a rider, I can end a ride.')).toBe('');
});

test('every way is told of everything there is to be said, and nothing that is wished else passes', () => {
  const all = sayings();
  for (const [what, said] of Object.entries(all)) {
    expect([what, said.length > 100]).toEqual([what, true]);
    expect(new Set(said.map(({ idea }) => idea)).size).toBe(said.length);
    expect(said.filter(({ idea }) => /[{}]/.test(idea))).toEqual([]);
    const passed = said.filter(({ wish }) => wish.every((part) => part.test('be rid of the problem that it is so')));
    expect(passed).toEqual([]);
  }
});
