import { lowerFirst } from '../../reading/trouble-words.ts';
import type { Part } from './part.ts';
import { AMOUNTS } from './rule-amounts.ts';
import { APART } from './rule-apart.ts';
import { BANS } from './rule-bans.ts';
import { BOUNDS } from './rule-bounds.ts';
import { COUNTS } from './rule-counts.ts';
import { PEOPLE } from './rule-people.ts';
import { REQUIREMENTS } from './rule-requirements.ts';
import { RESERVED } from './rule-reserved.ts';
import { SPANS } from './rule-spans.ts';
import { CLOCKS } from './rule-times.ts';
import type { RuleTold } from './rule-words.ts';

const CASES = [
  ...APART,
  ...COUNTS,
  ...CLOCKS,
  ...SPANS,
  ...AMOUNTS,
  ...BOUNDS,
  ...RESERVED,
  ...PEOPLE,
  ...BANS,
  ...REQUIREMENTS,
];

/** With what the rule says itself a story has enough. */
const ENOUGH = 2;

/** The rule in the words in which its cases are known. */
function plainly(rule: string): string {
  return (
    rule
      .replace(/[.\s]+$/, '')
      .replace(/^There\b/, 'there')
      .replace(/^when it comes to [^,]+, /i, '')
      .replace(/( can be [a-z]+) only (?=until )/, '$1 ')
      // "is not collected but carried over": what is done instead has no other side.
      .replace(
        /( (?:is|are) not [a-z]+(?: [\w' -]+?)?),? but (?:carried|moved|passed|given|paid|billed|added|donated|by|to|in|with|as|[a-z]+ed)\b[^,;]*$/i,
        '$1',
      )
      .replace(
        /^only (one|two|three|\d+) ((?!.* and (?!day|week|month|year|night|evening)).+?) (?:is|are) (?:allowed|possible|permitted|accepted)$/i,
        'there is only $1 $2',
      )
      .replace(/^more than (\S+ [a-z-]+(?: [a-z-]+)?) cannot (?=[a-z]+ [^,]+$)/i, 'at most $1 can ')
  );
}

/** "a member can only have one booking, unless the office allows a second": what is refused is refused but for that. */
const UNLESS = /^([^,]+? can (?:only )?(?:have|hold|own|book|keep|borrow|bring) [^,]+?),? unless ([^,]+)$/i;

/** The cases that a rule raises: within its bound, beyond it, and what whoever is refused is told. */
export function ruleCases(told: RuleTold): readonly Part[] {
  const whole = plainly(told.rule);
  const [, rule = whole, unless = ''] = UNLESS.exec(whole) ?? [];
  const found: Part[] = [];
  for (const tell of CASES) {
    if (found.length >= ENOUGH) break;
    found.push(...tell({ ...told, rule }));
  }
  return unless
    ? found.flatMap((part) =>
        / is refused /.test(part.text) ? [{ ...part, text: `Unless ${unless}, ${lowerFirst(part.text)}` }] : [],
      )
    : found;
}
