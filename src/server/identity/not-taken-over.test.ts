import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeGoogle, startGoogleIdentity } from '../../../tests/fakes/google-identity.ts';
import { DONE, googleVisitor, ORIGIN } from '../../../tests/support/google-visitor.ts';
import { sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('a guest whose work cannot be taken over, on %s', (dialect) => {
  let google: FakeGoogle;
  let it: TestApp;
  beforeAll(async () => {
    google = await startGoogleIdentity();
    it = await openTestApp(dialect, {
      ...google.env,
      PUBLIC_URL: ORIGIN,
      DEMO_ENABLED: 'true',
      TRUST_PROXY: '127.0.0.1',
    });
    if (dialect === 'postgres')
      await it.sql(`create function stuck() returns trigger language plpgsql as
        $$ begin raise exception 'stuck'; end $$`);
  });
  afterAll(async () => {
    await it.close();
    await google.close();
  });

  /** While `work` runs no story can become another person's. */
  async function whileStuck<T>(work: () => Promise<T>): Promise<T> {
    const action =
      dialect === 'postgres' ? 'for each row execute function stuck()' : `begin select raise(abort, 'stuck'); end`;
    await it.sql(`create trigger stuck before update of "ownerId" on story ${action}`);
    try {
      return await work();
    } finally {
      await it.sql(`drop trigger stuck ${dialect === 'postgres' ? 'on story' : ''}`);
    }
  }

  async function comeIn() {
    const guest = googleVisitor(it);
    await guest.post('sign-in/anonymous');
    const stories = async () => (await it.send('GET', '/api/story', { token: await guest.token() })).body;
    const token = await guest.token();
    const [product] = (await it.send('GET', '/api/product', { token })).body;
    const { body } = await it.send('POST', '/api/story', { token, body: { ...sampleStory, productId: product.id } });
    const isGuest = async () => (await guest.session()).user['isAnonymous'];
    return { ...guest, stories, made: [body], isGuest };
  }
  const credentials = (email: string) => ({ email, password: PASSWORD });

  test('has no account by halves: the same sign-up works later, with all that was made', async () => {
    const guest = await comeIn();
    const account = { ...credentials(`half-${dialect}@example.com`), name: '' };
    const refused = await whileStuck(() => guest.post('sign-up/email', account));
    expect([refused.status, refused.body.code]).toEqual([500, 'internal']);
    expect([await guest.isGuest(), await guest.stories()]).toEqual([true, guest.made]);
    expect((await guest.post('sign-up/email', account)).status).toBe(200);
    expect([await guest.isGuest(), await guest.stories()]).toEqual([false, guest.made]);
  });

  test('keeps the account that was there before, and signs in to it later', async () => {
    const account = credentials(`there-${dialect}@example.com`);
    await googleVisitor(it).post('sign-up/email', { ...account, name: '' });
    const guest = await comeIn();
    expect((await whileStuck(() => guest.post('sign-in/email', account))).status).toBe(500);
    expect([await guest.isGuest(), await guest.stories()]).toEqual([true, guest.made]);
    expect((await guest.post('sign-in/email', account)).status).toBe(200);
    expect([await guest.isGuest(), await guest.stories()]).toEqual([false, guest.made]);
  });

  test('comes back from Google to the form, and signs in the next time', async () => {
    google.be({ sub: `stuck-${dialect}`, email: `stuck-${dialect}@example.com`, email_verified: true });
    const guest = await comeIn();
    expect(await whileStuck(() => guest.whole())).toBe('/login?error=internal');
    expect([await guest.isGuest(), await guest.stories()]).toEqual([true, guest.made]);
    expect(await guest.whole()).toBe(DONE);
    expect([await guest.isGuest(), await guest.stories()]).toEqual([false, guest.made]);
  });
});
