import type { Tagged } from '../grammar/tag-sentence.ts';
import { NEEDS_PLACE, OF_A_KIND, takesPhrase } from '../lexicon/verb-complements.ts';
import { GIVES_OR_TELLS } from './gives-or-tells.ts';

/** What tells how, against what or for how much of it something is done, whatever verb stands in front. */
const HOW =
  /^(?:at|against|per|according to|in accordance with|except|except for|excluding|via|through|across|based|using|in line with|regardless of|depending on|relative to|due to)$/;
/** Deeds that are done to what comes from somewhere, and take it from nowhere. */
const DEALS = /^(?:accept|refuse|reject|block|decline|ignore|flag|highlight|merge|archive|mark)$/;
const PLACED = /^(?:in|on|at|to|from|for|by|as|into|onto|under|over|below|above|behind|beside|during|among)$/;
/** Nothing that has a verb or a subject of its own. */
const PHRASE = /^(?:P|D|A|N|NS|TO|C|PO|R|VG)$/;
/** What begins a clause with the case in which it is done. */
const CLAUSE = /^(?:if|when|whenever|once|unless|until|while|as soon as|as long as|before|after|in case)$/;
/** So many words may a thing have in front of what becomes of it. */
const MOST = 8;

/** Nouns behind which "to" tells what they are of. */
const TO_IT =
  /^(?:changes?|access|links?|keys?|answers?|repl(?:y|ies)|visits?|exceptions?|objections?|invitations?|additions?|amendments?|subscriptions?|references?|entrances?|rights?)$/;

/** "tickets about the same problem", "messages from guests", "the time until the first answer": which are meant. */
export function isNamedBy(verb: string, [name, next, then, last]: readonly Tagged[]): boolean {
  // "changes to a box", "access to the archive"
  if (next?.lower === 'to' && /^(?:D|A|N|NS)$/.test(then?.tag ?? '')) return TO_IT.test(name?.lower ?? '');
  // "merge tickets with the same subject"
  if (next?.lower === 'with' && then?.lower === 'the' && last?.lower === 'same') return true;
  if (next?.tag !== 'P' || GIVES_OR_TELLS.test(verb) || then === undefined) return false;
  if (/^(?:time|days?|hours?|minutes?|period|distance|difference|way)$/.test(name?.lower ?? ''))
    return /^(?:until|to|from|since|between)$/.test(next.lower) || (name?.lower === 'time' && next.lower === 'for');
  if (/^(?:with|without)$/.test(next.lower)) return OF_A_KIND.has(verb) && !takesPhrase(verb, 'with');
  if (next.lower === 'for' && /^(?:slot|date|moment|price|name|title)s?$/.test(name?.lower ?? '')) return true;
  return next.lower === 'about' || (next.lower === 'from' && !takesPhrase(verb, 'from') && then.tag === 'NS');
}

/** What is done to a thing that is told apart by a phrase: the thing with all its words, and what tells when or how. */
export interface Whole {
  readonly thing: readonly Tagged[];
  readonly rest: readonly Tagged[];
}

/** "the vintage, region and grape": where a list that begins before a comma ends; -1 where none does. */
export function listEnd(words: readonly Tagged[], from: number): number {
  if (words[from]?.lower !== ',') return -1;
  let last = -1;
  for (let at = from + 1; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: '', lower: '' };
    if (/^(?:N|NS)$/.test(tag)) last = at;
    const isLink = lower === ',' || /^(?:and|or)$/.test(lower);
    if (!isLink && !/^(?:D|A|N|NS)$/.test(tag)) break;
  }
  return last > from && words.slice(from, last).some(({ lower }) => /^(?:and|or)$/.test(lower)) ? last + 1 : -1;
}

/** Where the words from `from` on hold nothing but phrases up to a case or the end. */
function phraseEnd(words: readonly Tagged[], from: number, isCase: (left: readonly Tagged[]) => boolean): number {
  for (let at = from; at < words.length; at++) {
    if (at > from && isCase(words.slice(at))) return at;
    const { tag = '', lower = '' } = words[at] ?? {};
    if (!PHRASE.test(tag) || (tag === 'VG' && at > from)) return -1;
    // "orders for boats and send them": what is behind "and" may be another deed.
    if (tag === 'TO' && !/^(?:D|A|N|NS|PO)$/.test(words[at + 1]?.tag ?? '')) return -1;
    if (lower === 'and' && !/^(?:D|A|N|NS)$/.test(words[at + 1]?.tag ?? '')) return -1;
  }
  return words.length;
}

/**
 * "orders from customers with unpaid invoices", "photos larger than 10 MB": what stands behind the name tells which are meant and stays with
 * it; "the dose against the limit", "the grade per subject" tells how it is done and stands behind that. Nothing where it may be either.
 */
export function wholeThing(
  words: readonly Tagged[],
  from: number,
  end: number,
  isCase: (left: readonly Tagged[]) => boolean,
  isOfThing: boolean,
): Whole | undefined {
  const verb = words[0]?.lower ?? '';
  const [next, then] = [words[end], words[end + 1]];
  if (!next || end <= from) return undefined;
  // "parcels for the same address", "orders from customers": these and no others; "mask numbers in all lists": there, whatever numbers.
  const isSame = then?.lower === 'the' && words[end + 2]?.lower === 'same';
  const isWhich =
    isSame ||
    /^(?:with|without|of)$/.test(next.lower) ||
    (next.lower === 'from' && (then?.tag === 'NS' || DEALS.test(verb))) ||
    (next.lower === 'to' && TO_IT.test(words[end - 1]?.lower ?? ''));
  const isHow = HOW.test(next.lower) || (!isWhich && (PLACED.test(next.lower) || next.tag === 'TO'));
  const isLarger = next.tag === 'A' && words.slice(end, end + 3).some(({ lower }) => lower === 'than');
  const isPhrase = next.tag === 'P' || (next.tag === 'TO' && /^(?:D|A|N|NS)$/.test(then?.tag ?? ''));
  if (!isHow && !isLarger && (!isPhrase || NEEDS_PLACE.has(verb) || (GIVES_OR_TELLS.test(verb) && !isSame)))
    return undefined;
  const last = phraseEnd(words, end, isCase);
  if (last < 0) return undefined;
  // "suggest a load near the port on Thursday": whether the load or the suggestion is for that day is not certain.
  if (!isHow && !isOfThing && last < words.length && !CLAUSE.test(words[last]?.lower ?? '')) return undefined;
  if (isHow || isOfThing) return { thing: words.slice(from, end), rest: words.slice(end) };
  if (last - from <= MOST) return { thing: words.slice(from, last), rest: words.slice(last) };
  // "an audit trail of every access to a record": what it is of goes behind as a whole.
  const of = words.findIndex(({ lower }, at) => at > from && at < end && lower === 'of');
  return of > 0 && last === words.length ? { thing: words.slice(from, of), rest: words.slice(of) } : undefined;
}
