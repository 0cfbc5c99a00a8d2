import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { Action } from '../reading/action.ts';
import { withGivenOne } from '../reading/named-doing.ts';

/** The last word of the name itself: "results" of "live results on a big screen". */
export function nameOf(thing: string): string {
  const [name = ''] = thing.split(
    / (?:on|in|at|for|of|with|without|to|by|from|per|that|which|who|where|whose|when|before|after|showing|listing|containing|covering|naming|comparing|explaining) /i,
  );
  return name.split(' ').at(-1) ?? '';
}

/** Doings that have become things of which there are several. */
const COUNTED_DOING =
  /^(?:booking|meeting|building|listing|rating|recording|drawing|reading|painting|wedding|hearing|viewing|sailing|ceiling|opening|filing|setting|briefing|evening|morning|string|spring|offering|greeting|posting|screening|landing|finding|heading|warning|training|saving|crossing|rehearsing|outing|tasting|fitting|seating|king|clearing|closing|mapping|ranking|sitting|teaching|thing|something|anything|everything|nothing)$/;

/** "location of every machine": each has one of its own, which is to be seen. */
export const ONE_OF_EACH =
  /^(?:current |exact |last |next )?(?:location|position|place|status|state|condition|age|value|price|cost|size|weight|height|length|colou?r|owner|holder|balance|amount|result|temperature|speed|level|capacity|duration|origin|distance) of (?:each|every) /i;

/** "the filter" as it stands behind a verb: "a filter", "filters", "the teachers' list". */
export function withItsArticle(named: string, { core }: Action): string {
  const thing = withGivenOne(named);
  const noun = readNounPhrase(thing);
  // "Do Not Disturb log", "A/B test": a name in capitals for one thing.
  const name = nameOf(thing);
  if (/^\p{Lu}(?:\/|\p{Ll}+ \p{Lu})/u.test(thing) && /^[a-z]/.test(name) && !isPlural(name) && !isMass(name))
    return withArticle(thing);
  // "cheapest free slot": only one of them is.
  if (
    ONE_OF_EACH.test(thing) ||
    (/^(?:[a-z]+est|most|least|best|worst|first|last|next|same) /i.test(thing) &&
      !/^(?:test|rest|guest|request|forest|harvest|contest|west|chest|quest|interest|nest|next) (?:of )?/i.test(thing))
  )
    return `the ${thing}`;
  // "occupancy of next month", "technician arrival time": there is one.
  if (
    /^(?:[\w-]+ ){0,2}(?:arrival|departure|waiting|delivery|start|end|finish|response|closing|opening) time(?: of |$)/i.test(
      thing,
    )
  )
    return `the ${thing}`;
  if (
    isMass(name) &&
    /^(?!(?:an?|the|my|our|their|all|each|every|some|any|no) )(?:[\w-]+ ){0,3}of (?!the day\b)/i.test(thing)
  )
    return `the ${thing}`;
  // "paperless billing": a doing has no article.
  if (/^(?:[\w-]+ ){0,2}[a-z]{3,}ing(?: |$)/i.test(thing) && /[a-z]{3,}ing$/.test(name) && !COUNTED_DOING.test(name))
    return thing;
  // "teachers' substitute list": the one that they have.
  if (/^[\w-]+s' \w/.test(thing)) return `the ${thing}`;
  if (
    /^(?!(?:an?|the|my|our|some|any) )(?:[\w-]+ ){0,2}(?:reminder|alert|warning|notice|message) (?:(?:the|an?|one|two|three|four|five|six|seven|ten|\d+|some) )?(?:minute|hour|day|night|evening|morning|week|month)s? (?:before|after) /i.test(
      thing,
    ) ||
    /^(?!(?:an?|the|my|our|some|any) )(?:[\w-]+ ){1,3}(?:alert|warning|notification|reminder|notice|message)(?= (?:with|for|to|by|about|of|on|in|at|before|after|when|if|per|from|between)\b|$)/i.test(
      thing,
    )
  )
    return withArticle(thing);
  // "note about allergies": one of them.
  if (
    /^(?:(?:short|quick|private|daily|weekly|monthly) )?(?:note|mail|memo|comment) (?:about|for|on|with|to|per|when)\b/i.test(
      thing,
    )
  )
    return withArticle(thing);
  const isBare =
    (noun && traitsOf(noun.head.toLowerCase(), false).has('technique')) ||
    /^(?:an?|the|some|any|my|our|their|all|every|each|more|no(?!-)|(?:one|two|three|four|five|six)(?= [a-z]))\b/i.test(
      thing,
    ) ||
    isPlural(noun?.head ?? '') ||
    isPlural(nameOf(thing)) ||
    core.object?.plural ||
    core.object?.bare;
  return isBare ? thing : withArticle(thing);
}

/** "attachments on invoices", "a photo in the record": they are added to it. */
export function addedTo(thing: string): string {
  return thing.replace(/^((?:[\w-]+ ){1,3}?)(?:on|in) (?=(?:(?:the|a|an|each|every) )?[a-z]+(?: [a-z]+)?$)/i, '$1to ');
}
