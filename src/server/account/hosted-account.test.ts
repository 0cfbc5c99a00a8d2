import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExport } from '#contract/account.ts';
import { firebaseClaims } from '../../../tests/support/firebase-claims.ts';
import { FIREBASE_PROJECT, type HostedApp, openHostedApp } from '../../../tests/support/hosted-app.ts';
import { sampleProduct } from '../../../tests/support/samples.ts';
import { DIALECTS, type TestApp } from '../../../tests/support/test-app.ts';
import type { TokenMint } from '../../../tests/support/token-mint.ts';

const SIX_MINUTES = 6 * 60_000;

describe.each(DIALECTS)('the account of somebody whom Firebase keeps, on %s', (dialect) => {
  let it: TestApp;
  let mint: TokenMint;
  let tokenOf: HostedApp['tokenOf'];
  let close: HostedApp['close'];
  beforeAll(async () => {
    ({ app: it, mint, tokenOf, close } = await openHostedApp(dialect));
  });
  afterAll(() => close());

  test('is what their token says, and as old as their first visit here', async () => {
    const token = await tokenOf('ada', {
      name: 'Ada',
      picture: 'https://photos.example/ada.png',
      email_verified: true,
    });
    const { body } = await it.send('GET', '/api/account', { token });
    expect(body).toMatchObject({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada', emailVerified: true });
    expect(body).toMatchObject({ photoURL: 'https://photos.example/ada.png', isAnonymous: false });
    expect(Math.abs(it.clock.now().getTime() - Date.parse(body.createdAt))).toBeLessThan(60_000);
  });

  test('has its name changed at Firebase, not here', async () => {
    const sent = { token: await tokenOf('ada'), body: { displayName: 'Eve' } };
    const reply = await it.send('PATCH', '/api/account', sent);
    expect([reply.status, reply.body.code]).toEqual([403, 'not_offered']);
  });

  test('is handed out and deleted only on the word of a token made minutes ago, which an ended session gets none of', async () => {
    const old = await tokenOf('eve');
    await it.send('POST', '/api/product', { token: old, body: sampleProduct });
    it.clock.advance(SIX_MINUTES);
    expect((await it.send('GET', '/api/product', { token: old })).status).toBe(200);
    expect((await it.send('GET', '/api/account/export', { token: old })).status).toBe(401);
    const body = { email: 'eve@example.com' };
    expect((await it.send('DELETE', '/api/account', { token: old, body })).status).toBe(401);

    const renewed = await tokenOf('eve');
    const taken = await it.send('GET', '/api/account/export', { token: renewed });
    expect(accountExport.parse(taken.body).products).toHaveLength(2);
    expect((await it.send('DELETE', '/api/account', { token: renewed, body })).status).toBe(204);
    for (const token of [old, renewed]) {
      const reply = await it.send('POST', '/api/product', { token, body: sampleProduct });
      expect([reply.status, reply.body.code]).toEqual([401, 'not_signed_in']);
    }
    it.clock.advance(-SIX_MINUTES);
  });

  test('of somebody anonymous has no address, and nothing has to be typed to delete it', async () => {
    const token = await mint.sign(
      firebaseClaims(FIREBASE_PROJECT, { uid: 'guest', provider: 'anonymous' }, it.clock.now()),
    );
    expect((await it.send('GET', '/api/account', { token })).body).toMatchObject({ email: null, isAnonymous: true });
    const named = await it.send('PATCH', '/api/account', { token, body: { displayName: 'Guest' } });
    expect([named.status, named.body.code]).toEqual([403, 'account_needed']);
    expect((await it.send('DELETE', '/api/account', { token, body: { email: '' } })).status).toBe(204);
    expect((await it.send('GET', '/api/product', { token })).status).toBe(401);
  });
});
