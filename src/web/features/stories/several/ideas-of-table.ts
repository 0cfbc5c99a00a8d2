import { IDEA_MIN } from '#contract/story.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { type FoundIdeas, found } from './found-ideas.ts';

/** What the column with the ideas may be called, the likeliest first. */
const COLUMNS = ['idea', 'ideas', 'description', 'story', 'user story', 'summary'];
const DELIMITERS = [',', ';', '\t', '|'];

/** The ideas of a table in CSV: of the column that is called so, or of the first. A row may have several lines. */
export function ideasOfTable(text: string): FoundIdeas {
  const rows = rowsOf(text);
  const [head, ...rest] = rows;
  if (!head) return { ideas: [], notes: [] };
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const column = COLUMNS.map((name) => names.indexOf(name)).find((index) => index >= 0);
  const isHead = column !== undefined || (rest.length > 0 && (head.cells[0] ?? '').trim().length < IDEA_MIN);
  const ideas = (isHead ? rest : rows).map(({ line, cells, isBroken }) =>
    found(line, cells[column ?? 0] ?? '', isBroken ? 'Its quotation marks do not match.' : undefined),
  );
  const isChosen = head.cells.length > 1 && isHead;
  return { ideas, notes: isChosen ? [`Read from the column “${(head.cells[column ?? 0] ?? '').trim()}”.`] : [] };
}

function rowsOf(text: string): CsvRow[] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const rows = csvRows(lines, delimiterOf(lines));
  const [head] = rows;
  const isNamed = head?.cells.some((cell) => COLUMNS.includes(cell.trim().toLowerCase())) ?? false;
  // Commas of sentences, not of a table: each line is one idea.
  const isProse = !isNamed && rows.some(({ cells }) => cells.length !== head?.cells.length);
  return isProse ? csvRows(lines, undefined) : rows;
}

/** What the first line is divided by most often, outside quotation marks; undefined for a table of one column. */
function delimiterOf(text: string): string | undefined {
  const [first = ''] = text.trimStart().split('\n', 1);
  const unquoted = first.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string): number => unquoted.split(delimiter).length;
  const [best] = DELIMITERS.filter((delimiter) => count(delimiter) > 1).toSorted(
    (one, other) => count(other) - count(one),
  );
  return best;
}
