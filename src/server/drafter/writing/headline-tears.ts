import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { joinWords } from '../grammar/words.ts';
import { readVerb } from '../language/verbs.ts';
import { HALF } from './fit-headline.ts';
import { isTime } from './headline-starts.ts';

export const ARTICLE = /^(?:the|an?)$/i;

/** A word without its ending. */
export function stem(word: string): string {
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
  / (?:the|an?|of|for|to|with|from|by|at|than|and|or|that|which|who|whose|when|if|is|are|be|has|have|can|will|must|not|no|only|more|less|fewer|at least|at most|up to|as|their|its|every|each|any|all|and (?:again|then|also)|but|so|because|until|unless|before|after|while|how|where|within|without|during|since|about|into|below|above|over|under|as well)$/i;

const NUMBER = /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

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
  let bare = 0;
  let kept = 0;
  for (const [place, word] of own.entries()) {
    const one = stem(word);
    const isArticle = ARTICLE.test(word);
    if (isArticle) kept++;
    const next =
      stems[last + 1] === one || isArticle ? (stems[last + 1] === one ? last + 1 : -1) : stems.indexOf(one, last + 1);
    if (next < 0) continue;
    const gap = words.slice(last + 1, next);
    const before = words[last];
    // "the changed sentence" of "the sentence they changed"
    const isTurned = stems.slice(last + 1, next).includes(stem(own[place + 1] ?? ''));
    const isJoined = last >= 0 && stem(own[place - 1] ?? '') === stems[last];
    if (isJoined && gap.length > 0 && !isTurned) cost += gapCost(before, gap, words[next]!);
    if (isJoined && gap.length === 1 && ARTICLE.test(gap[0]!.lower) && word.toLowerCase() === words[next]!.lower)
      bare += gap[0]!.lower === 'the' ? 0.65 : 1;
    last = next;
  }
  const end = words[last];
  const behind = words[last + 1];
  // "they are credited for | and what they earned" ends so by itself.
  const isStranded =
    end?.tag === 'P' && /^(?:C|PU)$/.test(behind?.tag ?? '') && words[last - 1]?.tag.startsWith('V') === true;
  if (OPEN_END.test(said) && !isEnd && !isStranded) cost += 3;
  // "the template | clause", "the end | of the month", "Friday | or Saturday"
  if (end && behind && stem(own.at(-1) ?? '') === stems[last]) {
    if (/^(?:A|D|N)$/.test(end.tag) && /^NS?$/.test(behind.tag) && !isTime(end.lower) && !isTime(behind.lower))
      cost += 1.5;
    if (behind.lower === 'than' || (behind.lower === 'of' && HALF.test(end.lower)) || behind.tag === 'PT') cost += 2;
    if (
      NUMBER.test(end.lower) &&
      (/^(?:NS?|C)$/.test(behind.tag) || /^(?:above|below|over|under|off)$/.test(behind.lower))
    )
      cost += 2;
    // "the outgoing | and the incoming report", "a date that falls | inside the holidays"
    if (/^(?:A|V[ND])$/.test(end.tag) && /^(?:C|PU)$/.test(behind.tag) && /^[DP]$/.test(words[last - 1]?.tag ?? ''))
      cost += 2;
    if (/^V[Z0]$/.test(end.tag) && /^(?:P|R|TO)$/.test(behind.tag) && words[last - 1]?.tag === 'W') cost += 1.6;
    if (behind.tag === 'C' && /^(?:VN|VD)$/.test(end.tag)) cost += 0.5;
    // "a bug that has been waiting | for an answer"
    if (end.tag === 'VG' && behind.tag === 'P' && words[last - 1]?.tag === 'BE' && words[last - 2]?.tag === 'HV')
      cost += 1.6;
    if (behind.lower === 'as' && end.tag === 'VN') cost += 2;
    const isDone =
      end.tag === 'VN' ||
      (end.tag === 'VD' && /^NS?$/.test(words[last - 1]?.tag ?? '') && !opensClause(words, last - 1));
    if (isDone && /^(?:P|TO)$/.test(behind.tag) && words[last - 1]?.tag !== 'BE')
      cost += /^(?:no|have|only)\b|\b(?:not|no longer)\b/i.test(said) ? 0.5 : 1.6;
    if (
      isTime(end.lower) &&
      (/^(?:before|after|ahead|behind|late|early|overdue|old)$/.test(behind.lower) || behind.tag === 'A')
    )
      cost += 2;
    if (/^(?:HV|BE|M|V0|VZ|VD)$/.test(behind.tag) && /^(?:NS?|PN|VG)$/.test(end.tag) && opensClause(words, last))
      cost += 2;
  }
  return { torn: cost, bare: bare * (kept > 0 ? 1.2 : 1) };
}

/** Whether a clause that starts before a word has no verb up to it. */
function opensClause(words: readonly Tagged[], at: number): boolean {
  for (let here = at; here >= 0; here--) {
    if (/^(?:S|W)$/.test(words[here]!.tag)) return true;
    if (FINITE.has(words[here]!.tag)) return false;
  }
  return false;
}

function gapCost(before: Tagged | undefined, gap: readonly Tagged[], next: Tagged): number {
  const isNoun = (word: Tagged | undefined): boolean => /^NS?$/.test(word?.tag ?? '');
  if (/^(?:than|of)$/.test(next.lower)) return 2;
  if (next.lower === 'not' && gap.some(({ tag }) => !/^(?:BE|D|M|DO)$/.test(tag))) return 2;
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
