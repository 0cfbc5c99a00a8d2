import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExport, type AccountExport } from '#contract/account.ts';
import { sampleIdea, sampleStory } from '../../../tests/support/samples.ts';
import { cookiesOf, DIALECTS, tokenFor, type Person, type TestApp } from '../../../tests/support/test-app.ts';
import { leaveTraces, openTwoApps, type TwoApps } from '../../../tests/support/two-apps.ts';

const ORIGIN = 'http://localhost:80';

describe.each(DIALECTS)('an account on %s', (dialect) => {
  let apps: TwoApps;
  let it: TestApp;
  beforeAll(async () => {
    apps = await openTwoApps(dialect);
    ({ it } = apps);
  });
  afterAll(() => apps.close());

  const account = ({ token }: Person) => it.send('GET', '/api/account', { token });
  const rename = ({ token }: Person, displayName: unknown) =>
    it.send('PATCH', '/api/account', { token, body: { displayName } });
  const remove = ({ token }: Person, email: string) => it.send('DELETE', '/api/account', { token, body: { email } });
  const signOut = ({ cookie }: Person) =>
    it.send('POST', '/api/auth/sign-out', { headers: { cookie, origin: ORIGIN }, body: {} });

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
    const { productId, storyId } = await leaveTraces(it, ada);
    await leaveTraces(it, bob);
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
    expect(data.waysIn.map(({ provider }) => provider)).toEqual(['credential']);
    for (const foreign of [bob.email, (await account(bob)).body.uid, 'password', ada.cookie.split('=')[1] ?? 'none']) {
      expect(reply.text).not.toContain(foreign);
    }
  });

  test('hands out more than one page of stories, each once', async () => {
    const ada = await it.signUp();
    const { productId } = await leaveTraces(it, ada);
    const uid = (await account(ada)).body.uid as string;
    const [first] = await apps.database.db.selectFrom('story').selectAll().where('ownerId', '=', uid).execute();
    if (!first) throw new Error('There is no story to copy.');
    const copies = Array.from({ length: 450 }, (_, number) => {
      const id = `0195f3c2-7a4e-7cc1-8f00-${String(number).padStart(12, '0')}`;
      return { ...first, id: dialect === 'postgres' ? id.replace('0195', '0196') : id, productId };
    });
    await apps.database.db.insertInto('story').values(copies).execute();
    const { text } = await it.send('GET', '/api/account/export', { token: ada.token });
    const { stories } = accountExport.parse(JSON.parse(text));
    expect(new Set(stories.map(({ id }) => id)).size).toBe(452);
    expect(stories).toHaveLength(452);
  });

  test('hands out its data only so often, and says when again', async () => {
    const ada = await it.signUp();
    // Back to the beginning of the hour, so that none ends in between; a token of now is good then, too.
    const intoTheHour = it.clock.now().getTime() % 3_600_000;
    it.clock.advance(-intoTheHour);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await it.send('GET', '/api/account/export', { token: ada.token })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const reply = await it.send('GET', '/api/account/export', { token: ada.token });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_000);
    it.clock.advance(intoTheHour);
  });

  test('is neither handed out nor deleted on the word of a session that has ended', async () => {
    const ada = await it.signUp();
    await signOut(ada);
    const taken = await it.send('GET', '/api/account/export', { token: ada.token });
    const deleted = await remove(ada, ada.email);
    for (const { status, body } of [taken, deleted]) expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect((await account(ada)).status).toBe(200);
  });

  test('is neither handed out nor deleted on the word of a session whose time is over', async () => {
    const ada = await it.signUp();
    const { uid } = (await account(ada)).body;
    // Its row stays until it is cleaned up.
    const before = new Date(it.clock.now().getTime() - 1_000).toISOString();
    await it.sql(`update "session" set "expiresAt" = '${before}' where "userId" = '${uid}'`);
    const taken = await it.send('GET', '/api/account/export', { token: ada.token });
    const deleted = await remove(ada, ada.email);
    for (const { status, body } of [taken, deleted]) expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect((await account(ada)).status).toBe(200);
  });

  test('of somebody anonymous has no address and no name; it is handed out, and deleted without typing', async () => {
    const cookie = cookiesOf(await it.send('POST', '/api/auth/sign-in/anonymous', { body: {} }));
    const guest = { email: '', cookie, token: await tokenFor(it.send, cookie) };
    const { body } = await account(guest);
    expect(body).toMatchObject({ email: null, displayName: null, isAnonymous: true, hasPassword: false });
    const named = await rename(guest, 'Guest');
    expect([named.status, named.body.code]).toEqual([403, 'account_needed']);
    const events = [{ name: 'generate_story', at: new Date().toISOString() }];
    expect((await it.send('POST', '/api/event', { token: guest.token, body: { events } })).status).toBe(204);
    const { text } = await it.send('GET', '/api/account/export', { token: guest.token });
    expect(accountExport.parse(JSON.parse(text)).events).toHaveLength(1);
    expect((await remove(guest, 'guest@example.com')).status).toBe(422);
    expect((await remove(guest, '')).status).toBe(204);
    expect(await apps.tablesWith(body.uid)).toEqual(['tombstone']);
  });
});
