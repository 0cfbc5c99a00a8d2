import { textOf } from '../grammar/parse.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { DONE_TO_PEOPLE } from '../lexicon/done-to-people.ts';
import { upperFirst } from '../language/capitals.ts';
import { bareOf, factIn } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** What a plain statement says of many: "trips", "are private or for work". */
function manyIn(before: string, people: People): { who: string; does: string } | undefined {
  const bare = bareOf(before);
  const { first } = factIn(bare, people) ?? {};
  const who = textOf(first?.subject ?? []);
  const isMany = isPlural(who.split(' ').at(-1) ?? '') && !/^(?:we|they|these|those|both|others)\b/i.test(who);
  return first && !first.group?.past && isMany && !/[:;?]/.test(bare) && bare.split(' ').length <= 12
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
  /^(?:they|these) ((?:should|must|have to|need to) (?:also |all |always )?be ((?:[a-z]+ed|put|sent|kept|hidden|shown|read|sold|cut|split|made|given|taken|free (?:for|of)|cheaper|visible|available|readable|larger|bigger|smaller|next to)\b.*))$/i;
const OF_PEOPLE =
  /^(?:told|asked|informed|warned|notified|reminded|paid|allowed|invited|called|helped|trained|given|shown|sent an?)\b/i;
/** What is done to things alone. */
const ONLY_THINGS =
  /^(?:blurred|scanned|printed|stored|merged|renamed|converted|cropped|resized|encrypted|uploaded|attached|translated|numbered|dated|labelled|saved|free|cheaper|readable|larger|bigger|smaller|next to|made|generated|created|calculated|exported|imported)\b/i;

export function theyAreThings(sentence: string, before: string, people: People): string | undefined {
  const [, deed = '', done = ''] = DONE_TO_IT.exec(bareOf(sentence)) ?? [];
  if (!deed) return undefined;
  const { first } = factIn(before, people) ?? {};
  const who = textOf(first?.subject ?? []);
  // "Machines have different rules. They should be shown.": what they have.
  const isHad = first?.group?.verb === 'have' && !people.isPersonPhrase(who);
  const isSure = isHad || people.isSpeaker(who) || (ONLY_THINGS.test(done) && people.isPersonPhrase(who));
  const isPeoples = !isHad && (DONE_TO_PEOPLE.test(done) || OF_PEOPLE.test(done));
  const thing = isSure && !isPeoples ? thingNamed(bareOf(before), true, people) : undefined;
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

/** "Customers like the preview. It should also show the back.": what should. */
const LIKES =
  /^(?:the |our |all |most |many )?[a-z-]+s (?:really )?(?:like|love|enjoy|use) ((?:the|our|my) [a-z-]+(?: [a-z-]+)??)(?: (?:a lot|very much|every day|all the time))?$/i;

export function likedThing(sentence: string, before: string): string | undefined {
  const [, it = '', rest = ''] = /^(it|they) ((?:should|must|could|has to|have to)\b.*)$/i.exec(bareOf(sentence)) ?? [];
  const thing = it ? LIKES.exec(bareOf(before))?.[1] : undefined;
  return thing && isPlural(thing) === /^they$/i.test(it) ? `${upperFirst(thing)} ${rest}.` : undefined;
}

/** "The report is written in the evening. Carers would rather do it in between.": what they would rather do. */
const IS_DONE =
  /^((?:the|our|all) [a-z-]+(?: [a-z-]+)??) (?:is|are) ([a-z]+)\b(?! by (?!hand|phone|mail|e-?mail|fax))/i;
const DOES_IT =
  /^((?:the |our )?[a-z-]+(?: [a-z-]+)?) (would rather|would like to|wants? to|should be able to|prefers? to|should) do (?:it|that|this)((?: [^,;]+)?)$/i;

export function doesItThen(sentence: string, before: string): string | undefined {
  const [, who = '', want = '', how = ''] = DOES_IT.exec(bareOf(sentence)) ?? [];
  const [, thing = '', done = ''] = (who && IS_DONE.exec(bareOf(before))) || [];
  const base = done ? readVerb(done.toLowerCase())?.base : undefined;
  const isDone = base !== undefined && participle(base) === done.toLowerCase();
  const wants = /^(?:would rather|prefers? to)$/i.test(want) ? 'would like to' : want;
  return isDone ? `${who} ${wants} ${base} ${lowerFirst(thing)}${how}.` : undefined;
}

/** "Old reports are never deleted. They have to be deleted after two years.": what has to be, by the same verb. */
const NOT_DONE = /^([^,;:]{3,40}?) (?:is|are) (?:never|not|rarely|no longer|not always) ([a-z]+)\b/i;

export function hasToBe(sentence: string, before: string): string | undefined {
  const [, who = '', done = ''] = NOT_DONE.exec(bareOf(before)) ?? [];
  const [, modal = '', deed = '', rest = ''] =
    /^(?:they|it) (must|should|have to|has to|need to|needs to) be(?: (?!able\b|allowed\b)([a-z]+)(.*))?$/i.exec(
      bareOf(sentence),
    ) ?? [];
  const isSame = who !== '' && modal !== '' && (deed === '' || deed.toLowerCase() === done.toLowerCase());
  return isSame ? `${upperFirst(who)} ${/^should$/i.test(modal) ? 'should' : 'must'} be ${done}${rest}.` : undefined;
}

/** "Parents pay per lesson or per month. Let them choose.": between what. */
const LETS_CHOOSE =
  /^(?:please )?(?:let (?:them|him|her) choose|(?:they|he|she) should (?:be able to )?(?:choose|decide))$/i;

export function choosesBetween(sentence: string, before: string, people: People): string | undefined {
  const many = LETS_CHOOSE.test(bareOf(sentence)) && / or /.test(before) ? manyIn(before, people) : undefined;
  return many && people.isPersonPhrase(many.who) ? `Let ${many.who} choose whether they ${many.does}.` : undefined;
}

/** "Guests want to stay longer. They should see if that is possible.": what would be possible. */
const IF_POSSIBLE = /^(.+?) (?:if|whether) (?:that|this|it) is (?:possible|allowed|ok|okay)((?: [^,;]{2,30})?)$/i;
const WANT_TO = /^(.+?) (?:often |sometimes )?(?:want|wants|would like) to ([a-z]+[^,;:]*)$/i;

export function whetherPossible(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', rest = ''] = IF_POSSIBLE.exec(bareOf(sentence)) ?? [];
  const [, who = '', deed = ''] = (lead && WANT_TO.exec(bareOf(before))) || [];
  return who && people.isPersonPhrase(who) && isPlural(who.split(' ').at(-1) ?? '')
    ? `${lead.replace(/^they\b/i, upperFirst(who))} whether they can ${deed}${rest}.`
    : undefined;
}
