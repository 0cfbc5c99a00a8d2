import { isCommand } from './is-command.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Guest passes: up to four visits per month for a friend who has no ticket": a bound on what somebody gets, and never a verb. */
const UP_TO =
  /^(?:([A-Z][\w'-]*(?: [\w'-]+){0,3}): )?up to ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:(?!for\b)[\w'%-]+ ){1,8})for ((?:an?|any|every|each|all) (?:[\w'-]+ ){1,3}(?:who|that) (?:has|have|had|is|are|was|were) [^.;:!?]+)[.!]*$/i;

/** Says who should get what has no verb of its own; what stands in front of the colon says as what. */
function whoGetsUpTo(text: string): string {
  const [, label = '', what = '', who = ''] = UP_TO.exec(text) ?? [];
  if (!who) return text;
  const as = label ? ` as ${lowerFirst(label)}` : '';
  // Who does not use it themselves gets it from somebody else, who sees it.
  if (/^\w+ (?:child|kid|baby|toddler|dog|cat|pet|horse|animal) /i.test(who))
    return `See up to ${what.trim()} for ${who}${as && `,${as}`}`;
  return `${upperFirst(who)} should get up to ${what.trim()}${as}`;
}

/** "Starter pack for new members: a towel, two caps, a lock, at one price": the price is that of the whole. */
const PRICED =
  /^([A-Z][^:;,.!?]{3,60}): ([^:;.!?,]+(?:, [^:;.!?,]+)+), ((?:at|for) (?:an?|one|the same|a single) (?:[\w-]+ ){0,2}(?:price|fee|rate|sum))[.!]*$/;

/** "Order status: packed, shipped, delivered": a name of things that come in kinds or have parts, and which they are. */
const KINDS =
  /^((?:[A-Z][\w-]*)(?: [\w-]+){0,3}): ([\w'-]+(?: [\w'-]+){0,2}(?:, [\w'-]+(?: [\w'-]+){0,2})+(?:,? (?:and|or) [\w'-]+(?: [\w'-]+){0,2})?)[.]?$/;
/** What has kinds, steps or parts by its name. */
const HAS_KINDS =
  /(?:status|states?|types?|kinds?|roles?|levels?|groups?|sections?|stages?|steps|phases|options?|methods?|languages?|formats?|sizes?|categor(?:y|ies)|reasons?|colou?rs|units|tags|labels|filters?|views?|plans?|priorit(?:y|ies)|profiles?|lists?|overview|table|card|page|details|settings|fields|columns|criteria|channels?|currenc(?:y|ies)|ratings?|rates?)$/i;

/** A list behind the name of what it lists is put in brackets, where it parts nothing. */
function inBrackets(text: string): string {
  const [, name = '', list = ''] = KINDS.exec(text) ?? [];
  const isName = HAS_KINDS.test(name) && !/\b(?:for|who|that|with|should|must|can|is|are)\b/i.test(name);
  const items = list.split(/,? (?:and|or) |, /);
  return isName &&
    !items.some((item) => item.includes(' ') && isCommand(item) && !/^(?:card|cash|worn|sold)\b/i.test(item))
    ? `${name} (${items.slice(0, -1).join(', ')} and ${items.at(-1)})`
    : text;
}

/** What a name in front of a colon and a phrase without a verb behind it ask for. */
export function labelled(text: string): string {
  return inBrackets(whoGetsUpTo(text).replace(PRICED, '$1 $3: $2'));
}
