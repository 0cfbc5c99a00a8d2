import { readNounPhrase } from '../language/noun-phrase.ts';
import { gerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import type { Action } from './action.ts';
import { done } from './done-by-product.ts';

/** "have the photo attached to the order": what becomes of a thing. */
export const HAD = /^have (.+)$/i;

/** What cannot stand in the name of such a thing. */
const NO_THING = /^(?:and|or|but|that|which|who|to|is|are|was|were|be|been|i|we|they|he|she|has|have|had)$/i;

/** "have the photo attached to the order" in parts: the thing, what becomes of it and how. */
interface Had {
  readonly thing: string;
  /** "attached", "go up" without the particle. */
  readonly done: string;
  readonly isPast: boolean;
  readonly rest: string;
}

function partHad(had: string): Had | undefined {
  const words = (HAD.exec(had)?.[1] ?? '').split(' ');
  const at = words.findIndex((word, index) => {
    const before = words.slice(0, index).join(' ');
    if (index === 0 || !(/^(?:it|them)$/i.test(before) || readNounPhrase(before))) return false;
    const verb = readVerb(word.toLowerCase());
    const isBare = isBaseVerb(word) && /^(?:them|it|those [\w-]+s|these [\w-]+s)$/i.test(before);
    return isBare || (verb?.form === 'past' && participle(verb.base) === word.toLowerCase());
  });
  const thing = words.slice(0, at);
  const [verb = '', ...rest] = words.slice(Math.max(at, 0));
  if (at < 1 || thing.some((word) => NO_THING.test(word))) return undefined;
  const isPast = readVerb(verb.toLowerCase())?.form === 'past';
  return { thing: thing.join(' '), done: verb, isPast, rest: rest.join(' ') };
}

/** "have the photo attached to the order": "the photo attached to the order"; "have them go up once ...": "them going up once ...". */
export function besides(had: string): string | undefined {
  const parts = partHad(had);
  if (!parts) return undefined;
  const { thing, done: verb, isPast, rest } = parts;
  return `${thing} ${isPast ? verb : gerund(verb)} ${rest}`.trim();
}

/** "I want my remarks saved once the lesson is over": they are saved, and nobody "has" them. */
export function asHad(action: Action): Action {
  const parts = action.frame === 'do' && !action.rule ? partHad(action.wish) : undefined;
  const base = parts?.isPast ? readVerb(parts.done.toLowerCase())?.base : undefined;
  if (!parts || !base || /^(?:it|them)$/i.test(parts.thing)) return action;
  const told = done(`${base} ${parts.thing} ${parts.rest}`.trim());
  return told.frame === 'done' && told.wish === action.wish && told.core.object
    ? { ...told, ...(action.outcome ? { outcome: action.outcome } : {}) }
    : action;
}
