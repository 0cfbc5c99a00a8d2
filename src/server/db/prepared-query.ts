import { SelectQueryNode, type Compilable, type CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Stands in a compiled query where a value belongs. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Read = (text: string, parameters: readonly unknown[]) => unknown[];

const asides = new WeakMap<object, Read>();

/**
 * Lets prepared reads of `db` take a way of their own. SQLite has one connection for everything that may
 * write, and a read there waits for whoever holds it; on a second, read-only one it waits for nobody and sees what
 * was committed.
 */
export function readAside(db: Kysely<Database>, read: Read): void {
  asides.set(db.getExecutor().adapter, read);
}

/**
 * Compiles a query at its first run; every run fills in its own values. Compiling costs several times what a
 * small read does, so the calls that people make all the time are prepared.
 *
 * `build` receives a stand-in for each value: use it where the value would stand, and for nothing else.
 */
export function prepareQuery<Values extends object, Result>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Result>,
): (db: Kysely<Database>, values: Values) => Promise<Result[]> {
  // One text for each database: two kinds may be open in one process.
  const compiled = new WeakMap<object, CompiledQuery>();
  const slots = new Proxy({} as Values, { get: (_target, name) => new Slot(name) });
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, slots).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    const aside = !db.isTransaction && SelectQueryNode.is(query.query) ? asides.get(adapter) : undefined;
    if (aside) return aside(query.sql, parameters) as Result[];
    return (await db.executeQuery<Result>({ ...query, parameters })).rows;
  };
}
