import { readVerbPhrase } from '../language/verb-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import type { Action } from './action.ts';
import { objectOf, type Doing, type Role } from './doing.ts';

const PRONOUN = /^(?:it|them|this|that|these|those)$/;
/** What is named as a thing: words without a pronoun, a number or a clause, the last one a plural. */
function thingIn(rest: string): string | undefined {
  const thing = objectOf(rest.replace(/ and$/, '')).replace(/^(?:the|their|all|new|current) /, '');
  const words = thing.split(' ');
  return words.length <= 3 && /^[\p{L}' -]+$/u.test(thing) && isPlural(words.at(-1) ?? '') ? thing : undefined;
}

/** What a role does with that verb by the description: "plans" of "clients comment on plans and approve them". */
function objectBy(doings: readonly Doing[], verb: string): string | undefined {
  const at = doings.findIndex((doing) => doing.verb === verb && doing.rest !== '');
  const doing = doings[at];
  if (!doing) return undefined;
  if (!PRONOUN.test(objectOf(doing.rest))) return thingIn(doing.rest);
  const before = doings.slice(0, at).findLast(({ sentence }) => sentence === doing.sentence);
  return before && thingIn(before.rest.replace(/^(?:on|to|for|at|about|with) /, ''));
}

/** "approve from their phone": what is approved the description says, where it says so of that very deed of that role. */
export function withKnownObject(action: Action, role: Role | undefined): Action {
  const { frame, core, wish } = action;
  const [verb = '', next = ''] = wish.split(' ');
  if (!role || frame !== 'do' || core.object || action.isThing || verb !== core.verb) return action;
  if (!/^(?:from|on|by|with|without|via|online|at|in|before|until|after|up|within|again|when|if)$/.test(next))
    return action;
  const thing = objectBy(role.doings, verb);
  const whole = thing && `${verb} ${thing}${wish.slice(verb.length)}`;
  const read = whole && readVerbPhrase(whole);
  return read ? { ...action, wish: whole, core: read } : action;
}
