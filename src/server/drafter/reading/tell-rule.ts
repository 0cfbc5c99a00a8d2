import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isNegative } from '../language/opposite.ts';
import { phrase, type Action } from './action.ts';
import type { People } from './people.ts';
import type { ClauseReading } from './read-clauses.ts';
import { otherOfThem, otherSide, stated, type Rule } from './rule-sides.ts';

/** A statement with all that it depends on. */
export function withCondition(statement: string, { link, condition, also = '' }: Rule): string {
  return condition ? `${statement} ${link} ${condition} ${also}`.trim() : statement;
}

/** A rule as it is read: what is to be watched, what holds otherwise, and who is bound by it. */
export function told(
  rule: Rule,
  action: Pick<Action, 'wish' | 'frame' | 'rule'> & { sides?: readonly string[] },
  people: People,
): ClauseReading {
  const side = otherSide(rule) ?? otherOfThem(rule);
  const [lack] = isNegative(rule.condition) ? parseSentence(rule.condition, people.names).clauses : [];
  const failing = lack && people.isPersonPhrase(textOf(lack.subject)) ? textOf(lack.subject) : undefined;
  return {
    request: {
      form: 'wish',
      kind: 'detail',
      text: withCondition(stated(rule), rule),
      // Who is bound by it, or has failed to do something, does not ask for it.
      except: people.isPersonPhrase(rule.subject) ? rule.subject : failing,
      speaker: false,
    },
    action: {
      core: { ...phrase(rule.base.replace(/^be /, '')), object: readNounPhrase(rule.subject) },
      outcome: withCondition(stated(rule), rule),
      sides: side ? [side] : [],
      isThing: false,
      ...action,
    },
    others: [],
    details: [],
  };
}

/** "have the place free", "have owners pay half": what is to be so, behind "I want to". */
export function wishOf(rule: Rule): string {
  const { subject, base, only } = rule;
  const [verb = '', ...rest] = base.split(' ');
  const how = rule.negated ? 'not ' : only ? 'only ' : '';
  if (rule.negated && verb !== 'be') return withCondition(`have ${subject} not ${base}`, rule);
  return withCondition(
    verb === 'be'
      ? `have ${subject} ${how}${rest.join(' ')}`
      : `have ${subject} ${verb} ${how}${rest.join(' ')}`.trim(),
    rule,
  );
}
