import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { mentionsIn } from './note-people.ts';
import type { People } from './people.ts';
import type { Product } from './read-product.ts';
import { asksPlainly } from './note-pieces.ts';
import { lowerFirst } from './trouble-words.ts';

/** "If they could see the waiting time before they set off ...": a wish without what would come of it. */
const IF_COULD =
  /^if (they|he|she|we|I|(?:the |our |my |all )?[\p{L}-]+(?: [\p{L}-]+)?) could (?:just |only |simply |also )?(?=[^,]+$)(?!.*\b(?:would|think|wouldn't)\b|.*['’]d\b)/iu;
/** "the camera could read the plate": what a thing could do, it should. */
const THING_COULD = /^((?:the|our) [\p{L} -]{3,40}?) could (?=[a-z]+ )/iu;

/** "the referee concerned and the assigner": who that is. */
const CONCERNED =
  /\b(the (?:[\p{L}-]+ )?[\p{L}-]+) (?:concerned|involved|affected)(?= (?:and|or|should|must|may|can|gets?|sees?)\b)/iu;
/** "No delivery slips for farmers who have the app": there are to be none any more. */
const NONE_FOR = /^no (?=(?:[\p{L}-]+ ){0,3}?[\p{L}-]+s for (?:the |our )?[\p{L}-]+s? (?:who|that|with|without)\b)/iu;
/** "Client mails have to be with the project": whose they are. */
const WHOSE =
  /^(?:the |all )?((?!(?:all|any|both|each|every|most|no|some|the|these|those)\b)[\p{L}-]+(?: [\p{L}-]+)?) (mails|e-?mails|calls|messages|orders|notes|requests|reports|reviews|comments|bills|wishes|changes|answers|questions|photos|scans|files|texts) (?=(?:have to|has to|should|must|need to) )/iu;
/** "Referees have to confirm it, and as long as they haven't, it is open": what they have not done. */
const NOT_YET =
  /^((?:the |all |every |each )?[\p{L}-]+(?: [\p{L}-]+)?) ((?:should have to|should|must|have to|has to) )([a-z]+) ([^,]{3,50}?), and (as long as|until|if|when|unless) (?:they|he|she) (?:haven't|hasn't|have not|has not|don't|do not|does not|doesn't|have|has), ((?:the|our|an?|it|[\p{L}-]+s?) [^.!?]+)(?=[.!]?$)/iu;

/** The wish of a note in the words of a plain one. */
export function asWish(wish: string, people: People): string {
  return wish
    .replace(CONCERNED, '$1 in question')
    .replace(NONE_FOR, 'No more ')
    .replace(WHOSE, (whole, who: string, what: string) =>
      people.isPersonPhrase(who) ? `The ${lowerFirst(who)}'s ${what} ` : whole,
    )
    .replace(NOT_YET, (whole, who: string, modal: string, verb: string, what: string, link: string, then: string) => {
      if (!isBaseVerb(verb.toLowerCase())) return whole;
      const thing = what.replace(/^an? /i, 'the ');
      const isYet = /^(?:as long as|if|when)$/i.test(link);
      return `${who} ${modal}${verb} ${what}. ${upperFirst(link)} ${lowerFirst(who)} have ${isYet ? 'not ' : ''}${participle(verb.toLowerCase())} ${thing}, ${lowerFirst(then)}`;
    })
    .replace(
      IF_COULD,
      (_, who: string) =>
        `${upperFirst(who)} ${/^(?:he|she|(?:the|our|my) .*[^s])$/i.test(who) ? 'wants' : 'want'} to `,
    )
    .replace(THING_COULD, (whole, thing: string) => (people.isPersonPhrase(thing) ? whole : `${thing} should `));
}

/** "after two no-shows passenger has to confirm": the comma and the article that a note leaves out. */
const FRONT = /^(?:after|before|from|until|on|in|at|with|without|during) [^,]{3,40} (?:the )?$/i;
const OWES = /^ (?:has to|have to|must|should|may|can|cannot|gets?|needs? to)\b/i;

export function withFrontParted(wish: string, product: Product): string {
  const [one] = mentionsIn(wish, product.roles);
  if (!one || !FRONT.test(wish.slice(0, one.at)) || !OWES.test(wish.slice(one.end))) return wish;
  const front = wish.slice(0, one.at).replace(/ (?:the )?$/i, '');
  const who = one.isMany ? wish.slice(one.at, one.end) : `the ${wish.slice(one.at, one.end)}`;
  const [, owes = '', rest = ''] =
    /^( (?:has to|have to|must|should|may|can|cannot|gets?|needs? to)\b)(.*?)[.!]?$/i.exec(wish.slice(one.end)) ?? [];
  return `${upperFirst(who)}${owes}${rest} ${lowerFirst(front)}`;
}

/** "hikers keep asking when it opens again, tell them": what they want to know. */
export const ASKS_AGAIN =
  /^((?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?) (?:keep|always|often|constantly) ask(?:ing)?(?: us| me)? ((?:when|where|whether|if|how|what|which|who|why)\b[^,.!?]+)(?:,|\.) (?:so |please |just )?(?:tell|show) them(?: please)?[.!]?$/iu;

/** "the house is blocked until the lab says ok": so it is to be. */
const IS_DONE =
  /^((?:the |our |each |every )?[\p{L} -]{3,40}?) (?:is|are) (?=(?:only |always )?[a-z]+(?:ed|en|wn|nt|ne)\b)/iu;

/** "customer signs on the phone": what looks like a name of two words is somebody and what they do. */
function asActing(wish: string, people: People): string | undefined {
  const [first = '', second = ''] = wish.replace(/^(?:the|our|each|every) /i, '').split(' ');
  const name = people.isPersonPhrase(first)
    ? first
    : people.isRole(`${first} ${second}`)
      ? `${first} ${second}`
      : undefined;
  const who = name === undefined ? undefined : wish.slice(0, wish.indexOf(name) + name.length);
  const [word = '', ...rest] = who ? wish.slice(who.length).trim().split(' ') : [];
  const verb = readVerb(word.toLowerCase());
  const isDeed =
    who !== undefined && verb?.form === 'third' && verb.base !== 'be' && verb.base !== 'have' && rest.length > 0;
  return isDeed && !asksPlainly(wish) ? `${who} should ${verb.base} ${rest.join(' ')}` : undefined;
}

/** "=> the owner says yes or no in the app": how it is to go, told as if it went so. */
export function asDuty(wish: string, people: People): string {
  const done = IS_DONE.exec(wish);
  if (done && !asksPlainly(wish)) return `${done[1]} should be ${wish.slice(done[0].length)}`;
  const acts = asActing(wish, people);
  if (acts) return acts;
  const [clause] = parseSentence(expandContractions(wish), people.names).clauses;
  const [word, ...more] = clause?.group?.words ?? [];
  const who = textOf(clause?.subject ?? []);
  const isPlain =
    clause?.mood === 'statement' && clause.group && !clause.group.past && !clause.group.modal && !clause.group.negated;
  if (
    !isPlain ||
    /^(?:be|have)$/.test(clause.group?.verb ?? '') ||
    !word ||
    more.length > 0 ||
    !people.isPersonPhrase(who) ||
    !/^V(?:Z|0)$/.test(word.tag)
  )
    return wish;
  if (asksPlainly(wish)) return wish;
  return wish.startsWith(who)
    ? `${who} should ${clause.group?.verb ?? word.text}${wish.slice(who.length + 1 + word.text.length)}`
    : wish;
}
