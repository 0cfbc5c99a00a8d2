import { readClause } from '../language/clause.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import { lowerFirst } from './trouble-words.ts';

const NO_ITEM = String.raw`(?!(?:and|or|in|on|at|for|with|by|from|to|as|before|after|until|during|without|within|up|so|but|who|what|which|why|when|where|how|whether|if|it|they|we|i)(?![\w-]))`;
const ITEM = String.raw`${NO_ITEM}[\w'’%€£$-]+(?: (?!and\b|or\b)[\w'’%€£$-]+){0,3}`;
const LONG_ITEM = ITEM.replace('{0,3}', '{0,5}');
const LONG_ITEMS = String.raw`(${LONG_ITEM}(?:(?:, ?(?:and |or )?| and | or |\/)${LONG_ITEM})+)`;
const ITEMS = String.raw`(${ITEM}(?:(?:, ?(?:and |or )?| and | or |\/)${ITEM})+)`;
const NAMELY = '(?:for example|for instance|such as|that is|namely|like)';

/** "their usual needs (wheelchair, guide dog, ramp)": a list in brackets, with what it is a list of. */
const LISTED = new RegExp(String.raw`\s*\((?:${NAMELY},?:? )?${ITEMS}(?:,? ?(?:etc\.?|and so on|\.+))?\)`, 'gi');
/** ", for example client and engineer": the same between commas or at the end. */
const EXAMPLES = new RegExp(String.raw`, ${NAMELY},? ${ITEMS}(?=,|[.!?;]|$)`, 'gi');

/** "everything in one place: dates, scores, contact persons": what belongs to it. */
const AMONG = new RegExp(String.raw`(?<=^[^:.!?]{20,200}):\s+${LONG_ITEMS}[.]?$`, 'i');

/** ", for example when a storm is coming": a case, and no condition. */
const CASE = /,? for example (?=(?:when|if|while|after|before|because of|due to) )([^,.;!?]+)/gi;

/** ", for example 90 = 50 + 40": a sum that shows how it is meant. */
const SUM = /,? for example ([^,.;!?]*\d ?[=+>] ?[^,;!?]*?)(?=[.!?]?$|[;!?]|\. )/gi;

/** ", say 2% for 5 minutes": an amount that is only thought of. */
const SAY = /, say,? (\d[^,.;!?]*(?:\.\d[^,.;!?]*)?)(?=[.!?]?$|,)/gi;

/** ", with a warning if a figure is old": what comes in that case only. */
const WITH_IF =
  /,? with (an? (?:\w+ )?(?:warning|message|note|hint|alert|reminder|notice|mark|flag|confirmation|explanation)) ((?:if|when|whenever|once|as soon as) [^,.;!?]+)(?=[.!]?$)/gi;

/** "..., no results for teams of fewer than five": what there must not be, behind a wish that is whole without it. */
const NONE =
  /, (no (?!longer\b|more\b|one\b|later\b|matter\b|need\b|less\b|fewer\b)(?:[a-z-]+ ){0,2}?[a-z-]+s (?:for|of|to|from|in|on) [^,.;!?]+)(?=[.!?]?$)/gi;

/** "a reminder ..., but please not to those on leave": who does not get it. */
const NOT_TO = new RegExp(
  String.raw`(?<=^.*\b(reminder|message|mail|e-mail|text|text message|push message|notice|notification|alert|nudge|invitation|newsletter|letter|warning)\b.*?),? but (?:please )?not to ([^,.;!?]+)(?=[.!?]?$)`,
  'i',
);

/** What files come as. */
const TYPE = 'PDF|STL|PLY|JPE?G|PNG|CSV|XML|JSON|SVG|MP3|MP4|DOCX?|XLSX?|TIFF?|GPX|ZIP|DXF';
/** "a scan (STL, up to 200 MB)": what type it is of, with its bound. */
const FORM = new RegExp(
  String.raw`\s*\((?:as )?((?:${TYPE})(?:(?:, | or | and |\/)(?:${TYPE}))*)(?:[,;] ?((?:max\.?|maximum|up to|at most) [^()]+))?\)`,
  'gi',
);

/** "on the phone with gloves, so big buttons and no typing": how it has to be. */
const SO_THINGS =
  /, so ((?!that\b|as\b|much\b|many\b|far\b|please\b|it\b|they\b|we\b|i\b|the\b|you\b|nobody\b)(?:[\w-]+ ){1,2}(?:and|or) (?:no )?[\w-]+)(?=[.!?]|$)/gi;

const SPAN = String.raw`(?:until [\w’' ]{3,25}|(?:\d+|one|two|three|four|five|six|an?|the|half an?) (?:whole )?(?:minute|hour|day|week|month|year|season|term)s?|for ever|forever|all day|the rest of the (?:day|week))`;
/** "(1 hour, 4 hours or until Monday)": what somebody can choose from. */
const SPANS = new RegExp(String.raw`\s*\((${SPAN}(?:(?:, (?:or |and )?| or | and )${SPAN})+)\)`, 'gi');

/** ", first come first served" */
const FIRST_COME = /,?\s*\(?(?:on an? )?first[ -]come,?[ -]first[ -]served?(?: basis)?\)?/gi;

/** What is looked at as it goes on. */
const STATE =
  /\b(?:status|state|states|progress|stage|stages|step|steps|phase|how far|where .+ (?:is|stands)|what(?:'s| is| has) (?:happening|happened|going on)\b.*|follow|track)\b[^.,;]*$/i;
const ENDS_DONE =
  /(?:ed|\bown|shown|drawn|grown|known|\b(?:un)?(?:sent|paid|sold|held|built|lost|found|done|gone|seen|taken|given|chosen|written|broken|frozen|eaten|open|new|ready))$/i;
/** "waiting", "under repair": a state among states that end. */
const ONGOING = /^(?:under|out|not) |ing$/i;
const FIGURE = /^[€£$]?\d[\d.,]*(?:%|[€£$]| ?[a-z]{1,7})?$/i;

/** The noun phrase at the end of a text, without what stands before its determiner: "their usual needs". */
function nameBefore(text: string): string | undefined {
  // "the plan by Friday (hall, time)": the list is not of the day.
  const words = text
    .trim()
    .replace(
      / (?:in (?:advance|time|bulk|full|person|general|stock)|(?:by|on|until|before|after|every) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|[\d:]+(?: ?[ap]m)?))$/i,
      '',
    )
    .split(' ')
    .slice(-4);
  const from = words.findLastIndex((word) => DETERMINERS.has(word.toLowerCase()));
  const name = (from >= 0 ? words.slice(from + 1) : words.slice(-1)).join(' ');
  return /^[\p{L}' -]{3,}$/u.test(name) ? name : undefined;
}

/** What two have in common or not, or how often something is there, without an article. */
const LIKENESS =
  /^(?:same|identical|similar|different|differing|other|another|wrong|missing|misspelt|two|three|several) [a-z]/i;

function itemsOf(list: string): string[] {
  return list
    .split(/,? (?:and|or) |, ?|\//)
    .map((item) => item.trim())
    .filter(Boolean);
}

function joined(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A list as a sentence of its own, by what stands before it; nothing where it is no list of things. */
function toldList(list: string, before: string): string | undefined {
  const name = nameBefore(before);
  const last = name?.split(' ').at(-1) ?? '';
  const items = itemsOf(list);
  if (items.length < 2) return undefined;
  const isState =
    items.length > 2 &&
    STATE.test(before) &&
    items.some((item) => ENDS_DONE.test(item)) &&
    items.every((item) => ENDS_DONE.test(item) || ONGOING.test(item));
  // "what happened to it, for example sold, repaired, scrapped": what may have become of it.
  if (isState || items.every((item) => readVerb(item)?.form === 'past'))
    return `the states must include ${joined(items)}`;
  // "in steps (5%, 25%, 100%)": all that there are.
  if (isPlural(last) && !list.includes('/') && items.every((item) => FIGURE.test(item)))
    return `the ${last} must be ${joined(items)}`;
  // "duplicate members (same number, other spelling)": how it comes about, and nothing that they hold.
  if (name && items.every((item) => LIKENESS.test(item)))
    return `one case must be ${joined(items.map((item) => item.replace(/^(?=(?:same|identical) )/i, 'the ')))}`;
  if (!name || /\b(?:max|min|at least|only|not|if|when)\b/i.test(list)) return undefined;
  // "a moment in the stream (feeding, fight)": which of both is listed is not said.
  const isWithin = new RegExp(
    `\\b(?:in|on|at|of|from|with|for) (?:the|an?|their|our|my|each|every) ${RegExp.escape(name)}$`,
    'i',
  ).test(before.trim());
  return isWithin ? `${joined(items)} must be among them` : `the ${lowerFirst(name)} must include ${joined(items)}`;
}

/** Without amounts that are only thought of, what comes in one case only, and sums; each becomes an aside of its own. */
function withoutCases(text: string, asides: string[]): string {
  const apart = (pattern: RegExp, told: (...parts: string[]) => string) => (left: string) =>
    left.replace(pattern, (_, first: string, second: string) => {
      asides.push(told(first.trim(), second));
      return '';
    });
  const guessed = apart(SAY, (amount = '') => `one example must be ${amount}`)(text);
  const warned = apart(WITH_IF, (thing = '', when = '') => `there must be ${thing} ${when}`)(guessed);
  const summed = apart(SUM, (sum = '') => `one example must be ${sum}`)(warned);
  const none = apart(NONE, (things = '') => `there must be ${things}`)(summed);
  if (!/ but (?:please )?not to /i.test(none)) return none;
  return apart(NOT_TO, (message = '', whom = '') => `the ${message.toLowerCase()} must not be sent to ${whom}`)(none);
}

/**
 * Takes lists in brackets out of a text, and says them as sentences of their own: what is read behind them would break at
 * their commas. Other brackets stay.
 */
export function partAsides(text: string): { readonly text: string; readonly asides: readonly string[] } {
  const asides: string[] = [];
  const take = (whole: string, list: string, at: number, source: string) => {
    const told = toldList(list, source.slice(0, at));
    if (told) asides.push(told);
    return told ? '' : whole;
  };
  const formed = text.replace(FORM, (whole: string, forms: string, bound: string | undefined, at: number) => {
    const name = nameBefore(text.slice(0, at));
    if (!name) return whole;
    asides.push(
      `the ${name} must be of the type ${itemsOf(forms)
        .join(' or ')
        .replace(/\b(?!or\b)\w+/g, (type) => type.toUpperCase())}`,
    );
    return bound ? ` (${bound})` : '';
  });
  const noted = formed.replace(SO_THINGS, (whole, things: string) => {
    if (readClause(things) || isBaseVerb(things.split(' ')[0]?.toLowerCase() ?? '')) return whole;
    asides.push(`there must be ${things}`);
    return '';
  });
  const served = noted.replace(FIRST_COME, () => {
    asides.push('the first to come must be served first');
    return '';
  });
  const chosen = served.replace(SPANS, (_, spans: string) => {
    asides.push(`the choice must include ${joined(spans.split(/, (?:or |and )?| or | and /))}`);
    return '';
  });
  const left = chosen.replace(LISTED, take).replace(EXAMPLES, take);
  const bare = left.replace(CASE, (_, told: string) => {
    const cause = /^(?:because of|due to) (.+)$/i.exec(told.trim())?.[1];
    asides.push(cause ? `one reason must be ${cause}` : `one case must be ${told.trim()}`);
    return '';
  });
  const counted = withoutCases(bare, asides);
  const listed = counted.replace(AMONG, (whole, list: string) => {
    const items = itemsOf(list);
    // "..., so: open, close and print", "seating plan: drag singers into rows, ...": deeds.
    if (items.every((item) => isBaseVerb(item.split(' ')[0]?.toLowerCase() ?? ''))) return whole;
    if (items.some((item) => item.split(' ').length > 2 && isCommand(item))) return whole;
    // "a report: lessons per week and skipper": one thing, and by what it is told apart.
    if (items.length === 2 && / per /.test(items[0] ?? '')) return whole;
    // "first hour free, then one euro per minute": a price list.
    if (items.some((item) => /\d|\bfree\b/.test(item)) && items.some((item) => item.split(' ').length > 4))
      return whole;
    asides.push(`${joined(items)} must be among them`);
    return '';
  });
  return { text: listed, asides };
}
