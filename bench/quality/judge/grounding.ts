import { technologies } from './lexicon.ts';
import { contentWords, fold, occurs, sameWord, tokens } from './words.ts';

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']; // prettier-ignore
const LARGE: Record<string, string> = { thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80', ninety: '90', hundred: '100', thousand: '1000', dozen: '12', million: '1000000' }; // prettier-ignore
const ORDINALS = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
];
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'quarter'];
const ADVERB_OF: Record<string, string> = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year', annually: 'year', quarterly: 'quarter', overnight: 'night' }; // prettier-ignore

function valueOf(word: string): string | null {
  const small = SMALL.indexOf(word);
  if (small >= 0) return String(small);
  return LARGE[word] ?? null;
}

/** Digits and number words; "one" and "two" in words are left out unless `all`, as they are grammar more often than figures. */
function numbersOf(text: string, all: boolean): Set<string> {
  const found = new Set<string>();
  for (const [digits] of fold(text).matchAll(/\d[\d,]*(?:[.:]\d+)*/gu))
    found.add(digits.replace(/,(?=\d{3})/gu, '').replace(/,$/u, ''));
  for (const word of tokens(text).flatMap((token) => token.split('-'))) {
    const value = valueOf(word);
    if (value !== null && (all || Number(value) > 2)) found.add(value);
  }
  return found;
}

function unitsOf(text: string): string[] {
  const folded = fold(text);
  return UNITS.filter(
    (unit) =>
      new RegExp(`\\b${unit}s?\\b`, 'u').test(folded) ||
      Object.entries(ADVERB_OF).some(([adverb, of]) => of === unit && folded.includes(adverb)),
  );
}

/**
 * Numbers that the input does not give: digits, number words from three on ("one" and "two" are
 * grammar: "one of the orders", "between two visits"), ordinals that do not follow from a number of the input
 * (5 allows "fifth" and "sixth"), and limits of time in words ("within a day") whose unit the input never names.
 */
export function inventedNumbers(text: string, input: string): string[] {
  const known = numbersOf(input, true);
  const invented: string[] = [];
  for (const number of numbersOf(text, false)) if (!known.has(number)) invented.push(number);
  for (const token of tokens(text)) {
    const ordinal = ORDINALS.indexOf(token);
    const digits = /^(\d+)(?:st|nd|rd|th)$/u.exec(token)?.[1];
    const value = ordinal >= 0 ? ordinal + 3 : Number(digits ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    const follows = [value, value - 1].some((near) => known.has(String(near))) || fold(input).includes(token);
    const plain = digits === undefined ? -1 : invented.indexOf(digits);
    if (plain >= 0) invented.splice(plain, 1);
    if (!follows) invented.push(token);
  }
  const units = unitsOf(input);
  for (const [limit, unit = ''] of fold(text).matchAll(
    /\b(?:within|after|for|every|at least|per|once)\s+(?:an?|one)\s+(\p{L}+?)s?\b/gu,
  )) {
    // "For a second time" counts, it does not measure.
    if (UNITS.includes(unit) && unit !== 'second' && !units.includes(unit)) invented.push(limit);
  }
  for (const [adverb, unit] of Object.entries(ADVERB_OF)) {
    if (UNITS.includes(unit) && tokens(text).includes(adverb) && !units.includes(unit)) invented.push(adverb);
  }
  return invented;
}

/** Names (capitalised inside a sentence, or acronyms anywhere) that the input does not hold. */
export function inventedNames(text: string, input: string): string[] {
  const pool = tokens(input).flatMap((token) => [token].concat(token.split(/[/-]/u)));
  const names: string[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu)) {
    const word = match[0];
    const before = text.slice(0, match.index).trimEnd();
    const startsSentence = before === '' || /[.!?:"“]$/u.test(before);
    const acronym = /\p{Lu}.*\p{Lu}/u.test(word);
    if (!acronym && (startsSentence || !/^\p{Lu}/u.test(word) || /^I(?:['’]|$)/u.test(word))) continue;
    if (!pool.some((known) => sameWord(known, word)) && !fold(input).includes(fold(word))) names.push(word);
  }
  return names;
}

/** Technologies and channels that the text names and the input does not. */
export function inventedTechnologies(text: string, input: string): string[] {
  const known = technologies(input);
  const words = contentWords(input);
  return technologies(text).filter((name) => !known.includes(name) && !occurs(name, words));
}

/** Share of the text's content words that occur in the input, in any form; 1 when it has none. */
export function shareFromInput(text: string, input: string): number {
  const words = contentWords(text);
  const pool = contentWords(input);
  return words.length === 0 ? 1 : words.filter((word) => occurs(word, pool)).length / words.length;
}

/** Key terms that are missing from a text; a term may list alternatives: `warn|warning`. */
export function missingTerms(terms: readonly string[], text: string): string[] {
  const pool = tokens(text).flatMap((token) => [token].concat(token.split(/[/-]/u)));
  return terms.filter((term) => !term.split('|').some((word) => occurs(word, pool)));
}

/** Whether a quotation really stands in its source, whatever the spaces and the case. */
export function standsIn(quote: string, source: string): boolean {
  const plain = (text: string): string =>
    fold(text)
      .replace(/[“”]/gu, '"')
      .replace(/[.\s]+$/u, '');
  return plain(quote) !== '' && plain(source).includes(plain(quote));
}
