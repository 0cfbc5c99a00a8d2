import { beforeAll, expect, it } from 'vitest';
import { loadWink } from '../../language/wink.ts';
import { ruleCases } from './rule-cases.ts';

beforeAll(() => {
  loadWink();
});

const roles = new Set(['driver', 'shepherd']);

it.each([
  [
    'Orders can be cancelled only within 14 days of delivery.',
    'More than 14 days after delivery, orders can no longer be cancelled.',
  ],
  [
    'Stalls can be deleted only within 24 hours.',
    'After 24 hours, stalls can no longer be deleted, and a message names the limit of 24 hours.',
  ],
  ['Rams weighing over 90 kg are not sold.', 'Rams weighing exactly 90 kg are still sold.'],
  [
    'Trucks carrying over 20 tonnes cannot cross the bridge.',
    'Trucks carrying exactly 20 tonnes can still cross the bridge.',
  ],
  [
    'Crates holding more than 30 bottles are not loaded.',
    'A crate that is not loaded shows the limit of 30 bottles as the reason.',
  ],
])('%s', (rule, expected) => {
  expect(ruleCases({ rule, roles, idea: rule, isLaidDown: true }).map(({ text }) => text)).toContain(expected);
});
