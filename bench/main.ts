/**
 * `npm run bench [-- PART ...arguments]`: measures all parts, or one, and prints one table. A part is a folder here
 * whose `main.ts` exports `run`. Ends with 1 when a bar is missed; with `--only-measure`, only when a part breaks
 * or, where CI asks, when something could not be measured.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from './row.ts';

interface Part {
  readonly run: (args: string[]) => Promise<Row[]>;
}

const here = import.meta.dirname;
const given = process.argv.slice(2).filter((argument) => argument !== '--only-measure');
const onlyMeasure = given.length < process.argv.length - 2;
const { positionals } = parseArgs({ args: given, strict: false, allowPositionals: true });
const parts = readdirSync(here).filter((name) => existsSync(join(here, name, 'main.ts')));

/** Prints rows as columns: what, value, bar, and `missed` where it was. */
function print(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string): number => Math.max(0, ...rows.map((row) => pick(row).length));
  const [what, value] = [width((row) => row.what), width((row) => row.value)];
  for (const row of rows) {
    const line = `${row.what.padEnd(what)}  ${row.value.padStart(value)}  ${row.bar}${row.ok || row.missing ? '' : '  missed'}`;
    console.log(line.trimEnd());
  }
}

const [named] = positionals;
if (named !== undefined && !parts.includes(named)) {
  console.error(`There is no part "${named}". Parts: ${parts.join(', ')}.`);
  process.exit(2);
}
const rows: Row[] = [];
for (const name of named === undefined ? parts : [named]) {
  const part = (await import(join(here, name, 'main.ts'))) as Part;
  rows.push(...(await part.run(named === undefined ? [] : given.filter((argument) => argument !== named))));
}
print(rows);
const failed = rows.some((row) => (row.missing ? process.env['CI'] : !row.ok && !onlyMeasure));
if (failed) process.exitCode = 1;
