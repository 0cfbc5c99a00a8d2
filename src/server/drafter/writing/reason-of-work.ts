import { isBaseVerb } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { DECIDES, WORKS } from '../lexicon/work-verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Role } from '../reading/read-product.ts';
import { isServed } from '../role-kind.ts';
import type { Slots } from './slots.ts';

const LONGEST = 8;
/** What one looks at, and does nothing with yet. */
const LOOKED_AT = /^(?:see|view|be shown|know|find out|learn|get|receive|look up)\b/;
/** What comes behind the thing and tells how, with what or by which way. */
const HOW = / (?:from|on|with|without|in|at|by|via|through|during|before|after|until|over|within|using|as|to) .*$/;

/** What points elsewhere, and what was cut in the middle. */
const NO_DEED =
  /^$|^(?:and|or)\b|\b(?:them|it|their|its|they|this|that|these|those|his|her)\b|[a-z] (?:up|out|off)\b|^(?:up|out|off|in|for)$/;
/** What is looked at to decide something. */
const WEIGHED =
  /^\S+ (?:out )?(?:at )?(?:how|which|what|who)\b|\b(?:per|by) (?:[\w-]+)\b|\b(?:overviews?|figures|statistics|forecasts?|charts?|trends?|numbers?|totals?|sales|costs|comparison|share|average|feedback|ratings|preferences|wishes|availability)\b/;
/** By what figures are told apart: what they tell of, and so for which work they are, is said by nothing else. */
const PER = /\b(?:per|by) [\w-]+/g;
/** What tells of one case, and is dealt with at once. */
const SINGLE = /\b(?:leaks?|damages?|faults?|live|queues?|emergenc\w+|alarms?)\b/;
/** What helps with the work whatever it holds. */
const HELPS =
  /\b(?:overviews?|editors?|templates?|librar(?:y|ies)|calendars?|planners?|views?|calculators?|articles?|checklists?|dashboards?|catalogues?|price lists?|guides?)\b/;
/** What one works with, by its name. */
const TOOL =
  /\b(?:views?|lists?|librar(?:y|ies)|templates?|editors?|articles?|calculators?|overviews?|reports?|planners?|plans?|checklists?|guides?|search|directory|catalogue|calendars?|boards?|dashboards?|maps?|charts?|tables?|notes?|forecasts?|price lists?|manuals?|handbooks?|finder|tool|page|pages|profiles?|files?|records?|database)\b/;

/** "plan the timetable and the rooms" of what the description says a role does; nothing that points elsewhere. */
function deedOf(verb: string, rest: string): string | undefined {
  const asks = /^(?:who|what|which|when|where|whether|how)\b/.test(rest);
  const [before = ''] = rest.split(/[,;:(.]| (?:and|or) (?=[a-z]+ )/);
  const [behind = ''] = rest.slice(before.length).split(/[,;:(.]/);
  // "counts and moves" is one thing, "listings and choose tenants" are two deeds.
  const joined = /^ (?:and|or) ([a-z]+)/.exec(behind)?.[1] ?? '';
  const isOne = joined !== '' && !asks && !isBaseVerb(joined) && behind.split(' ').length < 5;
  const whole = isOne ? `${before}${behind}` : before;
  const said = (asks ? whole : whole.replace(HOW, '')).trim();
  if (NO_DEED.test(said) || (asks && said.split(' ').length < 3)) return undefined;
  const deed = `${verb} ${said}`;
  return deed.split(' ').length <= LONGEST ? deed : undefined;
}

/** What such a thing is used for by whoever acts: the work that the description says is theirs. */
export function reasonOfWork(idea: Idea, role: Role | undefined, slots: Slots): string | undefined {
  const { wish, frame, isThing } = idea.action;
  const isSeen = LOOKED_AT.test(wish);
  if (!role || isServed(role) || frame !== 'do') return undefined;
  if (SINGLE.test(wish)) return undefined;
  if (!isSeen && !((isThing || /^(?:use|have)\b/.test(wish)) && TOOL.test(wish))) return undefined;
  const said = contentStems(wish);
  const deeds = role.doings.flatMap(({ verb, rest, object }) => {
    const deed = (isSeen ? DECIDES : WORKS).test(verb) ? deedOf(verb, rest) : undefined;
    // "see open proposals, ... when I approve proposals" says nothing new.
    return deed && !(isSeen && [...object].some((stem) => said.has(stem))) ? [{ deed, object }] : [];
  });
  const isNear = deeds.find(({ object }) => [...object].some((stem) => said.has(stem)));
  const near = isNear ?? ((isSeen && WEIGHED.test(wish.replace(PER, ''))) || HELPS.test(wish) ? deeds[0] : undefined);
  if (!near) return undefined;
  const isOne = /^\S+ (?:(?:out )?(?:who|what|which|when|where|whether|how|if|that)|an?|one)\b/.test(wish);
  const them = isOne ? 'it' : (slots.get('them') ?? 'it');
  const isWeighed = isSeen && WEIGHED.test(wish);
  return isWeighed
    ? `I can take ${them} into account when I ${near.deed}`
    : `I have ${them} at hand when I ${near.deed}`;
}
