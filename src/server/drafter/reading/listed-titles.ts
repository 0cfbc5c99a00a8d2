import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

const LIST = String.raw`[^:;.!?\n]+, [^:;.!?\n]+`;
/** "Columns we need in the price list: ...": that they are needed is said by the list. */
const NEEDED = new RegExp(
  String.raw`^((?:[A-Z][\w-]*)(?: [\w-]+)?) (?:that )?(?:we|I)(?: would|['’]d)? (?:(?:still|really|urgently|also) )?(?:need|want|like|miss|lack|are missing|am missing)(?: to (?:have|see))?((?: (?:in|on|for|at|per) [^:]+)?)(?=: ${LIST}[.!]*$)`,
);
/** "Filters in the boat list: length, price": what is filtered there, and by what. */
const FILTERS = new RegExp(
  String.raw`^(?:Search )?filters? (?:in|on|for) ((?:the|our) ([\w-]+) (?:search|list|catalogue|catalog|overview|table|directory)): (${LIST}?)[.!]*$`,
  'i',
);
/** "Filters for skill levels: beginner, expert": kinds, and not what one filters by. */
const KINDS = new RegExp(
  String.raw`^(filters? for (?:[\w-]+ ){0,3}(?:needs|levels|types|kinds|categories|preferences|requirements|sizes|colou?rs|statuses|options|groups|languages|formats|methods|styles|diets)): (${LIST}?)[.!]*$`,
  'i',
);
/** "Cost report per boat: fuel, repairs. Export to Excel.": a title with what it holds, and an order of which it is the thing. */
const TITLE = String.raw`((?:[A-Z][\w-]*)(?: [\w-]+){0,5}?): (${LIST})`;
const ORDERED = new RegExp(
  String.raw`^${TITLE}\. (Export|Download|Print|Send|Share|Email|E-mail|Archive)(?: (?:and|or) ([a-z]+))? ?((?:(?:to|as|by|in|via|for|from|out|on|with) [^.!?;]+|automatically|weekly|monthly|daily)?)[.!]*$`,
);
/** What is read as a deed where its contents stand behind a colon. */
const REPORT = new RegExp(
  String.raw`^((?:[A-Z][\w-]*)(?: [\w-]+){0,3} report (?:per|by|for each) [\w-]+): (${LIST}?)[.!]*$`,
);
/** "choose the level (beginner, expert)": what it can be. */
const CHOICE = /\b(choose|pick|select|set) (?:an? |the )?([\w-]+(?: [\w-]+)?) \(([^()]+, [^()]+)\)/gi;

function itemsOf(list: string): readonly string[] {
  return list
    .split(/, (?:and |or )?| (?:and|or) (?=[^,]+$)/)
    .map((item) => item.trim())
    .filter(Boolean);
}

function joined(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** The thing of a title: "report" of "Monthly cost report per boat". */
function headOf(title: string): string {
  const [name = ''] = title.split(/ (?:per|for|of|by|with|in|on|from) /);
  return name.split(' ').at(-1)?.toLowerCase() ?? '';
}

/** The order behind a title is told of what the title names: "The report can be exported to Excel". */
function withOrderOfIt(text: string): string {
  const [, title = '', list = '', first = '', second = '', rest = ''] = ORDERED.exec(text) ?? [];
  const head = headOf(title);
  if (!head || isBaseVerb(title.split(' ')[0]?.toLowerCase() ?? '') || (second && !isBaseVerb(second))) return text;
  const done = [first, second].filter(Boolean).map((verb) => participle(verb.toLowerCase()));
  return `${title}: ${list}. The ${head} can be ${done.join(' and ')}${rest && ` ${rest}`}.`;
}

/** A title with a list behind it, in words that tell what the list is of. */
export function listedTitles(text: string): string {
  if (!/^[^\n]{3,80}: [^\n]*,/.test(text)) return text;
  const named = text.replace(NEEDED, '$1$2');
  const [, kinds = '', which = ''] = KINDS.exec(named) ?? [];
  if (kinds) return `${kinds} (${joined(itemsOf(which))})`;
  const [, place = '', thing = '', by = ''] = FILTERS.exec(named) ?? [];
  if (place)
    return `It should be possible to filter ${isPlural(thing) ? thing : plural(thing)} in ${lowerFirst(place)} by ${joined(itemsOf(by))}`;
  const [, report = '', holds = ''] = REPORT.exec(named) ?? [];
  if (report) return `${upperFirst(report)} with ${joined(itemsOf(holds))}`;
  return withOrderOfIt(named).replace(
    CHOICE,
    (_, verb: string, what: string, list: string) => `${verb} ${itemsOf(list).join(' or ')} as the ${what}`,
  );
}
