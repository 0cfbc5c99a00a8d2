import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { isTime } from '../lexicon/time-words.ts';
import { NUMBER } from './headline-ends.ts';
import { piecesOf } from './headline-pieces.ts';
import type { Piece } from './headline-starts.ts';
import { ARTICLE, stem } from './headline-tears.ts';
import { taggedAs, type FormKind } from './headline-worth.ts';

/** A text that a headline is held against. */
export interface Source {
  readonly words: readonly Tagged[];
  readonly stems: readonly string[];
  readonly pieces: readonly Piece[];
}

export function sourceOf(text: string, kind: FormKind): Source {
  const words = taggedAs(text, kind);
  return { words, stems: words.map(({ lower }) => stem(lower)), pieces: piecesOf(words, kind === 'thing') };
}

/** What is wrong with a headline: what is torn, what is gone that tells which, and articles that others have kept. */
export interface Faults {
  readonly torn: number;
  readonly lost: number;
  readonly bare: number;
}

/** Words that a headline may leave out of a clause that it tells. */
const SMALL = /^(?:D|R|W|S|BE|HV|PN|PO|PU|C|P|TO|M|DO|NEG)$/;
const COMPARES = /^(?:more|less|fewer|other|rather|\w{2,}er)$/;
/** What says nothing of its own. */
const VAGUE =
  /^(?:places?|ways?|things?|persons?|people|somebody|someone|anybody|anyone|everybody|everyone|one|ones|those)$/;
const ALL = /^(?:all|every|each|any|both|those|which)$/;

export function isNumber(word: string): boolean {
  return NUMBER.test(word) || /^(?:twice|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)$/.test(word);
}

function tells({ tag, lower }: Tagged): boolean {
  return isNumber(lower) || !SMALL.test(tag);
}

/** The places of the words of a headline in its source, in their order; nothing for a word of its own. */
function placesOf(own: readonly string[], stems: readonly string[]): (number | undefined)[] {
  let last = -1;
  return own.map((word) => {
    const one = stem(word);
    const at = stems[last + 1] === one ? last + 1 : ARTICLE.test(word) ? -1 : stems.indexOf(one, last + 1);
    if (at < 0) return undefined;
    last = at;
    return at;
  });
}

function isClause({ kind }: Piece): boolean {
  return kind === 'clause' || kind === 'relative' || kind === 'participle';
}

/** "a boat is assigned | to a slip", "that is closest | to the burner": whether what a clause ends with wants what is gone. */
function wantsMore(piece: Piece, { words, pieces }: Source): boolean {
  const last = piece.words.at(-1)!;
  const at = words.indexOf(last);
  const next = words[at + 1];
  if (!next) return false;
  const phrase = pieces.find((one) => one !== piece && one.words[0] === next);
  // "agrees | to it"
  if (phrase?.words.some(({ tag }) => /^P[NO]$/.test(tag))) return false;
  const isWhen = phrase?.words.some(({ lower }) => isTime(lower)) && !phrase.words.some(({ lower }) => isNumber(lower));
  const isOpen = /^(?:A|PT|V[ND])$/.test(last.tag) || (FINITE.has(last.tag) && !/^(?:BE|HV|M|DO)$/.test(last.tag));
  const isListed = words[at - 1]?.tag === 'C';
  const isLoose = (last.tag === 'A' && next.lower === 'for') || /^(?:by|with|because of)$/.test(next.lower);
  const isOfWhat = piece.words.slice(0, 2).some(({ lower }) => lower === 'what');
  return isOpen && !isListed && !isLoose && !isOfWhat && /^(?:P|TO|PT)$/.test(next.tag) && !isWhen;
}

/** What a clause cannot do without: neither what tells of what kind, nor what stands behind "while". */
function coreOf({ words }: Piece): Tagged[] {
  const end = words.findIndex(({ tag }, at) => at > 0 && tag === 'S');
  const own = end < 0 ? words : words.slice(0, end);
  return own.filter((word, at) => tells(word) && !(word.tag === 'A' && /^NS?$/.test(own[at + 1]?.tag ?? '')));
}

/** How much of a clause is torn: half of it told, told of nothing, or without what its last word wants. */
function tornOf(piece: Piece, own: readonly string[], has: ReadonlySet<string>, source: Source): number {
  const { words, pieces } = source;
  const isTold = ({ lower }: Tagged): boolean => has.has(stem(lower));
  const [first] = piece.words;
  const told = coreOf(piece);
  const kept = told.filter(isTold);
  // "a list that everyone" of "a list that everyone can add to"
  if (kept.length === 0) return told.length > 0 && piece.kind === 'relative' && own.includes(first!.lower) ? 2.5 : 0;
  const head = words[words.indexOf(first!) - 1];
  // "guests were sent" of "guests with the code they were sent": nobody knows what.
  const isOrphan =
    (piece.kind !== 'clause' && head?.tag.startsWith('N') && !isTold(head)) ||
    // "the supply of which is left"
    (first!.tag === 'P' && piece.words[1]?.tag === 'W' && !own.includes(piece.words[1].lower));
  const isBarred = pieces.some(
    ({ on, words: phrase }) =>
      pieces[on] === piece && phrase[0]?.lower === 'without' && !phrase.some((word) => tells(word) && isTold(word)),
  );
  const end = words.indexOf(piece.words.at(-1)!);
  const isLast = stem(own.at(-1)!) === source.stems[end];
  // "what became | of the money"
  const isOfVerb =
    words[end + 1]?.lower === 'of' && words[end]!.tag.startsWith('V') && !isTold(words[end + 3] ?? words[end + 2]!);
  // "which nobody has looked | at"
  const isStranded = words[end]!.tag === 'P' && !own.includes(words[end]!.lower);
  const isOpen = isOfVerb || isStranded || (isLast && wantsMore(piece, source));
  const torn = kept.length < told.length ? 2.5 : !isOpen ? 0 : piece.kind === 'participle' ? 0.6 : 1.8;
  return (isOrphan ? 2.5 : 0) + (isBarred ? 1.5 : 0) + torn;
}

function tornIn(own: readonly string[], has: ReadonlySet<string>, source: Source): number {
  const isTold = ({ words }: Piece): boolean => words.some((word) => tells(word) && has.has(stem(word.lower)));
  // "no discharging an animal | in the last 12 hours" of one "with a fever in the last 12 hours"
  const isSkipped = source.pieces.some(
    ({ on, words }, at) =>
      words[0]?.lower === 'with' &&
      !isTold(source.pieces[at]!) &&
      source.pieces.some((next, place) => place === at + 1 && next.kind === 'phrase' && next.on === on && isTold(next)),
  );
  const skipped = isSkipped ? 1.5 : 0;
  return skipped + source.pieces.filter(isClause).reduce((sum, piece) => sum + tornOf(piece, own, has, source), 0);
}

/** "a firing hotter" of "a firing hotter than it can stand". */
function halfCompared(own: readonly string[], places: readonly (number | undefined)[], { words }: Source): boolean {
  return own.some((word, at) => {
    const place = places[at];
    if (place === undefined || !COMPARES.test(word.toLowerCase())) return false;
    return words[place + 1]?.lower === 'than' && own[at + 1]?.toLowerCase() !== 'than';
  });
}

/** How much it matters that a clause which tells which is gone: nothing is told of "all boat owners" or "a place" without it. */
function lostWith(head: Tagged, which: Tagged): number {
  if (ALL.test(which.lower) || VAGUE.test(head.lower)) return 2;
  return head.tag === 'NS' || !/^(?:an?|the|my|their)$/.test(which.lower) ? 1.4 : /^an?$/.test(which.lower) ? 0.7 : 0.5;
}

/** "see all boat owners" of those who are behind, "block a crane" for the case of a storm: what is gone that tells which or when. */
function lostIn(own: readonly string[], has: ReadonlySet<string>, { words, pieces }: Source): number {
  let lost = 0;
  for (const { kind, on, words: told } of pieces) {
    const [first] = told;
    const content = told.filter(tells);
    if (!first || first.lower === 'than' || content.length === 0 || (kind === 'participle' && told.length < 2))
      continue;
    if (content.some(({ lower }) => has.has(stem(lower)))) continue;
    const at = words.indexOf(first);
    const head = words[at - 1];
    const isWhich = first.tag === 'W' || kind === 'relative' || kind === 'participle';
    if (isWhich && head && /^(?:NS?|PO|PN)$/.test(head.tag) && has.has(stem(head.lower))) {
      let start = at - 1;
      while (start > 0 && /^(?:A|N|NS|VN)$/.test(words[start]!.tag)) start--;
      lost += lostWith(head, words[start]!) + (own.length < 5 ? 0.5 : 0);
    } else if (kind === 'clause' && on === 0 && own.length < 5) lost += 1;
  }
  return lost;
}

/** What it costs that articles are gone: more where others are kept. */
function bareIn(own: readonly string[], places: readonly (number | undefined)[], { words }: Source): number {
  let kept = 0;
  let dropped = 0;
  for (const [at, word] of own.entries()) {
    if (ARTICLE.test(word)) kept++;
    const place = places[at];
    if (place === undefined || at === 0) continue;
    const before = words[place - 1];
    const isOwn = /^(?:their|its|his|her)$/.test(before?.lower ?? '') && words[place]!.tag === 'N';
    const isBare = before !== undefined && (isOwn || ARTICLE.test(before.lower)) && !places.includes(place - 1);
    // "as PDF", "no slot", "all boats"
    const isTold = ARTICLE.test(own[at - 1]!) || /^(?:no|all|each|every|any|per)$/i.test(own[at - 1]!);
    if (
      isBare &&
      !isTold &&
      !/^[A-Z]{2,}$/.test(words[place]!.text) &&
      !(words[place]!.lower !== word.toLowerCase() && word.endsWith('s'))
    )
      dropped++;
  }
  if (dropped === 0) return 0;
  return kept > 0 ? 1 + 0.4 * dropped : 0.6 + 0.35 * dropped;
}

/** What is wrong with a headline, held against a text; nothing where it says other words than that. */
export function faultsIn(said: string, source: Source): Faults | undefined {
  const own = said.toLowerCase().replaceAll(',', '').split(' ');
  const places = placesOf(own, source.stems);
  if (places.filter((place) => place === undefined).length > own.length * 0.34) return undefined;
  const has = new Set(own.map(stem));
  return {
    torn: tornIn(own, has, source) + (halfCompared(own, places, source) ? 2.5 : 0),
    lost: lostIn(own, has, source) + (own.length < 4 ? 0.5 : 0),
    bare: bareIn(own, places, source),
  };
}

const LITTLE = /^(?:in|on|at|during)$/;

/** With what it is done: that may be what is wished. */
const DEVICE = /^(?:phone|tablet|screen|laptop|computer|map|watch|spot)$/;

/** Whether a headline leaves out of another no more than its last phrase of one word, with its article: "by scanning the tag | at the crate". */
export function losesLittle(way: string, headline: string, { words, pieces }: Source): boolean {
  const has = new Set(way.split(' ').map(stem));
  const had = headline.split(' ').map(stem);
  const gone = words.filter(
    (word) => (tells(word) || /^[SW]$/.test(word.tag)) && had.includes(stem(word.lower)) && !has.has(stem(word.lower)),
  );
  const [word] = gone;
  if (!word || gone.length > 1) return !word;
  const piece = pieces.find((one) => one.words.includes(word));
  return (
    piece?.kind === 'phrase' &&
    stem(word.lower) === had.at(-1) &&
    !isNumber(word.lower) &&
    LITTLE.test(piece.words[0]!.lower) &&
    !DEVICE.test(word.lower) &&
    piece.words.some(({ lower }) => ARTICLE.test(lower)) &&
    !piece.words.some((one) => tells(one) && has.has(stem(one.lower)))
  );
}
