import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';

export const TIME_UNIT = /^(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|nights?)$/;
const GIVES = /^(?:send|give|show|offer|hand|forward|deliver|lend|e-?mail)$/;
const NAMES: ReadonlySet<string> = new Set(['D', 'A', 'N', 'NS', 'VN', 'VG']);

/** Where the thing begins behind whoever gets it: "send the huts | the number of guests"; -1 where nobody is named there. */
export function thingAt(verb: string, rest: readonly Tagged[]): number {
  const at = rest.findIndex(
    ({ tag, lower }, index) =>
      index > 0 && tag === 'D' && lower !== 'that' && /^(?:N|NS)$/.test(rest[index - 1]?.tag ?? ''),
  );
  const isNone =
    !GIVES.test(verb) ||
    rest.slice(0, Math.max(at, 0)).some(({ tag }) => !NAMES.has(tag)) ||
    /^(?:every|each|this|last|next)$/.test(rest[at]?.lower ?? '') ||
    // "give the office a way to close it": to be able to, and nothing that is handed over.
    /^(?:way|ability|option|chance|possibility|right|permission|means|opportunity)$/.test(rest[at + 1]?.lower ?? '') ||
    // "give pupils more time"
    (/^(?:more|less|enough)$/.test(rest[at]?.lower ?? '') && rest[at + 1]?.lower === 'time') ||
    // "send a reminder two days before": when, not what.
    TIME_UNIT.test(rest[at + 1]?.lower ?? '');
  return isNone ? -1 : at;
}

/** "show the picker the next bin": the next bin is what is shown. */
export function thingGiven(verb: string, said: string): string {
  if (!GIVES.test(verb)) return said;
  const words = tagSentence(splitWords(said));
  return joinWords(words.slice(Math.max(thingAt(verb, words), 0)));
}
