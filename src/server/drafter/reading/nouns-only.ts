import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { gerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { NAMED_ALWAYS, NAMED_WITH, NAMES_IN_FRONT, NEVER_ORDERS, STAND_INS } from '../lexicon/titles.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import type { People } from './people.ts';
import { ALWAYS_ORDERS } from './read-named-thing.ts';
import type { Request } from './read-request.ts';

/** What a product shows or lets somebody press: by what stands in front of it nothing happens to it. */
const TOOL =
  /^(?:filter|badge|label|tag|flag|sign|notice|button|option|mode|marker|icon|checkbox|switch|stamp|view|list)s?$/;
const BOUND = /\b(?:only|not|no|never|max|min|at most|at least|up to|instead)\b|[,.;:!?]/i;
/** "walk-in patients": what is written with a hyphen is no order; a few verbs are written so by mistake. */
const HYPHENED =
  /^(?:thank-you|(?!(?:check|log|sign|opt|clock|back|set|pick|hand|drop|plug)-)[a-z]+-(?:in|up|out|off|on|over|by|through|down|back)) [a-z]+\b/i;

const NEVER = new RegExp(`^(?:${NEVER_ORDERS}) [a-z-]+(?: |$)`, 'i');
const NAMED = new RegExp(
  `^(?:(?:${NAMES_IN_FRONT}) (?:${NAMED_WITH})|${NAMED_ALWAYS})(?= (?:for|of|in|on|at|with|per|by|between|from|to|and|[a-z]+s?$)|$)`,
  'i',
);

/** "Break tracking": the last word names the doing, and no order has one there. */
const TRACKING =
  /^(?!(?:start|stop|begin|keep|enable|disable|allow|try|avoid|improve|simplify|automate|pause|resume|support|add|offer|make|have|get|want|need|use|see|show|speed|test|finish|skip|consider) )[a-z]+ (?:tracking|planning|scheduling|scanning|logging|messaging|sharing|printing|editing|sorting|tagging|signing|counting|labell?ing|handling|management)\b/i;

/** "Repair requests", "Team chat": by their words alone. */
function isNamed(text: string, next: string): boolean {
  return (NAMED.test(text) && /^(?:NS?|PT|R)$/.test(next)) || (NEVER.test(text) && /^NS?$/.test(next));
}

/** "Stamp collection", "Price negotiation": a doing by its name, with what it is done to in front. */
const NOMINAL =
  /^(?!(?:process|handle|stop|test|estimate|measure|trigger|document|demand|access|help|support) )[a-z]+ (?:collection|negotiation|optimi[sz]ation|consumption|allocation|distribution|rotation|prediction|generation|classification|comparison|calculation|verification|validation|synchroni[sz]ation|automation|personali[sz]ation|customi[sz]ation)(?= (?:for|of|in|on|at|with|per|by|between|from|to)\b|$)/i;

/** "Speed limit in car parks", "Repair requests", "Visit duration", "Substitute teachers": two nouns, the first of which is a verb elsewhere. */
function isCompound(text: string, words: readonly Tagged[], people: People): boolean {
  const [, second] = words;
  if (second?.tag === 'D' || second?.tag === 'PN' || second?.tag === 'PO') return false;
  if (STAND_INS.test(text)) return people.isPersonPhrase(text.split(' ').at(-1) ?? '');
  const [first = '', next = ''] = text.split(' ');
  // "Referee payments", but "Coach players": of whom the thing is.
  const isOfThem = people.isPersonPhrase(first) && !isPlural(first) && !people.isPersonPhrase(next);
  if (isOfThem && /^NS?$/.test(second?.tag ?? '')) return true;
  const isNominal =
    NOMINAL.test(text) && MOSTLY_NOUNS.has(first.toLowerCase()) && !ALWAYS_ORDERS.test(first.toLowerCase());
  return isNominal || TRACKING.test(text) || (NEVER.test(text) && /^NS?$/.test(second?.tag ?? ''));
}

/** "Lunch breaks of drivers": behind one thing without an article stands no verb with "of". */
function isOfSomething(words: readonly Tagged[]): boolean {
  const at = words.findIndex(({ lower }) => /^(?:of|per|between)$/.test(lower));
  return (
    at > 1 &&
    at < 4 &&
    words.slice(0, at - 1).every(({ tag }) => tag === 'N' || tag === 'A') &&
    isPlural(words[at - 1]?.lower ?? '')
  );
}

const EVERY =
  /^(?:every|each) (?:other |second )?(?:day|week|month|quarter|year|season|term|morning|evening|night|weekend|[a-z]+day)\b/;

/** "Product bundles", "Recurring invoices every month": what kind of things, and behind it where, for what or how often. */
function isBundle(words: readonly Tagged[]): boolean {
  const at = words.findIndex(({ tag }, index) => index > 0 && tag === 'NS');
  // "speaking exercises", but "ringing ends at nine"
  const base = readVerb(words[at]?.lower ?? '')?.base ?? '';
  const isKind = ({ tag }: Tagged) => tag === 'N' || tag === 'A' || (tag === 'VG' && !INTRANSITIVE.test(base));
  const behind = words.slice(at + 1);
  return (
    at > 0 &&
    words.slice(0, at).every(isKind) &&
    behind.every(({ tag }) => /^(?:NS?|A|P|D|C)$/.test(tag)) &&
    (behind.length === 0 ||
      /^[PC]$/.test(behind[0]?.tag ?? '') ||
      EVERY.test(behind.map(({ lower }) => lower).join(' '))) &&
    /^NS?$/.test(words.at(-1)?.tag ?? '')
  );
}

/** "Book for a family member", where members book classes: for whom a deed of theirs is done. */
function readDeedFor(text: string, people: People): Request | undefined {
  const [, verb = '', who = ''] =
    /^([a-z]+) (?:for|on behalf of) ((?:an?|another|other|my|their|several|more than one|someone|somebody) ?.*)$/i.exec(
      text,
    ) ?? [];
  return verb && people.isDeed(verb) && people.isPersonPhrase(who.replace(/ else$/, ''))
    ? { form: 'imperative', kind: 'act', text, isWhole: true, speaker: false }
    : undefined;
}

/**
 * A title that the readers of sentences took for one: no word of it is a verb ("Product bundles", "Permission slips for trips"), or the
 * only one tells which of the things is meant ("Pets allowed filter"), or it is part of a compound ("Walk-in patients").
 */
export function readNounsOnly(text: string, request: Request | undefined, people: People): Request | undefined {
  if (request?.form === 'noun phrase' && request.kind === 'thing') return readDeedFor(text, people);
  if (!request || /^(?:noun phrase|story|question|negative)$/.test(request.form) || text.split(' ').length > 8)
    return undefined;
  const thing: Request = { form: 'noun phrase', kind: 'thing', text, speaker: false };
  const tags = tagSentence(splitWords(text, people.names), 'thing');
  const words = tags.map(({ lower }) => lower);
  // An order by its first word, and no sentence in which somebody does something.
  if (request.form === 'imperative' && isCompound(text, tags, people)) return thing;
  if (isNamed(text, tags[1]?.tag ?? '') && !tags.slice(1).some(({ tag }) => FINITE.has(tag))) return thing;
  if (request.form === 'problem' && request.kind !== 'thing' && isOfSomething(tags)) return thing;
  if (request.form === 'imperative') return HYPHENED.test(text) && /^NS?$/.test(tags[1]?.tag ?? '') ? thing : undefined;
  if (BOUND.test(text)) return undefined;
  // "Dog-friendly huts filter"
  const isOfMany = TOOL.test(words.at(-1) ?? '') && tags.at(-2)?.tag === 'NS' && tags.at(-1)?.tag === 'N';
  if (isOfMany && request.kind === 'detail' && !people.isPersonPhrase(words.at(-2) ?? ''))
    return { ...thing, isWhole: true };
  if (request.kind === 'detail') return isBundle(tags) && !/\d/.test(text) ? thing : undefined;
  // "Progress report twice a year": what was turned round as a verb is none.
  const [one = '', doing = ''] = words;
  if (!isPlural(one) && isBaseVerb(doing) && request.text.includes(` from ${gerund(doing)}`) && tags[1]?.tag === 'N')
    return thing;
  const isTool = tags.length > 2 && tags.length < 6 && TOOL.test(words.at(-1) ?? '') && tags.at(-2)?.tag === 'VN';
  return isTool && tags.slice(0, -2).every(({ tag }) => /^(?:NS?|A)$/.test(tag))
    ? { ...thing, isWhole: true }
    : undefined;
}
