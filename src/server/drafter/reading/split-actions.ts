import { TELL } from './action.ts';
import { isBare, ofThem, paidThing, theyNamed, warnedOf, whyItWas } from './named-in-second.ts';
import { AGENT_VERBS } from '../lexicon/agent-verbs.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, isPlural, plural } from '../language/nouns.ts';
import { gerund, isBaseVerb } from '../language/verbs.ts';
import { thingGiven } from '../language/two-objects.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';

/** "be told when it is late", "keep working": no thing is named that "it" and "them" could be. */
const THINGLESS = /^(?:be|keep|stop|start|go) \w+(?:ed|en|old|ing)\b/;
const IT = /\b(?:it|them)\b/i;
/** "each of them" are those who were spoken of. */
const IT_ALONE = /\bit\b/i;
const EVERY = /^(?:every|each|more than one|several|many|a few) /i;
/** "each one as soon as it is released", "if the talk is not recorded after it": a noun nearer by is meant. */
const NEARER =
  /\beach (?:one|of (?:them|the [\w-]+)) .*\bit\b|\b(?:if|when|once|as soon as|until|unless) (?:an?|the) [\w-]+ .*\b(?:after|before|for|of|with|to|in|on) it$/i;

/** "report that a book is damaged": no thing stands behind the verb, but a clause or a pronoun. */
const NO_NAME =
  /^(?:them|it|which|what|who|whose|how|where|when|that (?:an?|the|their|his|her|my|our|its|it|they|we|I)|if|whether)\b/i;

/** The first action of several, and the others as verb phrases that can stand alone. */
export interface Actions {
  readonly main: string;
  readonly others: readonly string[];
}

/** "rent out a tent" */
const OUT = /^[a-z]+ (?:out|off|back|away) (?:an?|the|my|our|their|his|her|all|each|every) /;

/** "write down why": the particle belongs to the verb. */
function isParticle(action: string): boolean {
  const [verb = '', next = ''] = action.split(' ');
  return PHRASAL_VERBS.has(`${verb} ${next}`) || OUT.test(action);
}

/** "every loan", where "them" is said: the loans. */
function allOf(name: string): string {
  return name.replace(/^(?:every|each) ((?:[\w-]+ ){0,3}?[\w-]+)$/i, (_, one: string) => `the ${plural(one)}`);
}

/** "let them apply": a deed of those who were named. */
const DOES = /^(?:let|allow|enable|help) them (?:to )?([a-z-]+)/i;

/** "a list of parents and let them send an invitation": whoever does something is no list. */
function ofPeople(deed: string): string | undefined {
  const verb = DOES.exec(deed)?.[1] ?? '';
  return AGENT_VERBS.has(verb) || TELL.test(verb) ? deed : undefined;
}

/** "up to a set price and ask for a call above it": the price is meant. */
function ofBound(deed: string, first: string): string | undefined {
  const [, bound = ''] =
    / (?:up to|below|above|over|under|beyond) (?:an? |the )((?:[\w-]+ ){0,2}(?:limit|price|amount|sum|threshold|level|value|budget|total))\b/i.exec(
      first,
    ) ?? [];
  const beyond = / (?:above|below|beyond|over|under) (?:it|that)\b/i;
  return bound && beyond.test(deed) ? deed.replace(beyond, (said) => said.replace(/\S+$/, `the ${bound}`)) : undefined;
}

/** "tell the office about it": of the deed. In "a label for it" and "what became of it" the thing is meant. */
const TELLS_OF_DEED =
  /(?<=^(?:tell|inform|notify|warn|alert|remind|ask|email|mail|text|message|call|ring|thank|pay|charge|praise|bill)\b.*)(?<!\bout )\b(about|of|for) (?:it|this|that)\b/i;

/** How a deed is done, and what belongs to its verb: no part of the name of its thing. */
const HOW =
  /,.*$| (?:side by side|offline|online|at once|together|next to each other|one by one|again|myself|ourselves|themselves|himself|herself|yourself|(?:[\w-]+ )by (?:word|line|page|item|paragraph|step|day|week|month|room|row|piece)|(?:an?|one|two|three|four|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:before|after|in advance|later))\b.*$/i;

/** "note what is missing and order it": what stands there is the name of it. */
const UNNAMED = /^what (?:is|was|are|were|they|he|she|I|we) [\w-]+(?: [\w-]+){0,2}$/i;

/** Whether what a pronoun means is not told by the thing of the first deed. */
function standsAsItIs(deed: string, thing: string, firstVerb: string): boolean {
  return (
    // "scan a shelf then the books": which of both is meant is not told apart.
    / then /.test(thing) ||
    // "remind them the day before and let them cancel": the same people, who are named nowhere.
    NO_NAME.test(thing) ||
    NEARER.test(deed) ||
    // "remind the manager and ask for a reply to it": nobody is "it".
    (TELL.test(firstVerb) && !/\bthem\b/i.test(deed))
  );
}

/** What the first deed is done to, without how. */
function thingOf(first: string, firstRest: readonly string[]): string {
  // "fill in a report": the particle is the verb's.
  return (
    firstRest
      .slice(isParticle(first) && firstRest.length > 1 ? 1 : 0)
      .join(' ')
      // "select up to 50 pictures": the bound is no place.
      .replace(/^(?:up to|as many as) (?=\d|an?\b|two|three|four|five|six|ten)/i, '')
      // "compare two lots side by side", "fill it in offline", "samples older than a year", "the score of a lot, who tasted it": how and which is no part of its name.
      .replace(HOW, '')
      .replace(/^(?:on|at|about) (?=(?:an?|the|my|our|their|his|her|each|every) )/i, '')
      .split(
        /\s+(?:with|to|into|from|in|on|at|by|for|when|if|after|before|as|about|without|over|above|below|under|up|while|until|once|unless|because|since|older|newer|longer|that|which|who)\s+/i,
      )[0]
      ?.replace(/(?<= \S+) (?:out|in|up|down|off|back|away|over)$/i, '') ?? ''
  );
}

/** The first deed, as far as it tells what pronouns behind it mean. */
interface FirstDeed {
  readonly first: string;
  readonly firstVerb: string;
  readonly thing: string;
  /** What "it" is where the thing is many: "the plan" of "group objects into a plan". */
  readonly one: string | undefined;
  /** "lending out" */
  readonly doing: string;
  readonly hasParticle: boolean;
}

/** A further deed with what its pronouns stand for. */
function toldBehind(whole: string, { first, firstVerb, thing, one, doing, hasParticle }: FirstDeed): string {
  // "remind guests who have not paid and block their bookings": those of such guests.
  const theirs = ofThem(whole, thing, firstVerb);
  if (theirs) return theirs;
  if (standsAsItIs(whole, thing, firstVerb)) return whole;
  const other = ofPeople(whole) ?? ofBound(whole, first);
  if (other) return other;
  const name = thing.replace(/^(?:an?|any)\s/i, 'the ');
  // People are told, not things: "and notify them".
  if (TELL.test(whole.split(' ')[0] ?? '') && /^\S+ them\b/i.test(whole)) return warnedOf(whole, name, firstVerb);
  const isMany = isPlural(thing.split(' whose ')[0]?.split(' ').at(-1) ?? '') || Boolean(readNounPhrase(thing)?.plural);
  const paid = paidThing(first, whole, thing);
  const told = whole
    .replace(paid ? /\bfor (?:it|them|(?:this|that)(?! \p{L}))\b/iu : /(?!)/, `for ${paid}`)
    .replace(/\bwhich ones\b/i, (ones) =>
      isMany && thing.split(' ').length < 4 ? `which ${thing.replace(/^(?:the|all|their|my|our) /i, '')}` : ones,
    )
    // "copy a batch and change its date": the date of the batch.
    .replace(
      /^([a-z-]+) its ([\w-]+)(?=$| (?:to|into|in|on|at|for|from|with|by|until|when|before|after) )/i,
      (own: string, verb: string, part: string) =>
        isMany || thing === '' || thing.split(' ').length > 4 ? own : `${verb} the ${part} of ${name}`,
    )
    .replace(TELLS_OF_DEED, (_, lead: string) => `${lead} ${doing} ${thing}`)
    .replace(TELL.test(firstVerb) ? /(?!)/ : /\bit\b/i, (it) => (one ? `the ${one}` : it));
  return whyItWas(theyNamed(told, thing, isMany), name, isMany, hasParticle ? '' : firstVerb)
    .replace(/\bof them\b/i, (them) => (isMany && isBare(name) ? `of the ${name}` : them))
    .replace(isMany || EVERY.test(name) ? IT : IT_ALONE, (it) => (/^them$/i.test(it) ? allOf(name) : name));
}

/** Gives verbs without an object the one of the last, and pronouns what they stand for. */
export function shareObject(first: string, rest: readonly string[]): Actions {
  const last = rest.at(-1);
  const [firstVerb = '', ...firstRest] = first.split(' ');
  if (!last) return { main: first, others: [] };
  // "create and edit templates": the verbs before the last have no object of their own.
  const object = last
    .split(' ')
    .slice(isParticle(last) ? 2 : 1)
    .join(' ');
  // "book and pay for a court": the preposition is the last verb's.
  const thingAlone = object.replace(
    /^(?:for|to|on|from|with|into|at) (?=(?:the|an?|my|our|their|his|her|each|every|all) |[\w-]+s$)/,
    '',
  );
  const isAlone = (part: string) => (part.split(' ').length === 1 && isBaseVerb(part)) || PHRASAL_VERBS.has(part);
  const complete = (part: string) =>
    isAlone(part) && thingAlone && !/^(?:why|how|when|where|whether)\b/.test(object) ? `${part} ${thingAlone}` : part;
  if (firstRest.length === 0 || isAlone(first) || THINGLESS.test(first))
    return { main: complete(first), others: rest.map(complete) };
  const given = firstRest.join(' ');
  const shown = thingGiven(firstVerb.toLowerCase(), given);
  const named = thingOf(first, shown === given ? firstRest : (shown.split(' per ')[0] ?? '').split(' '));
  // "warn drivers of ice and show them a way": who is told, and not of what.
  const thing = TELL.test(firstVerb) ? (named.split(' of ')[0] ?? named) : named;
  // "note what is missing on site and order it": no name, but told in full.
  const unnamed = UNNAMED.exec(firstRest.join(' '))?.[0];
  if (unnamed && rest.length === 1 && /^[a-z-]+ it\b/i.test(last))
    return { main: first, others: [last.replace(/^([a-z-]+) it\b/i, `$1 ${unnamed}`)] };
  // "see which reports are due and send them by mail": those.
  const asked = /^(?:by |on |in )?which ((?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:are|have|were|need|do|come|fail|lack)\b/i.exec(
    given,
  )?.[1];
  if (asked && rest.length === 1 && /^[a-z-]+ them\b/i.test(last) && !isPerson(asked.split(' ').at(-1) ?? ''))
    return { main: first, others: [last.replace(/\bthem\b/i, `those ${asked}`)] };
  // "it" is one thing: "group objects into a plan and share it".
  const one = isPlural(
    thing
      .split(/\s+of\s+/)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
    ? / (?:into|to|in|for|from) an? ((?:[\w-]+ ){0,2}[\w-]+)$/i.exec(firstRest.join(' '))?.[1]
    : undefined;
  const doing = `${gerund(firstVerb.toLowerCase())}${isParticle(first) && firstRest.length > 1 ? ` ${firstRest[0]}` : ''}`;
  const said = { first, firstVerb, thing, one, doing, hasParticle: isParticle(first) };
  return { main: first, others: rest.map((part) => toldBehind(complete(part), said)) };
}
