import { negate, readClause } from '../../language/clause.ts';
import { participle } from '../../language/verbs.ts';
import { INTRANSITIVE } from '../../lexicon/intransitive.ts';
import type { Action } from '../../reading/action.ts';
import { fillPattern } from '../fill-pattern.ts';
import { upperFirst } from '../../language/capitals.ts';
import type { Slots } from '../slots.ts';

/** A criterion that a part of the idea asks for: the other side of what was said, or the border between both, which is assumed. */
export interface Part {
  readonly text: string;
  readonly source: 'idea' | 'assumption';
}

/** What is known of an idea when its parts are told. `wish` is the action in the third person. */
export interface Told {
  readonly wish: string;
  readonly action: Action;
  readonly slots: Slots;
  readonly idea: string;
  /** The reason that the idea gives, in the third person. */
  readonly benefit?: string | undefined;
  /** The words for people that only this product has, in the singular. */
  readonly roles: ReadonlySet<string>;
}

/** What one kind of part asks for; nothing where the idea has no such part. */
export type PartRule = (told: Told) => readonly Part[];

/** What follows from the words of the idea; a sentence with a slot that has no value is left out. */
export function said(pattern: string | undefined, { slots }: Pick<Told, 'slots'>): readonly Part[] {
  const text = pattern && fillPattern(pattern, slots);
  return text ? [{ text, source: 'idea' }] : [];
}

/** What is only likely. */
export function assumed(pattern: string | undefined, { slots }: Pick<Told, 'slots'>): readonly Part[] {
  const text = pattern && fillPattern(pattern, slots);
  return text ? [{ text, source: 'assumption' }] : [];
}

const AMOUNTS = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)`;

/** "three days", "an hour" */
export const AMOUNT = String.raw`${AMOUNTS} (?:(?:working|business|calendar|full|whole) )?(?:minute|hour|day|night|week|month|year)s?`;

/** Where what is said besides the deed itself begins: "..., until noon", "... unless it rains". */
const BESIDE = new RegExp(
  String.raw`,? (?:unless|until|only (?:if|when|after|once|with)|if|when|whenever|once|as (?:soon|long) as|provided|before|after|within|no later than|at the latest|(?:up to|at least|for|for at most|for up to) ${AMOUNTS} \w+|without|instead of|every|except|so that|because|and not|but not)\b.*$`,
  'i',
);

const MEASURE = new RegExp(` (?:about |exactly )?${AMOUNT}$`, 'i');

/** The deed alone: "turn down a rehearsal" of "turn down a rehearsal until the day before". */
export function deedOf(wish: string): string {
  return (
    wish
      .replace(BESIDE, '')
      .trim()
      // "a reminder 7 days | after the due date": the measure goes with what it is counted from.
      .replace(MEASURE, (measure: string) =>
        new RegExp(`${RegExp.escape(measure)} (?:before|after)\\b`).test(wish) ? '' : measure,
      )
  );
}

/** The opposite of the deed alone, as a statement: "the actor cannot turn down a rehearsal", "the orders are not insured". */
export function denied({ wish, action, slots }: Told): string | undefined {
  const deed = deedOf(wish);
  if (action.frame === 'do' && !action.isThing) {
    const received = /^(?:get|receive) (.+)$/i.exec(deed)?.[1];
    return received
      ? `${slots.get('the actor')} does not receive ${received}`
      : deed.split(' ').length <= 9
        ? `${slots.get('the actor')} cannot ${deed}`
        : undefined;
  }
  if (action.frame === 'told')
    return deed.split(' ').length <= 3 && /^be \w+/.test(deed)
      ? `${slots.get('the actor')} is not ${deed.slice(3)}`
      : undefined;
  if (action.frame !== 'done') return undefined;
  // What only some may do is not denied to them.
  if (/^only /i.test(action.outcome ?? '')) return undefined;
  // "changes that come in after noon go ...": where the deed ends is not certain enough to deny it.
  if (/^[^,]+? (?:that|which|who) .+ (?:after|before|within|until|unless|when|if) /i.test(action.outcome ?? ''))
    return undefined;
  const outcome = action.outcome ? readClause(deedOf(action.outcome)) : undefined;
  // "the product refuses to send an order": otherwise it can be sent.
  const refused =
    outcome?.verb === 'refuse' ? /^to ([a-z]+) ((?:an?|the|any|any other) .+)$/.exec(outcome.rest) : undefined;
  if (refused?.[2] && !INTRANSITIVE.test(refused[1] ?? '') && refused[2].split(' ').length <= 8)
    return `${refused[2]} can be ${participle(refused[1] ?? '')}`;
  if (outcome) return negate(outcome);
  const { object, verb } = action.core;
  if (object && INTRANSITIVE.test(verb)) return `${object.text} ${object.plural ? 'do' : 'does'} not ${verb}`;
  return object && object.text.split(' ').length <= 7
    ? `${object.text} ${object.plural ? 'are' : 'is'} not ${participle(verb)}`
    : undefined;
}

/** Two statements in one sentence, the deed first, so that "it" and "them" find their noun. */
export function joined(statement: string | undefined, lead: string, clause: string): string | undefined {
  return statement ? upperFirst(`${statement} ${lead} ${clause}.`) : undefined;
}
