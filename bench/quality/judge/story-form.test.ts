import { describe, expect, test } from 'vitest';
import { duplicateKey, formDefects, hasSecondAction, storyParts } from './story-form.ts';

describe('taking a story apart', () => {
  test('finds role, want and benefit', () => {
    expect(storyParts('As a night porter, I want to open the gate, so that late guests get in.')).toEqual({
      role: 'night porter',
      want: 'to open the gate',
      benefit: 'late guests get in',
    });
  });

  test('a text without a wish is no story', () => {
    expect(storyParts('The gate opens at night.')).toBeNull();
  });
});

describe('defects of form', () => {
  test('a whole story has none', () => {
    expect(formDefects('As a night porter, I want to open the gate, so that late guests get in.')).toEqual([]);
    expect(
      formDefects('As a porter, I want to see names and rooms of late guests, so that I can print and sort keys.'),
    ).toEqual([]);
  });

  test.each([
    ['not well-formed', 'I want to open the gate, so that late guests get in.'],
    ['not well-formed', 'As a porter, I want the gate, so that late guests get in.'],
    ['not atomic', 'As a porter, I want to open the gate and call the guest, so that late guests get in.'],
    ['not atomic', 'As a porter or cook, I want to open the gate, so that late guests get in.'],
    ['not minimal', 'As a porter, I want to open the gate (see the sketch), so that late guests get in.'],
    ['not minimal', 'As a porter, I want to open the gate, so that late guests get in. The gate is old.'],
    ['not uniform', 'As a porter, I want to open the gate.'],
    ['not uniform', 'As a porter I want to open the gate so that late guests get in'],
  ])('%s: %s', (defect, text) => {
    expect(formDefects(text)).toContain(defect);
  });
});

describe('a second action', () => {
  test.each([
    'to export a plan and delete it',
    'to export a plan, then mail it',
    'to search or sort the plans',
    'to open the gate and then to lock it',
    'to edit scores that are old and remove them, and then archive the rest',
  ])('is in: %s', (want) => {
    expect(hasSecondAction(want)).toBe(true);
  });

  test.each([
    'to see names and dates',
    'to see who changed a plan and when',
    'to get the plans that I print and sign',
    'to compare costs and orders of two years',
    'to be told when a plan is late and who owns it',
  ])('is not in: %s', (want) => {
    expect(hasSecondAction(want)).toBe(false);
  });
});

test('case, articles and punctuation do not hide a duplicate', () => {
  expect(duplicateKey('As a cook, I want the menu.')).toBe(duplicateKey('as a Cook I want a menu'));
  expect(duplicateKey('As a cook, I want the menu.')).not.toBe(duplicateKey('As a cook, I want the stove.'));
});
