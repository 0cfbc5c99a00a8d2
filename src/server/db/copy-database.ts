import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import {
  type AnyTables,
  atOneMoment,
  differences,
  type Holding,
  holdingsOf,
  inOrderOfReference,
  rowFor,
  rowsOf,
  tablesOf,
} from './whole-tables.ts';

/** Why nothing was copied, in a sentence for whoever asked for it. */
export class CopyRefused extends Error {}

export interface Copied {
  /** False when both held the same already. */
  readonly changed: boolean;
  readonly holdings: Record<string, Holding>;
}

interface CopyOptions {
  /** Throw away what `to` holds. */
  readonly replace: boolean;
}

/**
 * Copies everything from one database to another of the same migrations, one of them SQLite. All of it or nothing: the
 * copy is one transaction, in which it is read back and compared, count by count and checksum by checksum, before it
 * counts. Throws {@link CopyRefused} when it would throw away what is there, or when the copy is not the same.
 */
export async function copyDatabase(from: OpenDatabase, to: OpenDatabase, { replace }: CopyOptions): Promise<Copied> {
  if (from.dialect === to.dialect) throw new CopyRefused('Both are the same kind of database: use a backup instead.');
  return atOneMoment(from, async (source) => {
    const holdings = await holdingsOf(source, from.dialect);
    return atOneMoment(to, async (target) => {
      const before = await holdingsOf(target, to.dialect);
      refuseOthers(holdings, before);
      if (differences(holdings, before).length === 0) return { changed: false, holdings };
      if (!replace) refuseToReplace(before);
      await copyRows({ source, target, from: from.dialect, to: to.dialect });
      const differing = differences(holdings, await holdingsOf(target, to.dialect));
      if (differing.length > 0) {
        throw new CopyRefused(`The copy is not the same in: ${differing.join(', ')}. Nothing was changed.`);
      }
      return { changed: true, holdings };
    });
  });
}

function refuseOthers(source: Record<string, Holding>, target: Record<string, Holding>): void {
  const missing = Object.keys(source).filter((name) => !target[name]);
  const further = Object.keys(target).filter((name) => !source[name]);
  if (missing.length + further.length > 0)
    throw new CopyRefused(`These tables are in one of the two only: ${[...missing, ...further].join(', ')}.`);
}

/** People and what they made are never thrown away unasked. */
function refuseToReplace(target: Record<string, Holding>): void {
  const people = Math.max(target['user']?.rows ?? 0, target['owner']?.rows ?? 0);
  if (people === 0) return;
  throw new CopyRefused(
    `The database that you copy to holds ${people} people and ${target['story']?.rows ?? 0} stories already. Add --replace to throw them away.`,
  );
}

interface Sides {
  readonly source: AnyTables;
  readonly target: AnyTables;
  readonly from: OpenDatabase['dialect'];
  readonly to: OpenDatabase['dialect'];
}

async function copyRows({ source, target, from, to }: Sides): Promise<void> {
  // Where a story refers to one that comes after it, both are there in the end.
  if (to === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(target);
  const tables = await inOrderOfReference(from === 'sqlite' ? source : target, await tablesOf(target));
  for (const { name } of tables.toReversed()) await target.deleteFrom(name).execute();
  for (const table of tables) {
    for await (const batch of rowsOf(source, from, table)) {
      await target
        .insertInto(table.name)
        .values(batch.map((row) => rowFor(to, table, row)))
        .execute();
    }
  }
}
