import { expect, it } from 'vitest';
import { readClause } from '../language/clause.ts';
import { faultOf } from './fault-of.ts';

function fault(text: string): string | undefined {
  const clause = readClause(text);
  return clause && faultOf(clause);
}

it.each([
  ['bills go out in time', 'bills do not go out in time'],
  ['the new lists are printed at noon', 'the new lists are not printed at noon'],
])('tells what has gone wrong: %s', (text, wrong) => {
  expect(fault(text)).toBe(wrong);
});

it.each([
  'no bill is sent twice',
  'bills of the last month are paid',
  'bills go out in time and in one mail',
  'bills can be paid',
  'the product only offers boats',
])('tells nothing where that would not be plain: %s', (text) => {
  expect(fault(text)).toBeUndefined();
});
