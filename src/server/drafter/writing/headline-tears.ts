import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { joinWords } from '../grammar/words.ts';
import { remember } from '../language/remember.ts';
import { readVerb } from '../language/verbs.ts';
import { endCost, NUMBER } from './headline-ends.ts';
import { isTime, TIME_UNIT } from '../lexicon/time-words.ts';

export const ARTICLE = /^(?:the|an?)$/i;

const stems = remember<string>(5_000);

/** A word without its ending. */
export function stem(word: string): string {
  return stems(word, () => withoutEnding(word));
}

function withoutEnding(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  const verb = readVerb(lower)?.base ?? lower;
  return verb
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:es|s|e)$/, '')
    .replace(/(?:ing|ed|er)$/, '');
}

/** What a headline was made from. */
interface Source {
  readonly words: readonly Tagged[];
  readonly stems: readonly string[];
}

const OPEN_END =
  / (?:the|an?|of|for|to|with|from|by|at|than|and|or|that|which|who|whose|when|if|is|are|be|has|have|can|may|should|could|would|will|must|not|no|only|more|less|fewer|at least|at most|up to|as|their|its|every|each|any|all|and (?:again|then|also)|but|so|because|until|unless|before|after|while|(?:no|not) (?:later|earlier|sooner)|how|where|within|without|during|since|about|into|below|above|over|under)$/i;

/** What is wrong with the words of a headline. */
interface Tears {
  /** How much they are torn out of the text that they come from. */
  readonly torn: number;
  /** What its lost articles cost. */
  readonly bare: number;
}

/** How much the words of a headline are torn out of the text that they come from. */
export function tears(said: string, { words, stems }: Source): Tears {
  const own = said.split(' ');
  const isEnd = joinWords(words).toLowerCase().endsWith(own.slice(-2).join(' ').toLowerCase());
  let cost = 0;
  let last = -1;
  const kept = { the: 0, a: 0 };
  const dropped = { the: 0, a: 0 };
  const places: number[] = [];
  for (const [place, word] of own.entries()) {
    const one = stem(word);
    const isArticle = ARTICLE.test(word);
    if (isArticle && !isTime(own[place + 1]?.toLowerCase() ?? '')) kept[articleOf(word)]++;
    const next =
      stems[last + 1] === one || isArticle ? (stems[last + 1] === one ? last + 1 : -1) : stems.indexOf(one, last + 1);
    if (next < 0) continue;
    const gap = words.slice(last + 1, next);
    const before = words[last];
    // "the changed sentence" of "the sentence they changed"
    const isTurned = stems.slice(last + 1, next).includes(stem(own[place + 1] ?? ''));
    const isJoined = last >= 0 && stem(own[place - 1] ?? '') === stems[last];
    if (isJoined && gap.length > 0 && !isTurned) cost += gapCost(before, gap, words[next]!);
    // "as PDF" is said so.
    const isBare = gap.length === 1 && ARTICLE.test(gap[0]!.lower) && !/^[A-Z]{2,}$/.test(word);
    if (isJoined && isBare && word.toLowerCase() === words[next]!.lower) dropped[articleOf(gap[0]!.lower)]++;
    last = next;
    places.push(next);
  }
  if (lacksVerb(words, places)) cost += 2.5;
  if (/ as well$/i.test(said) && /\bas well as\b/i.test(joinWords(words))) cost += 3;
  const end = words[last];
  const behind = words[last + 1];
  // "they are credited for | and what they earned" ends so by itself.
  const isStranded =
    end?.tag === 'P' && /^(?:C|PU)$/.test(behind?.tag ?? '') && words[last - 1]?.tag.startsWith('V') === true;
  if (OPEN_END.test(said) && !isEnd && !isStranded) cost += 3;
  if (end && behind && stem(own.at(-1) ?? '') === stems[last]) cost += endCost(said, words, last);
  return { torn: cost, bare: bareness(kept, dropped) };
}

interface Articles {
  readonly the: number;
  readonly a: number;
}

function articleOf(word: string): keyof Articles {
  return word.toLowerCase() === 'the' ? 'the' : 'a';
}

/** What lost articles cost: all of them little, some of them much, "the" beside "a" less. */
function bareness(kept: Articles, dropped: Articles): number {
  if (kept.the + kept.a === 0) return dropped.the * 0.35 + dropped.a * 0.45;
  return (dropped.a > 0 ? 0.4 : 0) + dropped.the * (kept.the > 0 ? 0.8 : 0.5) + dropped.a;
}

/** "see at which page": a question without what is asked. */
function lacksVerb(words: readonly Tagged[], places: readonly number[]): boolean {
  const at = places.findLast((place) => words[place]!.tag === 'W');
  return (
    at !== undefined &&
    /^(?:which|what|who|whose|how|how (?:much|many|long|often))$/.test(words[at]!.lower) &&
    !places.some((place) => place > at && (FINITE.has(words[place]!.tag) || words[place]!.tag === 'TO'))
  );
}

/** What says nothing without what it is for. */
const CUT_OFF = /^(?:marked|meant|intended|earmarked|known|put|set|based|related|linked|tied|due)$/;

function gapCost(before: Tagged | undefined, gap: readonly Tagged[], next: Tagged): number {
  const isNoun = (word: Tagged | undefined): boolean => /^NS?$/.test(word?.tag ?? '');
  if (/^(?:than|of)$/.test(next.lower)) return 2;
  // "no later | than two days | before arrival", "the evening | after the show | if they came"
  if (gap[0]!.lower === 'than' && /^(?:later|earlier|sooner)$/.test(before?.lower ?? '')) return 3;
  if (/^(?:before|after)$/.test(gap[0]!.lower) && TIME_UNIT.test(before?.lower ?? '')) return 2;
  // "by web address | as well as | by name"
  if (
    gap.every(({ tag, lower }) => /^(?:C|R|NEG)$/.test(tag) || /^(?:as|well|also|as well as)$/.test(lower)) &&
    gap.some(({ tag }) => tag !== 'R')
  )
    return 2;
  // "an earlier | sailing", "one | after another"
  if (
    (/^(?:D|A)$/.test(before?.tag ?? '') && /^(?:NS?|VG)$/.test(gap[0]!.tag) && !/^(?:NS?|A|VN|VG)$/.test(next.tag)) ||
    (before?.lower === 'one' && gap[0]!.tag === 'P')
  )
    return 2;
  // "looked | at | after three feeds", "trees marked | for felling | out of the plan"
  if (
    /^V[ND]$/.test(before?.tag ?? '') &&
    gap[0]!.tag === 'P' &&
    /^(?:P|PT)$/.test(next.tag) &&
    (gap.length === 1 || gap.some(({ tag }) => tag === 'C') || CUT_OFF.test(before?.lower ?? ''))
  )
    return 2;
  // "when they | are | created"
  if (before?.tag === 'PN' && next.tag === 'VN') return 2;
  // "the last green | and the first red run", "a photo | and a price | for the work"
  if (gap[0]!.tag === 'C' && gap.some(isNoun) && /^(?:A|NS?)$/.test(before?.tag ?? '') && /^(?:P|S|W)$/.test(next.tag))
    return before?.tag === 'A' ? 2 : before?.tag === 'N' && !/^D$/.test(gap[1]?.tag ?? '') ? 1.6 : 0.8;
  if (next.lower === 'not' && gap.some(({ tag }) => !/^(?:BE|HV|W|D|M|DO)$/.test(tag))) return 2;
  // "finding | was rejected", "the team | accepts": the subject of the verb is gone.
  if (
    FINITE.has(next.tag) &&
    !/^(?:BE|R)$/.test(gap.at(-1)!.tag) &&
    (gap.some(({ tag }) => /^(?:W|S|PN)$/.test(tag)) || before?.tag.startsWith('V'))
  )
    return 3;
  if (NUMBER.test(before?.lower ?? '') && /^(?:C|N)$/.test(gap[0]?.tag ?? '')) return 2;
  // "days | or the charge | is dropped"
  if (FINITE.has(next.tag) && gap[0]?.tag === 'C' && gap.some(isNoun)) return 3;
  // "over | or with", "to | 60 a minute"
  if (/^(?:P|TO)$/.test(before?.tag ?? '') && gap.some((word) => !/^(?:D|A|R|V\w|N)$/.test(word.tag))) return 2;
  if (/^(?:P|TO)$/.test(before?.tag ?? '') && !/^(?:D|A|R|N|NS|VN|VG)$/.test(next.tag)) return 3;
  // "carry | instead of", "record | for any purchase"
  if (
    /^(?:V0|VG|VZ)$/.test(before?.tag ?? '') &&
    gap.some((word) => isNoun(word) || word.tag === 'W') &&
    /^(?:P|S|C|PT|TO)$/.test(next.tag)
  )
    return 2;
  const isPlain = gap.length < 4 && /^(?:BE|VG|R)$/.test(gap.at(-1)!.tag);
  if (isNoun(before) && /^(?:VN|A)$/.test(next.tag) && !isPlain && gap.some(({ tag }) => tag === 'W' || tag === 'P'))
    return 2;
  if (gap.at(-1)?.tag === 'P' || gap.at(-1)?.tag === 'TO') return 2;
  // "the props | signature": what tells which
  if (gap.every((word) => /^(?:D|A|N)$/.test(word.tag)) && gap.some((word) => word.tag !== 'D')) return 0.9;
  return 0;
}
