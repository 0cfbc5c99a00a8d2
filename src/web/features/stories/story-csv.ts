import type { Story } from '#contract/story.ts';
import { linesOf, oneLine } from './text-lines.ts';

const COLUMNS = ['Summary', 'Issue Type', 'Description', 'Product', 'Created'] as const;

/** Spreadsheets take a cell that begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell after RFC 4180; nothing in it is ever run, wherever the file is opened. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// Signs of Jira's text formatting; a dash or a bracket only where it would mean something.
const JIRA_SIGNS = /[\\{}[\]*_^~+|!]|(?<!\S)-(?=\S)|^#|\((?=(?:x|i|\/|\?|y|n|on|off|-)\))|\?(?=\?)/g;

/** What breaks a line of an entry. */
const BREAK = String.raw` \\ `;

function words(text: string): string {
  // Two backslashes break a line: one of a person's is named.
  return oneLine(text).replace(JIRA_SIGNS, (sign) => (sign === '\\' ? '&#92;' : `\\${sign}`));
}

function description({ userStory, acceptanceCriteria }: Story): string {
  const criteria = acceptanceCriteria.map((criterion) => `* ${linesOf(criterion).map(words).join(BREAK)}`).join('\n');
  return `h3. User Story\n\n${words(userStory)}\n\nh3. Acceptance Criteria\n\n${criteria}`;
}

/** The stories as Jira's CSV importer reads them: one issue a row, its description in Jira's own formatting. */
export function storiesAsCsv(stories: readonly Story[]): string {
  const rows = stories.map((story) => [
    oneLine(story.headline),
    'Story',
    description(story),
    oneLine(story.product.name),
    story.createdAt,
  ]);
  // No byte order mark: the importer would take it for a part of the first column's name.
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
