import { readClause } from '../language/clause.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { namedDeed } from './named-deed.ts';
import type { People } from './people.ts';
import type { Request } from './read-request.ts';

/** Things whose name opens like an order. */
const NAMES =
  /^(?:release notes?|consent forms?|document (?:upload|scan|template|storage)s?|notice boards?|time estimates?|route planning|(?:archive|search|print|export|share|report|sort|filter|order|track|check|test|contact|help|sign-?up|log-?in) (?:page|button|view|panel|screen|menu|bar|box|icon|option|function|dialog|wizard)(?= (?:with|for|of|on|in|that|showing|at|per)\b|$)|start (?:numbers?|times?|lists?|line|page|position|date|fee|group|order)|route (?:elevation|profile|map|length|description|difficulty|plan|planner)|score ?(?:boards?|cards?|sheets?)|match (?:day|report|card|result)s?|trip (?:report|log|planner)s?|rate cards?(?: versions?)?|return (?:scans?|labels?|slips?|forms?|desks?)|thank-you (?:card|note|letter|message|mail)s?|file (?:attachment|upload|share|storage|preview)s?|(?:keyboard|video|photo) (?:shortcut|caption|subtitle)s?|post (?:preview|schedule|template)s?|group (?:chat|booking|discount|ticket)s?|search (?:history|filter)s?|rate limits?|time (?:sheet|tracking|limit|zone)s?|order (?:note|history|status|tracking)s?)\b(?! (?:of|a|an|the|all|my|our)\b)/i;

/** "expense claims with receipts", "book preview on the page": compounds whose first word is an order in other company. */
const COMPOUNDS =
  /^(?:(?:overtime|expense) (?!an?\b|the\b|all\b|my\b|our\b|it\b|them\b)[\w-]+|staff (?:picks?|rota|list|page|room|discount|rate|badge|account|photo|directory|comment|note)s?|help (?:text|page|cent(?:er|re)|button|article|topic|video|desk|line|menu|icon)s?|book (?:preview|cover|list|club|review|recommendation|page|trailer|excerpt|title|sample)s?|dispatch (?:note|date|time|label|list|status|photo|board|log)s?|review (?:star|score|form|cycle|page|template|date|period|round|meeting|count|summary|reminder)s?|change (?:log|notice|list|request|notes?)s?|export (?:file|format|log|template|setting)s?|test (?:order|account|result|report|drive|run|environment|booking|ticket)s?|plan (?:board|view|change|template|comparison)s?|ship(?:ping)? (?:date|label|status|note|cost|option)s?|record (?:keeping|card|sheet)s?|stand-?in (?:list|plan|rule)s?|cover (?:image|letter|photo|sheet|plan|note)s?|cut-?off (?:time|date)s?|watch ?lists?|guide (?:price|line)s?|host (?:profile|rating|page)s?|guest (?:book|list|account|profile|checkout)s?|lead (?:time|list|score|source|form)s?|deal (?:value|stage|overview|board|list)s?|contact (?:form|list|history|page|card|note|log)s?|question (?:bank|library|list|catalogue|type|pool)s?|grade (?:book|overview|list|report|history)s?|course (?:list|catalogue|page|rating|preview|plan|overview)s?|talent (?:pool|list)s?|exit (?:interview|survey|form|checklist)s?|pay ?(?:slip|roll|day|grade) ?\w*|leave (?:request|calendar|balance|plan|overview|policy|account)s?|address books?|comment (?:thread|history|box|field|section|function|feed)s?|read receipts?|repeat prescriptions? (?:request|reminder|form|overview)s?)(?= (?:with|for|on|in|at|from|by|per|to|before|after|without|next|between|written|filled|sorted|linked|of)\b|$)/i;

/** "price history of a set": a noun in front of a record or a figure. */
const RECORDS =
  /^(?:price|stock|work|rent|load|water|fuel|waste|trade|damage|visit|contact|test|service|change|edit|order|search|purchase|access|issue) (?:histor(?:y|ies)|lists?|overviews?|tables?|trends?|comparisons?|levels?|counts?|logs?|range|statistics)\b/i;

/** Parts of a product, by their names: "cancel button", "break reminder", "transfer slips". */
const PART =
  /^(?:button|reminder|alert|warning|slip|screen|mode|bar|wizard|widget|policy|fee|code|banner|dialog|dialogue|workflow|process|card|calculator|tracker|counter|timer|map|plan|calendar|list|view|page|profile|overview|table|chart|board|gallery|template|check|badge)s?$/i;

/** "pick-up list", "sold-out button": a verb with a hyphen is none. */
const HYPHENED =
  /^[a-z]+-(?:up|in|out|off|down|on|over|through|by|back|again|you|only|free)(?: [\w-]+)? (?:list|point|time|date|slot|window|desk|area|code|fee|place|location|button|reminder|alert|warning|screen|mode|page|form|sign|label|badge|check|view|report|notice|sheet|map|plan|counter|timer|link|card|note|message|service|option|kiosk|queue|photo|sheet|protocol|period|rate)s?\b/i;

/** Orders that go without an article: "print cards for members". */
export const ORDERS =
  /^(?:export|print|send|show|hide|add|create|delete|edit|generate|download|upload|share|use|display|get|pay|make|sort|filter|search|scan|sign|submit|attach|open|close|save|copy|remove|update|change|archive|mark|move|view|see|check|fill|order|book|buy|include|replace|allow|block|disable|enable|set|turn|put|stop|pause|rename|import|charge|waive|refund|issue|design|write|read|have|need|want|give|let|issue|record|collect|simplify|introduce|highlight|find|keep|test|improve|reduce|customi[sz]e|personali[sz]e|automate|offer|support|provide|build|link|connect|assign|draw|draft|sketch|study|follow|clear|lock|freeze|restore|reset|zoom|load|refresh|publish|post|pin|number|filter|rate|list|compare|switch|adjust|define|redesign|translate|approve|reject|limit)$/i;

/** A feature that "of" or "for" follows, and a file: "Strava import of runs", "daily takings as an Excel file". */
const NAMED_OF =
  /^(?:an? |the )?(?:[\w'-]+ ){0,2}(?:import|export|upload|download|deletion|comparison|translation|calculation|availability|sync|synchroni[sz]ation)s? (?:of|for) /i;
const AS_FILE =
  /^(?:[\w'-]+ ){1,4}as (?:an? )?(?:PDF|CSV|Excel|Word|image|picture|photo|file|zip|spreadsheet|printout|poster|link|table)\b/i;
/** "pitch and humidity as a curve": nobody does such a thing to anything. */
const AS_PICTURE = /^(?:[\w'-]+ ){1,5}as (?:an? )?(?:curve|chart|graph|diagram|heat ?map|timeline)\b/i;
/** "photo of the bouquet before it leaves": what is said behind it tells when. */
const OF_WHAT =
  /^(?:an? |the )?(?:photo|picture|video|scan|copy|copies|list|map|overview|summary|report|record|heatmap|chart|graph|proof|confirmation)s? of (?:(?!before\b|after\b|when\b|that\b|which\b|who\b).)*/i;
/** "space left in the next firing", "feeding times on the start screen". */
const LEFT = /^(?:free |open )?[\w-]+(?: [\w-]+)? left (?:in|on|at|for|until) /i;
const AT_TIMES =
  /^[a-z]{3,}ing (?:times?|hours|dates?|days|rules?|fees?|lists?|plans?|schedules?|points?|areas?|rooms?|spots?|zones?|logs?)(?: (?:on|in|at|for|of|with|by|per|from)\b|$)/i;
/** "failed delivery alert with the reason": one delivery alerts nobody. */
const MESSAGE =
  /^(?:[\w-]+ ){0,2}([\w-]+) (?:alert|alarm|warning|notification|reminder|notice|message)s?(?: (?:with|for|to|by|about|of|on|in|at|before|after|when|if)\b|$)/i;
/** "comments pinned to a place": what was done to them is said of them. */
const DONE_TO =
  /^(?:[\w-]+ ){0,2}[\w-]+s (?:pinned|sorted|grouped|attached|linked|filtered|ranked|written|signed|translated|recorded|weighed|measured|printed|stored|tagged|divided|split|broken down) (?:to|by|on|in|at|with|per|from|into|as) /i;

/** "price guide based on past sales", "weekly set made from my mistakes": what it is made of tells that a name stands in front. */
const MADE_OF =
  /^(?:[\w'-]+ ){1,4}(?:(?:based|modelled) on|(?:made|built|drawn|generated|compiled|calculated|put together) (?:from|out of|of)|linked to) /i;
/** "reminder of expiring permits by e-mail", "reminder two days before a quote expires" */
const MESSAGE_OF =
  /^(?:an? )?(?:reminder|alert|warning|notification|notice|message)s? (?:of|before|after|when|if|about|(?:(?:the|an?|one|two|three|four|five|six|seven|ten|\d+|some) )?(?:minute|hour|day|night|evening|morning|week|month)s? (?:before|after)) /i;

/** Whether a name and not a statement or an order stands in front of what it is made of. */
function isMadeOf(text: string, first: string, people: People): boolean {
  const [name = ''] = text.split(/ (?:based|modelled|made|built|drawn|generated|compiled|calculated|put|linked) /i);
  const words = name.split(' ');
  return (
    MADE_OF.test(text) &&
    !ORDERS.test(first) &&
    !people.isPersonPhrase(words[0] ?? '') &&
    !isPlural(words.at(-1) ?? '') &&
    !words.some((word) => DETERMINERS.has(word.toLowerCase()))
  );
}

/** "packing list sorted by the order of loading" */
const SORTED =
  /^(?:[\w-]+ ){0,2}(?:list|table|overview|map|report|calendar|plan|board|chart|summary) (?:sorted|grouped|ordered|ranked|filtered|split|broken down) by /i;

/** "travel costs per guest", "repair hours so far": a figure, whatever its first word could be. */
const FIGURE =
  /^(?!(?:log|book|record|note|count|charge|report|plan|track|enter|cut|share|split|export|print|show|see|list|set|change|define|edit|limit|import|update|calculate|compare)\b)(?:[\w'-]+ ){1,2}(?:costs?|fees|hours|expenses|mileage|km|consumption|usage|revenue|sales|income|spending|attendance|turnover) (?:per|by|so far|vs\.?|against|this|last|since|over|for each)\b/i;

/** "recurring invoices every month": what comes again and again, and nothing that recurs invoices. */
const AGAIN =
  /^(?:recurring|repeating|rotating|regular) (?:[\w-]+ )?[\w-]+s(?: (?:every|each|per|on|at|for|with) [\w -]+)?$/i;

function opensWithPart(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(' ');
  if (!isBaseVerb(first) || ORDERS.test(first) || !PART.test(second)) return false;
  return second.endsWith('s')
    ? /^(?:for|of|after|with|in)$/i.test(third)
    : /^(?:|for|of|in|on|at|after|before|when|if|with|per|from|up|to|during|without)$/i.test(third);
}

/** "downtime per machine and cause, monthly": a figure by what it is told apart. */
const PER_EACH =
  /^(?:[\w'-]+ ){1,3}per [\w-]+ (?:and|or) [\w-]+(?:,.*| (?:as|for|in|on|with|over|since|by|from|of) .*)?$/i;

/** Two words that only stand side by side in a name: "berth swap", "prop list per scene", "waste and water services price list". */
function isCompound(text: string, first: string, people: People): boolean {
  const [name = ''] = text.split(/ (?:per|for|of|in|on|at|with|by|from|after|before|when|if) /i);
  const words = name.split(' ');
  const [second = '', last = ''] = [words[1], words.at(-1)];
  if (words.length < 2 || words.length > 7 || words.some((word) => DETERMINERS.has(word.toLowerCase()))) return false;
  // "glaze recipes": the description speaks of glazes, and nobody glazes anything there.
  // "swap Saturday's shift": what is somebody's or some day's is done something to.
  const isOwned = isBaseVerb(first) && /['’]s?$/.test(second);
  const isKnown = people.isNoun(first) && !ORDERS.test(first) && !people.isPersonPhrase(first) && !isOwned;
  if (isKnown && words.length < 4 && isThing(last) && !readClause(text)) return true;
  // A word that is no verb here, in front of one thing without an article.
  if (words.length === 2 && !isBaseVerb(first) && !readVerb(first) && !isPlural(first) && !isPlural(second))
    return isBaseVerb(second) || readVerb(second) === undefined;
  if (
    /^(?:berth|crew|prop|waste|stock|staff|shift|seat|room|tour|trip|bus|kit|gear|class)$/i.test(first) &&
    words.length === 2
  )
    return isBaseVerb(second) && !isPlural(second);
  // "species list for a county", "kiln log"
  if (words.length === 2 && !ORDERS.test(first) && !isBaseVerb(first) && !isPerson(first)) return RECORD.test(second);
  return words.length > 2 && !ORDERS.test(first) && !isCommand(text) && RECORD.test(last);
}

/** Parts of a product that nobody orders by these words alone. */
const RECORD =
  /^(?:list|map|plan|overview|calendar|history|report|table|chart|board|page|form|log|alarm|diary|sheet|template|summary|statistics|archive|catalogue|directory|version|rota|roster|timetable|schedule)s?$/i;

/** Whether a word names a part of a product that holds or shows something: "diary", "template". */
export function isRecord(word: string): boolean {
  return RECORD.test(word) || PART.test(word);
}

/** Whether a word names a thing rather than what somebody does. */
function isThing(word: string): boolean {
  return (
    (/^[a-z][\w-]+$/i.test(word) && readVerb(word)?.form !== 'past' && readVerb(word)?.form !== 'third') ||
    isPlural(word)
  );
}

function isMessage(text: string, first: string): boolean {
  const [, of = ''] = MESSAGE.exec(text) ?? [];
  return (
    of !== '' &&
    !isPlural(of) &&
    !ORDERS.test(first) &&
    !/^(?:an?|the|that|which|who|to|and|or|not)$/i.test(of) &&
    !/^(?:when|if|once|as|after|before|while|why|how|what|get|receive)\b/i.test(text)
  );
}

/** "Strava import of training runs", "break reminder after four hours": a feature by its name, in which a word may look like a verb. */
export function readFeature(text: string, people: People): Request | undefined {
  // "tenants upload bills as PDF": what somebody does is no name.
  const clause = readClause(text);
  if (clause && people.isPersonPhrase(clause.subject)) return undefined;
  const [named = ''] = OF_WHAT.exec(text) ?? [];
  const isSaid =
    /\b(?:should|must|shall|may|can|could|would|will|is|are|was|were|has|have|does|do|not|no|I|we|they)\b/i.test(
      named ||
        ((MADE_OF.test(text) ? (text.split(', ')[0] ?? '') : text).split(
          / (?:when|if|once|as soon as|after|before|until) /i,
        )[0] ??
          ''),
    );
  const [first = ''] = text.split(' ');
  if (
    (isSaid && !SORTED.test(text)) ||
    ((text.split(', ')[0] ?? '').split(' ').length > 12 &&
      !NAMES.test(text) &&
      !MADE_OF.test(text) &&
      !PER_EACH.test(text))
  )
    return undefined;
  const isName =
    isCompound(text, first, people) ||
    (PER_EACH.test(text) && !ORDERS.test(first) && !isCommand(text)) ||
    NAMES.test(text) ||
    COMPOUNDS.test(text) ||
    RECORDS.test(text) ||
    FIGURE.test(text) ||
    (SORTED.test(text) && !ORDERS.test(first)) ||
    AGAIN.test(text) ||
    LEFT.test(text) ||
    HYPHENED.test(text) ||
    (/^(?:[\w'-]+ ){1,3}availability(?: |$)/i.test(text) && !ORDERS.test(first)) ||
    AT_TIMES.test(text) ||
    named !== '' ||
    isMessage(text, first) ||
    MESSAGE_OF.test(text) ||
    isMadeOf(text, first, people) ||
    opensWithPart(text) ||
    (DONE_TO.test(text) && !ORDERS.test(first)) ||
    (AS_PICTURE.test(text) && !ORDERS.test(first) && /^\S+ (?:and|or|as|\S+ as) /i.test(text)) ||
    (AS_FILE.test(text) && (/^free$/i.test(first) || readVerb(first)?.form !== 'base')) ||
    (NAMED_OF.test(text) && namedDeed(text) !== undefined);
  return isName ? { form: 'noun phrase', kind: 'thing', text, speaker: false } : undefined;
}
