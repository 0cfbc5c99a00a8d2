import { expect, test } from 'vitest';
import { DIALECTS, openTestApp, PASSWORD } from '../../../tests/support/test-app.ts';

const NOTHING = ['null', '[]', '"x"', '1', '{}', '{"a":1}', '{', '{"a":"\\u0000"', ''];
const ODD = [null, 1, {}, [], '', '\u0000', 'x'.repeat(5_000), '\ud800', "' or 1=1", { $ne: 1 }];
const CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'sign-up/email': { email: 'new@example.com', password: PASSWORD, name: '', rememberMe: true },
  'sign-in/email': { email: 'odd@example.com', password: PASSWORD, rememberMe: true, callbackURL: '/' },
  'sign-in/anonymous': {},
  'sign-in/social': { provider: 'google', callbackURL: '/', errorCallbackURL: '/', additionalData: {} },
  'request-password-reset': { email: 'odd@example.com', redirectTo: '/' },
  'reset-password': { token: 'x', newPassword: PASSWORD },
  'send-verification-email': { email: 'nobody@example.com', callbackURL: '/' },
  'change-password': { currentPassword: 'Wrong4Horse', newPassword: PASSWORD },
  'revoke-session': { token: 'x' },
};
const QUERIES = [
  'verify-email',
  'verify-email?token=',
  'verify-email?token=a&token=b',
  'verify-email?token=%00',
  'verify-email?token=x&callbackURL=%00',
  'callback/google',
  'callback/google?state=%00&code=%00',
  'callback/google?state=a&state=b&code=c',
  'get-session?disableRefresh=x',
  'token?x=%zz',
  'list-sessions',
];
const COOKIES = [
  'better-auth.session_token=%00.%00',
  'better-auth.session_token=',
  '=;=;',
  'a'.repeat(4_000),
  '%E0%A4%A=x.y',
];

test.each(DIALECTS)('nothing that a caller sends makes the identity service on %s fail', async (dialect) => {
  const it = await openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' });
  const { cookie } = await it.signUp('odd@example.com');
  let callers = 0;
  const failures: unknown[] = [];
  const call = async (method: string, path: string, body?: string, headers = { cookie }): Promise<void> => {
    callers += 1;
    const from = { 'x-forwarded-for': `10.0.${callers >> 8}.${callers & 255}`, origin: 'http://localhost' };
    const { status } = await it.send(method, `/api/auth/${path}`, {
      headers: { ...headers, ...from },
      ...(body !== undefined && { body }),
    });
    if (status >= 500 && status !== 503) failures.push([method, path, body?.slice(0, 100), headers, status]);
  };
  for (const [path, good] of Object.entries(CALLS)) {
    for (const body of NOTHING) await call('POST', path, body);
    for (const name of Object.keys(good)) {
      for (const value of ODD) await call('POST', path, JSON.stringify({ ...good, [name]: value }));
    }
  }
  for (const query of QUERIES) await call('GET', query);
  for (const odd of COOKIES) await call('GET', 'get-session', undefined, { cookie: odd });
  expect(failures).toEqual([]);
  expect(it.log.filter((line) => line.includes('"level":50') && line.includes('stack'))).toEqual([]);
  await it.close();
});
