import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp, type Replacements } from '../../src/server/create-app.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export const DIALECTS = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** A person with an account: what their browser would hold. */
export interface Person {
  readonly email: string;
  readonly cookie: string;
  readonly token: string;
}

interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Reply {
  readonly status: number;
  // Replies are checked by the tests themselves.
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
  readonly body: any;
  readonly text: string;
  readonly headers: Record<string, string | string[] | undefined>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** Every line logged so far. */
  readonly log: string[];
  readonly send: (method: string, path: string, sent?: Sent) => Promise<Reply>;
  readonly signUp: (email?: string) => Promise<Person>;
  /** Where it keeps its files. */
  readonly dataDir: string;
  /** Opens its database past it; whoever asks closes it. */
  readonly database: () => OpenDatabase;
  /** Reads or changes its database past it, with SQL that both databases know. */
  readonly sql: <Row>(statement: string) => Promise<Row[]>;
  /** Closes the app and opens it again on the same data, with `changes` to its settings. */
  readonly reopen: (changes?: Record<string, string>) => Promise<TestApp>;
  /** Opens another app on the same database, as a second process would be; with PostgreSQL only. */
  readonly beside: (changes?: Record<string, string>) => Promise<TestApp>;
  readonly close: () => Promise<void>;
}

export const PASSWORD = 'Correct4Horse';

const DATA_PREFIX = join(tmpdir(), 'storygenie-test-');

type Replaced = Pick<Replacements, 'wait' | 'patience' | 'writers'>;

/** Opens the real app on a fresh database of `dialect`; `env` adds to or replaces settings. */
export async function openTestApp(
  dialect: Dialect,
  env: Record<string, string> = {},
  replacements: Replaced = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(DATA_PREFIX);
  const database =
    dialect === 'postgres' ? { DATABASE_URL: await createTestDatabase(), AUTH_SECRET: 's'.repeat(40) } : {};
  return openOn({ DATA_DIR: dataDir, ...database, ...env }, replacements);
}

let people = 0;

async function openOn(env: Record<string, string> & { DATA_DIR: string }, replacements: Replaced): Promise<TestApp> {
  const clock = createTestClock();
  // Time goes by without anybody waiting for it.
  const { wait = async (milliseconds) => clock.advance(milliseconds), ...others } = replacements;
  const log: string[] = [];
  const app = await createApp(parseEnv(env), {
    clock: clock.now,
    wait,
    ...others,
    log: { write: (line) => void log.push(line) },
  });
  const send = createSend(app);
  return {
    app,
    clock,
    log,
    send,
    signUp: (email = `person-${(people += 1)}@example.com`) => signUp(send, email),
    dataDir: env.DATA_DIR,
    database: () => openTestDatabase(env),
    sql: (statement) => runSql(env, statement),
    reopen: async (changes) => {
      await app.close();
      return openOn({ ...env, ...changes }, replacements);
    },
    beside: async (changes) => openOn({ ...env, DATA_DIR: await mkdtemp(DATA_PREFIX), ...changes }, replacements),
    close: async () => {
      await app.close();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

function openTestDatabase(env: { DATA_DIR: string; DATABASE_URL?: string }): OpenDatabase {
  return openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
}

async function runSql<Row>(env: { DATA_DIR: string; DATABASE_URL?: string }, statement: string): Promise<Row[]> {
  const database = openTestDatabase(env);
  try {
    return (await sql.raw<Row>(statement).execute(database.db)).rows;
  } finally {
    await database.close();
  }
}

function createSend(app: FastifyInstance): TestApp['send'] {
  return async (method, path, { token, body, headers } = {}) => {
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const json = /json/.test(String(reply.headers['content-type'])) && reply.body !== '';
    return {
      status: reply.statusCode,
      body: json ? reply.json() : undefined,
      text: reply.body,
      headers: reply.headers as Reply['headers'],
    };
  };
}

async function signUp(send: TestApp['send'], email: string): Promise<Person> {
  const created = await send('POST', '/api/auth/sign-up/email', { body: { email, password: PASSWORD, name: '' } });
  if (created.status !== 200) throw new Error(`sign-up answered ${created.status}: ${created.text}`);
  const cookie = cookiesOf(created);
  return { email, cookie, token: await tokenFor(send, cookie) };
}

/** The cookies that a reply sets, as a browser would send them back. */
export function cookiesOf(reply: Reply): string {
  return [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** A fresh identity token for the session of `cookie`. */
export async function tokenFor(send: TestApp['send'], cookie: string): Promise<string> {
  const { body } = await send('GET', '/api/auth/token', { headers: { cookie } });
  return (body as { token: string }).token;
}
