import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { DONE_TO_PEOPLE } from '../lexicon/done-to-people.ts';
import { upperFirst } from '../writing/fill-pattern.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

const bareOf = (sentence: string) => sentence.replace(/[.!]+$/, '');

/** What a plain statement says of many: "trips", "are private or for work". */
function manyIn(before: string, people: People): { who: string; does: string } | undefined {
  const bare = bareOf(before);
  const { front, clauses } = parseSentence(bare, people.names);
  const [clause] = clauses;
  const who = textOf(clause?.subject ?? []);
  const isFact =
    front.length === 0 && clause?.mood === 'statement' && clause.group && !clause.group.modal && !clause.group.past;
  const isMany = isPlural(who.split(' ').at(-1) ?? '') && !/^(?:we|they|these|those|both|others)\b/i.test(who);
  return isFact && isMany && !/[:;?]/.test(bare) && bare.split(' ').length <= 12
    ? {
        who: lowerFirst(who).replace(/^(?:some|many|most|a few) (?:of (?:the|our) )?/i, ''),
        does: bare.slice(who.length).trim(),
      }
    : undefined;
}

/** "Show the kitchen which ones.", "Drivers should mark which.": which things do what. */
const ENDS_WITH_WHICH = /^(.*\b(?:show|mark|see|tell|say|choose|know|note|flag|list|find out)\b.*?) which(?: ones?)?$/i;

export function whichDo(sentence: string, before: string, people: People): string | undefined {
  const [, lead = ''] = ENDS_WITH_WHICH.exec(bareOf(sentence)) ?? [];
  const many = lead ? manyIn(before, people) : undefined;
  return many && !/,/.test(many.does) ? `${lead} which ${many.who} ${many.does}.` : undefined;
}

/** "Ask them why.": why they do what the sentence before tells. */
const ASKS_WHY = /^((?:please )?(?:ask|let us ask|we should ask)) (?:them|people) why$/i;

export function asksWhy(sentence: string, before: string, people: People): string | undefined {
  const [, lead = ''] = ASKS_WHY.exec(bareOf(sentence)) ?? [];
  const many = lead ? manyIn(before, people) : undefined;
  return many && people.isPersonPhrase(many.who) ? `${lead} ${many.who} why they ${many.does}.` : undefined;
}

/** "see all of them", "a number on each": of what. */
const ALL_OF = /\b(all|both|each|some|none|most) of them\b/i;
const ON_EACH = /\b(on|for|to|of|give) each(?= (?:an?|would|should|must|could|one)\b|$)/i;

export function allOfThem(sentence: string, earlier: readonly string[], people: People): string | undefined {
  const bare = bareOf(sentence);
  if (!ALL_OF.test(bare) && !ON_EACH.test(bare)) return undefined;
  const [thing] = earlier.flatMap((one) => {
    const counted = / (?:two|three|four|five|six|\d+|several|many) ([a-z]+s)\b/i.exec(one)?.[1];
    return thingNamed(bareOf(one), true, people) ?? counted ?? [];
  });
  const name =
    thing && lowerFirst(thing).replace(/^(?:the|our|my|their|two|three|four|five|six|\d+|several|many) /i, '');
  if (!name || /^(?:others|ones)$/i.test(name)) return undefined;
  return `${bare
    .replace(ALL_OF, (_, all: string) => (/^each$/i.test(all) ? `each ${singular(name)}` : `${all} ${name}`))
    .replace(ON_EACH, (_, on: string) => `${on} each ${singular(name)}`)}.`;
}

/** "We get letters from doctors. They should be scanned.": things are, and not whoever gets them. */
const DONE_TO_IT =
  /^(?:they|these) ((?:should|must|have to|need to) (?:also |all |always )?be ((?:[a-z]+ed|put|sent|kept|hidden|shown|read|sold|cut|split|made|given|taken)\b.*))$/i;

export function theyAreThings(sentence: string, before: string, people: People): string | undefined {
  const [, deed = '', done = ''] = DONE_TO_IT.exec(bareOf(sentence)) ?? [];
  if (
    !deed ||
    DONE_TO_PEOPLE.test(done) ||
    /^(?:told|asked|informed|warned|notified|reminded|paid|allowed|invited|called|helped|trained|given|shown|sent an?)\b/i.test(
      done,
    )
  )
    return undefined;
  const speaks = parseSentence(bareOf(before), people.names).clauses[0];
  const isSpeaker = people.isSpeaker(textOf(speaks?.subject ?? []));
  const thing = isSpeaker ? thingNamed(bareOf(before), true, people) : undefined;
  return thing
    ? `${upperFirst(/^(?:the|our|my) /i.test(thing) ? thing : `the ${lowerFirst(thing)}`)} ${deed}.`
    : undefined;
}

/** "Acousticians write notes by hand. Nobody can read them.": what nobody can do should be possible. */
const NOBODY_CAN =
  /^(?:nobody|no one) (?:can|could|is able to) (read|find|understand|hear|reach|open|compare|check|follow|use) (them|it|these|that)((?: [^,;]{2,30})?)$/i;

export function canBeDone(sentence: string, before: string, people: People): string | undefined {
  const [, verb = '', it = '', rest = ''] = NOBODY_CAN.exec(bareOf(sentence)) ?? [];
  const thing = verb ? thingNamed(bareOf(before), /^(?:them|these)$/i.test(it), people) : undefined;
  return thing
    ? `We need to be able to ${verb} ${/^(?:the|our|my) /i.test(thing) ? lowerFirst(thing) : `the ${lowerFirst(thing)}`}${rest}.`
    : undefined;
}

/** "People sign up and never pay. Their place should go to others.": whose. */
const THEIRS = /^their ([a-z]+(?: [a-z]+)?) (?=(?:should|must|has to|have to|can|may)\b)/i;

export function ofThose(sentence: string, before: string, people: People): string | undefined {
  const [, name = ''] = THEIRS.exec(sentence) ?? [];
  const many = name ? manyIn(before, people) : undefined;
  const isBad = many && /\b(?:not|never|late|no longer|too|without|leave|left)\b/i.test(many.does);
  return many && isBad && !/,/.test(many.does) && (people.isPersonPhrase(many.who) || /^people$/i.test(many.who))
    ? sentence.replace(THEIRS, `The ${name} of ${many.who} who ${many.does} `)
    : undefined;
}

/** "Cars need an inspection every two years. Remind the manager a month before.": of what. */
const NEEDS =
  /^(.+?) needs? (?:an? |the |new )?((?!to\b)[a-z-]+(?: [a-z-]+)??)(?: (?:every|each|once|twice|after|in|by|from|for|before|at)\b.*)?$/i;
const FORGETS = /^(?:(?:the|our|some|many) )?([a-z-]+s) (?:often |always |sometimes )?forget (?:it|that|them|this)$/i;
const REMINDS =
  /^((?:please )?remind )((?:the |our |all )?[a-z-]+(?: [a-z-]+)??|me|us)((?: (?:the|an?|one|two|three|four|six|ten|\d+) (?:hour|day|week|month|evening)s? before)?)$/i;

export function remindsOf(
  sentence: string,
  before: string,
  earlier: string | undefined,
): { text: string; isBoth: boolean } | undefined {
  const [, remind = '', whom = '', when = ''] = REMINDS.exec(bareOf(sentence)) ?? [];
  if (!remind) return undefined;
  const who = FORGETS.exec(bareOf(before))?.[1];
  const told = who && earlier ? earlier : before;
  const thing = NEEDS.exec(bareOf(told))?.[2];
  if (!thing || (who === undefined && told !== before)) return undefined;
  const name = /^(?:them|him|her)$/i.test(whom) ? who : whom;
  return name
    ? {
        text: `${remind}${lowerFirst(name)} of the ${thing}${when}. ${upperFirst(bareOf(told))}.`,
        isBoth: told !== before,
      }
    : undefined;
}

const KEEPS_TRACK =
  /^(?:nobody|no one) (?:keeps track of|writes down|takes note of|remembers|looks after) ((?:who|which|what|when|where|whether|how (?:many|much|long|often)) .+)$/i;

/** "We lend devices. Nobody keeps track of who has one.": what nobody knows then. */
export function nobodyKnows(sentence: string, before: string, people: People): string | undefined {
  const [, what = ''] = KEEPS_TRACK.exec(bareOf(sentence)) ?? [];
  const thing = / one$/i.test(what) ? thingNamed(bareOf(before), true, people) : undefined;
  const name = thing && lowerFirst(thing).replace(/^(?:the|our|my|their) /i, '');
  return what ? `Nobody knows ${name ? what.replace(/ one$/i, ` ${withArticle(singular(name))}`) : what}.` : undefined;
}
