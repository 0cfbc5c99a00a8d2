import { afterEach, describe, expect, test, vi } from 'vitest';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createVisitor, type Visitor } from '../../../tests/support/visitor.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

afterEach(() => void vi.useRealTimers());

describe.each(DIALECTS)('guests who signed out, on %s', (dialect) => {
  const open = () => openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' });

  async function comeIn(it: TestApp): Promise<{ guest: Visitor; uid: string }> {
    const guest = createVisitor(it);
    await guest.post('sign-in/anonymous');
    await it.send('GET', '/api/product', { token: await guest.token() });
    return { guest, uid: (await guest.session()).user.id };
  }

  /** Starts it again, which tidies up, so long after the guest came. */
  async function reopenAt(it: TestApp, instant: number): Promise<TestApp> {
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
    const later = await it.reopen();
    await later.app.ready();
    return later;
  }

  const idsIn = async (it: TestApp, table: string): Promise<string[]> =>
    (await it.sql<{ id: string }>(`select "id" from "${table}"`)).map(({ id }) => id);

  test.each([
    ['less than a day ago are still there', -MINUTE_MS, 1],
    ['more than a day ago are forgotten', MINUTE_MS, 0],
  ])('who came %s', async (_, difference, left) => {
    const it = await open();
    const { guest } = await comeIn(it);
    await guest.post('sign-out');
    const later = await reopenAt(it, Date.now() + DAY_MS + difference);
    expect(await idsIn(later, 'user')).toHaveLength(left);
    expect(await idsIn(later, 'owner')).toHaveLength(left);
    await later.close();
  });

  test('once forgotten, are nobody also with a token that is still good', async () => {
    const it = await open();
    const { guest, uid } = await comeIn(it);
    const dayAgo = new Date(Date.now() - DAY_MS - MINUTE_MS).toISOString();
    await it.sql(`update "user" set "createdAt" = '${dayAgo}' where "id" = '${uid}'`);
    const token = await guest.token();
    await guest.post('sign-out');
    const later = await reopenAt(it, Date.now() + MINUTE_MS);
    const { status, body } = await later.send('GET', '/api/product', { token });
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
    expect(await idsIn(later, 'owner')).toEqual([]);
    await later.close();
  });
});
