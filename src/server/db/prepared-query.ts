import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Stands in a compiled query where a value belongs. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
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
    return (await db.executeQuery<Result>({ ...query, parameters })).rows;
  };
}
