import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExport, type AccountExport } from '#contract/account.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import {
  cookiesOf,
  DIALECTS,
  openTestApp,
  PASSWORD,
  tokenFor,
  type Person,
  type TestApp,
} from '../../../tests/support/test-app.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';

const ORIGIN = 'http://localhost:80';

describe.each(DIALECTS)('an account on %s', (dialect) => {
  let it: TestApp;
  let other: TestApp;
  let database: OpenDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-account-'));
    const databaseUrl = dialect === 'postgres' ? await createTestDatabase() : undefined;
    env = { DATA_DIR: dataDir, AUTH_SECRET: 's'.repeat(40), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    it = await openTestApp(dialect, env);
    other = await openTestApp(dialect, env);
    database = openDatabase({ databaseUrl, dataDir });
  });
  afterAll(async () => {
    await Promise.all([it.close(), other.close(), database.close()]);
    await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  });

  const account = ({ token }: Person) => it.send('GET', '/api/account', { token });
  const rename = ({ token }: Person, displayName: unknown) =>
    it.send('PATCH', '/api/account', { token, body: { displayName } });
  const remove = ({ token }: Person, email: string) => it.send('DELETE', '/api/account', { token, body: { email } });
  const signOut = ({ cookie }: Person) =>
    it.send('POST', '/api/auth/sign-out', { headers: { cookie, origin: ORIGIN }, body: {} });

  /** Everything that a person can leave here. */
  async function leaveTraces(person: Person): Promise<{ productId: string; storyId: string }> {
    const { token } = person;
    const productId = (await it.send('POST', '/api/product', { token, body: sampleProduct })).body.id;
    const story = { ...sampleStory, productId };
    const storyId = (await it.send('POST', '/api/story', { token, body: story })).body.id;
    const liked = { storyId, data: { storyId, liked: true } };
    await it.send('POST', `/api/story/${storyId}/feedback`, { token, body: liked });
    const headers = { 'idempotency-key': 'once' };
    const idea = { description: sampleIdea, productId };
    expect((await it.send('POST', '/api/story/generate', { token, body: idea, headers })).status).toBe(200);
    const events = [{ name: 'sign_up', at: new Date().toISOString() }];
    expect((await it.send('POST', '/api/event', { token, body: { events } })).status).toBe(204);
    return { productId, storyId };
  }

  /** Names of all tables in which one of the texts stands. */
  async function tablesWith(...texts: string[]): Promise<string[]> {
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
  }

  test('tells its own person who they are', async () => {
    const ada = await it.signUp('Ada@Example.com');
    const { status, body } = await account(ada);
    expect(status).toBe(200);
    expect(body).toEqual({
      uid: expect.any(String),
      email: 'ada@example.com',
      displayName: null,
      photoURL: null,
      isAnonymous: false,
      emailVerified: false,
      hasPassword: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(Math.abs(Date.now() - Date.parse(body.createdAt))).toBeLessThan(60_000);
  });

  test('takes another name, tidied up, and gives it back when it is emptied', async () => {
    const ada = await it.signUp();
    expect((await rename(ada, '  Ada \n King\u0000 ')).body.displayName).toBe('Ada King');
    const session = await it.send('GET', '/api/auth/get-session', { headers: { cookie: ada.cookie } });
    expect(session.body.user.name).toBe('Ada King');
    expect((await rename(ada, ' ')).body.displayName).toBeNull();
    expect((await account(ada)).body.displayName).toBeNull();
  });

  test.each([
    ['a name that is too long', 'x'.repeat(81)],
    ['no text', 5],
    ['nothing', undefined],
  ])('refuses %s at its field, and keeps the old one', async (_what, displayName) => {
    const ada = await it.signUp();
    await rename(ada, 'Ada');
    const reply = await rename(ada, displayName);
    expect([reply.status, reply.body.code, reply.body.errors[0].path]).toEqual([422, 'invalid_input', 'displayName']);
    expect((await account(ada)).body.displayName).toBe('Ada');
  });

  test('hands out everything that is kept of its person, and nothing of others', async () => {
    const ada = await it.signUp();
    const bob = await it.signUp();
    const { productId, storyId } = await leaveTraces(ada);
    await leaveTraces(bob);
    const reply = await it.send('GET', '/api/account/export', { token: ada.token });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="storygenie-data.json"');
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    const data: AccountExport = accountExport.parse(JSON.parse(reply.text));
    expect(data).toEqual(JSON.parse(reply.text));
    expect(data.account).toEqual((await account(ada)).body);
    expect(data.products.map(({ name, id }) => (id === productId ? 'ours' : name))).toEqual(['ours', 'Corner Shop']);
    expect(data.stories).toHaveLength(2);
    expect(data.stories.find(({ id }) => id === storyId)).toMatchObject({ ...sampleStory, liked: true });
    expect(data.stories.find(({ id }) => id !== storyId)).toMatchObject({ idea: sampleIdea });
    expect(data.stories.find(({ id }) => id !== storyId)).not.toHaveProperty('liked');
    expect(data.events.map(({ name }) => name)).toEqual(['sign_up']);
    expect(data.signIns).toHaveLength(1);
    for (const foreign of [bob.email, (await account(bob)).body.uid, 'password', ada.cookie.split('=')[1] ?? 'none']) {
      expect(reply.text).not.toContain(foreign);
    }
  });

  test('hands out more than one page of stories, each once', async () => {
    const ada = await it.signUp();
    const { productId } = await leaveTraces(ada);
    const uid = (await account(ada)).body.uid as string;
    const [first] = await database.db.selectFrom('story').selectAll().where('ownerId', '=', uid).execute();
    if (!first) throw new Error('There is no story to copy.');
    const copies = Array.from({ length: 450 }, (_, number) => {
      const id = `0195f3c2-7a4e-7cc1-8f00-${String(number).padStart(12, '0')}`;
      return { ...first, id: dialect === 'postgres' ? id.replace('0195', '0196') : id, productId };
    });
    await database.db.insertInto('story').values(copies).execute();
    const { text } = await it.send('GET', '/api/account/export', { token: ada.token });
    const { stories } = accountExport.parse(JSON.parse(text));
    expect(new Set(stories.map(({ id }) => id)).size).toBe(452);
    expect(stories).toHaveLength(452);
  });

  test('hands out its data only so often, and says when again', async () => {
    const ada = await it.signUp();
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await it.send('GET', '/api/account/export', { token: ada.token })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const reply = await it.send('GET', '/api/account/export', { token: ada.token });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is neither handed out nor deleted on the word of a session that has ended', async () => {
    const ada = await it.signUp();
    await signOut(ada);
    const taken = await it.send('GET', '/api/account/export', { token: ada.token });
    const deleted = await remove(ada, ada.email);
    for (const { status, body } of [taken, deleted]) expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect((await account(ada)).status).toBe(200);
  });

  test.each(['somebody@example.com', '', ' '])('is not deleted when %j is typed to confirm', async (typed) => {
    const ada = await it.signUp();
    const reply = await remove(ada, typed);
    expect([reply.status, reply.body.errors[0]]).toEqual([
      422,
      { path: 'email', message: 'This is not the email address of your account.' },
    ]);
    expect((await account(ada)).status).toBe(200);
  });

  test('is deleted with every trace, whatever the case of the typed address, and leaves others alone', async () => {
    const ada = await it.signUp();
    const bob = await it.signUp();
    await leaveTraces(ada);
    await leaveTraces(bob);
    const uid = (await account(ada)).body.uid as string;
    expect(await tablesWith(uid, ada.email)).toEqual(
      expect.arrayContaining(['account', 'event', 'feedback', 'generation', 'owner', 'product', 'quota', 'session']),
    );
    const bobs = await tablesWith((await account(bob)).body.uid, bob.email);

    expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(204);
    expect(await tablesWith(uid, ada.email)).toEqual(['tombstone']);
    expect(await tablesWith((await account(bob)).body.uid, bob.email)).toEqual(bobs);
    expect((await it.send('GET', '/api/story', { token: bob.token })).body).toHaveLength(2);

    const again = { email: ada.email, password: PASSWORD };
    expect((await it.send('POST', '/api/auth/sign-in/email', { body: again })).body.code).toBe('USER_NOT_FOUND');
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: ada.cookie } })).status).toBe(401);
  });

  test('once deleted, does nothing with a token that is still good, and gets no example product again', async () => {
    const ada = await it.signUp();
    const { productId, storyId } = await leaveTraces(ada);
    const { token } = ada;
    const uid = (await account(ada)).body.uid as string;
    expect((await remove(ada, ada.email)).status).toBe(204);
    const tries = [
      it.send('GET', '/api/product', { token }),
      it.send('POST', '/api/product', { token, body: sampleProduct }),
      it.send('POST', '/api/story', { token, body: { ...sampleStory, productId } }),
      it.send('POST', '/api/story/generate', { token, body: { description: sampleIdea, productId } }),
      it.send('POST', `/api/story/${storyId}/feedback`, { token, body: { storyId, data: { storyId, liked: true } } }),
      it.send('POST', '/api/event', { token, body: { events: [{ name: 'logout', at: new Date().toISOString() }] } }),
      it.send('GET', '/api/account', { token }),
      it.send('PATCH', '/api/account', { token, body: { displayName: 'Ghost' } }),
      it.send('GET', '/api/account/export', { token }),
      remove(ada, ada.email),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect(await tablesWith(uid)).toEqual(['tombstone']);
  });

  test('deleted through one process, can write nothing through another that has just seen the person', async () => {
    const ada = await it.signUp();
    const { token } = ada;
    const uid = (await account(ada)).body.uid as string;
    const [example] = (await other.send('GET', '/api/product', { token })).body;
    expect((await remove(ada, ada.email)).status).toBe(204);

    const idea = { description: sampleIdea, productId: example.id };
    const headers = { 'idempotency-key': 'late' };
    const writes = [
      await other.send('POST', '/api/product', { token, body: sampleProduct }),
      await other.send('POST', '/api/story/generate', { token, body: idea, headers }),
      await other.send('POST', '/api/event', { token, body: { events: [{ name: 'login', at: example.createdAt }] } }),
    ];
    for (const { status, body } of writes) expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect((await other.send('GET', '/api/product', { token })).body).toEqual([]);
    other.clock.advance(5_001);
    expect((await other.send('GET', '/api/product', { token })).status).toBe(401);
    other.clock.advance(-5_001);
    expect((await tablesWith(uid)).filter((table) => table !== 'quota')).toEqual(['tombstone']);
  });

  test('twelve first calls at the same time as its deletion leave nothing behind', async () => {
    const ada = await it.signUp();
    const uid = (await account(ada)).body.uid as string;
    const calls = Array.from({ length: 12 }, (_, number) =>
      (number % 2 ? it : other).send('POST', '/api/product', { token: ada.token, body: sampleProduct }),
    );
    const [deleted] = await Promise.all([remove(ada, ada.email), ...calls]);
    expect(deleted.status).toBe(204);
    expect((await tablesWith(uid)).filter((table) => table !== 'quota')).toEqual(['tombstone']);
  });

  test('of the same address can be made anew, and begins with nothing of the old one', async () => {
    const ada = await it.signUp();
    await leaveTraces(ada);
    await remove(ada, ada.email);
    const again = await it.signUp(ada.email);
    expect((await it.send('GET', '/api/story', { token: again.token })).body).toEqual([]);
    expect((await it.send('GET', '/api/product', { token: again.token })).body).toHaveLength(1);
  });

  test('deleted from one browser is gone from the others', async () => {
    const ada = await it.signUp();
    const second = await it.send('POST', '/api/auth/sign-in/email', { body: { email: ada.email, password: PASSWORD } });
    const cookie = cookiesOf(second);
    expect(await tokenFor(it.send, cookie)).toBeTruthy();
    await remove(ada, ada.email);
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie } })).status).toBe(401);
  });

  test('is named on a tombstone for a day, longer than any token is good', async () => {
    const [old, recent] = [await it.signUp(), await it.signUp()];
    const uids = [(await account(old)).body.uid as string, (await account(recent)).body.uid as string];
    await remove(old, old.email);
    await remove(recent, recent.email);
    const long = new Date(Date.now() - 25 * 60 * 60 * 1_000).toISOString();
    await database.db
      .updateTable('tombstone')
      .set({ deletedAt: long })
      .where('uid', '=', uids[0] ?? '')
      .execute();
    const third = await openTestApp(dialect, env);
    await third.app.ready();
    await third.app.close();
    expect(await Promise.all(uids.map((uid) => tablesWith(uid)))).toEqual([[], ['tombstone']]);
  });
});
