import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open-database.ts';
import { signUp } from '../../tests/support/client.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { startChild, type Child } from '../server/children.ts';
import { benchProduct, benchStory } from '../server/seed.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const REQUESTS = 300;
const BAR = 1.3;
const PROGRAM = resolve(import.meta.dirname, '../../src/server/main.ts');

/** Somebody with many stories, and the server that they are at. */
interface Shelf {
  readonly ask: (path: string) => Promise<number>;
  /** Where the stories of the middle begin. */
  readonly middle: string;
  readonly close: () => Promise<void>;
}

/**
 * How long a page of stories takes when there are a thousand and when there are a million, of one person, on both
 * databases; the two are asked in turns. `--stories N` measures with another number than a million.
 */
export async function run(args: string[]): Promise<Row[]> {
  const { values } = parseArgs({ args, strict: false, options: { stories: { type: 'string' } } });
  const many = Number(values.stories ?? MANY);
  if (!Number.isInteger(many) || many <= FEW) throw new Error(`--stories needs a number above ${FEW}.`);
  const rows = await compare('SQLite', many, () => Promise.resolve({}));
  const postgres = await startPostgres();
  try {
    const secret = randomBytes(32).toString('base64url');
    const onPostgres = async () => ({ DATABASE_URL: await postgres.createDatabase(), AUTH_SECRET: secret });
    return [...rows, ...(await compare('PostgreSQL', many, onPostgres))];
  } finally {
    await postgres.stop();
  }
}

async function compare(name: string, many: number, where: () => Promise<Record<string, string>>): Promise<Row[]> {
  const small = await openShelf(FEW, await where());
  const large = await openShelf(many, await where());
  const sizes = `${many.toLocaleString('en')} stories against ${FEW.toLocaleString('en')}, ${name}`;
  try {
    return [
      await ratio(
        `list page, ${sizes}`,
        () => small.ask(''),
        () => large.ask(''),
        BAR,
      ),
      await ratio(
        `page in the middle, ${sizes}`,
        () => small.ask(small.middle),
        () => large.ask(large.middle),
        BAR,
      ),
      // All have to be looked at.
      await ratio(
        `search that finds nothing, ${sizes}`,
        () => small.ask('?q=zz'),
        () => large.ask('?q=zz'),
        undefined,
        3,
      ),
    ];
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function ratio(
  what: string,
  small: () => Promise<number>,
  large: () => Promise<number>,
  bar: number | undefined,
  requests = REQUESTS,
): Promise<Row> {
  const taken: { few: number; many: number }[] = [];
  for (let n = 0; n < requests + 2; n += 1) {
    const one = { few: await small(), many: await large() };
    if (n > 1) taken.push(one);
  }
  const [few, many] = [median(taken.map((one) => one.few)), median(taken.map((one) => one.many))];
  const value = many / few;
  return {
    what,
    value: `${value.toFixed(2)} (${many.toFixed(1)} ms against ${few.toFixed(1)} ms)`,
    bar: bar === undefined ? '-' : `<= ${bar}`,
    ok: bar === undefined || value <= bar,
  };
}

async function openShelf(stories: number, where: Readonly<Record<string, string>>): Promise<Shelf> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production', ...where };
  const server: Child = await startChild(PROGRAM, [], env);
  const client = await signUp(server.url, 'bench@example.com');
  const { id: productId } = await client.send('POST', '/api/product', benchProduct);
  const { id } = await client.send('POST', '/api/story', benchStory(productId, 0));
  const database = openDatabase({ databaseUrl: where['DATABASE_URL'], dataDir });
  await multiply(database, id, stories);
  await database.close();
  const token = await client.token();
  let bearer = { token, since: performance.now() };
  return {
    middle: `?cursor=${numbered(Math.floor(stories / 2))}`,
    ask: async (path) => {
      // A token is good for five minutes.
      if (performance.now() - bearer.since > 200_000)
        bearer = { token: await client.token(), since: performance.now() };
      const started = performance.now();
      const reply = await fetch(`${server.url}/api/story${path}`, {
        headers: { authorization: `Bearer ${bearer.token}` },
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`GET /api/story${path} answered ${reply.status}`);
      return performance.now() - started;
    },
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const PREFIX = '01900000-0000-7000-8000-';

/** The id of the n-th copy; they are older than any that the server makes. */
function numbered(n: number): string {
  return PREFIX + n.toString(16).padStart(12, '0');
}

/** Copies a story, row by row, within the database. */
async function multiply({ db, dialect }: OpenDatabase, id: string, count: number): Promise<void> {
  const story = await db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const columns = Object.keys(story)
    .filter((name) => name !== 'id')
    .map((name) => sql.ref(name));
  const hex = dialect === 'sqlite' ? sql`printf('%012x', n)` : sql`lpad(to_hex(n), 12, '0')`;
  const numbers =
    dialect === 'sqlite'
      ? sql`(with recursive some(n) as (select 1 union all select n + 1 from some where n < ${count}) select n from some)`
      : sql`(select n from generate_series(1, ${count}::int) as n)`;
  await sql`
    insert into story (id, ${sql.join(columns)})
    select ${sql.lit(PREFIX)} || ${hex}, ${sql.join(columns)}
    from story cross join ${numbers} as numbers where story.id = ${id}`.execute(db);
  await sql`analyze story`.execute(db);
}
