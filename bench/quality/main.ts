import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../row.ts';
import { backlogFixRow } from './checks/backlog-fixes.ts';
import { checkRows } from './checks/check-rows.ts';
import { OWN_CORPUS, readCorpus } from './corpus.ts';
import { draftRows } from './draft-rows.ts';
import { judgeAll } from './drafts.ts';
import { framesRow } from './frames.ts';
import { longTextRow } from './long-texts.ts';
import { parsingRows } from './parsing.ts';
import { printDrafts } from './print-drafts.ts';
import { waysRows } from './ways.ts';

const DEFAULT_FOLDER = path.join(import.meta.dirname, '../../../shared/data/backlogs');

/**
 * Measures the drafter, the checks and the parsing, and returns a row for each figure.
 * `args`: the folder of annotated backlogs (without it the default one, when it is there), `--print` to
 * write every idea with its draft, `--faults` to write every fault of checks and parsing, `--corpus=FOLDER` to draft the
 * ideas of other products (paths from where it is called).
 */
export async function run(args: string[]): Promise<Row[]> {
  const asked = args.find((arg) => !arg.startsWith('--'));
  const folder = path.resolve(asked ?? DEFAULT_FOLDER);
  const present = existsSync(folder);
  if (!present) {
    if (asked !== undefined) throw new Error(`There is no folder ${folder}.`);
    console.log(
      'No folder of annotated backlogs: the rows on parsing are left out, and the checks are measured on own stories only.',
    );
  }
  const corpus = args.find((arg) => arg.startsWith('--corpus='))?.slice('--corpus='.length);
  const judged = await judgeAll(readCorpus(path.resolve(corpus ?? OWN_CORPUS)));
  if (args.includes('--print')) printDrafts(judged);
  const say = args.includes('--faults') ? (fault: string): void => console.log(fault) : undefined;
  return [
    ...draftRows(judged),
    await longTextRow(),
    ...(await waysRows(say)),
    ...checkRows(present ? folder : null, say),
    ...(present ? [await framesRow(folder, say), backlogFixRow(folder, say), ...parsingRows(folder, say)] : []),
  ];
}

function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, value, bar, ok } of rows) {
    const mark = bar === '-' ? '    ' : ok ? 'ok  ' : 'FAIL';
    console.log(`${mark} ${what.padEnd(width)}  ${bar.padEnd(11)}  ${value}`);
  }
}

if (import.meta.main) printTable(await run(process.argv.slice(2)));
