import { readVerb } from '../language/verbs.ts';
import { FINITE } from './candidates.ts';
import type { Tagged } from './tag-sentence.ts';

/** The verb of a clause with its auxiliaries. */
export interface VerbGroup {
  readonly words: readonly Tagged[];
  /** Adverbs between the subject and the verb: "often". */
  readonly before: readonly Tagged[];
  /** "should", "can"; nothing for a plain verb. */
  readonly modal: string | undefined;
  readonly negated: boolean;
  /** "often", "currently" */
  readonly adverbs: readonly string[];
  /** Base form: "show", "be" where nothing but "be" is said. */
  readonly verb: string;
  readonly passive: boolean;
  readonly past: boolean;
}

const BARE_CAUSE = /^(?:let|lets|make|makes|help|helps|have|has|see|watch)$/;

function before(words: readonly Tagged[], at: number): Tagged | undefined {
  let back = at - 1;
  while (back >= 0 && (words[back]?.tag === 'R' || words[back]?.tag === 'NEG')) back--;
  return words[back];
}

/** Whether a finite verb group starts at `at`; `from` is where the clause starts. */
export function startsGroup(words: readonly Tagged[], at: number, from: number): boolean {
  const word = words[at];
  if (!word || !FINITE.has(word.tag)) return false;
  const lead = before(words, at);
  const leads = at > from ? lead?.tag : undefined;
  if (word.lower === 'be' || word.lower === 'been' || word.lower === 'being') return at === from;
  if (leads === 'TO' || leads === 'M' || leads === 'DO' || (leads === 'HV' && word.tag !== 'HV')) return false;
  if (word.tag === 'V0' && at > from && isCaused(words, at, from)) return false;
  return true;
}

/** "members who have a dog want a leash": many who have one thing, which wants nothing. */
function ownsOne(words: readonly Tagged[], has: number, at: number): boolean {
  if (
    !/^(?:want|need)$/.test(words[at]?.lower ?? '') ||
    words[has]?.lower !== 'have' ||
    !/^(?:an?|no|one|the|any|two|three|several|many|more|\d+)$/.test(words[has + 1]?.lower ?? '')
  )
    return false;
  const who = words.slice(0, has).findLastIndex(({ tag }) => tag === 'W');
  return (
    who > 0 && words[who - 1]?.tag === 'NS' && words[who]?.lower === 'who' && /^NS?$/.test(words[at - 1]?.tag ?? '')
  );
}

function isCaused(words: readonly Tagged[], at: number, from: number): boolean {
  for (let back = at - 1; back >= from; back--) {
    const { tag, lower } = words[back] ?? { tag: 'PU', lower: '' };
    if (/^V|^HV/.test(tag) && ownsOne(words, back, at)) return false;
    if (/^V|^HV/.test(tag)) return BARE_CAUSE.test(lower) || lower.startsWith('let');
    if (tag === 'W' || tag === 'S' || tag === 'C' || tag === 'PU' || tag === 'TO') return false;
  }
  return false;
}

export function groupAt(words: readonly Tagged[], at: number): { group: VerbGroup; end: number } {
  let end = at + 1;
  const first = words[at];
  let verb = first;
  const auxiliary = (word: Tagged | undefined) => word && ['M', 'BE', 'HV', 'DO'].includes(word.tag);
  while (auxiliary(verb) && end < words.length) {
    const { tag, lower } = words[end] ?? { tag: 'PU', lower: '' };
    if (tag === 'R' || tag === 'NEG') {
      end++;
      continue;
    }
    const takes =
      tag === 'BE' ||
      tag === 'HV' ||
      // "must not do nights"
      ((tag === 'V0' || (tag === 'DO' && lower === 'do')) && (verb?.tag === 'M' || verb?.tag === 'DO')) ||
      (tag === 'VN' && (verb?.tag === 'BE' || verb?.tag === 'HV')) ||
      (tag === 'VG' && verb?.tag === 'BE');
    if (!takes) break;
    const asked = verb?.tag === 'DO' && tag === 'HV';
    verb = words[end];
    end++;
    // "how many do we have left": behind "do" it is no auxiliary.
    if (asked) break;
  }
  while (end > at + 1 && ['R', 'NEG'].includes(words[end - 1]?.tag ?? '') && words[end - 1]?.tag === 'R') end--;
  const inside = words.slice(at, end);
  const passive = verb?.tag === 'VN' && inside.some(({ tag }) => tag === 'BE');
  return {
    end,
    group: {
      words: inside,
      before: [],
      modal: first?.tag === 'M' ? first.lower : undefined,
      negated: inside.some(({ tag, lower }) => tag === 'NEG' || lower === 'never' || lower === 'no longer'),
      adverbs: inside.filter(({ tag }) => tag === 'R').map(({ lower }) => lower),
      verb: verb?.tag === 'BE' ? 'be' : (readVerb(verb?.lower ?? '')?.base ?? verb?.lower ?? ''),
      passive,
      past: first?.tag === 'VD' || /^(?:was|were|had|did)$/.test(first?.lower ?? ''),
    },
  };
}

/** Whether the verb at `at` stands behind "and" or "but", and another one follows that can carry the clause. */
function isJoinedVerb(words: readonly Tagged[], at: number, to: number): boolean {
  if (before(words, at)?.tag !== 'C') return false;
  const { end } = groupAt(words, at);
  for (let next = end; next < to; next++) {
    const tag = words[next]?.tag;
    if (tag === 'PU' || tag === 'S' || tag === 'W' || tag === 'C') return false;
    if (startsGroup(words, next, at)) return words[next]?.tag !== 'V0' || words[next - 1]?.tag !== 'TO';
  }
  return false;
}

/** "who drop out ten days before departure should pay": a time, and no clause with a verb of its own. */
function isTime(words: readonly Tagged[], at: number): boolean {
  return (
    /^(?:before|after|until|since)$/.test(words[at]?.lower ?? '') &&
    words[at + 1]?.tag === 'N' &&
    words[at + 2]?.tag === 'M' &&
    words.slice(0, at).some(({ tag }) => tag === 'W')
  );
}

/** Index of the clause's own finite verb: a relative clause behind the subject has one of its own. */
export function findFinite(words: readonly Tagged[], from: number, to: number): number {
  let embedded = 0;
  let inRelative = false;
  for (let at = from; at < to; at++) {
    const tag = words[at]?.tag;
    if (tag === 'W' && at > from) {
      embedded++;
      inRelative = true;
    } else if (tag === 'S' && at > from && !isTime(words, at)) embedded++;
    else if (startsGroup(words, at, from)) {
      if (embedded === 0) {
        // "a fixer who took a thing but cannot fix it gives it back": the joined verb belongs to the relative clause too.
        if (!inRelative || !isJoinedVerb(words, at, to)) return at;
        embedded = 1;
      }
      embedded--;
      at = groupAt(words, at).end - 1;
    }
  }
  return -1;
}
