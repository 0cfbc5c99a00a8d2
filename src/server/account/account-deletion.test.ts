import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIdea, sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { cookiesOf, DIALECTS, PASSWORD, tokenFor, type Person, type TestApp } from '../../../tests/support/test-app.ts';
import { leaveTraces, openTwoApps, type TwoApps } from '../../../tests/support/two-apps.ts';

describe.each(DIALECTS)('an account on %s', (dialect) => {
  let apps: TwoApps;
  let it: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    apps = await openTwoApps(dialect);
    ({ it, other } = apps);
  });
  afterAll(() => apps.close());

  const account = ({ token }: Person) => it.send('GET', '/api/account', { token });
  const remove = ({ token }: Person, email: string) => it.send('DELETE', '/api/account', { token, body: { email } });

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
    await leaveTraces(it, ada);
    await leaveTraces(it, bob);
    const uid = (await account(ada)).body.uid as string;
    expect(await apps.tablesWith(uid, ada.email)).toEqual(
      expect.arrayContaining(['account', 'event', 'feedback', 'generation', 'owner', 'product', 'quota', 'session']),
    );
    const bobs = await apps.tablesWith((await account(bob)).body.uid, bob.email);

    expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(204);
    expect(await apps.tablesWith(uid, ada.email)).toEqual(['tombstone']);
    expect(await apps.tablesWith((await account(bob)).body.uid, bob.email)).toEqual(bobs);
    expect((await it.send('GET', '/api/story', { token: bob.token })).body).toHaveLength(2);

    const again = { email: ada.email, password: PASSWORD };
    expect((await it.send('POST', '/api/auth/sign-in/email', { body: again })).body.code).toBe('USER_NOT_FOUND');
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: ada.cookie } })).status).toBe(401);
  });

  test('once deleted, does nothing with a token that is still good, and gets no example product again', async () => {
    const ada = await it.signUp();
    const { productId, storyId } = await leaveTraces(it, ada);
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
    expect(await apps.tablesWith(uid)).toEqual(['tombstone']);
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
    expect((await apps.tablesWith(uid)).filter((table) => table !== 'quota')).toEqual(['tombstone']);
  });

  test('twelve first calls at the same time as its deletion leave nothing behind', async () => {
    const ada = await it.signUp();
    const uid = decodeJwt(ada.token).sub ?? '';
    const calls = Array.from({ length: 12 }, (_, number) =>
      (number % 2 ? it : other).send('POST', '/api/product', { token: ada.token, body: sampleProduct }),
    );
    const [deleted] = await Promise.all([remove(ada, ada.email), ...calls]);
    expect(deleted.status).toBe(204);
    expect((await apps.tablesWith(uid)).filter((table) => table !== 'quota')).toEqual(['tombstone']);
  });

  test('of the same address can be made anew, and begins with nothing of the old one', async () => {
    const ada = await it.signUp();
    await leaveTraces(it, ada);
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
    await apps.database.db
      .updateTable('tombstone')
      .set({ deletedAt: long })
      .where('uid', '=', uids[0] ?? '')
      .execute();
    const third = await apps.openThird();
    await third.app.ready();
    await third.app.close();
    expect(await Promise.all(uids.map((uid) => apps.tablesWith(uid)))).toEqual([[], ['tombstone']]);
  });
});
