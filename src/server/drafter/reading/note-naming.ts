import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { over } from './cost-of-trouble.ts';
import { inPresent } from './in-present.ts';
import { peopleIn, thingIn } from './note-pointers.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { lowerFirst } from './trouble-words.ts';

const THEY = /\b(?:they|he|she)\b/i;
export const THEM = /\b(?:them|him|her)\b/i;
const POINTS = /\b(?:it|its|they|he|she|them|him|her|that|this|those|these|there|one)\b/i;

const NUMBER = /^(?:the )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/i;

/** Words with what they point to by its name, as far as the sentences before tell it; nothing where one stays open. */
export function named(text: string, before: readonly string[], people: People): string | undefined {
  let told = text
    .replace(/ by then\b/gi, '')
    .replace(/(?<! be) (?:there|here)$/i, '')
    .replace(/\bthat (?=(?:ward|house|room|place|shop|site|day|week|person|boat|bus|machine|team)\b)/i, 'the ');
  const [one] = before.flatMap(
    (sentence) => / (?:for|by|to|with|of|from|about) (\p{Lu}\p{Ll}{2,})\b/u.exec(sentence)?.[1] ?? [],
  );
  const isOne = /\b(?:he|she|him|her)\b/i.test(told);
  const found = THEY.test(told) || THEM.test(told) ? peopleIn(before, people) : undefined;
  // "children ask for Bella, and we never know when she comes": one of several is no "she".
  const who = isOne && found && isMany(found) ? one : found;
  if (THEY.test(told) && who && (isMany(who) || !/\bthey\b/i.test(told)))
    told = told.replace(/\b(?:they|he|she)\b/i, /^an? /i.test(who) ? who.replace(/^an? /i, 'the ') : who);
  if (/\bit\b/i.test(told)) {
    const near = thingIn(before, false, people);
    const thing = near && !NUMBER.test(near) ? near : aThingIn(before, people);
    if (thing) told = told.replace(/\bit\b/i, thing);
  }
  if (/\bthem\b/i.test(told)) {
    const thing = thingIn(before, true, people) ?? who;
    if (thing) told = told.replace(/\bthem\b/i, thing);
  }
  return /\b(?:it|them|him)\b/i.test(told.replace(/^whether we may .+ it\b/i, '')) || (THEY.test(told) && !who)
    ? undefined
    : told;
}

/** "The bread comes at six": what comes is what is counted then. */
function aThingIn(before: readonly string[], people: People): string | undefined {
  for (const sentence of before) {
    const [clause] = parseSentence(sentence, people.names).clauses;
    const who = textOf(clause?.subject ?? []);
    if (clause?.group && /^(?:the|our|a|an|my) /i.test(who) && !people.isPersonPhrase(who) && !isMany(who))
      return lowerFirst(who).replace(/^an? /i, 'the ');
  }
  return undefined;
}

export function isMany(name: string): boolean {
  return isPlural(name.split(' ').at(-1) ?? '');
}

/** When it was that once. */
export const ONCE_THEN =
  / (?:(?:in|last|since) (?:January|February|March|April|May|June|July|August|September|October|November|December)|on \w+day|last \w+|yesterday|this \w+)\b/gi;

/** What one sentence tells as it happens each time: "an adopter is turned down". */
export function eventOf(sentence: string | undefined, people: People): string | undefined {
  const [clause] = sentence ? parseSentence(sentence, people.names).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || clause.mood !== 'statement') return undefined;
  if (/^(?:it|they|he|she|this|that|there|I|we)$/i.test(textOf(clause.subject))) return undefined;
  return lowerFirst(inPresent(clause))
    .replace(/\b(somebody|someone) /i, 'somebody ')
    .replace(ONCE_THEN, '');
}

export function actorIn(who: string, before: readonly string[], people: People): string | undefined {
  if (
    /^(?:nobody|no one|hardly anybody|none of us|neither of us|most people|people|everybody|everyone|we|i|some|many|most)$/i.test(
      who,
    )
  )
    return undefined;
  if (/^(?:they|he|she|none of them|neither of them)$/i.test(who)) {
    // "three teachers in one term. None of them knew": those whom the sentence before counts.
    const counted = /\b(?:two|three|four|five|six|several|many|different) ((?:different |new )?[a-z-]+s)\b/i.exec(
      before[0] ?? '',
    )?.[1];
    const many = counted?.replace(/^(?:different|new) /i, '');
    return many && people.isPersonPhrase(many) ? many : peopleIn(before, people);
  }
  return people.isPersonPhrase(who) ? lowerFirst(who).replace(/^(?:the|our|my) /i, '') : undefined;
}

/** What comes of it for those who act, as it is once that is over. */
export function costOf(said: string | undefined, they: string, people: People): string | undefined {
  const [clause] = said ? parseSentence(said.replace(/^(?:then|so|and) /i, ''), people.names).clauses : [];
  if (!clause?.group || clause.subject.length === 0) return undefined;
  const reason = /^(?:lose|waste|spend)$/.test(clause.group.verb) ? over(clause) : (relieve(clause) ?? over(clause));
  if (!reason) return undefined;
  return /^(?:they|he|she)\b/i.test(reason)
    ? reason.replace(/^\w+/, they)
    : POINTS.test(reason.split(' ')[0] ?? '')
      ? undefined
      : lowerFirst(reason);
}

/** Who acts, where it is known. */
export function actor(who: string | undefined): { actor?: string } {
  return who ? { actor: who } : {};
}
