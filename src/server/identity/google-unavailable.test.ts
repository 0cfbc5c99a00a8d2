import { describe, expect, test } from 'vitest';
import { startGoogleIdentity } from '../../../tests/fakes/google-identity.ts';
import { DONE, googleVisitor, ORIGIN } from '../../../tests/support/google-visitor.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';

describe('a server whose Google does not answer', () => {
  test('starts, tells who asks, and serves them once Google answers', async () => {
    const google = await startGoogleIdentity();
    google.describe('none');
    const it = await openTestApp('sqlite', { ...google.env, PUBLIC_URL: ORIGIN });
    expect((await it.send('GET', '/api/config')).body.google).toBe(true);
    const reply = await googleVisitor(it).begin();
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'google_unavailable', '5']);
    const back = await googleVisitor(it).get('/api/auth/callback/google?code=x&state=y');
    expect(back.headers['location']).toBe('/login?error=google_unavailable');
    google.describe('whole');
    google.be({ sub: 'g-11', email: 'patient@example.com', email_verified: true });
    expect(await googleVisitor(it).whole()).toBe(DONE);
    await it.close();
    await google.close();
  });
});

test('a Google that does not say where its keys are signs nobody in', async () => {
  const google = await startGoogleIdentity();
  google.describe('without keys');
  const it = await openTestApp('sqlite', { ...google.env, PUBLIC_URL: ORIGIN });
  const reply = await googleVisitor(it).begin();
  expect([reply.status, reply.body.code]).toEqual([503, 'google_unavailable']);
  google.describe('whole');
  expect((await googleVisitor(it).begin()).status).toBe(200);
  await it.close();
  await google.close();
});

test('a server without Google does not offer it', async () => {
  const it = await openTestApp('sqlite', { PUBLIC_URL: ORIGIN });
  expect((await it.send('GET', '/api/config')).body.google).toBe(false);
  expect((await googleVisitor(it).begin()).status).toBe(404);
  expect(String((await it.send('GET', '/login')).headers['content-security-policy'])).not.toContain('google');
  await it.close();
});
