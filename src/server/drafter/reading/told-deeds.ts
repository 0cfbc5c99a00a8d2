import { readVerb } from '../language/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { COMPLAINT, GENERIC, SUFFERS } from '../lexicon/complaints.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import {
  ABSENT,
  BURDEN,
  DONE_WITH_IT,
  FAULTY,
  FOR_WHAT,
  HARMLESS,
  SEES_TO_IT,
  TURNS_DOWN,
} from '../lexicon/told-deeds.ts';
import { isDoneBadly } from './read-done-badly.ts';
import { readSideBySide } from './read-side-by-side.ts';
import { isNameLikeDeed } from './set-apart.ts';
import type { People } from './people.ts';

/** What is got or seen is no deed of theirs. */
const COMES = /^(?:get|receive|see)$/;
/** "get confused" is no thing that comes. */
const THING = /^(?:an?|the|all|their|our|its|one|two|three|(?:(?!errors?\b)[\w-]+ )?(?!messages\b)[\w-]+s) /i;
/** How it comes to them: "the jobs of the day sorted by staircase", "the plan on the phone". What everybody is due is a rule. */
const LAID_OUT =
  / (?:sorted|grouped|listed|split|ordered|filtered|highlighted|coloured|marked) | (?:on|by|in|as) (?:the |their |an? |one )?(?:phone|mobile|tablet|screen|app|e-?mail|mail|text|sms|watch|PDF|page|list|file|calendar)\b/i;
/** What is no deed with a product, whatever the description says, or a rule. */
const NO_DEED = /^(?:pay|want|need|like|have|be|wish|know|expect|hope|work|live|come|go)$/;
/** What comes so often is a burden. */
const REGULAR = /\b(?:every|each|per|a day|a week|a month|daily|many|lots)\b/i;
/** An order about them is none of their deeds. */
const ORDERS =
  /^(?:please |do not |don't |never )?(?:let|allow|make|have|help|enable|do not|don't|never|only|give|ask|tell)\b/i;
/** What stands behind a noun and not behind a verb. */
const BEHIND_NOUN =
  /^(?:of|for|per|by|with|between|among|should|must|may|can|could|will|is|are|was|were|that|which|who)\b/i;

/** "scans the ID and attaches it": both are told of them. */
function inBase(rest: string): string {
  return rest.replace(
    /\b(and|or) ([a-z]+s) (?=(?:it|them|an?|the|their|his|her|for|to|on|in|by|at|from)\b)/g,
    (whole, link: string, does: string) => {
      const verb = readVerb(does);
      return verb?.form === 'third' && (DONE_WITH_IT.has(verb.base) || !isPlural(does))
        ? `${link} ${verb.base} `
        : whole;
    },
  );
}

function withoutHarmless(rest: string, verb: string): string {
  const told = HARMLESS.reduce((said, words) => said.replace(words, ' '), ` ${rest}`).replace(ABSENT, '');
  const without = TURNS_DOWN.test(verb) ? told.replace(FOR_WHAT, '') : told;
  return SEES_TO_IT.test(verb) ? without.replace(FAULTY, '') : without;
}

/** "Fleet manager sees vans", "HR contact reports a leaver": a role without its article. */
function bareRole(text: string, people: People): string | undefined {
  const words = text.split(' ');
  const size = [1, 2, 3].find(
    (count) =>
      people.isRole(words.slice(0, count).join(' ')) && readVerb(words[count]?.toLowerCase() ?? '')?.form === 'third',
  );
  return size === undefined ? undefined : words.slice(0, size).join(' ');
}

interface TheirDeed {
  readonly who: string;
  readonly does: string;
  readonly base: string;
  readonly rest: string;
}

/** Who does what, where it is one of those who are named and something that is done with a product. */
function theirDeed(text: string, people: People): TheirDeed | undefined {
  const who = people.leading(text) ?? bareRole(text, people);
  if (ORDERS.test(text) || !who || people.isSpeaker(who) || GENERIC.test(who) || !people.isPersonPhrase(who))
    return undefined;
  const [does = '', ...words] = text.slice(who.length).trim().split(' ');
  const { base, form } = readVerb(does.toLowerCase()) ?? {};
  const rest = words.join(' ');
  if (!base || form !== (isPlural(who.split(' ').at(-1) ?? '') ? 'base' : 'third')) return undefined;
  const isDeed = DONE_WITH_IT.has(base) || (people.isDeed(base) && !NO_DEED.test(base));
  return isDeed && rest !== '' && !BEHIND_NOUN.test(rest) ? { who, does, base, rest } : undefined;
}

/**
 * "Tenants report a broken lift with a photo", "the clerk destroys files after ten years": what those who are named do with a product is how it
 * shall be, unless a word beside it makes it a burden.
 */
export function toldDeeds(text: string, people: People): string {
  const deed = theirDeed(text, people);
  if (!deed) return text;
  const { who, does, base, rest } = deed;
  const told = withoutHarmless(rest, base);
  const looksBad =
    HARMFUL_VERBS.has(base) || HARM.test(text) || (!COMES.test(base) && COMPLAINT.test(`${does} ${rest}`));
  // What has no such word is read as it stands.
  const isLaidOut = COMES.test(base) && LAID_OUT.test(rest);
  if (told.trim() === rest && people.leading(text) && !looksBad && !isLaidOut) return text;
  if ([BURDEN, SUFFERS, HARM].some((words) => words.test(told)) || isDoneBadly(`${base} ${rest}`)) return text;
  if (isNameLikeDeed(text, people) || (COMES.test(base) && (REGULAR.test(told) || !THING.test(rest)))) return text;
  // "members keep the set and the next family stands there": what comes of it is what hurts.
  if (readSideBySide(text, people)) return text;
  const link = COMES.test(base) ? 'should' : 'should be able to';
  return `${who} ${link} ${base} ${inBase(rest)}`;
}
