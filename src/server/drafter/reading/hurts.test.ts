import { expect, it } from 'vitest';
import { hurts, isComplaint } from './hurts.ts';

it.each([
  ['The fitter gets an alert that cannot be dismissed', false],
  ["Skippers see a warning that can't be closed", false],
  ['Skippers get a chart that cannot be opened', true],
])('%s', (told, isTrouble) => {
  expect(hurts(told) || isComplaint(told)).toBe(isTrouble);
});

it.each(['The fitter gets an alert that cannot be dismissed', "Skippers see a warning that can't be closed"])(
  'is no complaint: %s',
  (told) => {
    expect(isComplaint(told)).toBe(false);
  },
);
