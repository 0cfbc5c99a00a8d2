import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, PASSWORD, type Reply, type TestApp } from '../../../tests/support/test-app.ts';
import { createVisitor } from '../../../tests/support/visitor.ts';

const PATIENCE = { timeout: 10_000 };

describe.each(DIALECTS)('a change that meets the end of its owner, on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => it.close());

  /**
   * Sends `end`, which takes everything of a person away, holds it up at their products, sends `change`, and lets both go
   * on. SQLite does one after the other.
   */
  async function meet(end: () => Promise<Reply>, change: () => Promise<Reply>): Promise<[Reply, Reply]> {
    if (dialect === 'sqlite') return Promise.all([end(), change()]);
    const database = it.database();
    const { db } = database;
    const waiting = async (): Promise<number | undefined> => {
      const { rows } = await sql<{ waiting: number }>`
        select count(distinct pid)::int as waiting from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db);
      return rows[0]?.waiting;
    };
    const both = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('product').select('id').forUpdate().execute();
      const ending = end();
      await expect.poll(waiting, PATIENCE).toBe(1);
      const changing = change();
      await expect.poll(waiting, PATIENCE).toBe(2);
      return [ending, changing] as const;
    });
    const replies = await Promise.all(both);
    await database.close();
    return replies;
  }

  async function storeStory(token: string) {
    const [product] = (await it.send('GET', '/api/product', { token })).body;
    const { body } = await it.send('POST', '/api/story', { token, body: { ...sampleStory, productId: product.id } });
    const data = { storyId: body.id, data: { storyId: body.id, liked: true } };
    await it.send('POST', `/api/story/${body.id}/feedback`, { token, body: data });
    return {
      edit: () => it.send('PUT', `/api/story/${body.id}`, { token, body: { ...body, headline: 'Swap plots' } }),
      judge: () => it.send('POST', `/api/story/${body.id}/feedback`, { token, body: data }),
    };
  }

  test.each(['edit', 'judge'] as const)('does not hold up the deletion of an account (%s)', async (change) => {
    const ada = await it.signUp();
    const story = await storeStory(ada.token);
    const deletion = () => it.send('DELETE', '/api/account', { token: ada.token, body: { email: ada.email } });
    const [deleted, changed] = await meet(deletion, story[change]);
    expect(deleted.status).toBe(204);
    expect([200, 401, 404]).toContain(changed.status);
  });

  test.each(['edit', 'judge'] as const)('does not hold up a guest who signs up (%s)', async (change) => {
    const guest = createVisitor(it);
    await guest.post('sign-in/anonymous');
    const story = await storeStory(await guest.token());
    const account = { email: `${change}-${dialect}@example.com`, password: PASSWORD, name: '' };
    const [signedUp, changed] = await meet(() => guest.post('sign-up/email', account), story[change]);
    expect(signedUp.status).toBe(200);
    expect([200, 401, 404]).toContain(changed.status);
    const kept = await it.send('GET', '/api/story', { token: await guest.token() });
    expect(kept.body).toHaveLength(1);
  });
});
