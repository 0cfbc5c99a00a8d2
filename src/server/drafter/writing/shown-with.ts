import { readNounPhrase, single } from '../language/noun-phrase.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { IS_WIDGET } from '../lexicon/screen-parts.ts';
import { COLLECTIONS } from '../lexicon/things.ts';
import { partsOf } from './one-by-one.ts';

/** What somebody has before their eyes, so that what comes with it is seen. */
const SEES = /^(?:see|view|get|receive|use|have|look at|open|follow)\b/;
/** What holds other things, and shows them. */
const HOLDS =
  /^(?:board|page|screen|view|dashboard|report|statistics|summary|table|sheet|template|glossary|map|log|plan|form|card|label|receipt|invoice|certificate|profile|chart|quote|digest|schedule|checklist|file|protocol|record|statement|poster|sign|badge)s?$/i;
/** By these one does it; what comes with it is something else. */
const MEANS =
  /\b(?:clicks?|taps?|steps?|keys?|buttons?|fingers?|hands?|voice|mouse|keyboard|phone|scanner|codes?|app|link|colleagues?|effort|time|search|filter|glance|access|help)$/i;

/** "the beds that are still free": of what is shown, which ones. */
const TOLD_APART =
  /^(?:all |all the |the |our |their )(?:[\w-]+ )?[\w-]+s (?:that|which|who) (?:are|have|were|need) (?!.*\b(?:and|or|but|so|when|if|because)\b)[\w' -]+$/i;

export interface ShownWith {
  /** The wish without what comes with it. */
  readonly main: string;
  /** What is shown with the thing, each in a sentence. */
  readonly states: readonly string[];
}

function joined(parts: readonly string[]): string {
  const [last = ''] = parts.slice(-1);
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** In how many sentences so many things are told: each in one, or two and two. */
function grouped(parts: readonly string[]): string[] {
  if (parts.length < 4) return [...parts];
  const half = Math.ceil(parts.length / 2);
  return [joined(parts.slice(0, half)), joined(parts.slice(half))];
}

/** "a search field for names", "filters for floor and team", "an export button": what one handles, and for what it is. */
function handled(held: string): string | undefined {
  const [, widget = '', lead = '', what = ''] = /^(.+?)(?: (for|by|per|to|of) (.+))?$/i.exec(held) ?? [];
  if (!IS_WIDGET.test(widget) || widget.split(' ').length > 4 || / (?:and|,) /.test(widget)) return undefined;
  const isOf = lead !== '' && !/^(?:to|of)$/i.test(lead);
  if (/\bsearch\b(?: (?:field|box|bar))?$/i.test(widget)) return `can be searched${isOf ? ` ${lead} ${what}` : ''}`;
  if (!/\bfilters?$/i.test(widget) || !isOf) return `has ${held}`;
  const isByEach = lead === 'per' || !isPlural(what.split(' ').at(-1) ?? '');
  return `can be filtered ${isByEach ? 'by' : lead} ${what}`;
}

/** "see short picks with the bin and the missing quantity": each is shown with its bin, and with the quantity. */
export function shownWith(wish: string): ShownWith | undefined {
  const [, deed = '', things = '', beside = '', held = ''] =
    /^(\w+(?: at)?) ((?:(?!with\b)[^\s,]+ ){1,6}?)((?:as they|when|before|for|of|from|in|on|at|per) (?:(?!with\b)[^\s,]+ ){1,8}?)?with ((?:an?|the|its|their|each|every|all|both|\p{L}[\w-]+) [^.;()]+)$/iu.exec(
      wish,
    ) ?? [];
  const noun = readNounPhrase(things.trim());
  // "an overview that compares this month with the last one": what stands in a clause of its own.
  if (!noun || !SEES.test(deed) || / (?:that|which|who|where) /.test(` ${things}${beside}`)) return undefined;
  const main = `${deed} ${things}${beside}`.trim();
  const isScreen = COLLECTIONS.has(noun.head.toLowerCase()) || HOLDS.test(noun.head);
  if (isScreen && !noun.plural && TOLD_APART.test(held)) return { main, states: [`The ${noun.core} shows ${held}`] };
  if (
    /\b(?:who|that|which|so|if|when|because|instead|not|no|only|everything|one another|up to|at most|at least|(?:more|less|fewer) than)\b/i.test(
      held,
    )
  )
    return undefined;
  const tool = isScreen && !noun.plural ? handled(held) : undefined;
  if (tool) return { main, states: [`The ${noun.core} ${tool}`] };
  const parts = partsOf(held) ?? [held];
  // "with a colleague", "with one hand": who helps or how it is done.
  if (
    parts.length === 1 &&
    (isPerson(singular(noun.head)) || /^(?:one|two|three|\d)/i.test(held) || held.split(' ').length > 6)
  )
    return undefined;
  const last = readNounPhrase(parts[0] ?? '');
  if (!last || (parts.length === 1 && isPerson(singular(last.head))) || parts.some((part) => MEANS.test(part)))
    return undefined;
  const head = noun.head.toLowerCase();
  const one = single(noun);
  if (!isScreen && (/^(?:use|have)$/.test(deed) || !one || !noun.plural)) return undefined;
  // "a list of parcels with the address": that of each parcel.
  const entry = /^of (?:all |the |their |my )?([\w-]+s) $/i.exec(beside)?.[1];
  const states = grouped(parts).map((part) =>
    isScreen && entry && COLLECTIONS.has(head)
      ? `Each ${singular(entry)} in the ${noun.core} is shown with ${part}`
      : isScreen
        ? `The ${noun.core} ${noun.plural ? 'show' : 'shows'} ${part}`
        : `Each ${one} is shown with ${part.replace(/^their /i, 'its ')}`,
  );
  return { main, states };
}
