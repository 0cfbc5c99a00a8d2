import { isPerson, isPlural } from '../language/nouns.ts';
import { TELL, type Action } from './action.ts';
import type { Other } from './read-idea.ts';
import type { Request } from './read-request.ts';

/** So many words a wish may have that is told with all that belongs to it. */
const MOST = 32;

/** What says that a deed belongs to the one before, and is no wish of its own: "fire the others", "have it sent", "say why". */
const BELONGS =
  /\b(?:it|its|them|their|they|others?|rest|remaining|remainder|difference|ones?|same|still|why|how|back|again|then|later)\b/i;

/** "let members report it and tell them where to go": those who act are told, and do not tell themselves. */
const TO_THEM = /^(?:show|send|offer|give|suggest|direct|point|lead|guide|take) them\b/i;

/** Whether "them" in a deed are those who act: no other people are named in front of it. */
function isDoneToActor({ text }: Other, actor: string | undefined, main: string): boolean {
  const [verb = '', who = ''] = text.split(' ');
  return (
    actor !== undefined &&
    ((TELL.test(verb) && /^them$/i.test(who)) || TO_THEM.test(text)) &&
    !main.split(' ').some((word) => isPlural(word) && isPerson(word))
  );
}

/** What is told as one wish: its words, and the deeds in it as parts of the first. */
export interface ToldWhole {
  /** The first action and the same with what is joined to it. */
  readonly whole?: { readonly main: string; readonly all: string } | undefined;
  readonly others: readonly Other[];
}

/**
 * A full story or a question keeps its own words, also those of a second deed that belongs to the first: "reject one shelf and still
 * fire the others", "round the hours but keep the minutes". Any other deed is an idea of its own.
 */
export function toldWhole(
  { form, kind, actor }: Request,
  action: Action,
  main: string,
  all: string | undefined,
  others: readonly Other[],
): ToldWhole {
  // "get in and download it": what stands in front of the deed.
  if (all !== undefined && others.length === 0 && all.endsWith(main) && kind === 'act' && action.frame === 'do')
    return { whole: all === main ? undefined : { main, all }, others };
  const done = others.map((other) =>
    isDoneToActor(other, actor, main)
      ? { actor: undefined, text: other.text.replace(/ them\b/i, ` ${actor}`), whole: true }
      : other,
  );
  const isOwn = others.length > 0 && others.every((other) => !other.actor && !other.whole);
  if (
    all === undefined ||
    !isOwn ||
    done.some((other) => other.whole) ||
    !all.startsWith(main) ||
    !BELONGS.test(all.slice(main.length)) ||
    kind !== 'act' ||
    action.frame !== 'do' ||
    action.rule !== undefined ||
    !(form === 'story' || form === 'question') ||
    all.split(' ').length > MOST
  )
    return { others: done };
  // "and say why": too little to be looked at by itself.
  const told = others.filter(({ text }) => text.split(' ').length > 2);
  return { whole: { main, all }, others: told.map(({ text }) => ({ actor: undefined, text, isBound: true })) };
}

/** The wish with all that was told in one breath with it; as it is where it has been put in other words. */
export function withAll(wish: string, whole: ToldWhole['whole']): string {
  return whole && wish.startsWith(whole.main) ? `${whole.all}${wish.slice(whole.main.length)}` : wish;
}
