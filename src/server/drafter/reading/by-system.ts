import { textOf } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { NOT_DONE } from '../lexicon/verb-complements.ts';
import { phrase, type Action } from './action.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { actionFor, isOnlyPart } from './deed-of-product.ts';
import { GIVES_OR_TELLS } from './gives-or-tells.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { THE_PRODUCT } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';
import { shareObject } from './split-actions.ts';
import { asDone, askedDeed, doneTo, notOf, stateOf, turnDeed, type Deed, type Turned } from './turn-deed.ts';
import { ofSpeaker, toldBySystem } from './told-by-system.ts';

/** What the product has to do: "the system shall", "it must not", "the app needs to". */
const OBLIGED = /^(.{2,40}?) (?:must|shall|should|may|(?:has|needs|ought) to) (?:not )?/i;
/** Why, behind the deed: it is no part of what is to be done. */
const WHY =
  /,? (?:so that|so (?=(?:we|I|they|he|she|nobody|everybody|people|the|it|an?|no) )|because(?! of)|in order (?:to|that)|to make sure) .+$/i;
/** So many words may a wish have that tells all deeds. */
const MOST = 44;

/** A sentence on what the product has to do, in its parts. */
interface SaidOfSystem {
  readonly subject: string;
  readonly deeds: readonly Deed[];
}

/** Whether a base verb behind "and" at `at` may belong to a clause inside: "guests who cancel and book again". */
function isInside(words: readonly Tagged[], from: number, at: number): boolean {
  const link = words.slice(from, at).findLastIndex(({ tag }) => tag === 'W' || tag === 'S');
  if (link < 0 || words[at - 1]?.tag === 'PU' || words[at - 2]?.tag === 'PU') return false;
  return words.slice(from + link, at).some(({ tag, lower }, place, all) => {
    // "once all have been read and print it": no part of what is behind "have been".
    const isPerfect = lower === 'have' && /^(?:VN|BE)$/.test(all[place + 1]?.tag ?? '');
    return tag === 'V0' || tag === 'M' || lower === 'are' || (lower === 'have' && !isPerfect);
  });
}

/** How many words stand between "and" and the verb of another deed: none for "and list", two for "and must not"; -1 where no deed follows. */
function leadOf(words: readonly Tagged[], at: number): number {
  let lead = 0;
  while (/^(?:M|NEG|R)$/.test(words[at + lead]?.tag ?? '')) lead++;
  const verb = words[at + lead];
  const next = words[at + lead + 1];
  // "and close it", "and charge only half": nothing but a verb has these behind it.
  const isAsked =
    next?.tag === 'W' && /^(?:record|show|list|log|note|name|state|say|display|mark|track)$/.test(verb?.lower ?? '');
  const hasThing = isAsked || next?.tag === 'PO' || /^(?:only|the|an?|its|their)$/.test(next?.lower ?? '');
  if (verb && isBaseVerb(verb.lower) && /^(?:A|N)$/.test(verb.tag) && hasThing) return lead;
  return verb?.tag === 'V0' && (isBaseVerb(verb.lower) || next?.tag === 'D' || next?.tag === 'PO') ? lead : -1;
}

/** "reject it, show why and log it": behind a comma stands another deed where a last one follows. */
function hasLast(words: readonly Tagged[], from: number): boolean {
  return words.some(({ lower }, at) => at >= from && lower === 'and' && leadOf(words, at + 1) >= 0);
}

/** Brackets, lists and clauses with a subject of their own behind a comma: other rules read them. */
const BESIDE =
  /[(:;]|,? (?:and|but) no |, (?!(?:if|when|once|unless|until|while|before|after|as)\b)[^,]{3,50} (?:may|must|can|should|shall|cannot) /i;

function deedOf(lead: readonly Tagged[], words: readonly Tagged[]): Deed {
  return {
    words: words.at(-1)?.tag === 'PU' ? words.slice(0, -1) : words,
    negated: lead.some(({ tag, lower }) => tag === 'NEG' || /^(?:never|not|no longer)$/.test(lower)),
    adverbs: lead.filter(({ tag }) => tag === 'R').map(({ lower }) => lower),
  };
}

/** The deeds of a sentence, each with all its words. */
function deedsIn(words: readonly Tagged[], start: number): readonly Deed[] {
  const deeds: Deed[] = [];
  let lead = leadOf(words, start);
  if (lead < 0) return [];
  let from = start + lead;
  let before = words.slice(start, from);
  for (let at = from + 1; at < words.length; at++) {
    const isListed =
      words[at]?.lower === ',' && words[at + 1]?.tag === 'V0' && /^(?:D|PO|N|NS|A)$/.test(words[at + 2]?.tag ?? '');
    if (!isListed && (words[at]?.tag !== 'C' || !/^(?:and|but)$/.test(words[at]?.lower ?? ''))) continue;
    lead = leadOf(words, at + 1);
    if (isListed && !hasLast(words, at + 2)) continue;
    const hasModal = words.slice(at + 1, at + 1 + lead).some(({ tag }) => tag === 'M');
    if (lead < 0 || (!hasModal && !isListed && isInside(words, from, at))) continue;
    deeds.push(deedOf(before, words.slice(from, at)));
    before = words.slice(at + 1, at + 1 + lead);
    from = at + 1 + lead;
    at = from;
  }
  return [...deeds, deedOf(before, words.slice(from))];
}

function subjectOf(who: string, people: People): string {
  if (/^it$/i.test(who)) return 'the product';
  // "app should accept": what the description calls it is no name of its own.
  if (/^[a-z ]+$/i.test(who) && THE_PRODUCT.test(who) && !/^(?:the|our|this|your) /i.test(who))
    return `the ${lowerFirst(who)}`;
  const name = people.isProduct(who) && !/^(?:the|our) /i.test(who) ? who : lowerFirst(who);
  return / /.test(name) || people.isProduct(who) ? name : `the ${name}`;
}

/** What a sentence says the product has to do; nothing for any other sentence. */
function saidOfSystem(sentence: string, people: People): SaidOfSystem | undefined {
  const text = sentence.replace(/[.!\s]+$/, '').replace(WHY, '');
  const [lead = '', who = ''] = OBLIGED.exec(text) ?? [];
  if (!who || !(THE_PRODUCT.test(who) || people.isProduct(who) || /^it$/i.test(who))) return undefined;
  const words = tagSentence(splitWords(text, people.names));
  const start = splitWords(lead.replace(/ (?:not )?$/i, ''), people.names).length;
  const deeds = deedsIn(words, start);
  return deeds.length === 0 ? undefined : { subject: subjectOf(who, people), deeds };
}

/** "keeps it, marks it and shows it": with a comma before the last where a condition stands in front of it. */
function inOne(deeds: readonly string[]): string {
  const first = deeds.slice(0, -1).join(', ');
  return first
    ? `${first}${/,| (?:if|when|once|unless|until|while|that|which|who) /.test(first) ? ',' : ''} and ${deeds.at(-1)}`
    : (deeds[0] ?? '');
}

/** The deeds as one clause of the product: "the system blocks the run if it fails, and lists those shifts". */
function clauseOf({ subject, deeds }: SaidOfSystem): string {
  return `${subject} ${inOne(deeds.map(asDone))}`;
}

/** What is wanted of all deeds: told of the things where each is certain, else of the product, word for word. */
function wishOf(said: SaidOfSystem, turned: readonly (Turned | undefined)[]): string {
  const sure = turned.filter((one) => one !== undefined);
  if (sure.length < turned.length) return `be sure that ${clauseOf(said)}`;
  if (said.deeds.some(({ negated }) => negated))
    return `be sure that ${said.deeds.map((deed, at) => stateOf(sure[at] as Turned, deed.negated, notOf(deed))).join(', and ')}`;
  return `have ${inOne(sure.map((one, at) => doneTo(one, at)))}`;
}

/** "may only publish it once all is in": only then is it published; nothing where "only" may be of the thing. */
function turnedOnly(deed: Deed, isAlone = false, isOfThing = false): Turned | undefined {
  const turned = turnDeed(deed, isAlone, isOfThing) ?? (isAlone ? askedDeed(deed) : undefined);
  if (!turned || !deed.adverbs.includes('only')) return turned;
  return /^(?:if|when|once|after|before|until|while|as long as|as soon as|during|between|on|at)\b/.test(turned.rest) &&
    !deed.negated
    ? { ...turned, rest: `only ${turned.rest}` }
    : undefined;
}

/** The other deeds with what "it" is in them, where that is one short name. */
function named(first: Deed, other: Deed, people: People): Deed {
  const text = textOf(other.words);
  const [told = text] = shareObject(textOf(first.words), [text]).others;
  const [before = '', after] = text.split(/\b(?:it|them)\b/i);
  const name =
    after !== undefined && told.startsWith(before) && told.endsWith(after)
      ? told.slice(before.length, told.length - after.length)
      : '';
  const thing = turnDeed(first)?.thing.replace(/^(?:an?|the) /i, '') ?? '';
  // "keep a book readable": the book, and not "the book readable".
  const short = thing && name.replace(/^the /, '').startsWith(`${thing} `) ? `the ${thing}` : name;
  if (!name || name.split(' ').length > 7 || /\b(?:who|whose|that|which|they|it|them)\b/.test(name)) return other;
  const words = tagSentence(splitWords(`the product must ${before}${short}${after}`, people.names)).slice(3);
  return words[0]?.tag === 'V0' ? { ...other, words } : other;
}

/** What holds of one deed, as a statement. */
function outcomeOf(subject: string, deed: Deed, turned: Turned | undefined): string {
  return turned ? stateOf(turned, deed.negated, notOf(deed)) : `${subject} ${asDone(deed)}`;
}

/** Whether a deed says that people may do or see something, or how the product is: other rules read it. */
function isOther({ words: [verb, next], negated }: Deed): boolean {
  const isPhrasal = PHRASAL_VERBS.has(`${verb?.lower} ${next?.lower}`);
  return (
    NOT_DONE.has(verb?.lower ?? '') && !isPhrasal && !(negated && /^(?:let|allow|permit)$/.test(verb?.lower ?? ''))
  );
}

function afterModal(sentence: string): string {
  return sentence.replace(OBLIGED, '').replace(/, (?:and|but) (?:must|shall|should|may|has to|needs to) /gi, ' and ');
}

/** "require a reason when somebody changes it": they are asked for it already. */
function isAskedFor({ action }: Idea, { words }: Deed): boolean {
  return (
    /^(?:require|demand|request|ask|insist)$/.test(words[0]?.lower ?? '') && action.wish.startsWith('be asked for ')
  );
}

/** "find members a free berth", "show which crane is free", "must not let drivers swap", "must not accept more than 40": it is told with every word already. */
function isToldAlready({ action }: Idea, { words, negated }: Deed): boolean {
  if (negated)
    return (
      (/^(?:let|allow|permit)$/.test(words[0]?.lower ?? '') && action.wish.startsWith('keep ')) ||
      action.wish.startsWith('have no more than ')
    );
  const [, seen = ''] = /^(?:get|see) (.+)$/.exec(action.wish) ?? [];
  const rest = textOf(words.slice(1));
  return seen !== '' && (rest === seen || (words[0]?.lower === 'find' && rest.endsWith(` ${seen}`)));
}

/** "ask for a certificate": whoever is to give it is asked for it. */
function askedFor({ words: [verb, lead, ...rest], negated }: Deed): Action | undefined {
  const asked = textOf(rest);
  const isAsked =
    verb?.lower === 'ask' && lead?.lower === 'for' && !/\b(?:deposit|fee|payment|surcharge)\b/i.test(asked);
  return isAsked && !negated
    ? { frame: 'told', wish: `be asked for ${asked}`, core: phrase(`ask for ${asked}`), isThing: false }
    : undefined;
}

/**
 * Tells a sentence on what the product has to do with every word of it in the order in which it was said; `isOfThing` where that was
 * told of the thing it is done to.
 */
export function bySystem(idea: Idea | undefined, text: string, people: People, isOfThing = false): Idea | undefined {
  const sentences = text.split(/(?<=[.!])\s+/);
  const [sentence = ''] = sentences;
  if (!idea || idea.form === 'story' || /[\n?]/.test(text) || sentences.length > 1) return idea;
  const said = saidOfSystem(sentence, people);
  const [first] = said?.deeds ?? [];
  if (!said || !first || isOther(first) || BESIDE.test(afterModal(sentence)) || isAskedFor(idea, first)) return idea;
  const asking = said.deeds.length === 1 && !idea.actor ? askedFor(first) : undefined;
  if (asking) return { ...idea, form: 'system', action: asking };
  // "tell the office and the warden": each of them is told already.
  const isSeveral =
    idea.action.frame === 'told' && idea.details.some((detail) => / must (?:be \w+|get it) as well$/.test(detail));
  if (isSeveral && said.deeds.length === 1) return idea;
  if (said.deeds.length === 1 && isToldAlready(idea, first)) return idea;
  const told =
    GIVES_OR_TELLS.test(first.words[0]?.lower ?? '') && !first.negated
      ? toldBySystem(idea, said, people, asDone)
      : undefined;
  if (told) return { ...idea, form: 'system', ...told, benefit: WHY.test(sentence) ? idea.benefit : undefined };
  const turned = said.deeds.map((deed) => turnedOnly(deed, said.deeds.length === 1, isOfThing));
  const own = said.deeds.length === 1 ? ofSpeaker(idea, first, turned[0]) : undefined;
  if (own) return own;
  const whole = wishOf(said, turned);
  const wish = wishOf({ ...said, deeds: [first] }, [turned[0]]);
  const wanted = whole.split(' ').length <= MOST ? whole : wish;
  const certain = turned[0];
  const base = actionFor(idea, first, certain, said.subject);
  const isWhy = WHY.test(sentence);
  return {
    ...idea,
    form: 'system',
    ...(isOnlyPart(idea, first, certain, people) || certain?.thing === 'it' ? { actor: undefined } : {}),
    action: { ...base, outcome: outcomeOf(said.subject, first, turned[0]) },
    wanted,
    isAsSaid: true,
    whole: undefined,
    benefit: isWhy ? idea.benefit : undefined,
    details: said.deeds.slice(1).map((other) => {
      const told = named(first, other, people);
      return outcomeOf(said.subject, told, turnedOnly(told));
    }),
    others: [],
  };
}
