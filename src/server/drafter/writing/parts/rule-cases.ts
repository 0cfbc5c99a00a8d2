import type { Part } from './part.ts';
import { AMOUNTS } from './rule-amounts.ts';
import { BANS } from './rule-bans.ts';
import { BOUNDS } from './rule-bounds.ts';
import { COUNTS } from './rule-counts.ts';
import { PEOPLE } from './rule-people.ts';
import { REQUIREMENTS } from './rule-requirements.ts';
import { RESERVED } from './rule-reserved.ts';
import { SPANS } from './rule-spans.ts';
import { CLOCKS } from './rule-times.ts';
import type { RuleTold } from './rule-words.ts';

const CASES = [...COUNTS, ...CLOCKS, ...SPANS, ...AMOUNTS, ...BOUNDS, ...RESERVED, ...PEOPLE, ...BANS, ...REQUIREMENTS];

/** With what the rule says itself a story has enough. */
const ENOUGH = 2;

/** The cases that a rule raises: within its bound, beyond it, and what whoever is refused is told. */
export function ruleCases(told: RuleTold): readonly Part[] {
  const rule = told.rule
    .replace(/[.\s]+$/, '')
    .replace(/^There\b/, 'there')
    .replace(/^when it comes to [^,]+, /i, '');
  const found: Part[] = [];
  for (const tell of CASES) {
    if (found.length >= ENOUGH) break;
    found.push(...tell({ ...told, rule }));
  }
  return found;
}
