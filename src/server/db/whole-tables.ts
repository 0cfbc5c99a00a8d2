import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

type Dialect = OpenDatabase['dialect'];
type Value = string | number | boolean | Date | null;
type Row = Record<string, Value>;
/** A database whose tables are known by their names alone. */
export type AnyTables = Kysely<Record<string, Row>>;

/** A table of the product or of the identity service. */
export interface Table {
  readonly name: string;
  /** What each column holds, where the two databases differ in it. */
  readonly columns: ReadonlyMap<string, 'flag' | 'instant' | 'plain'>;
}

/** What a table held: as many rows, and a sum over them that does not depend on their order or on the database. */
export interface Holding {
  readonly rows: number;
  readonly checksum: string;
}

const BATCH = 200;
const SUM_BITS = 128n;

/** All tables but those in which migrations are noted. */
export async function tablesOf(db: AnyTables): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !name.startsWith('sqlite_'))
    .map(({ name, columns }) => ({
      name,
      columns: new Map(columns.map((column) => [column.name, kindOf(column.dataType)] as const)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function kindOf(dataType: string): 'flag' | 'instant' | 'plain' {
  if (/^bool/i.test(dataType)) return 'flag';
  return /^(?:timestamp|date)/i.test(dataType) ? 'instant' : 'plain';
}

/** The tables in an order in which each comes after those that it refers to; `db` is SQLite. */
export async function inOrderOfReference(db: AnyTables, tables: readonly Table[]): Promise<Table[]> {
  const references = new Map<string, string[]>();
  for (const { name } of tables) {
    const list = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
    references.set(
      name,
      list.rows.map(({ table }) => table).filter((table) => table !== name),
    );
  }
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name)) return;
    for (const other of references.get(name) ?? []) visit(other);
    ordered.add(name);
  };
  for (const { name } of tables) visit(name);
  return [...ordered].flatMap((name) => tables.find((table) => table.name === name) ?? []);
}

/** All rows of a table, a batch at a time; within a transaction. */
export async function* rowsOf(db: AnyTables, dialect: Dialect, { name }: Table): AsyncGenerator<Row[]> {
  if (dialect === 'postgres') {
    await sql`declare whole_table no scroll cursor for select * from ${sql.table(name)}`.execute(db);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from whole_table`.execute(db);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close whole_table`.execute(db);
    return;
  }
  for (let last = 0; ;) {
    const { rows } = await sql<Row & { rowNumber: number }>`
      select rowid as "rowNumber", * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${BATCH}
    `.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.rowNumber ?? last;
    for (const row of rows) delete (row as Partial<typeof row>).rowNumber;
    yield rows;
  }
}

/** The row as a database of `dialect` takes it, whichever it was read from; `table` is of that database. */
export function rowFor(dialect: Dialect, { columns }: Table, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, valueFor(dialect, columns.get(name), value)]),
  );
}

function valueFor(dialect: Dialect, kind: 'flag' | 'instant' | 'plain' | undefined, value: Value): Value {
  if (value === null) return null;
  if (dialect === 'sqlite') return portable(value);
  if (kind === 'flag') return Boolean(value);
  return kind === 'instant' && !(value instanceof Date) ? new Date(value as string | number) : value;
}

function portable(value: Value): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Sums up rows while they pass. */
function createHoldingSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(batch: readonly Row[]): void {
      for (const row of batch) {
        const text = JSON.stringify(
          Object.keys(row)
            .toSorted()
            // PostgreSQL tells large integers as text.
            .map((name) => [name, row[name] === null ? null : String(portable(row[name] ?? null))]),
        );
        const hash = createHash('sha256')
          .update(text)
          .digest('hex')
          .slice(0, Number(SUM_BITS / 4n));
        sum = (sum + BigInt(`0x${hash}`)) % (1n << SUM_BITS);
        rows += 1;
      }
    },
    get holding(): Holding {
      return { rows, checksum: sum.toString(16).padStart(Number(SUM_BITS / 4n), '0') };
    },
  };
}

/** What every table holds, by its name; within a transaction, so that it is all of one moment. */
export async function holdingsOf(db: AnyTables, dialect: Dialect): Promise<Record<string, Holding>> {
  const holdings: Record<string, Holding> = {};
  for (const table of await tablesOf(db)) {
    const sum = createHoldingSum();
    for await (const batch of rowsOf(db, dialect, table)) sum.add(batch);
    holdings[table.name] = sum.holding;
  }
  return holdings;
}

/** The names of the tables that do not hold the same in both. */
export function differences(one: Record<string, Holding>, other: Record<string, Holding>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.checksum !== other[name]?.checksum,
  );
}

/** Runs `work` on all of one moment, whatever is written meanwhile. */
export async function atOneMoment<T>({ db, dialect }: OpenDatabase, work: (db: AnyTables) => Promise<T>): Promise<T> {
  const isolated = dialect === 'postgres' ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  return isolated.execute((transaction) => work(transaction as unknown as AnyTables));
}
