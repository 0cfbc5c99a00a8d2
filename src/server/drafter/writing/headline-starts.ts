import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { isTime } from '../lexicon/time-words.ts';
import { HALF } from './fit-headline.ts';

export type Kind = 'main' | 'phrase' | 'clause' | 'relative' | 'participle' | 'joined' | 'aside' | 'adverb';

/** Words of a wish that stay or go together; they need not stand side by side. */
export interface Piece {
  readonly kind: Kind;
  readonly words: Tagged[];
  /** The piece that it says something of. */
  readonly on: number;
  /** Whether it has the verb that carries it. */
  hasVerb: boolean;
  /** Whether it goes with what it says something of: the second half of a subject or of a condition. */
  isFixed: boolean;
  /** Whether the verb of its clause is yet to come. */
  inSubject: boolean;
}

const CLAUSAL = /^(?:before|after|until|since|once|while|because|although|though|as)$/;
const SMALL =
  /^(?:just|still|really|exactly|currently|probably|already|also|simply|automatically|always|immediately|directly|myself|themselves|straight|clearly|actually|usually|together)$/;
const CONDITION =
  /^(?:if|when|whenever|unless|until|once|while|as soon as|as long as|in case|even if|because|before|after)$/;

/** Whether a finite verb stands in the next words, before another clause begins. */
function hasClause(words: readonly Tagged[], from: number): boolean {
  for (const { tag, text } of words.slice(from, from + 9)) {
    if (/^[;,]$/.test(text) || tag === 'S') return false;
    if (FINITE.has(tag)) return true;
  }
  return false;
}

/** "the weight, the height and the age": the commas of a list are words of it. */
function isOfList(words: readonly Tagged[], at: number): boolean {
  const end = words.findIndex(({ tag }, place) => place > at && tag === 'C');
  return (
    words[at]?.text === ',' &&
    /^(?:NS?|VG|A|VN)$/.test(words[at - 1]?.tag ?? '') &&
    end > at &&
    end - at < 7 &&
    words.slice(at + 1, end).every(({ tag, text }) => /^(?:D|A|N|NS|VN|VG)$/.test(tag) || text === ',') &&
    /^(?:D|A|N|NS|VN|PO)$/.test(words[end + 1]?.tag ?? '')
  );
}

/** Whether a list ends behind an "and". */
function isListed(words: readonly Tagged[], at: number): boolean {
  const comma = words.slice(0, at).findLastIndex(({ text }) => text === ',');
  return comma > 0 && isOfList(words, comma);
}

/** An example, a mark, a small word or what a mark parts; empty where nothing starts. */
function asideAt(words: readonly Tagged[], at: number): Kind | '' | undefined {
  const { tag, lower, text } = words[at]!;
  const next = words[at + 1];
  if (
    /^(?:such as|for example|for instance|including)$/.test(lower) ||
    /^(?:such as|for example)$/.test(`${lower} ${next?.lower}`)
  )
    return 'aside';
  if (tag === 'PU') return /^[,;:–-]$/.test(text) && !isOfList(words, at) ? 'aside' : '';
  if (
    SMALL.test(lower) &&
    tag !== 'N' &&
    !/^(?:P|TO)$/.test(words[at - 1]!.tag) &&
    !/^(?:away|out|back)$/.test(next?.lower ?? '')
  )
    return 'adverb';
  if (
    tag === 'R' &&
    / /.test(lower) &&
    !/^at (?:least|most)$/.test(lower) &&
    /^(?:in|at|by|from|side|step|every|each)\b/.test(lower)
  )
    return 'adverb';
  if (/^(?:only|even|not)$/.test(lower) && next && CONDITION.test(next.lower) && hasClause(words, at + 2))
    return 'clause';
  if (words[at - 1]!.tag === 'PU' && (CONDITION.test(lower) || tag === 'S') && hasClause(words, at + 1))
    return 'clause';
  return undefined;
}

/** Whether the verb follows the thing at once: "of the model | are". */
function isBeforeVerb(words: readonly Tagged[], at: number): boolean {
  const end = words.findIndex(({ tag }, place) => place > at + 1 && !/^(?:D|A|N|NS)$/.test(tag));
  const nouns = words.slice(at + 1, end).filter(({ tag }) => tag === 'D').length;
  return end > 0 && nouns < 2 && /^(?:BE|HV)$/.test(words[end]!.tag) && !/^(?:HV|NEG)$/.test(words[end - 1]!.tag);
}

/** "go with an allergy", "look at a hive", "recorded as lost", "check in at the desk": a preposition of the word before it. */
function isOfBefore(words: readonly Tagged[], at: number, current: Piece): boolean {
  const { lower } = words[at]!;
  const before = words[at - 1]!;
  const next = words[at + 1]!;
  if (current.kind === 'participle' && current.words.length === 1) return true;
  if (before.tag === 'P' || before.lower === 'from' || /^(?:W|S|C)$/.test(next.tag)) return true;
  if (before.tag === 'BE' || (before.tag === 'R' && words[at - 2]?.tag === 'BE')) return true;
  const isOfVerb =
    /^(?:V0|VZ|VD|VN)$/.test(before.tag) && /^(?:with|of|for|to|from|at|into|as|above|below|over|under)$/.test(lower);
  // "have tickets sold | for each slot": the deed is told.
  if (
    isOfVerb &&
    at - 1 !== deedAt(words) &&
    !/^(?:each|every)$/.test(next.lower) &&
    at > 1 &&
    !words.slice(at + 1, at + 4).some((word) => isTime(word.lower))
  )
    return true;
  return (
    before.tag.startsWith('V') &&
    /^(?:in|on|up|out|off|over|down|away|back)$/.test(lower) &&
    /^(?:P|TO|S|C|R)$/.test(next.tag)
  );
}

/** "30 minutes after", "two days before": how long before or after. */
function isMeasure(words: readonly Tagged[], at: number): boolean {
  const [number, unit, link] = words.slice(Math.max(0, at), at + 3);
  return (
    at > 0 &&
    /^(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve)$/.test(number?.lower ?? '') &&
    /^(?:second|minute|hour|day|week|month|year)s?$/.test(unit?.lower ?? '') &&
    /^(?:before|after)$/.test(link?.lower ?? '')
  );
}

/** Where the deed stands in "have the talk of the day noted down"; -1 where nothing is had done. */
export function deedAt(words: readonly Tagged[]): number {
  if (!/^(?:have|get|keep|leave)$/.test(words[0]?.lower ?? '')) return -1;
  const at = words.findIndex(
    ({ tag }, place) =>
      tag === 'VN' &&
      place > 1 &&
      !/^(?:D|A|NS?)$/.test(words[place + 1]?.tag ?? '') &&
      /^(?:NS?|PO|PN|NEG|R)$/.test(words[place - 1]!.tag),
  );
  const other = words.findIndex(({ tag, lower }) => /^(?:P|W|S)$/.test(tag) && lower !== 'of');
  return other >= 0 && other < at ? -1 : at;
}

const BOUND = /^(?:up to|until|less than|more than|fewer than|at least|at most|about|than|least|most)$/;

/** A measure or a limit that starts at a word; empty where it goes on. */
function measuredAt(words: readonly Tagged[], at: number, current: Piece): Kind | '' | undefined {
  const { lower } = words[at]!;
  const before = words[at - 1]!;
  const next = words[at + 1];
  // "released | 30 minutes after they were made"
  if (isMeasure(words, at) && !BOUND.test(before.lower) && current.words.length > 0 && before.tag !== 'P')
    return hasClause(words, at + 3) ? 'clause' : 'phrase';
  // "pay it back | up to 14 days after the fair"
  if (BOUND.test(lower) && isMeasure(words, at + 1) && before.lower !== 'only')
    return hasClause(words, at + 4) ? 'clause' : 'phrase';
  const start = isMeasure(words, at - 2) ? 2 : 0;
  if (start > 0 && current.words.length === (BOUND.test(words[at - 3]?.lower ?? '') ? 3 : 2)) return '';
  // "shown only | to the parents": what is not for others goes with "only".
  const isLimit = lower === 'only' && (/^(?:P|TO)$/.test(next?.tag ?? '') || next?.lower === 'up to');
  return isLimit && /^(?:NS?|VN|PO|PN)$/.test(before.tag) ? 'phrase' : undefined;
}

/** Whether what something is of may be told by the story: "the parents | of that class", "which walls | of the model | are too thin". */
function isOwnOf(words: readonly Tagged[], at: number, current: Piece): boolean {
  const before = words[at - 1]!;
  const [next, behind] = words.slice(at + 1);
  if (current.kind === 'clause' && !current.hasVerb) return before.tag === 'NS' && isBeforeVerb(words, at);
  return (
    current.hasVerb &&
    /^NS?$/.test(before.tag) &&
    !HALF.test(before.lower) &&
    !isTime(before.lower) &&
    !isTime(behind?.lower ?? '') &&
    /^(?:the|that|this|their|each|every|an?|my|our)$/.test(next?.lower ?? '')
  );
}

const PARTICLE = /^(?:on|off|in|out|up|down)$/;

/** "days | on which more are away", "see | at which page most give up"; empty where it goes on. */
function askedAt(words: readonly Tagged[], at: number, current: Piece): Kind | '' | undefined {
  const isAsked = (word: Tagged | undefined): boolean => /^(?:which|what|whom|whose)$/.test(word?.lower ?? '');
  const before = words[at - 1]!;
  if (before.tag === 'P' && isAsked(words[at])) return '';
  if (words[at]!.tag !== 'P' || !isAsked(words[at + 1]) || !hasClause(words, at + 2)) return undefined;
  if (!current.hasVerb && current.kind !== 'phrase') return undefined;
  if (!/^(?:NS?|PO)$/.test(before.tag)) return 'clause';
  return words[at + 1]!.lower === 'what' ? undefined : 'relative';
}

/** Whether what is joined by a word stands for itself. */
function joinsAt(words: readonly Tagged[], at: number): boolean {
  const { lower } = words[at]!;
  const before = words[at - 1]!;
  const next = words[at + 1];
  if (isListed(words, at)) return false;
  // "turned on and off", "three or more members"
  if (before.tag === 'PT' && PARTICLE.test(next?.lower ?? '')) return false;
  if (lower === 'or' && /^(?:more|less|fewer|so)$/.test(next?.lower ?? '')) return false;
  const isBetween = words.slice(Math.max(0, at - 5), at).some((word) => word.lower === 'between');
  return !isBetween && before.lower !== next?.lower;
}

/** What kind of piece starts at a word; nothing where it goes on with the one before. */
export function startOf(words: readonly Tagged[], at: number, current: Piece, waits: boolean): Kind | undefined {
  const { tag, lower } = words[at]!;
  const before = words[at - 1]!;
  const next = words[at + 1];
  const small = asideAt(words, at);
  if (small !== undefined || before.tag === 'PU') return small || undefined;
  if (PARTICLE.test(lower) && before.tag === 'C' && words[at - 2]?.tag === 'PT') return undefined;
  const measured = measuredAt(words, at, current);
  if (measured !== undefined) return measured || undefined;
  if (lower === 'than' && /^(?:PN|D|NS?)$/.test(next?.tag ?? '') && hasClause(words, at + 1)) return 'relative';
  // "what happens when", "only if": what stands before goes with it.
  if (/^(?:only|even|not|or|and|but|except)$/.test(before.lower) && before.tag !== 'N' && current.words.length === 1)
    return undefined;
  if (
    (tag === 'S' || CONDITION.test(lower) || CLAUSAL.test(lower)) &&
    !(waits && /^(?:before|after|until|since)$/.test(lower)) &&
    hasClause(words, at + 1)
  )
    return 'clause';
  if (/^(?:if|when|while|after|before|once|without|instead of|rather than)$/.test(lower) && next?.tag === 'VG')
    return 'clause';
  // "the work a gardener has not done"
  if (/^NS?$/.test(before.tag) && current.hasVerb && /^(?:they|the|an?|nobody|somebody|someone)$/.test(lower)) {
    const verb = words.findIndex((word, place) => place > at && !/^(?:D|A|N|NS|PN)$/.test(word.tag));
    return verb > 0 && FINITE.has(words[verb]!.tag) && words[verb]!.tag !== 'V0'
      ? 'relative'
      : lower === 'they'
        ? 'relative'
        : undefined;
  }
  const asked = askedAt(words, at, current);
  if (asked !== undefined) return asked || undefined;
  if (tag === 'W' && /^(?:NS?|PO|PN)$/.test(before.tag) && hasClause(words, at + 1))
    return /^(?:who|that|which|whose|whom)$/.test(lower) ? 'relative' : current.hasVerb ? 'clause' : undefined;
  if (
    tag === 'W' &&
    (/^(?:V|PT|R|NS?|PO)/.test(before.tag) || /\d/.test(before.lower)) &&
    !current.isFixed &&
    hasClause(words, at + 1)
  )
    return 'clause';
  if (tag === 'C' && lower !== 'not') return joinsAt(words, at) ? 'joined' : undefined;
  if (/^(?:every|each|once|twice)$/.test(lower) && before.tag !== 'P' && before.lower !== 'only' && at > 0)
    return /^(?:once|twice)$/.test(lower) ||
      isTime(next?.lower ?? '') ||
      (/^\d/.test(next?.lower ?? '') && isTime(words[at + 2]?.lower ?? ''))
      ? 'phrase'
      : undefined;
  if (lower === 'of' && isOwnOf(words, at, current)) return 'phrase';
  // "no handing out a key": the deed is to hand out.
  if (at < 3 && before.lower.endsWith('ing') && /^(?:out|off|up|away|back|over|down)$/.test(lower)) return undefined;
  if (tag === 'P' && lower !== 'of' && lower !== 'than' && next && next.tag !== 'PU')
    return isOfBefore(words, at, current) ? undefined : 'phrase';
  if (tag === 'TO' && next && before.tag !== 'VN' && /^(?:NS?|D|A|PO|W)$/.test(next.tag))
    return /^from$/.test(before.lower) ? undefined : 'phrase';
  if (tag === 'VN' && /^NS?$/.test(before.tag) && current.hasVerb && at !== deedAt(words)) return 'participle';
  if (tag === 'VG' && /^NS?$/.test(before.tag) && current.hasVerb && next) return 'participle';
  return undefined;
}

/** Whether a phrase is of the clause and not of the noun before it: when, and how. */
export function isFree(words: readonly Tagged[], at: number): boolean {
  const { lower } = words[at]!;
  if (/^(?:over|under|above|below|than|as)$/.test(lower)) return false;
  if (/^(?:every|each|once|twice|without|instead of|within|during|per)$/.test(lower)) return true;
  if (lower === 'for' && /^(?:each|every)$/.test(words[at + 1]?.lower ?? '')) return true;
  return words.slice(at + 1, at + 5).some((word) => isTime(word.lower)) && !/^(?:with|for|of)$/.test(lower);
}
