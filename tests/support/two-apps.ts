import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open-database.ts';
import { sampleIdea, sampleProduct, sampleStory } from './samples.ts';
import { openTestApp, type Dialect, type Person, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Two processes' worth of the product on one database, and a look into it. */
export interface TwoApps {
  readonly it: TestApp;
  readonly other: TestApp;
  readonly database: OpenDatabase;
  /** Opens one more on the same data. */
  readonly openThird: () => Promise<TestApp>;
  /** Names of all tables in which one of the texts stands. */
  readonly tablesWith: (...texts: string[]) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Settings of both. */
  readonly env?: Readonly<Record<string, string>>;
  /** How the other one waits. */
  readonly otherWaits?: (milliseconds: number) => Promise<void>;
}

export async function openTwoApps(dialect: Dialect, { env: settings, otherWaits }: Options = {}): Promise<TwoApps> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-two-'));
  const databaseUrl = dialect === 'postgres' ? await createTestDatabase() : undefined;
  const env = {
    DEMO_ENABLED: 'true',
    DATA_DIR: dataDir,
    AUTH_SECRET: 's'.repeat(40),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const it = await openTestApp(dialect, env);
  const other = await openTestApp(dialect, env, otherWaits && { wait: otherWaits });
  const database = openDatabase({ databaseUrl, dataDir });
  return {
    it,
    other,
    database,
    openThird: () => openTestApp(dialect, env),
    async tablesWith(...texts) {
      const found: string[] = [];
      for (const { name } of await database.db.introspection.getTables()) {
        const rows = JSON.stringify(
          await database.db
            .selectFrom(name as 'owner')
            .selectAll()
            .execute(),
        );
        if (texts.some((text) => rows.includes(text))) found.push(name);
      }
      return found.toSorted();
    },
    close: async () => {
      await Promise.all([it.close(), other.close(), database.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Leaves everything that a person can leave: a product, a written and a generated story, an opinion, an event. */
export async function leaveTraces(
  { send }: TestApp,
  { token }: Person,
): Promise<{ productId: string; storyId: string }> {
  const productId = (await send('POST', '/api/product', { token, body: sampleProduct })).body.id;
  const storyId = (await send('POST', '/api/story', { token, body: { ...sampleStory, productId } })).body.id;
  const generation = { token, body: { description: sampleIdea, productId }, headers: { 'idempotency-key': 'once' } };
  const events = [{ name: 'sign_up', at: new Date().toISOString() }];
  const liked = { storyId, data: { storyId, liked: true } };
  for (const { status, text } of [
    await send('POST', '/api/story/generate', generation),
    await send('POST', '/api/event', { token, body: { events } }),
    await send('POST', `/api/story/${storyId}/feedback`, { token, body: liked }),
  ]) {
    if (status >= 300) throw new Error(`A trace could not be left: ${text}`);
  }
  return { productId, storyId };
}
