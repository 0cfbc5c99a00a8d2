import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../../tests/fakes/smtp.ts';
import { linkIn, tokenIn } from '../../../tests/support/mailed-link.ts';
import { DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';

const NEW_PASSWORD = 'Brand5Newer';
const FAILED = "That didn't work. Please try again and make sure you're using the email address you signed up with.";
const HOUR_MS = 60 * 60 * 1_000;

afterEach(() => void vi.useRealTimers());

const post = (it: TestApp, path: string, body: object, headers: Record<string, string> = {}) =>
  it.send('POST', `/api/auth/${path}`, { body, headers });
const ask = (it: TestApp, email: string, headers?: Record<string, string>) =>
  post(it, 'request-password-reset', { email }, headers);
const reset = (it: TestApp, token: string, newPassword = NEW_PASSWORD) =>
  post(it, 'reset-password', { token, newPassword });
const check = (it: TestApp, body: object) => post(it, 'check-password-reset', body);
const signIn = (it: TestApp, email: string, password: string) => post(it, 'sign-in/email', { email, password });

describe.each(DIALECTS)('a forgotten password on %s', (dialect) => {
  let smtp: FakeSmtp;
  let it: TestApp;
  const mailEnv = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Storygenie <stories@example.com>' });
  beforeAll(async () => {
    smtp = await startSmtp();
    it = await openTestApp(dialect, mailEnv());
  });
  afterAll(async () => {
    await it.close();
    await smtp.close();
  });

  /** A person with an account, and the secret of a link that was mailed to them. */
  async function askFor(email: string): Promise<string> {
    expect((await ask(it, email)).status).toBe(200);
    return tokenIn(await smtp.mailTo(email, 'Your new Storygenie password'));
  }

  test('is replaced through the mailed link, which works once', async () => {
    await it.signUp('once@example.com');
    const token = await askFor('once@example.com');
    expect((await reset(it, token)).status).toBe(200);
    expect((await signIn(it, 'once@example.com', PASSWORD)).body.code).toBe('INVALID_PASSWORD');
    expect((await signIn(it, 'once@example.com', NEW_PASSWORD)).status).toBe(200);
    const again = await reset(it, token, 'Another6One');
    expect([again.status, again.body.code]).toEqual([400, 'INVALID_TOKEN']);
    expect((await signIn(it, 'once@example.com', NEW_PASSWORD)).status).toBe(200);
  });

  test('is told of before it is replaced: a look at the link leaves it as it is', async () => {
    await it.signUp('look@example.com');
    const token = await askFor('look@example.com');
    const good = [200, undefined];
    const dead = [400, 'INVALID_TOKEN'];
    const told = async (body: object) => {
      const reply = await check(it, body);
      return [reply.status, reply.body.code];
    };
    expect([await told({ token }), await told({ token })]).toEqual([good, good]);
    for (const malformed of [`${token}x`, token.slice(1), '', 'x'.repeat(5_000)]) {
      expect(await told({ token: malformed })).toEqual(dead);
    }
    for (const body of [{}, { token: 7 }]) expect(await told(body)).toEqual([400, 'VALIDATION_ERROR']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 1_000 });
    const late = await told({ token });
    vi.useRealTimers();
    expect(late).toEqual(dead);

    const other = await askFor('look@example.com');
    expect((await reset(it, other)).status).toBe(200);
    expect([await told({ token: other }), await told({ token })]).toEqual([dead, dead]);
  });

  test('is replaced by one of two who use the link at once', async () => {
    await it.signUp('race@example.com');
    const token = await askFor('race@example.com');
    const replies = await Promise.all([reset(it, token), reset(it, token), reset(it, token)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'INVALID_TOKEN')).toHaveLength(2);
  });

  test('ends every session of the person, and every other link that was mailed', async () => {
    const person = await it.signUp('everywhere@example.com');
    const elsewhere = await signIn(it, 'everywhere@example.com', PASSWORD);
    expect(elsewhere.status).toBe(200);
    const first = await askFor('everywhere@example.com');
    const second = await askFor('everywhere@example.com');
    expect(second).not.toBe(first);
    expect((await reset(it, second)).status).toBe(200);
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: person.cookie } })).status).toBe(401);
    expect((await reset(it, first)).body.code).toBe('INVALID_TOKEN');
  });

  test('can be replaced for one hour', async () => {
    await it.signUp('late@example.com');
    const token = await askFor('late@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 1_000 });
    const late = await reset(it, token);
    vi.useRealTimers();
    expect([late.status, late.body.code]).toEqual([400, 'INVALID_TOKEN']);
    expect((await signIn(it, 'late@example.com', PASSWORD)).status).toBe(200);
  });

  test('is replaced within the hour', async () => {
    await it.signUp('intime@example.com');
    const token = await askFor('intime@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS - 10_000 });
    expect((await reset(it, token)).status).toBe(200);
  });

  test('replaced through the link proves the address', async () => {
    await it.signUp('proof@example.com');
    const isVerified = async (cookie: string): Promise<boolean> =>
      (await it.send('GET', '/api/auth/get-session', { headers: { cookie } })).body.user.emailVerified;
    await reset(it, await askFor('proof@example.com'));
    const back = await signIn(it, 'proof@example.com', NEW_PASSWORD);
    const cookie = String([back.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect(await isVerified(cookie)).toBe(true);
  });

  test.each([
    ['short1A', 'Password must be at least 8 characters'],
    ['alllowercase1', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
  ])('is not replaced by %j, and the link still works', async (password, message) => {
    const email = `weak-${password.length}@example.com`;
    await it.signUp(email);
    const token = await askFor(email);
    const refused = await reset(it, token, password);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([400, 'INVALID_PASSWORD_RULES', message]);
    expect((await reset(it, token)).status).toBe(200);
  });

  test('of an address that nobody signed up with is told in the words of the specification', async () => {
    const reply = await ask(it, 'nobody@example.com');
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([400, 'USER_NOT_FOUND', FAILED]);
    expect(smtp.offered('nobody@example.com')).toBe(0);
  });

  test('whose mail was not taken is told so, nothing is sent later, and asking again works', async () => {
    await it.signUp('unlucky@example.com');
    await smtp.mailTo('unlucky@example.com', 'confirm');
    smtp.next('unlucky@example.com', { address: 451 });
    const reply = await ask(it, 'unlucky@example.com');
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([503, 'MAIL_NOT_SENT', FAILED]);
    expect(smtp.offered('unlucky@example.com')).toBe(2);
    const line = it.log.map((entry) => JSON.parse(entry)).findLast(({ part }) => part === 'mail');
    expect(line).toMatchObject({ level: 40, kind: 'password-reset', reason: 'EENVELOPE RCPT TO 451', again: false });
    expect((await reset(it, await askFor('unlucky@example.com'))).status).toBe(200);
    expect(smtp.offered('unlucky@example.com')).toBe(3);
  });

  test('is mailed five times an hour to one address, and the sixth time it is told how long to wait', async () => {
    // At the beginning of a window, so that none ends between two requests.
    it.clock.advance(HOUR_MS - (it.clock.now().getTime() % HOUR_MS));
    await it.signUp('often@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(it, 'often@example.com')).status);
    const sixth = await ask(it, 'Often@example.com');
    expect([...statuses, sixth.status]).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await ask(it, 'nobody-else@example.com')).status).toBe(400);
  });

  test('is not to be had by whoever reads the database: neither the link nor the password stands there', async () => {
    await it.signUp('stored@example.com');
    const token = await askFor('stored@example.com');
    expect(JSON.stringify(await it.sql('select * from verification'))).not.toContain(token);
    await reset(it, token);
    const [row] = await it.sql<{ password: string }>(
      `select password from account where "userId" = (select id from "user" where email = 'stored@example.com')`,
    );
    // A salt and what scrypt makes of it and the password.
    expect(row?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  test('leaves neither the link nor the address in the log', async () => {
    await it.signUp('quiet@example.com');
    const token = await askFor('quiet@example.com');
    await reset(it, token);
    await reset(it, token);
    expect(it.log.join('')).not.toContain(token);
    expect(it.log.join('')).not.toContain('quiet@example.com');
  });

  test('of an address that must not be told about is always answered alike', async () => {
    const hiding = await openTestApp(dialect, { ...mailEnv(), IDENTITY_HIDE_ACCOUNTS: 'true' });
    await hiding.signUp('hidden@example.com');
    await smtp.mailTo('hidden@example.com', 'confirm');
    smtp.next('hidden@example.com', { address: 550 });
    const [known, unknown] = [await ask(hiding, 'hidden@example.com'), await ask(hiding, 'unheard@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    // Nor does the time tell: both had something written, of which the one leads nowhere.
    expect(await hiding.sql('select value from verification order by value')).toEqual([
      { value: '' },
      { value: expect.stringMatching(/.{36}/) },
    ]);
    const [wrong, nobody] = [
      await signIn(hiding, 'hidden@example.com', 'Wrong4Horse'),
      await signIn(hiding, 'unheard@example.com', 'Wrong4Horse'),
    ];
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
    await hiding.close();
  });
});

describe('the link in the mail', () => {
  let smtp: FakeSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());

  test.each([
    [{ PUBLIC_URL: 'https://stories.example.com' }, 'https://stories.example.com'],
    [{ HOST: '127.0.0.1', PORT: '4321' }, 'http://localhost:4321'],
    [{ HOST: '192.0.2.7', PORT: '4321' }, 'http://192.0.2.7:4321'],
  ])('leads where the settings %j say, whatever the request calls itself', async (settings, origin) => {
    const it = await openTestApp('sqlite', { SMTP_URL: smtp.url, MAIL_FROM: 'a@example.com', ...settings });
    const email = `host-${new URL(origin).hostname}@example.com`;
    await it.signUp(email);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    expect((await ask(it, email, headers)).status).toBe(200);
    const link = linkIn(await smtp.mailTo(email, 'password'));
    expect([link.origin, link.pathname]).toEqual([origin, '/reset/new']);
    await it.close();
  });
});

describe('without a mail server', () => {
  test('the mail waits in the outbox, and the log names its file', async () => {
    const it = await openTestApp('sqlite');
    await it.signUp('alone@example.com');
    expect((await ask(it, 'alone@example.com')).status).toBe(200);
    const outbox = join(it.dataDir, 'outbox');
    const file = (await readdir(outbox)).find((name) => name.endsWith('-password-reset.txt')) ?? '';
    const text = await readFile(join(outbox, file), 'utf8');
    const token = /http:\/\/localhost:3000\/reset\/new\?token=(\S+)/.exec(text)?.[1] ?? '';
    expect((await reset(it, token)).status).toBe(200);
    expect((await signIn(it, 'alone@example.com', NEW_PASSWORD)).status).toBe(200);
    expect(it.log.join('')).toContain(file);
    expect(it.log.join('')).not.toContain(token);
    await it.close();
  });

  test('and without room for it, the person is told that it did not work', async () => {
    const it = await openTestApp('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' });
    const person = await it.signUp('nowhere@example.com');
    expect(await tokenFor(it.send, person.cookie)).toBeTruthy();
    expect((await ask(it, 'nowhere@example.com')).body.message).toBe(FAILED);
    await it.close();
  });
});
