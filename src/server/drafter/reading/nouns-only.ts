import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { NAMED_ALWAYS, NAMED_WITH, NAMES_IN_FRONT, NEVER_ORDERS, STAND_INS } from '../lexicon/titles.ts';
import type { People } from './people.ts';
import type { Request } from './read-request.ts';

/** What a product shows or lets somebody press: by what stands in front of it nothing happens to it. */
const TOOL =
  /^(?:filter|badge|label|tag|flag|sign|notice|button|option|mode|marker|icon|checkbox|switch|stamp|view|list)s?$/;
const BOUND = /\b(?:only|not|no|never|max|min|at most|at least|up to|instead)\b|[,.;:!?]/i;
/** "walk-in patients": what is written with a hyphen is no order; a few verbs are written so by mistake. */
const HYPHENED =
  /^(?!(?:check|log|sign|opt|clock|back|set|pick|hand|drop|plug)-)[a-z]+-(?:in|up|out|off|on|over|by|through|down|back) [a-z]+s?\b/i;

const NEVER = new RegExp(`^(?:${NEVER_ORDERS}) [a-z-]+(?: |$)`, 'i');
const NAMED = new RegExp(
  `^(?:(?:${NAMES_IN_FRONT}) (?:${NAMED_WITH})|${NAMED_ALWAYS})(?= (?:for|of|in|on|at|with|per|by|between|from|to|and|[a-z]+s?$)|$)`,
  'i',
);

/** "Speed limit in car parks", "Repair requests", "Visit duration", "Substitute teachers": two nouns, the first of which is a verb elsewhere. */
function isCompound(text: string, words: readonly Tagged[], people: People): boolean {
  const [, second] = words;
  if (second?.tag === 'D' || second?.tag === 'PN' || second?.tag === 'PO') return false;
  if (STAND_INS.test(text)) return people.isPersonPhrase(text.split(' ').at(-1) ?? '');
  return NAMED.test(text) || (NEVER.test(text) && /^NS?$/.test(second?.tag ?? ''));
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
  if (isCompound(text, tags, people)) return thing;
  if (request.form === 'problem' && request.kind !== 'thing' && isOfSomething(tags)) return thing;
  if (request.form === 'imperative') return HYPHENED.test(text) && /^NS?$/.test(tags[1]?.tag ?? '') ? thing : undefined;
  if (BOUND.test(text)) return undefined;
  if (request.kind === 'detail')
    return tags.every(({ tag }) => /^(?:NS?|A|P|D|VG|C)$/.test(tag)) &&
      /^NS$/.test(tags.find(({ tag }, at) => at > 0 && /^NS$/.test(tag))?.tag ?? '')
      ? thing
      : undefined;
  const isTool = tags.length > 2 && tags.length < 6 && TOOL.test(words.at(-1) ?? '') && tags.at(-2)?.tag === 'VN';
  return isTool && tags.slice(0, -2).every(({ tag }) => /^(?:NS?|A)$/.test(tag))
    ? { ...thing, isWhole: true }
    : undefined;
}
