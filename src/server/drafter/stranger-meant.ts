import { plural, singular } from './language/nouns.ts';
import { pattern } from './language/pattern.ts';
import { DONE_TO_PEOPLE } from './lexicon/done-to-people.ts';
import { stem } from './lexicon/function-words.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { NOBODY } from './spoken-of.ts';

const MAKING = /^(?:write|draft|publish|read|contribute|create|upload|edit|print|fill|tick)$/;
/** What is done to people by writing to them. */
const WRITES = /^(?:call|contact|e-?mail|message|ping|text|thank)$/;

/** "Users write guides": by the description a thing that somebody makes. */
function isMade(stranger: string, roles: readonly Role[]): boolean {
  return roles.some(({ doings }) => doings.some(({ verb, object }) => MAKING.test(verb) && object.has(stem(stranger))));
}

/** "have day guests no longer park there": whoever is barred does not ask for it. */
function isBarredBy({ action }: Idea, stranger: string): boolean {
  const who = RegExp.escape(plural(stranger));
  return pattern(`^have (?:[\\w-]+ ){0,3}?${who} (?:no longer|not|never) `, 'i').test(action.wish);
}

/** Whether somebody whom the description does not know may be the one who wishes it. */
export function isSomeone(stranger: string, idea: Idea, roles: readonly Role[]): boolean {
  const { frame, core, isThing } = idea.action;
  // "email all participants of a course": whoever writes to them is somebody else.
  const isDoneTo = WRITES.test(core.verb) || DONE_TO_PEOPLE.test(core.verb);
  if (frame === 'do' && !isThing && singular(core.object?.head ?? '') === stranger && isDoneTo) return false;
  return !isBarredBy(idea, stranger) && !NOBODY.test(stranger) && !isMade(stranger, roles);
}
