import { parseSentence } from '../grammar/parse.ts';
import { lowerFirst } from './trouble-words.ts';

/** A line that ends in what its items are told by: "The form should ask for:", "A course page shows". */
const TOLD_BY =
  /^(?:[^\n.!?:]{2,80} )?(?:needs?|has|have|shows?|includes?|contains?|lists?|holds?|displays?|covers?|(?:asks?|look|looks|filter|search|sort) (?:for|by)|(?:made|consist|consists) (?:up )?of|filtered by|sorted by|searched by)\s*:$/i;
/** A line that only says that its items are wished. */
const ONLY_WISHED =
  /^(?:(?:the )?(?:must|should|nice to)[- ]haves?|(?:must|should|needs?)(?: to)? have|musts|required|requirements?|we (?:also )?need|needed|wishes|wish ?list|our wishes|my wishes|ideas|features|to ?dos?|what (?:we|i) (?:need|want|would like|miss)|things (?:we|i) (?:need|want|miss)|(?:some|a few|three|two|several) (?:wishes|ideas|things)(?: for [^\n:]{2,30})?)\s*:?$/i;
/** "Caregivers should be able to:", "When booking a kiln:": each item is one sentence with the line. */
const ONE_WITH = /\b(?:to|can|should|must|could)\s*:\s*$|^(?:when|if|once|after|before|while|during) /i;
/** Lines that are told with their items in another way than a name above them. */
export const TELLS_ITEMS: readonly RegExp[] = [TOLD_BY, ONLY_WISHED, ONE_WITH];
const MOST = 6;

function isName(item: string): boolean {
  return item.split(' ').length <= 8 && parseSentence(item).clauses.every(({ group }) => group === undefined);
}

function inOne(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A list with the line above it: names under a line that ends in its verb are one sentence with it, and a line that only announces wishes goes. */
export function withLead(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => line.startsWith('- '));
  const lead = lines[at - 1];
  if (at < 1 || lead === undefined || lead.startsWith('- ')) return text;
  if (ONLY_WISHED.test(lead)) return lines.toSpliced(at - 1, 1).join('\n');
  let end = at;
  while (lines[end]?.startsWith('- ')) end++;
  const items = lines.slice(at, end).map((line) =>
    line
      .slice(2)
      .replace(/[\s.,;]+$/, '')
      .replace(/^and /i, ''),
  );
  if (!TOLD_BY.test(lead) || items.length > MOST || !items.every(isName)) return text;
  const small = items.map((item) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(item) ? lowerFirst(item) : item));
  return lines.toSpliced(at - 1, end - at + 1, `${lead.replace(/\s*:$/, '')} ${inOne(small)}.`).join('\n');
}
