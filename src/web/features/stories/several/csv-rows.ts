import Papa from 'papaparse';

/** A row of a table in CSV. */
export interface CsvRow {
  /** Where it begins, counted from 1; a row with line breaks in its cells has several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match, so that following rows may have gone into it. */
  readonly isBroken: boolean;
}

/** Stands in no text: a row has one cell. */
const NO_DELIMITER = Papa.UNIT_SEP;

/** The rows of a text with lines that end in `\n`, those without words left out. Without a delimiter a row has one cell. */
export function csvRows(text: string, delimiter: string = NO_DELIMITER): CsvRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  let next = 1;
  return data
    .map((cells, index) => {
      const line = next;
      next += cells.join('').split('\n').length;
      return { line, cells, isBroken: broken.has(index) };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
