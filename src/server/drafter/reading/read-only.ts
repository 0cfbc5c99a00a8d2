import { textOf, type Clause } from '../grammar/parse.ts';
import type { People } from './people.ts';
import type { ClauseReading } from './read-clauses.ts';
import type { Rule } from './rule-sides.ts';
import { told } from './tell-rule.ts';

/** What holds or does not: "apply", "be valid". */
const HOLDS = /^(?:apply|work|count|hold|be (?:allowed|permitted|valid|possible|admitted|accepted))\b/;
const TIME =
  /\b(?:\w*days?|weekends?|weeks?|months?|hours?|nights?|mornings?|evenings?|season|noon|time|summer|winter|holidays?)\b/i;

/** What is not so, where it is so only once, then, there or for them: "anywhere else", "a second time". */
function elsewhere(bound: string, people: People): string | undefined {
  if (/^once\b/i.test(bound)) return 'a second time';
  const [, lead = '', what = ''] = /^(in|on|at|during|within|to|for|with) (.+)$/i.exec(bound) ?? [];
  if (/^(?:to|for)$/i.test(lead)) return people.isPersonPhrase(what) ? `${lead} anybody else` : undefined;
  if (TIME.test(what)) return 'at any other time';
  return /^(?:in|on|at)$/i.test(lead) ? 'anywhere else' : undefined;
}

/** "dogs are only allowed in some huts", "a code works only once": a rule, with what it rules out. */
export function readOnly({ group, rest }: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const base = rule.base.replace(/\bonly /, '');
  const isOnly = rule.only || base !== rule.base;
  if (!group || !isOnly || rule.negated || rule.link !== '' || group.modal || group.past || !HOLDS.test(base))
    return undefined;
  const bound = textOf(rest).replace(/^(?:only |valid |possible )+/i, '');
  const side = elsewhere(bound, people);
  const [verb = '', ...words] = base.split(' ');
  const state = words.join(' ');
  const [be, not] = rule.isMany ? ['are', 'do not'] : ['is', 'does not'];
  const otherwise = verb === 'be' ? `${be} not ${state.replace(bound, '').trim()}` : `${not} ${verb}`;
  return told(
    { ...rule, base, only: true, isAble: false },
    {
      frame: 'done',
      rule: 'state',
      wish: `have ${rule.subject} ${verb === 'be' ? '' : `${verb} `}only ${state}`,
      sides: side ? [`${rule.subject} ${otherwise} ${side}`] : [],
    },
    people,
  );
}
