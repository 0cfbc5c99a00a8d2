import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { traitsOf } from '../lexicon/things.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { readFalseVerb } from './false-verb.ts';
import type { People } from './people.ts';
import { ALWAYS_ORDERS } from './read-named-thing.ts';
import { isRecord } from './read-feature.ts';
import type { Request } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';

/** A title as a whole: the thing with all that is told of it, and who alone has it. */
export interface WholeName {
  readonly text: string;
  readonly only?: string;
}

/** What a title does not start with. */
const NO_TITLE =
  /^(?:the|this|that|these|those|my|our|your|their|his|her|its|i|we|you|they|he|she|it|there|no|not|never|please|only|every|each|all|any|some|what|who|which|how|why|where|when|whether|if|once|after|because|so|and|but|or|to|in|on|at|for|with|by|from|as|too|more|less|fewer)\b/i;
/** How what is told of a thing behind a comma begins. */
const TOLD_OF =
  /^(?:with|without|including|incl\.?|excluding|showing|listing|naming|marked|for|in|on|at|by|per|from|up to|max\.?|based|and also|such as|e\.g\.?|that|which|where|whose)\b/i;
/** "usable without signal", "visible before sorting", "ready to print" */
const LIKE = /^(?:also |even |automatically |always |easily )?(?:[a-z]+[ai]ble|ready|valid|open|free)\b/i;
/** Ways of looking at two things, which are told by words that look like adverbs. */
const SIDES =
  /^(side by side|before and after|back to back|top to bottom|day by day|room by room|end to end) (?=[a-z]+ (?:of|for|with|per|from)\b)/i;

/** Named like those who do it. */
const MACHINE =
  /^(?:planner|tracker|organi[sz]er|finder|builder|editor|reader|checker|helper|counter|timer|scanner)s?$/;
const RELATIVES = /^(?:that|which|whose|who|where)$/;

/** The verbs that belong to no question or relative clause within a title. */
function hasOwnVerb(words: readonly Tagged[]): boolean {
  let isOpen = false;
  for (let at = 0; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    if (
      tag === 'W' ||
      tag === 'S' ||
      RELATIVES.test(lower) ||
      /^(?:before|after|until|as|if|when|once|while)$/.test(lower)
    )
      isOpen = at > 0;
    if (at === 0 || !FINITE.has(tag) || words[at - 1]?.tag === 'TO' || !startsGroup(words, at, 0)) continue;
    // "with the flats that vote marked": what was done to it.
    if (tag === 'VD' && /^(?:|P|PU|R)$/.test(words[at + 1]?.tag ?? '')) continue;
    // "the flats we own", "the format the hotel asks for": a clause behind its noun.
    const isContact =
      /^(?:N|NS|PN)$/.test(words[at - 1]?.tag ?? '') &&
      words.slice(0, at).filter((word) => word.tag === 'D').length > 1;
    if (!isOpen && !isContact) return true;
    isOpen = false;
    at = groupAt(words, at).end - 1;
  }
  return false;
}

/** "Stain photos per garment", "Practice tracks for each part": what could be an order by its first word is a name. */
function opensLikeName(words: readonly Tagged[], people: People): boolean {
  const [first, second] = words;
  const word = first?.lower ?? '';
  if (!first || !second) return false;
  if (/^(?:a|an)$/.test(word)) return true;
  if (!/^(?:N|NS|A|VG|VN|V0)$/.test(first.tag)) return false;
  // "Client glossary", "Guest link": of whom the thing is.
  if (people.isPersonPhrase(word)) return !isPlural(word) && second.tag === 'N' && !isBaseVerb(second.lower);
  if (readVerb(word)?.form === 'gerund' && !/^(?:N|NS)$/.test(second.tag)) return false;
  if (!isBaseVerb(word)) return true;
  if (ALWAYS_ORDERS.test(word) && !people.isPair(word, second.lower)) return false;
  if (!/^(?:N|NS)$/.test(second.tag)) return false;
  const isNoun = MOSTLY_NOUNS.has(word) || people.isNoun(word) || traitsOf(word, false).size > 0;
  return isNoun || isRecord(second.lower) || (!isPlural(second.lower) && !isBaseVerb(second.lower));
}

/** Where the head of the title ends. */
function headOf(words: readonly Tagged[]): Tagged | undefined {
  const end = words.findIndex(({ tag }, at) => at > 0 && !/^(?:N|NS|A|D|VG)$/.test(tag));
  return words[(end < 0 ? words.length : end) - 1];
}

/** The parts of a text between its commas and behind its colon. */
function partsOf(text: string): string[] {
  return text.split(/[,:;] /).map((part) => part.trim());
}

function isToldOf(part: string, people: People, isListed: boolean): boolean {
  if (TOLD_OF.test(part) || LIKE.test(part)) return true;
  const [first, ...rest] = tagSentence(splitWords(part, people.names), 'thing');
  if (!first || (!isListed && people.leading(part) === part)) return false;
  const lead = first.tag === 'R' ? rest[0] : first;
  if (lead?.tag === 'VN') return true;
  // "holidays greyed out and repeats in grey", "days off and the hours": more of the same list.
  return isListed && /^(?:N|NS|A|D|VN|VG)$/.test(first.tag);
}

/** "for skippers only": who alone has it. */
function onlyFor(part: string, people: People): string | undefined {
  const [, who = ''] = /^(?:only for|for) (.+?)(?: only)?$/i.exec(part) ?? [];
  return who && /\bonly\b/i.test(part) && people.isPersonPhrase(who) ? who : undefined;
}

/** "A page: the bookings, the wishes": what stands behind the colon is what it has. */
function withList(text: string): string | undefined {
  const [, name = '', list = ''] = /^([^:]+): (.+)$/.exec(text) ?? [];
  if (!list) return text;
  // "height, ties, boards, all on one page": where they stand goes behind them.
  const [, things = list, place = ''] = /^(.+?)(, all (?:on|in|at|by|per|from) .+)$/i.exec(list) ?? [];
  const items = things.split(/, (?:and )?/);
  // "end of chapter, 15 or 30 minutes": one of them, and not all.
  if (items.length < 3 || / or | first\b|^\d/.test(`${name} ${list}`)) return undefined;
  const last = items.at(-1) ?? '';
  return `${name} with ${/ and /.test(last) ? things : `${items.slice(0, -1).join(', ')} and ${last}`}${place}`;
}

/**
 * "Repair labels for each tray, printable from the order, with the promised date": a title of several parts, each of which tells more of
 * the thing. It is one name with all its words; nothing where a part could be a sentence of its own.
 */
export function wholeName(said: string, people: People): WholeName | undefined {
  const text = said
    .trim()
    .replace(/[.!]$/, '')
    .replace(SIDES, (side) => `${side.trim().replaceAll(' ', '-')} `);
  const [name = '', ...parts] = partsOf(text);
  if (
    parts.length === 0 ||
    NO_TITLE.test(text) ||
    / [-–] /.test(text) ||
    /[.!?\n"“”()]|\b(?:should|must|shall|would|could|please|I|we|us|me)\b/.test(text.replace(/\be\.g\./, 'eg'))
  )
    return undefined;
  const words = tagSentence(splitWords(name, people.names), 'thing');
  const head = headOf(words);
  if (
    !head ||
    !/^NS?$/.test(head.tag) ||
    (people.isPersonPhrase(head.lower) && !MACHINE.test(head.lower)) ||
    name.split(' ').length > 14
  )
    return undefined;
  if (!opensLikeName(words, people) || hasOwnVerb(words)) return undefined;
  const isList = /: /.test(text);
  let isListed = isList || / with | including |^(?:with|including)\b/i.test(name);
  for (const part of parts) {
    const tagged = tagSentence(splitWords(part, people.names), 'thing');
    if (
      isListed &&
      /^all (?:on|in|at|by|per|from) (?:one|an?|the|each|every) (?!.*\b(?:is|are|can|has|have)\b)/i.test(part)
    )
      continue;
    // "height, ties, boards": in a list a word or two are a name, whatever they look like.
    if (isListed && /^[\w'’-]+(?: [\w'’-]+)?$/.test(part) && isPlural(part.split(' ').at(-1) ?? '')) continue;
    if (!isToldOf(part, people, isListed) || hasOwnVerb([{ text: ',', lower: ',', tag: 'PU' } as Tagged, ...tagged]))
      return undefined;
    isListed ||= /^(?:with|including|showing)\b/i.test(part);
  }
  const only = onlyFor(parts.at(-1) ?? '', people);
  const kept = only ? text.slice(0, text.lastIndexOf(', ')) : text;
  const told = withList(kept);
  return told === undefined ? undefined : { text: told, ...(only ? { only } : {}) };
}

/** "page for the purser, with the allergies": who has it, and the title without them. */
function forThem(text: string, people: People): { text: string; who?: string } {
  const [phrase = '', who = ''] =
    / for ((?:the |our |all )?[a-z-]+(?: [a-z-]+)??)(?=,| with | showing | including |$)/i.exec(text) ?? [];
  const isWho =
    who !== '' && (/^the /i.test(who) || isPlural(who)) && people.isPersonPhrase(who) && people.leading(who) === who;
  return isWho ? { text: text.replace(phrase, ''), who } : { text };
}

/** What a title asks for: the thing, and who alone has it. */
function readWholeName(
  said: string,
  people: People,
): { request: Request; others?: readonly []; details?: readonly string[] } | undefined {
  const name = wholeName(said, people);
  if (!name) return undefined;
  const { only } = name;
  const { text, who } = forThem(name.text.replace(/\bif you (?=like|want|wish)/i, 'if they '), people);
  const request: Request = {
    form: 'noun phrase',
    kind: 'thing',
    text,
    isWhole: true,
    actor: only ?? who,
    speaker: false,
  };
  if (!only) return { request };
  const words = tagSentence(splitWords(text, people.names), 'thing');
  const end = words.findIndex(({ tag }, at) => at > 0 && !/^(?:N|NS|A|D|VG)$/.test(tag));
  const thing = joinWords(words.slice(0, end < 0 ? words.length : end)).replace(/^an? /i, '');
  return {
    request,
    others: [],
    details: [`only ${only} can see the ${lowerFirst(thing)}`],
  };
}

/** A title of several parts, or a name in which a word only looks like a verb. */
export function readTitled(text: string, people: People): ReturnType<typeof readWholeName> {
  const meant = readWholeName(text, people);
  if (meant) return meant;
  const request = readFalseVerb(text, people);
  return request && { request };
}
