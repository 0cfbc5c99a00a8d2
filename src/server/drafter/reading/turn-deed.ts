import { textOf } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import { ASKS_ITSELF, isToldOf, MAKES_SO, NEEDS_PLACE, takesPhrase } from '../lexicon/verb-complements.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { GIVES_OR_TELLS } from './gives-or-tells.ts';
import { isNamedBy, listEnd, wholeThing } from './whole-thing.ts';

/** A deed of the product: its verb with what follows, word for word. */
export interface Deed {
  readonly words: readonly Tagged[];
  readonly negated: boolean;
  /** "automatically", "only": what stood between the word of obligation and the verb. */
  readonly adverbs: readonly string[];
}

/** What becomes of the thing, without a word of the deed lost or moved but the verb. */
export interface Turned {
  readonly thing: string;
  readonly done: string;
  readonly rest: string;
  readonly plural: boolean;
  /** The thing alone, where a clause behind it tells which is meant. */
  readonly bare?: string;
}

const NUMBER =
  '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|several|a few|half an?)';
const BOUND =
  '(?:(?:at least|at most|up to|no later than|no more than|more than|less than|only|exactly|about|the (?:last|next|first)) )?';
const UNIT = '(?:[a-z]+ )?(?:times?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?)';
/** How long, or how long before: "60 days before departure". */
const SPAN = new RegExp(`^${BOUND}${NUMBER} ${UNIT}\\b`, 'i');
/** When, how often or for how long: no thing is told apart by it. */
const WHEN = new RegExp(
  `^(?:(?:at least|at most|exactly|only|the day|the moment|the (?:same|next|following) (?:day|week|month|morning|evening)) (?=.)|(?:for|within|by|at|in|over|every|each|per) ${BOUND}${NUMBER} ${UNIT}\\b` +
    '|(?:before|after|until|during|since|throughout|every) |(?:for|from) (?:each|every|as long|then)\\b|from (?:the (?:start|beginning|day|moment|time)|\\d)' +
    '|between \\d|on the (?:first|last|next|\\d+(?:st|nd|rd|th))\\b|(?:at|by|on|in|from) (?:the (?:end|start|beginning|same time|latest|moment)|all times|any time|once|time|night|noon|midnight|weekends|holidays|advance|full|turn|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\\d+(?::\\d\\d)? ?(?:[ap]m)?|tomorrow)\\b' +
    '|(?:as|into|onto|without [a-z]+ing|by (?:e-?mail|text|sms|phone|hand|post|mail))\\b)',
  'i',
);
/** So many words may tell which are meant before what becomes of them. */
const MOST_WORDS = 11;
const BOUNDED = /^(?:at least|at most|up to|no more than|more than|fewer than|less than|exactly|both|only)$/;
const NAME = /^(?:D|A|N|NS|VN|VG)$/;

/** Where the name that begins at `from` ends: behind its last noun, before what is told of it. */
export function nameEnd(words: readonly Tagged[], from: number): number {
  if (words[from]?.tag === 'PO' || words[from]?.tag === 'PN') return from + 1;
  let end = -1;
  // "at least 20 minutes"
  const start = BOUNDED.test(words[from]?.lower ?? '') ? from + 1 : from;
  for (let at = start; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    if (lower === "'s") continue;
    // "uploaded photos", "the used tickets", but not "the hours recorded at the gate" and not "medical forms three years".
    if (!NAME.test(tag) || (end > 0 && !/^(?:N|NS)$/.test(tag) && !isPossessive(words[at - 1]))) break;
    if (tag === 'N' || tag === 'NS' || (tag === 'D' && end < 0 && isAlone(words, at))) end = at + 1;
  }
  // "of each flat": a word that may tell how something is ends the name.
  const last = words.at(-1);
  if (end < 0 && last?.tag === 'A' && words.length === start + 2 && words[start]?.tag === 'D') return words.length;
  return end;
}

/** "the guest's own words": behind whose it is the name goes on. */
function isPossessive(word: Tagged | undefined): boolean {
  return /(?:'s|s'|’s)$/.test(word?.lower ?? '');
}

/** "any of them": a word of number that stands for the thing. */
function isAlone(words: readonly Tagged[], at: number): boolean {
  return words[at + 1]?.lower === 'of';
}

/** "require approval by a second person": who gives it tells what it is. */
const ASKS_FOR = /^(?:require|request|demand|need)$/;

/** "the products in a cart for an hour": where they are tells which, if the deed ends with a time or a case. */
function isPlaced(verb: string, words: readonly Tagged[], end: number): boolean {
  const next = words[end];
  if (next?.tag !== 'P' || !/^(?:in|on|at)$/.test(next.lower) || takesPhrase(verb, next.lower)) return false;
  const more = nameEnd(words, end + 1);
  return more > 0 && more < words.length && !startsCase(words.slice(end)) && startsCase(words.slice(more));
}

/** Where the thing ends, with what it is of and what is joined to it. */
function thingEnd(words: readonly Tagged[], from: number): number {
  let end = nameEnd(words, from);
  if (end > 0) end = Math.max(end, listEnd(words, end));
  while (end > 0 && end < words.length) {
    const [next, then] = [words[end], words[end + 1]];
    const isMeasured = /^(?:over|under|above|below)$/.test(next?.lower ?? '') && /^\W?\d/.test(then?.text ?? '');
    const isHad =
      next?.lower === 'with' && /^(?:no|fewer than|less than|more than|at least|at most)$/.test(then?.lower ?? '');
    const isOfIt =
      isMeasured || isHad || next?.lower === 'per' || (next?.lower === 'by' && ASKS_FOR.test(words[0]?.lower ?? ''));
    // "keep a history of all repairs in a flat"
    const isHistory =
      next?.tag === 'P' &&
      /^(?:in|on|at)$/.test(next.lower) &&
      !startsCase(words.slice(end)) &&
      /^(?:history|log|record)$/.test(words[from + 1]?.lower ?? '');
    const isJoined =
      isOfIt ||
      isHistory ||
      isPlaced(words[0]?.lower ?? '', words, end) ||
      isNamedBy(words[0]?.lower ?? '', words.slice(end - 1, end + 3)) ||
      (next?.lower === 'of' && !isToldOf(words[0]?.lower ?? '', textOf(words.slice(end + 1)))) ||
      (next?.tag === 'C' && /^(?:and|or)$/.test(next.lower) && then !== undefined && NAME.test(then.tag));
    const more = isJoined ? nameEnd(words, end + 1) : -1;
    if (more < 0) break;
    end = more;
  }
  return end;
}

/** Whether what follows tells when, in which case or how often: "60 days before", "as soon as", "every week". */
export function startsCase(left: readonly Tagged[]): boolean {
  const [next] = left;
  if (!next) return true;
  const text = textOf(left);
  return (
    next.tag === 'S' ||
    /^(?:if|when|whenever|once|unless|until|while|before|after|because|except|as soon as|as long as|in case|even if|by the time|immediately|again|at once)$/.test(
      next.lower,
    ) ||
    WHEN.test(text) ||
    SPAN.test(text)
  );
}

const TELLS_THAT = /^(?:tell|inform|notify|warn|remind|alert)$/;

/** Whether what stands behind the thing certainly belongs to the verb, or tells of the thing to the very end. */
function isApart(verb: string, left: readonly Tagged[], negated: boolean): boolean {
  const [next, then] = left;
  if (!next) return true;
  if (verb === 'round' && /^(?:up|down)\b/.test(next.lower)) return true;
  if (/^(?:based on|at random|by (?:itself|themselves)|on the day)\b/.test(textOf(left))) return true;
  // "a list sorted by date"
  if (next.tag === 'VN' && then?.lower === 'by' && /^(?:sorted|grouped|ordered|ranked|arranged)$/.test(next.lower))
    return true;
  if (startsCase(left) || (next.tag === 'PU' && next.lower === ',')) return true;
  if (
    /^(?:[ap]m|automatically|immediately|again|separately|twice|together|anonymously|offline|online|permanently|only|by itself|by themselves|at once|straight away|side by side|next to|ahead)$/.test(
      next.lower,
    )
  )
    return true;
  // "must not accept it without a signature": the case in which it is barred.
  if (negated && next.lower === 'without') return true;
  if (next.lower === 'that' && !TELLS_THAT.test(verb) && NEEDS_PLACE.has(verb)) return false;
  if (GIVES_OR_TELLS.test(verb))
    return (
      next.tag === 'D' ||
      /^(?:how(?: \w+)?|what|which|whether|where|why|that)$/.test(next.lower) ||
      next.lower === 'to' ||
      (next.lower === 'of' && isToldOf(verb, textOf(left.slice(1)))) ||
      takesPhrase(verb, next.lower)
    );
  if (MAKES_SO.has(verb) && /^(?:A|VN|VG)$/.test(next.tag)) return true;
  if (next.tag === 'W' || (next.tag === 'P' && /^(?:which|whom|whose)$/.test(then?.lower ?? '')))
    return !NEEDS_PLACE.has(verb);
  return (
    (next.tag === 'P' || next.tag === 'TO') &&
    (takesPhrase(verb, next.lower) || takesPhrase(verb.split(' ')[0] ?? '', next.lower))
  );
}

/** "log out", "round up" */
function goesWith(verb: string, particle: string): boolean {
  return PHRASAL_VERBS.has(`${verb} ${particle}`) || (verb === 'round' && /^(?:up|down|off)$/.test(particle));
}

const FINITE = /^(?:HV|BE|DO|M|VZ|VD)$/;

/** "courses that are due this week", "the page a learner has read": where a short clause that tells which are meant ends the deed, or stands before where it is taken from. */
function clauseEnd(verb: string, words: readonly Tagged[], end: number, negated: boolean): number {
  const [next, then, third] = [words[end], words[end + 1], words[end + 2]];
  // "must not assign a berth that is under repair": to nobody.
  const needsMore = !negated && (NEEDS_PLACE.has(verb) || GIVES_OR_TELLS.test(verb));
  // "classes similar to those a member has visited"
  const isAlike = next?.lower === 'similar' && then?.lower === 'to';
  const isRelated = isAlike || (next?.tag === 'W' && /^(?:that|which|who)$/.test(next.lower));
  // "contracts that end within a month": what may be a name behind "that" is its verb.
  const isVerb = next?.lower === 'that' && words[end - 1]?.tag === 'NS' && isBaseVerb(then?.lower ?? '');
  const isLeftOut =
    (/^(?:nobody|somebody|everybody|they|we|I|you)$/i.test(next?.text ?? '') && FINITE.test(then?.tag ?? '')) ||
    (/^(?:an?|the|every|each)$/.test(next?.lower ?? '') &&
      /^(?:N|A)$/.test(then?.tag ?? '') &&
      FINITE.test(third?.tag ?? ''));
  if (needsMore || !(isRelated || isVerb || isLeftOut)) return -1;
  const from = words.findIndex(
    ({ tag, lower }, at) =>
      at > end + 2 &&
      (verb === 'escalate' || takesPhrase(verb, lower)) &&
      // "that are older than a week to the office", "escalate what nobody has seen to the lead", but not "that belong to a cast"
      ((tag === 'P' && lower === 'from') ||
        (lower === 'to' && (verb === 'escalate' ? /^(?:N|NS|V[ND])$/ : /^(?:N|NS)$/).test(words[at - 1]?.tag ?? ''))),
  );
  // "the tools that belong to a cast when somebody adds it": the case stands behind the clause.
  const inCase = words.findIndex(
    ({ lower }, at) => at > end + 2 && /^(?:if|once|when|whenever|as soon as)$/.test(lower),
  );
  const last = from > 0 ? from : inCase > 0 ? inCase : words.length;
  const inside = words.slice(end + 1, last);
  if (inside.length > MOST_WORDS) return -1;
  return inside.some(
    ({ tag, lower }) =>
      tag === 'PU' || tag === 'S' || /^(?:if|when|once|unless|until|while|before|after|and|or)$/.test(lower),
  )
    ? -1
    : last;
}

/** What becomes of the thing of a deed; nothing where it is not certain where the thing ends. `isOfThing` says that it was said of the thing: "prices must be rounded to ...". */
export function turnDeed({ words, negated }: Deed, isAlone = false, isOfThing = false): Turned | undefined {
  const [first, particle] = words;
  if (!first) return undefined;
  const isPhrasal = particle !== undefined && goesWith(first.lower, particle.lower) && particle.tag !== 'D';
  const verb = isPhrasal ? `${first.lower} ${particle.lower}` : first.lower;
  const from = isPhrasal ? 2 : 1;
  const bare = words[from] ? thingEnd(words, from) : -1;
  const clause = isAlone && bare > from ? clauseEnd(verb, words, bare, negated) : -1;
  const end = clause > 0 ? clause : bare;
  // "log customers out after five minutes"
  const apart = !isPhrasal && goesWith(first.lower, words[end]?.lower ?? '') ? words[end]?.lower : undefined;
  const left = words.slice(apart === undefined ? end : end + 1);
  if (end <= from) return undefined;
  const isPlain = isApart(verb, left, negated);
  const whole =
    isPlain || !isAlone || negated || apart ? undefined : wholeThing(words, from, end, startsCase, isOfThing);
  if (!isPlain && !whole) return undefined;
  const thing = textOf(whole?.thing ?? words.slice(from, end));
  // Behind the verb of another clause nothing is certain: "the site map available".
  if (words.slice(from, bare).some(({ tag }) => tag === 'PO' && bare - from > 1)) return undefined;
  return {
    thing,
    done: apart === undefined ? participle(verb) : `${participle(verb)} ${apart}`,
    rest: textOf(whole?.rest ?? left).replace(/^,/, ','),
    plural:
      readNounPhrase(textOf(words.slice(from, bare)))?.plural ??
      / (?:and) /.test(thing.split(/ (?:between|from|with) /)[0] ?? ''),
    ...(clause > 0 ? { bare: textOf(words.slice(from, bare)) } : {}),
  };
}

/** "remember where a learner stopped", "check that it is valid": what is asked becomes of "it". */
export function askedDeed({ words: [first, next, ...rest] }: Deed): Turned | undefined {
  if (!first || !next || rest.length < 2) return undefined;
  const isAsked = /^(?:where|which|what|who|whose|how(?: \w+)?|why|when|whether|if|that)$/.test(next.lower);
  return isAsked && ASKS_ITSELF.has(first.lower)
    ? { thing: 'it', done: participle(first.lower), rest: textOf([next, ...rest]), plural: false }
    : undefined;
}

/** "the photo and the plan are kept": a list is many, "each visit and trip" is one. */
function isMany({ thing, plural }: Turned): boolean {
  if (/^(?:each|every|one|an?|another|any(?! \w+s\b)) (?!.*(?:'s|s') )/i.test(thing) && !/ and /.test(thing))
    return false;
  return (
    /^(?:them|these|those|all|both)\b/i.test(thing) ||
    / and (?:the |an? )?/.test(thing.split(/ (?:of|between|from|with|without|for|to|in) /)[0] ?? '') ||
    plural
  );
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ').replaceAll(' , ', ', ').replace(/ ,/g, ',').trim();
}

/** "the photos kept for a year": behind "have"; "it" and "them" behind another deed are the thing of that. */
export function doneTo({ thing, done, rest }: Turned, at = 0): string {
  return joined(at > 0 && /^(?:it|them)$/i.test(thing) ? '' : thing, done, rest);
}

/** How a deed that is denied is denied: what has been done so far is to be done no longer. */
export function notOf({ adverbs }: Deed): string {
  return adverbs.includes('no longer') ? 'no longer' : 'not';
}

/** "the photos are kept for a year" */
export function stateOf(turned: Turned, negated: boolean, not = 'not'): string {
  const thing = turned.thing.replace(/^them$/i, 'they');
  return joined(thing, isMany(turned) ? 'are' : 'is', negated ? not : '', turned.done, turned.rest);
}

/** The deed as the product does it: "keeps the photos for a year", "does not show the price". */
export function asDone({ words, negated, adverbs }: Deed): string {
  const verb = words[0]?.text ?? '';
  const rest = textOf(words.slice(1));
  const how = adverbs.filter((word) => !/^(?:also|then|always|ideally|never|not|no longer|please|either)$/.test(word));
  return negated && adverbs.includes('no longer')
    ? joined('no longer', ...how, thirdPerson(verb), rest)
    : negated
      ? joined('does not', ...how, verb, rest)
      : joined(...how, thirdPerson(verb), rest);
}
