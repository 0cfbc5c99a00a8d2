/** A row of a table in CSV. */
export interface CsvRow {
  /** Where it begins, counted from 1; a row with line breaks in its cells has several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark in it is never closed: all that follows went into it. */
  readonly isOpen: boolean;
}

/** A cell that begins with a quotation mark: a doubled one in it stands for one; the end of the text ends it, too. */
const QUOTED = /"([^"]*(?:""[^"]*)*)("|$)/y;

/** The rows of a text with lines that end in `\n`, those without words left out. Without a delimiter a row has one cell. */
export function csvRows(text: string, delimiter: string | undefined): CsvRow[] {
  const rows: CsvRow[] = [];
  // Sticky: every cell is looked at once, however long its line is.
  const bare = new RegExp(`[^\\n${delimiter ?? ''}]*`, 'y');
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row = rowAt(text, at, delimiter, bare);
    rows.push({ line, cells: row.cells, isOpen: row.isOpen });
    line += text.slice(at, row.end).split('\n').length - 1;
    at = row.end;
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** The row that begins at `start`, and where the next one does. */
function rowAt(text: string, start: number, delimiter: string | undefined, bare: RegExp) {
  const cells: string[] = [];
  let isOpen = false;
  let at = start;
  while (true) {
    QUOTED.lastIndex = at;
    const [whole = '', quoted = '', mark] = QUOTED.exec(text) ?? [];
    if (whole !== '' && mark === '') isOpen = true;
    at += whole.length;
    bare.lastIndex = at;
    const end = at + (bare.exec(text)?.[0].length ?? 0);
    // What stands behind a closed quotation, which is no CSV, belongs to the cell.
    cells.push(quoted.replaceAll('""', '"') + text.slice(at, end));
    if (text[end] !== delimiter || delimiter === undefined)
      return { cells, isOpen, end: Math.min(end + 1, text.length) };
    at = end + 1;
  }
}
