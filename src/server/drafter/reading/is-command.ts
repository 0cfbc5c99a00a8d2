import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { CLOSED_WORDS } from '../grammar/closed-words.ts';
import { seriesIn } from '../grammar/series.ts';
import { isMass, isPerson, isPlural } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { DETERMINERS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { openingOf } from './order-or-name.ts';

/** Nouns too, but at the start of an idea the verb is meant. */
const STRONG_STARTERS = new Set(
  'pause freeze resume snooze access repeat bill block book call cancel change charge check claim close copy design document download draft drop email export file filter flag group hide highlight hold import limit link list lock manage map mark match measure move mute name notice offer open pack pay pick pin place plan post preview print process publish put rate record refund release rename replace report request reserve reset restore return review ring route run scan schedule score search send set share show skip sort split start stop store supply swap switch sync tag test text top trace track transfer try turn type update upload use view visit void wait work write count display label sign issue ship fill query'.split(
    ' ',
  ),
);

const NOUN_PARTNERS =
  /^(?:button|filter|page|screen|view|mode|dashboard|report|search|bar|box|list|log|history|reminder|notification|alert|function|feature|option|form|field|template|calendar|app|code|system|tool|overview|summary|status|number|link|label|point|rule|card|request|fee|queue|plan|limit|detail|setting|sheet|time|day|date|desk|address|confirmation|policy|process|tracking|management|manager|profile|record|file|result|note|slot|access|support|line|type|account|entry|event|message|item|price|receipt|invoice|ticket|order|voucher|coupon|certificate|shop|reduction|increase|difference|range|tag)s?$/i;

const TOOLS =
  /^(?:button|filter|page|screen|view|mode|dashboard|report|search|bar|box|list|log|history|reminder|notification|alert|function|feature|option|form|field|template|calendar|app|system|tool|overview|summary|link|label|point|card|queue|limit|detail|setting|desk|process|tracking|management|results?|support|line|type|confirmation|policy)$/i;

/** "return to the draft", "drop out of a race", "stop at the limit": with such words behind it a noun is a verb. */
export const GOES_ON =
  /^(?:(?:return|reply|advance|switch|talk|sign) (?:back )?(?:to|with|for)|drop (?:out of|in on)|(?:tab|step|walk|leaf|page|run) through|stop (?:at|when|if|after|before|once|as soon as)|scroll (?:to|through|back)|opt (?:in to|out of)|wait (?:for|until)) (?:the|an?|my|our|each|every|all|it|them|this|that)\b/i;

/** Verbs that are nouns as well, with what only the verb has behind it. */
const OWN_PREPOSITION = /^(?:charge (?:for|extra)|reply to|respond to)$/;

const COUNTED = /^(?:one|two|three|four|five|six|both|half|some|no)$/;
const NUMBERED =
  /^(?:stage|phase|round|page|part|step|zone|track|chapter|section|level|lane|hall|gate|line|stop|floor|room|platform|block|court|table|field|day|week|term|version|batch|shift|form|type|lot|row|team|group|number|place|store|dock)$/;
const MADE_OF = /^(?:all|every|each|any|new|old|open|more|only|up|out|down|off|how|which|what|who)$/;
/** Words that stand before an article without being verbs. */
const BEFORE_ARTICLE =
  /^(?:all|both|half|only|even|just|maybe|perhaps|also|not|such|what|quite|rather|once|twice|here|there|then|now|so|too|again|never|always|often|still|yes|no|hi|hello|hey|please|thanks|like|unlike|per|via|plus|minus|versus|than|as|but|and|or|nor|yet|because|since|though|although|unless|until|while|whereas|whether|if|when|whenever|wherever|everywhere|however|anyway|besides|except|despite|including|excluding|regarding|where|why|how|who|which|that|today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|got|had|was|were|is|are|am|has|have|do|does|did|can|could|should|would|will|may|might|must|shall|gives?|makes?|takes?|it|its|i|we|you|they|he|she|one|two|three|four|many|most|some|any|same|every|each|long|good|bad|nice|great|double|triple|basically|apparently)$/;

/** "blur the last digits": in front of an article stands a verb, known as one or not. */
export function isUnknownVerb(first: string, second: string): boolean {
  if (!/^(?:the|an?|all|every|each|my|our|any)$/.test(second) || isBaseVerb(first)) return false;
  if (!/^[a-z]{2,}(?:-[a-z]+)?$/.test(first) || /(?:ly|ing|ed|ss|s)$/.test(first)) return false;
  if (readVerb(first) || BEFORE_ARTICLE.test(first) || PREPOSITIONS.has(first) || isPerson(first)) return false;
  return !isMass(first) && !CLOSED_WORDS.has(first);
}

/** Whether a plural stands right before a modal or a wish. */
function isSubject(noun: string, next: string): boolean {
  return (
    /^(?:should|must|can|could|may|shall|would|will|cannot|want|need|like|wish|have|shouldn't|can't|mustn't)$/.test(
      next,
    ) && isPlural(noun)
  );
}

/** What belongs to an order and is not ordered. */
const NO_GOODS = /(?:ing|ion|ment|ics|ance|ory|data|status|progress|priority|quality|work|traffic|volume)$/;

/** "group orders by area"; "group bookings by phone" are bookings. */
export const GROUPS_BY =
  /^group (?!by\b)[\w-]+s by (?!(?:phone|telephone|e-?mail|mail|post|card|invoice|cash|fax|appointment|request|sms|text|bus|train|coach|the|an?)\b)\w/i;

const commands = remember<boolean>(400);

/** Whether a sentence starts with a command: "export invoices as PDF", but not "export button on the page". */
export function isCommand(text: string): boolean {
  return commands(text, () => startsWithOrder(text));
}

/** "group discounts for schools" and "order history" are names, "group orders by area" and "order milk" are orders; nothing for other words. */
function groupsOrOrders(text: string, first: string, second: string, third: string): boolean | undefined {
  if (
    first === 'group' &&
    /^(?:chats?|calls?|discounts?|tickets?|bookings?|lessons?|rates?|prices?|orders?|passes|tours?|rooms?)$/.test(
      second,
    ) &&
    !GROUPS_BY.test(text)
  )
    return false;
  const isGoods = isMass(second) || /^(?:breakfast|lunch|dinner|supper)$/.test(second);
  if (first === 'order' && isGoods && (third === '' || /^(?:from|for|by|online)$/.test(third)))
    return !NO_GOODS.test(second);
  return undefined;
}

/** Whether a sentence is a series of orders from its first word on. */
function ordersSeveral(text: string): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[^\s,;:.!?]+|[,;:.!?]/g) ?? [];
  const series = seriesIn(words, () => false);
  if (!series?.isOfDeeds || series.heads[0] !== 0) return false;
  // "search and filter trips" is ordered, "copy and paste support" is a name.
  const end = words.findIndex((word, at) => at > 2 && (/^[.!?]$/.test(word) || PREPOSITIONS.has(word)));
  const last = words.at(end < 0 ? words.length - 1 : end - 1) ?? '';
  return words.includes(',') || DETERMINERS.has(words[3] ?? '') || isPlural(last);
}

/** What is done to nothing, and what goes on behind the name of a thing. */
const NO_DEED = new RegExp(`${INTRANSITIVE.source}|^(?:dive|swim|jump|dance|camp|hike|trek|ski)$`);
const NAME_GOES_ON = /^(?:that|which|for|with|of|in|on|by|per)?$/;

const isDone = (word: string): boolean => readVerb(word)?.form === 'past';

function startsWithOrder(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const [first = '', second = '', third = ''] = words.slice(0, 3).map((word) => word.replace(/,$/, ''));
  if (/^(automatically|auto|quickly|directly|also|only)$/.test(first))
    return isBaseVerb(second) && (first.startsWith('auto') || isCommand(words.slice(1).join(' ')));
  // "Shop owners should ...", "Book club members want to ...": a name before its verb, whatever its first word.
  // "Show which members have paid": what is asked is no subject of the wish.
  const isAsked = /^(?:which|what|whose|how)$/.test(second);
  if (isSubject(second, third) || (!isAsked && isPlural(third) && isSubject(third, words[3] ?? ''))) return false;
  // "call centre agents read them out": what two nouns name stands before its verb.
  if (STRONG_STARTERS.has(first) && isPlural(third) && readVerb(words[3] ?? '')?.form === 'base' && !isPlural(second))
    return MADE_OF.test(second) || DETERMINERS.has(second);
  // "Context 1045 says it is above 1046": one of many, by its number.
  if (/^\d+$/.test(second) && readVerb(third)?.form === 'third' && !isBaseVerb(first)) return false;
  const opening = openingOf(text);
  if (opening) return opening === 'order';
  // "cost us twenty euros a day": nobody is told to.
  if (first === 'cost' && /^(?:us|me|them|him|her|too|so|more|less|\d.*)$/.test(second)) return false;
  // "sleep stories that fade out", "swim times kept for a year": nobody does so to anything.
  if (NO_DEED.test(first) && isPlural(second) && (NAME_GOES_ON.test(third) || isDone(third))) return false;
  // "grade lists kept for a year", "favourite tables of regulars": what was done to things, or which of them, stands in a name.
  const isTold =
    isDone(third) && PREPOSITIONS.has(words[3] ?? '') && (MOSTLY_NOUNS.has(first) || first === 'duplicate');
  if (isPlural(second) && (/^favou?rite$/.test(first) || (isTold && !STRONG_STARTERS.has(first)))) return false;
  // "free parking on Sundays": what costs nothing.
  if (first === 'free' && !/^(?:the|an?|my|our|your|all|every|each|it|them|up)$/.test(second)) return false;
  // "Do Not Disturb log": a name in capitals.
  if (/^[A-Za-z][a-z]+ (?:[A-Z][a-z]+ )+(?:list|log|sign|card|mode|tag|sheet|register|book|board)s?\b/.test(text))
    return false;
  // "print, sign and scan the form", "sort beans, grind coffee and wash cups": several orders.
  if (isBaseVerb(first) && / and | or |,/.test(text) && ordersSeveral(text)) return true;
  // "alert about a full course", "group discounts for schools"
  if (second === 'about' && /^(?:alert|message|notice|text|call|email|report|question|warning)$/.test(first))
    return false;
  const told = groupsOrOrders(text, first, second, third);
  if (told !== undefined) return told;
  // "round prices up to the next ten cents"
  if (/^round (?:[\w-]+ ){1,4}(?:up|down|off|to) (?:the|an?|full|whole|\d)/i.test(text)) return true;
  // "reply to a comment": the preposition is the verb's.
  if (OWN_PREPOSITION.test(`${first} ${second}`) && third !== '')
    return DETERMINERS.has(third) || !TOOLS.test(words.at(-1) ?? '');
  if (GOES_ON.test(text)) return true;
  // "duplicate detection for reports"
  if (/^(?:detection|prevention|recognition|protection|removal|verification)$/.test(second)) return false;
  // "slow down a recording"
  if (PHRASAL_VERBS.has(`${first} ${second}`) && third !== '') return !/^(?:of|for|button|mode|page)$/.test(third);
  if (isUnknownVerb(first, second) && third !== '') return true;
  if (!isBaseVerb(first) || second === 'of' || /^(?:button|feature|function|option|mode)$/.test(second)) return false;
  if (second === '' || /^(?:is|are|was|were|has|have|can|should|must|do|does)$/.test(second)) return false;
  const isClear =
    /^(?:a|an|the|my|our|your|their|all|each|every|any|multiple|several|only|this|these|more|it|them|up|last|next|new|old|own|more|missing|open|overdue|unpaid|important|how|who|what|which|where|when|why|whether|if|that|everybody|everyone|anybody|anyone|somebody|someone|people|him|her|us|me|\d+)$/.test(
      second,
    );
  if (isClear) return true;
  // "spread one payment over two receipts"; "stage two of the plan" is a name.
  if (COUNTED.test(second) && third !== '' && !NUMBERED.test(first))
    return isPlural(third) || /^(?:one|half|both|some)$/.test(second);
  if (second === 'for')
    return /^(?:look|search|ask|pay|apply|check|wait|vote|sign|register|account|allow|plan)$/.test(first);
  if (!MOSTLY_NOUNS.has(first)) return true;
  if (/^(?:by|on|in|to|from|with|at|about|and|or|per|as|without|offline|online)$/.test(second))
    return /^(?:split|divide|search|filter|sort|log|sign|report|look|pay|check|act|work|switch|sync|share|post|export|import|book|comment|call|group|rate|run|show|display|highlight)$/.test(
      first,
    );
  if (!STRONG_STARTERS.has(first)) return isPlural(second) && !NOUN_PARTNERS.test(second);
  // "search bar for recipes" is a thing, "search orders by number" an order.
  if (isPlural(second))
    return !/^(?:settings|reminders|notifications|alerts|options|statistics|rules|limits|details)$/.test(second);
  return (
    !TOOLS.test(second) ||
    (third !== '' && (isPlural(third) || TOOLS.test(third)) && !/^(?:for|of|in|on|with|to)$/.test(third))
  );
}
