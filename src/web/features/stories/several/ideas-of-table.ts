import { IDEA_MIN } from '#contract/story.ts';
import { cleanText } from '#contract/text.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { type FoundIdeas, found } from './found-ideas.ts';

/** What the column with the ideas may be called, the likeliest first. */
const COLUMNS = ['idea', 'ideas', 'description', 'story', 'user story', 'summary'];
/** What stands in for the idea of a row that has none, or goes before one that says too little: Jira's short title. */
const SUMMARY = 'summary';
/** What is written into a description that nobody has written yet. */
const PLACEHOLDER = /^(?:tb[acd]|to ?do|n\/?a|none|[\p{P}\s]*)\.?$/iu;
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * The ideas of a table in CSV: of the column that is called so, or of the first; where that says too little, with the
 * row's summary. A row may have several lines.
 */
export function ideasOfTable(text: string): FoundIdeas {
  const rows = rowsOf(text);
  const [head, ...rest] = rows;
  if (!head) return { ideas: [], notes: [] };
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const column = COLUMNS.map((name) => names.indexOf(name)).find((index) => index >= 0);
  const summary = names.indexOf(SUMMARY);
  const isHead = column !== undefined || (rest.length > 0 && (head.cells[0] ?? '').trim().length < IDEA_MIN);
  let isSummaryRead = false;
  const ideas = (isHead ? rest : rows).map(({ line, cells, isBroken }) => {
    const own = cleanText(cells[column ?? 0] ?? '');
    const whole = summary === column || own.length >= IDEA_MIN ? own : withSummary(own, cells[summary] ?? '');
    isSummaryRead ||= whole !== own;
    return found(line, whole, isBroken ? 'Its quotation marks do not match.' : undefined);
  });
  if (head.cells.length === 1 || !isHead) return { ideas, notes: [] };
  const named = (index: number): string => `“${(head.cells[index] ?? '').trim()}”`;
  const addition = isSummaryRead ? `, and from ${named(summary)} where that says too little` : '';
  return { ideas, notes: [`Read from the column ${named(column ?? 0)}${addition}.`] };
}

function withSummary(own: string, summary: string): string {
  const title = cleanText(summary);
  if (title === '') return own;
  return PLACEHOLDER.test(own) ? title : `${title}\n${own}`;
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
