import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { TELL } from './action.ts';

/** "animals they like", without any word that tells which. */
const BARE =
  /^(?!(?:the|an?|my|our|their|his|her|its|your|all|both|each|every|these|those|this|that|no|some|any|several|more|up|one|two|three|what|which)\b)[a-z]/;

/** "one of them" of "save animals": one of the animals. */
export function isBare(name: string): boolean {
  return BARE.test(name);
}

/** "charge the student for it": what is paid for is the deed, unless the deed only names, hands over or sells its thing. */
const PAYS = /\b(?:charge|bill|pay|invoice|fine|refund|reimburse|fee|money)\b/i;
const OF_ITS_THING =
  /^(?:report|note|log|record|find|notice|register|mark|flag|declare|add|order|book|buy|purchase|sell|serve|rent|lend|hire|deliver|ship|send|approve|confirm|accept|reserve|take|pick|choose|offer|upload|request|issue)\b/i;
/** "mark gear as lost or damaged": how it is marked tells which one is meant. */
const MARKED_AS = /^(?:mark|flag|declare|report)\b.* as ((?:[a-z]+ly )?[a-z]+(?: or [a-z]+)?)$/i;

function tellsHow(word: string): boolean {
  return /^(?:A|VN|VG)$/.test(tagSentence(splitWords(`it is ${word}`)).at(-1)?.tag ?? '');
}

/** "for the book that is lost" behind "mark a book as lost", "for the meal" behind "add a meal": what "for it" means where money is asked for. */
export function paidThing(first: string, deed: string, thing: string): string | undefined {
  if (!PAYS.test(deed) || !OF_ITS_THING.test(first)) return undefined;
  const [, how = ''] = MARKED_AS.exec(first) ?? [];
  const name = thing.replace(/^(?:an?|any|the) /i, '');
  if (how && how.split(' or ').every((word) => tellsHow(word)))
    return `the ${name} that ${readNounPhrase(name)?.plural ? 'are' : 'is'} ${how}`;
  return how ? undefined : `the ${name}`;
}

/** "block their bookings" behind "remind guests who have not paid": the bookings of those guests. */
export function ofThem(deed: string, thing: string, firstVerb: string): string | undefined {
  const [, verb = '', what = '', rest = ''] =
    /^([a-z]+) their ([\w-]+)((?: (?:after|before|when|if|once|until|for|from|in|on|at|by) .+)?)$/i.exec(deed) ?? [];
  const people = thing.replace(/^(?:all|the) /i, '');
  const isOfOthers =
    TELL.test(firstVerb) || /^(?:block|suspend|ban|exclude|list|find|remove|mark|flag|register)$/.test(firstVerb);
  const [, one = ''] = /^(?:an?|the|each|every) ([\w-]+(?: [\w-]+)?)$/i.exec(thing) ?? [];
  // "cancel their meals" behind "mark a resident as absent": those of the resident.
  if (verb && isOfOthers && one && !isPlural(one) && isPerson(one.split(' ').at(-1) ?? ''))
    return `${verb} the ${what} of the ${one}${rest}`;
  return verb &&
    isOfOthers &&
    /^[\w-]+(?: [\w-]+)?$/.test(people) &&
    isPlural(people) &&
    isPerson(people.split(' ').at(-1) ?? '')
    ? `${verb} the ${what} of those ${people}${rest}`
    : undefined;
}

/** "warn them when it drops": the thing, where that is one. */
export function warnedOf(deed: string, name: string, firstVerb: string): string {
  return deed.replace(
    /^(\S+ them (?:when|whenever|if|once|as soon as|before|after)) it(?= [a-z]+)/i,
    (said, lead: string) =>
      /^(?:the|my|our|their) /.test(name) && !readNounPhrase(name)?.plural && !TELL.test(firstVerb)
        ? `${lead} ${name}`
        : said,
  );
}

/** "invite guests and decide what they can see": the guests. */
export function theyNamed(deed: string, thing: string, isMany: boolean): string {
  const words = thing.split(' ');
  if (!isMany || words.length > 3 || !isPerson(words.at(-1) ?? '')) return deed;
  return deed.replace(
    /\b(what|which [\w-]+|where|when|whether|how) they(?= (?:can|may|must|should|will|have|get|see|pay)\b)/i,
    (_, lead: string) => `${lead} the ${thing.replace(/^(?:the|all|our|their) /i, '')}`,
  );
}

/** "cancel a lesson and note why": why it was cancelled. */
export function whyItWas(deed: string, name: string, isMany: boolean, firstVerb: string): string {
  if (!/^(?:the|my|our|their) /.test(name) || !isBaseVerb(firstVerb)) return deed;
  return deed.replace(
    /^(?:note|record|say|state|explain|write down|give|add|enter) why$/i,
    (asks) => `${asks} ${name} ${isMany ? 'were' : 'was'} ${participle(firstVerb.toLowerCase())}`,
  );
}
