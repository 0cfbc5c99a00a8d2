import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import {
  DONE_TO_PEOPLE,
  NEVER_ORDERS,
  NEVER_ORDERS_OF_MANY,
  NO_PLAIN_NAME,
  SOUNDS_LIKE_COMPLAINT,
} from '../lexicon/titles.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isCommand } from './is-command.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';

export const RELATIVES = /^(?:that|which|whose|who|whom|where|how|what|why|whether|whatever|whoever)$/;
const SUBORDINATE = /^(?:when|whenever|if|once|while|because|unless)$/;
/** What opens a clause where a subject with its verb stands behind it. */
const OPENS_CLAUSE = /^(?:until|as|before|after|since|than|prove[sd]?|shows?|says?|confirms?|states?|tells?)$/;
/** What stands behind a participle that tells of the noun in front of it, and never behind a past tense with its object. */
const BEHIND_PARTICIPLE = /^(?:P|R|PT|PU|C|S|W|TO|NEG)$/;
/** "left this year", "moved two days before": when it was done. */
const WHEN = /^(?:this|last|next|every|each|today|yesterday|tomorrow|once|so|as)$/;

/** "axes borrowed by others", "a waiver signed at home": by its form the word may be said of the noun. */
export function isDoneTo(words: readonly Tagged[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  const before = words[at - 1];
  const next = words[at + 1];
  const base = readVerb(word)?.base;
  return (
    (base === undefined
      ? words[at]?.tag === 'VN' && word.endsWith('ed')
      : participle(base) === word && !INTRANSITIVE.test(base)) &&
    before !== undefined &&
    (!isHuman(before.lower) ||
      DONE_TO_PEOPLE.test(word) ||
      next?.lower === 'by' ||
      words.slice(1, at).some(({ lower }) => lower === 'of')) &&
    /^(?:NS?|R|C|A|VN|PU|NEG)$/.test(before.tag) &&
    (next === undefined || BEHIND_PARTICIPLE.test(next.tag) || WHEN.test(next.lower))
  );
}

/** "tasks the chief gave me", "films I want to see": a subject of its own right behind a noun. */
export function isContact(words: readonly Tagged[], at: number, from: number): boolean {
  let start = at - 1;
  while (start > from && /^(?:N|NS|A|R|VN)$/.test(words[start]?.tag ?? '') && words[start - 1]?.tag !== 'P') start--;
  const opens = words[start];
  const before = words[start - 1];
  let who = start - 2;
  while (who > from && /^(?:NEG|DO|M|R)$/.test(words[who]?.tag ?? '')) who--;
  return (
    start > from &&
    // "who report a fault want", "who do not have a car need": a verb, whatever its tag.
    (OPENS_CLAUSE.test(before?.lower ?? '') || !RELATIVES.test(words[who]?.lower ?? '')) &&
    opens !== undefined &&
    /^(?:D|PN)$/.test(opens.tag) &&
    // "proves the deposit was paid": what it proves.
    (/^(?:NS?|V[0ZD])$/.test(before?.tag ?? '') ||
      /^(?:everything|all|something|anything|one|ones)$/.test(before?.lower ?? ''))
  );
}

/** "check-in for skippers who arrive after the office has closed": what stands last belongs to the time within the clause. */
function endsItsClause(words: readonly Tagged[], at: number, from: number): boolean {
  const opens = words.findLastIndex(({ lower }, index) => index < at && /^(?:after|before|until)$/.test(lower));
  const relative = words.findIndex(({ lower }, index) => index > from && /^(?:who|that|which)$/.test(lower));
  const isLast = Math.max(groupAt(words, at).end - 1, endOfPerfect(words, at)) === words.length - 1;
  return (
    isLast &&
    words[at]?.tag !== 'M' &&
    relative > from &&
    opens > relative + 1 &&
    at - opens > 1 &&
    at - opens < 5 &&
    words[relative - 1]?.tag === 'NS' &&
    words.slice(from, relative).some(({ lower }) => /^(?:for|of|from)$/.test(lower)) &&
    !words.slice(opens + 1, at).some(({ tag }) => FINITE.has(tag) || tag === 'NS')
  );
}

/** "has not finished": where such a verb ends. */
function endOfPerfect(words: readonly Tagged[], at: number): number {
  if (!/^(?:has|have|had)$/.test(words[at]?.lower ?? '')) return at;
  let end = at + 1;
  while (/^(?:NEG|R)$/.test(words[end]?.tag ?? '')) end++;
  return /^V[DN]$/.test(words[end]?.tag ?? '') ? end : at;
}

/** Whether a part of a title has a verb that belongs to none of its relative and other clauses. */
function hasOwnVerb(words: readonly Tagged[], from: number): boolean {
  let isOpen = false;
  for (let at = from; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    if (
      at > from &&
      (RELATIVES.test(lower) || SUBORDINATE.test(lower) || tag === 'W' || (tag === 'S' && !OPENS_CLAUSE.test(lower)))
    )
      isOpen = true;
    // "hats never come back", "one of them lost an hour": by its form it could be a participle.
    if (
      tag === 'VN' &&
      !isOpen &&
      /^(?:NS?|PO|PN|R)$/.test(words[at - 1]?.tag ?? '') &&
      !isDoneTo(words, at) &&
      !isContact(words, at, from)
    )
      return true;
    const isVerb =
      (FINITE.has(tag) && startsGroup(words, at, 0) && words[at - 1]?.tag !== 'TO') || isSurelyVerb(words, at);
    if (isOwed(words, at)) return true;
    if (!isVerb || (at === from && from === 0)) continue;
    if (/^V[D0]$/.test(tag) && isDoneTo(words, at)) continue;
    // "when a bed stands empty"
    if (tag === 'V0' && /^V[ZD]$/.test(words[at - 1]?.tag ?? '')) continue;
    const goesOn = words[at - 1]?.tag === 'C' && words.slice(from, at).some((word) => FINITE.has(word.tag));
    if (!isOpen && !goesOn && !isContact(words, at, from) && !endsItsClause(words, at, from)) return true;
    isOpen = false;
    at = Math.max(groupAt(words, at).end - 1, endOfPerfect(words, at));
  }
  return false;
}

/** "by group", "with the dates", "sorted by age": what only tells more. */
const TELLS_MORE =
  /^(?:in|on|at|for|with|without|by|from|per|as|of|into|before|after|until|when|if|once|each|any|some|more|most) (?!(?:I|we|you|they|it|he|she) )/i;

/** The parts between the commas of a title: each but the first tells more of the first, or what is not meant. */
function isTold(said: string, people: People): boolean {
  if (/^(?:read|view)[- ]only$/i.test(said)) return true;
  const part = said.replace(/^(?:and|plus) /i, '').replace(/^(?:those|the ones) (?=that|which|who)/i, 'things ');
  if (/^(?:not|no|but not|and not|never|only) [^,]+$/i.test(part)) return !/\b(?:I|we|they|it|you)\b/.test(part);
  if (!TELLS_MORE.test(part) && (NO_PLAIN_NAME.test(part) || isCommand(part))) return false;
  const words = wordsOf(part, people);
  return words[0]?.tag !== 'PN' && !hasOwnVerb(words, 0);
}

/** What a name opens with although the word could be an order: "log of changes", "receipt that proves it". */
const OPENS_ALIKE =
  /^(?:(?!(?:think|dispose|get|make|take|let|rid)\b)[a-z-]+ of|(?:receipt|plan|form|card|map|label|link|code|list|letter|bill|invoice|voucher|template|button|filter|ticket|certificate|calendar|message|mail|text|guide|book|timer) (?:that|which|whose|where)) /i;
const PARTICLES = /^(?:up|out|off|down|in|over|back)$/;
/** What opens a title besides a bare noun: "all deadlines", "my duties", "two teams". */
export const DETERMINED =
  /^(?:an?|all|my|our|both|one|two|three|four|five|six|\d+|same|next|last|new|old|names?|everything (?=(?:I|we|they|the|my|our|that) |[a-z]+[ai]ble )|(?:living|outstanding|missing|existing|upcoming|pending|remaining|recurring|overlapping|incoming|outgoing|standing|rising|matching|running|expiring|waiting|leaking|growing)(?= [a-z-]+s?\b))\b/i;
const NEVER_ORDERED = new RegExp(`^(?:${NEVER_ORDERS}|${NEVER_ORDERS_OF_MANY})$`);

/** "parents report it", "treasurer sets up the list": somebody does it. */
function isDoing(name: string, words: readonly Tagged[], people: People): boolean {
  const who = people.leading(name) ?? '';
  const [first, second, third] = words;
  if (who === '')
    return (
      people.isPersonPhrase(first?.lower ?? '') &&
      readVerb(second?.lower ?? '')?.form === 'third' &&
      (PARTICLES.test(third?.lower ?? '') || /^(?:D|PN|PO|PT|A|N|NS|R)$/.test(third?.tag ?? ''))
    );
  const [next = ''] = name.slice(who.length).trim().toLowerCase().split(' ');
  return isPlural(who.split(' ').at(-1) ?? '') ? isBaseVerb(next) : readVerb(next)?.form === 'third';
}

/** Whether the first words open a name and no order. */
function opens(name: string, words: readonly Tagged[], people: People): boolean {
  const [first, second] = words;
  if (!first || !second || /^(?:what|how|why|whether)$/.test(second.lower)) return false;
  if (isDoing(name, words, people)) return false;
  if (OPENS_ALIKE.test(name)) return !isPlural(first.lower);
  if (isBaseVerb(first.lower) || isCommand(name)) return NEVER_ORDERED.test(first.lower) && /^NS?$/.test(second.tag);
  return (
    (DETERMINED.test(name) || /^(?:A|N|NS)$/.test(first.tag) || (first.tag === 'VN' && /^NS?$/.test(second.tag))) &&
    people.leading(name) !== name
  );
}

/** What is no name of many things, whatever its tag. */
const NEVER_THINGS =
  /^(?:arrives|appears|disappears|vanishes|comes|goes|becomes|remains|exists|occurs|happens|depends|belongs|consists|differs|expires|departs)$/;

/** Words that carry a clause although the tags have a noun for it: "wants", "adjust my household", "invoices list shifts", "costs the full price". */
function isSurelyVerb(words: readonly Tagged[], at: number): boolean {
  const verb = readVerb(words[at]?.lower ?? '');
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!verb || !/^(?:third|base)$/.test(verb.form) || before === undefined || before.tag === 'TO') return false;
  if (
    /^NS?$/.test(before.tag) &&
    /^(?:the|an?|my|our|your|their|its|his|her|half|nothing|extra|double|[€$£]?\d.*)$/.test(next?.lower ?? '')
  )
    return true;
  if (at === 1 && before.tag === 'NS' && verb.form === 'base' && /^(?:NS|D|PN|W)$/.test(next?.tag ?? '')) return true;
  // "laundry arrives late"
  if (before.tag === 'N' && NEVER_THINGS.test(words[at]?.lower ?? '')) return true;
  if (MOSTLY_NOUNS.has(verb.base)) return false;
  // "pieces" and "wants": the name of things where nothing tells otherwise.
  return verb.form === 'third'
    ? words[at]?.tag !== 'NS' || (before.tag === 'N' && /^(?:TO|PT|D|PN|PO)$/.test(next?.tag ?? ''))
    : next?.tag === 'D' || before.tag === 'NS';
}

/** "that" of "papers that must be signed", but not of "that day". */
const isRelative = ({ lower, tag }: Tagged): boolean => RELATIVES.test(lower) && !(lower === 'that' && tag === 'D');

/** "papers that must be signed", but "those who lost a key should be let in": what is owed is said of the thing and not in its clause. */
function isOwed(words: readonly Tagged[], at: number): boolean {
  if (!/^(?:should|must|shall)$/.test(words[at]?.lower ?? '')) return false;
  const from = words.findLastIndex((word, index) => index < at && (isRelative(word) || SUBORDINATE.test(word.lower)));
  return from < 0 || at - from > 3 || words.slice(from, at).some(({ tag }) => FINITE.has(tag));
}

function wordsOf(part: string, people: People): readonly Tagged[] {
  return tagSentence(splitWords(part, people.names), 'thing');
}

/** The words of an idea that is the name of a thing and of nothing that happens, up to its first comma. */
export function nameIn(text: string, people: People): readonly Tagged[] | undefined {
  if (NO_PLAIN_NAME.test(text) || SOUNDS_LIKE_COMPLAINT.test(text) || /[:;?!"“”()\n]| [-–—] /.test(text))
    return undefined;
  const [name = '', ...parts] = text.split(/, /);
  const words = wordsOf(name, people);
  if (!opens(name, words, people) || hasOwnVerb(words, 0)) return undefined;
  return parts.every((part) => isTold(part, people)) ? words : undefined;
}

/**
 * Whether an idea is the name of a thing, however many verbs stand in what is told of it: "Chairs lent to the neighbours and not brought
 * back", "Tasks the foreman gave me, urgent ones first", "Receipt that proves the deposit was paid".
 */
export function isPlainName(said: string, people: People): boolean {
  return nameIn(said.trim().replace(/[.!]$/, ''), people) !== undefined;
}
