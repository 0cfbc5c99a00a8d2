import { isPlural, withArticle } from '../language/nouns.ts';
import { ITEM_MARK } from './item-mark.ts';

/** The marks of items that stand in one line, in their order. */
const MARKS: readonly (readonly string[])[] = [
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ['i', 'ii', 'iii', 'iv', 'v'],
];

/** A mark where it stands: "1)", "(1)", and of numbers "1." as well. */
const FORMS = new Map(
  MARKS.flat().map((mark) => [
    mark,
    new RegExp(
      String.raw`(?<=^|[\s,;:.])(?:\(${mark}\)|${mark}[)]${/\d/.test(mark) ? String.raw`|${mark}\.(?=\s+\p{L})` : ''})\s+(?=\S)`,
      'giu',
    ),
  ]),
);

/** Where the mark stands behind `from`. */
function markAt(text: string, mark: string, from: number): { at: number; end: number } | undefined {
  const form = FORMS.get(mark);
  if (!form) return undefined;
  form.lastIndex = from;
  const found = form.exec(text);
  return found ? { at: found.index, end: found.index + found[0].length } : undefined;
}

const MARK = new RegExp(String.raw`^${ITEM_MARK}\s+`);
/** A line that is no sentence without what is named below it: "filter bikes by". */
const OPEN_END = /\b(?:by|with|as|from|for|of|the fields|the columns)\s*:?$/i;

/** "Comments: on each task", "Title: required" */
const PAIR =
  /^(\p{L}[\p{L}\d ’'-]{1,25}): ((?:on|to|for|of|in|from|with|by|per) [^.:]{3,50}|required|optional|mandatory)$/iu;
const COUNTED = / (?:two|three|four|five|six|\d|the following|these) (?:things|features|fields|parts|points)$/i;

/** "Members need three things: / Comments: on each task / ...", each with what is said of it. */
function withPairs(lead: string, names: readonly string[]): string | undefined {
  const pairs = names.map((name) => PAIR.exec(name));
  if (!/\S \S+.*:$/.test(lead) || !pairs.every((pair) => pair !== null)) return undefined;
  const told = pairs.map(([, name = '', value = '']) => {
    const thing = name.toLowerCase();
    if (/ /.test(value)) return `${thing} ${value}`;
    const qualified = `${value.toLowerCase()} ${thing}`;
    return isPlural(thing.split(' ').at(-1) ?? '') ? qualified : withArticle(qualified);
  });
  return `${lead.replace(/\s*:$/, '').replace(COUNTED, '')} ${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`;
}

/** "filter books by: / - price / - author": what is named below a line that ends open, in that line. */
export function withNamedList(text: string): string {
  const [lead = '', ...below] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const names = below.map((line) => line.replace(MARK, '').replace(/[,;.]+$/, ''));
  const pairs = names.length > 1 ? withPairs(lead, names) : undefined;
  if (pairs) return pairs;
  const isMarked = below.some((line) => MARK.test(line));
  const isOpen = isMarked ? /\bby\s*:?$/i.test(lead) : OPEN_END.test(lead);
  const isNamed = /\S \S+ .*:$/.test(lead) && !/\bto:$/i.test(lead) && !isMarked;
  if (names.length < 2 || !(isOpen || isNamed) || !names.every((name) => /^[\w’'-]+(?: [\w’'-]+){0,2}$/.test(name)))
    return text;
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  return `${isOpen ? lead.replace(/\s*:$/, '') : lead} ${isOpen ? list.toLowerCase() : list}`;
}

/** "1) rename a bike 2) move a bike": a line for each; what is numbered by itself stays. */
export function withLinesOfItems(text: string): string {
  if (text.includes('\n')) return text;
  for (const marks of MARKS) {
    const places: { at: number; end: number }[] = [];
    for (const mark of marks) {
      const place = markAt(text, mark, places.at(-1)?.end ?? 0);
      if (!place) break;
      places.push(place);
    }
    const [first] = places;
    const lead = text.slice(0, first?.at ?? 0).trim();
    if (!first || places.length < 2 || (lead !== '' && !/[:.!?]$/.test(lead) && places.length < 3)) continue;
    const items = places.map(({ end }, at) =>
      text
        .slice(end, places[at + 1]?.at)
        .trim()
        .replace(/(?:[,;]|,? and)$/i, ''),
    );
    return [...(lead ? [lead] : []), ...items.map((item) => `- ${item}`)].join('\n');
  }
  return text;
}
