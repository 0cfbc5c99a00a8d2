import { remember } from './remember.ts';
import { PERSONS, THINGS_LIKE_PERSONS } from '../lexicon/persons.ts';
import { IRREGULAR_PLURALS, MASS_NOUNS, NOT_PERSONS, PERSON_NOUNS, SINGULAR_IN_S } from '../lexicon/nouns.ts';
import { upperFirst } from './capitals.ts';

/** "foremen", "salesmen" */
const MEN = /^(?!speci|abdo|regi|acu)[a-z]{3,}men$/i;

/** "craftspeople", "salespeople" */
const PEOPLE = /^[a-z]{4,}people$/i;

const singulars = new Map(Object.entries(IRREGULAR_PLURALS).map(([singular, plural]) => [plural, singular]));

/** Changes the last word of a phrase and keeps what comes before it. */
function lastWord(phrase: string, change: (word: string) => string): string {
  const of = phrase.indexOf(' of ');
  if (of > 0) return lastWord(phrase.slice(0, of), change) + phrase.slice(of);
  const at = Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf('-')) + 1;
  const word = phrase.slice(at);
  return phrase.slice(0, at) + (word === '' ? '' : change(word));
}

function likeCase(model: string, word: string): string {
  return /^[A-Z][a-z]/.test(model) ? upperFirst(word) : word;
}

const IN_ICS =
  /^(?:statistics|metrics|topics|clinics|graphics|mechanics|comics|fabrics|lyrics|basics|critics|medics|paramedics|cynics|picnics|tunics)$/;

/** The last part of "check-ins", "pick-ups". */
const IN_PARTICLES = /^(?:ins|outs|offs|ups|ons|downs)$/;

const plurals = remember<boolean>(5_000);
const persons = remember<boolean>(5_000);
const many = remember<string>(5_000);
const one = remember<string>(5_000);

/** Whether a noun stands for several things by its form. */
export function isPlural(word: string): boolean {
  return plurals(word, () => endsAsPlural(word));
}

function endsAsPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (singulars.has(lower) || MEN.test(lower) || PEOPLE.test(lower) || IN_ICS.test(lower) || IN_PARTICLES.test(word))
    return true;
  if (SINGULAR_IN_S.has(lower) || /(ss|us|is|'s|ics)$/.test(lower) || lower.length < 4 || /^[A-Z]+s$/.test(word))
    return (
      /^(?:cvs|djs|ids|tvs|pcs|ads|vets|skis|taxis|kiwis|rabbis|bikinis|safaris|kayaks|menus|emus|emojis)$/.test(
        lower,
      ) || /^[A-Z]{2,}s$/.test(word)
    );
  return /[a-z]s$/.test(lower) && !/^[A-Z]+S$/.test(word);
}

/** "nurse" -> "nurses", "time slot" -> "time slots"; a plural stays. */
export function plural(phrase: string): string {
  return many(phrase, () => readPlural(phrase));
}

function readPlural(phrase: string): string {
  return lastWord(phrase, (word) => {
    const lower = word.toLowerCase();
    const known = Object.hasOwn(IRREGULAR_PLURALS, lower) ? IRREGULAR_PLURALS[lower] : undefined;
    if (known) return likeCase(word, known);
    if (isPlural(word)) return word;
    if (/[a-z]{3}man$/.test(lower) && !/^(?:human|german|roman|norman|ottoman|talisman|caiman)$/.test(lower))
      return `${word.slice(0, -3)}men`;
    if (/^[a-z]{4,}person$/.test(lower)) return `${word.slice(0, -6)}people`;
    if (/^[A-Z0-9]{2,}$/.test(word)) return `${word}s`;
    if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
    return /(s|x|z|ch|sh)$/.test(lower) ? `${word}es` : `${word}s`;
  });
}

/** "nurses" -> "nurse", "time slots" -> "time slot"; a singular stays. */
export function singular(phrase: string): string {
  return one(phrase, () => readSingular(phrase));
}

function readSingular(phrase: string): string {
  return lastWord(phrase, (word) => {
    const lower = word.toLowerCase();
    const known = singulars.get(lower);
    if (known) return likeCase(word, known);
    if (MEN.test(word)) return word.replace(/men$/i, 'man');
    if (PEOPLE.test(word)) return word.replace(/people$/i, 'person');
    if (!isPlural(word)) return word;
    if (/^(movies|cookies|pies|ties|selfies|zombies|calories)$/.test(lower)) return word.slice(0, -1);
    if (lower.endsWith('ies')) return `${word.slice(0, -3)}y`;
    return /(sses|xes|ches|shes|zzes|buses|statuses|bonuses|viruses|lenses)$/.test(lower) &&
      !/(?<!co|be|te|bre|re|pe|poa|le|blea|roa)aches$|(?:caches|axes)$/.test(lower)
      ? word.slice(0, -2)
      : word.slice(0, -1);
  });
}

export function isMass(word: string): boolean {
  return MASS_NOUNS.has(word.toLowerCase());
}

const AN_SOUND = /^(?:[aeiou]|hour|honest|heir|honou?r|8|11\b|18\b|[fhlmnrsx](?=[-\d]))/i;
const A_SOUND = /^(?:u(?=[-\d])|uni(?!n|m)|us[aeiu]|uti|ur[aei]n|uk|eu|ew|one\b|once\b)/i;

/** "a" or "an", by the sound that the phrase starts with; capitals are spelled out ("an SMS"). */
export function article(phrase: string): 'a' | 'an' {
  const word = phrase.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^[A-Z]{2,}/.test(word) && !/^(?:NATO|NASA|RAM|SIM|SaaS|LAN|PIN|FAQ)/.test(word)) {
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  }
  return AN_SOUND.test(word) && !A_SOUND.test(word) ? 'an' : 'a';
}

export function withArticle(phrase: string): string {
  // "one bill a year", "another paper": that stands for the article.
  if (
    /^(?:another|each|every|more than one|one or more|several|multiple|many) /i.test(phrase) ||
    /^one (?!way |off )[a-z]/.test(phrase) ||
    /^(?:at (?:most|least)|no more than|not more than|only) (?:one|\d)/.test(phrase)
  )
    return phrase;
  return `${article(phrase)} ${phrase}`;
}

/** Whether a noun, in the singular, names a thing although it ends like a person: "filter", "coolant". */
export function isThingLikePerson(noun: string): boolean {
  return NOT_PERSONS.has(noun) || THINGS_LIKE_PERSONS.has(noun);
}

/** Whether a noun, in either number, names people. */
export function isPerson(word: string): boolean {
  return persons(word, () => namesPeople(word));
}

function namesPeople(word: string): boolean {
  const lower = word.toLowerCase();
  const one = singular(lower);
  if (PERSON_NOUNS.has(one) || PERSON_NOUNS.has(lower) || PERSONS.has(one)) return true;
  if (isThingLikePerson(one) || MASS_NOUNS.has(one)) return false;
  // "driver-librarian": both at once.
  const [, first, second] = /^([a-z]{4,})-([a-z]{4,})$/.exec(one) ?? [];
  if (first && second && namesPeople(first) && namesPeople(second)) return true;
  // "editor-in-chief"
  const [, rank] = /^([a-z]{4,})-(?:in-(?:chief|charge|residence)|at-large)$/.exec(lower) ?? [];
  if (rank && namesPeople(rank)) return true;
  return /(?:[a-z]{3}(?:ician|ologist|keeper|worker|maker|holder|woman|man|person|smith|wright|herd|goer|taker|giver|seeker|hand|walker|rider|leader|owner|driver|player|manager)|[a-z]{4}ist|[a-z]{4}eer)$/.test(
    one,
  );
}
