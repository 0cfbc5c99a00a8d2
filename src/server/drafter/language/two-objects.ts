import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { isPerson, isPlural } from './nouns.ts';
import { joinWords, splitWords } from '../grammar/words.ts';

export const TIME_UNIT = /^(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|nights?)$/;
const GIVES = /^(?:send|give|show|offer|hand|forward|deliver|lend|e-?mail|assign|award|grant|issue)$/;
const NAMES: ReadonlySet<string> = new Set(['D', 'A', 'N', 'NS', 'VN', 'VG']);

/** "free", "separate": behind people no order. */
const NO_VERB = /^(?:free|open|clean|clear|separate|double|empty|complete|own|live|direct|individual|duplicate)$/;

/** "members free vouchers", "a member two vouchers": where the thing begins behind people who get it, although no article opens it. */
function behindPeople(rest: readonly Tagged[]): number {
  const end = rest.findIndex(
    ({ tag, lower }) => !NAMES.has(tag) && !(tag === 'V0' && NO_VERB.test(lower)) && !(tag === 'VZ' && isPlural(lower)),
  );
  const named = end < 0 ? rest : rest.slice(0, end);
  const who = named.findIndex(({ tag, lower }) => /^NS?$/.test(tag) && isPerson(lower));
  const last = named.length - 1;
  if (who < 0 || who > 2 || who >= last || !/^(?:NS?|VZ)$/.test(named[last]?.tag ?? '')) return -1;
  if (named.slice(1).some(({ tag }) => tag === 'D')) return -1;
  const isMany = named[who]?.tag === 'NS';
  // "a member ... vouchers": one of those and several of these.
  const isOne = /^(?:an?|each|every)$/.test(named[0]?.lower ?? '') && named[last]?.tag !== 'N';
  return isMany || isOne ? who + 1 : -1;
}

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
  if (at < 0 && GIVES.test(verb)) return behindPeople(rest);
  return isNone ? -1 : at;
}

/** "show the picker the next bin": the next bin is what is shown. */
export function thingGiven(verb: string, said: string): string {
  if (!GIVES.test(verb)) return said;
  const words = tagSentence(splitWords(said));
  return joinWords(words.slice(Math.max(thingAt(verb, words), 0)));
}
