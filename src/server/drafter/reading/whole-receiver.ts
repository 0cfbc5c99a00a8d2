import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isToldOf } from '../lexicon/verb-complements.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerb } from '../language/verbs.ts';
import { TELL } from './action.ts';

const GIVES = /^(?:send|show|give|offer|e-?mail|text|message|provide|grant|supply|display|present)$/i;
const CASE = /^(?:when|whenever|if|once|as|unless)$/;
const EVERY = /^(?:every|each|all|both) /i;
const DETERMINER = /^(?:the|an?|their|his|her|its|another|\d.*)$/;
const OF_MANY: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };

/** Whether a second noun phrase begins: "the delay" of "of a late boat the delay". */
function startsThing(words: readonly Tagged[], at: number): boolean {
  return (
    words[at]?.tag === 'D' &&
    words[at - 1]?.lower !== 'number' &&
    DETERMINER.test(words[at]?.lower ?? '') &&
    /^(?:NS?|R)$/.test(words[at - 1]?.tag ?? '') &&
    !/^(?:[a-z]*time|day|night|week|month|year|hour|minute|morning|evening|moment)s?$/.test(words[at + 1]?.lower ?? '')
  );
}

/** Where what is told or given begins behind what tells which of them are meant; -1 where nothing shows it. */
function startOfThing(words: readonly Tagged[], verb: string, isAnyCase: boolean): number {
  const isTold = TELL.test(verb);
  for (let at = 2; at < words.length; at++) {
    const { lower = '' } = words[at] ?? {};
    const isBehindName = /^(?:NS?|R|VD|VN)$/.test(words[at - 1]?.tag ?? '') || /^\d/.test(words[at - 1]?.lower ?? '');
    // "who know how to sail" know that.
    if (!isBehindName && (/^who$/i.test(words[0]?.lower ?? '') || !/^(?:how(?: \w+)?|whether)$/.test(lower))) continue;
    if (GIVES.test(verb) && startsThing(words, at)) return at;
    if (/^(?:how(?: \w+)?|whether)$/.test(lower) || (lower === 'that' && words[at]?.tag === 'D')) return at;
    if (isTold && lower === 'about') return at;
    if (isAnyCase && isTold && (CASE.test(lower) || (lower === 'to' && words[at + 1]?.tag === 'V0'))) return at;
  }
  return -1;
}

/** What tells which of those named are meant, and what they get or are told. */
export interface Receiver {
  readonly narrowed: string;
  readonly thing: string;
}

/**
 * "tell skippers who sail at night about the fog", "show every skipper of a late boat the delay": which of them are meant, and no word of it is
 * taken for what they get. Nothing where it may be what they are told.
 */
export function wholeReceiver(verb: string, person: string, behind: string): Receiver | undefined {
  if (!/^(?:who|of) /i.test(behind) || (!TELL.test(verb) && !GIVES.test(verb))) return undefined;
  const isClause = /^who /i.test(behind);
  // "tell the warden of a broken tap whether it leaks": of that.
  if (!isClause && TELL.test(verb) && !EVERY.test(person)) return undefined;
  const words = tagSentence(splitWords(behind));
  const at = startOfThing(words, verb, isClause || EVERY.test(person));
  if (at < 0) return undefined;
  const narrowed = joinWords(words.slice(0, at));
  const thing = joinWords(words.slice(at));
  if (!isClause) return isToldOf(verb, narrowed.slice(3)) ? undefined : { narrowed, thing };
  return caseIn(person, narrowed) ? { narrowed, thing } : undefined;
}

/** "who live near a harbour" as a clause of theirs; nothing where it asks who does it. */
function caseIn(person: string, narrowed: string): string | undefined {
  const [, does = '', rest = ''] = /^who ([\w']+)(.*)$/i.exec(narrowed) ?? [];
  const read = readVerb(does.toLowerCase());
  if ((!read && !OF_MANY[does]) || /\b(?:who|what|which|and|or)\b/i.test(rest)) return undefined;
  const isThird = OF_MANY[does] !== undefined ? !/^was$/.test(does) : read?.form === 'third';
  // "tell skippers who has paid when ...": a question is asked of one.
  if (isThird && !EVERY.test(person) && !/^(?:everyone|everybody|anyone|anybody)$/i.test(person)) return undefined;
  // "remind those who have not paid": of that.
  if (/^ not\b/.test(rest)) return undefined;
  return `they ${OF_MANY[does] ?? (read?.form === 'third' ? read.base : does)}${rest}`;
}

/** "tell passengers who live near a harbour about extra sailings": they are told in that case. */
export function toldInCase(verb: string, person: string, behind: string): string | undefined {
  const { narrowed = '', thing } = (TELL.test(verb) && wholeReceiver(verb, person, behind)) || {};
  const said = /^who /i.test(narrowed) ? caseIn(person, narrowed) : undefined;
  return said && `${thing}, if ${said}`;
}

/** "teams that use a component if it is removed": it is the component. */
function namedIn(relative: string, link: string): string | undefined {
  const thing = readNounPhrase(relative.trim().split(' ').slice(2).join(' '));
  return thing && !thing.plural ? `${link} ${thing.text}` : undefined;
}

/** "notify teams that use a component if it is removed": what narrows down who is told is not what they are told. */
export function withoutRelative(left: string): string {
  const told =
    /^(?:who|that) (\w+) (?:.+? )?(?=(?:if|when(?:ever)?|once|as soon as|before|after|about|of|that|which|how|what) )/i.exec(
      left,
    );
  const verb = told && readVerb(told[1] ?? '');
  return told &&
    verb &&
    (/^who /i.test(left) ? !/^(?:has|have)$/i.test(told[1] ?? '') || !/ not /.test(told[0]) : verb.form === 'base')
    ? left
        .slice(told[0].length)
        .replace(/^(\S+(?: \S+)?) it\b/i, (whole, link: string) => namedIn(told[0], link) ?? whole)
    : left;
}

/** "(tell the members) whose bookings are moved": when that happens to their own. */
export function ofTheirOwn(left: string): string {
  return left.replace(/^whose (?=(?:[\w-]+ )?(?:[\w-]+s (?:are|were|have)|[\w-]+ (?:is|was|has)) )/i, 'when my ');
}
