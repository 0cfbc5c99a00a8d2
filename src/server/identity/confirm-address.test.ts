import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../../tests/fakes/smtp.ts';
import { linkIn, tokenIn } from '../../../tests/support/mailed-link.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const ORIGIN = 'https://stories.example.com';
const DAY_MS = 24 * 60 * 60 * 1_000;

afterEach(() => void vi.useRealTimers());

describe.each(DIALECTS)('a new address on %s', (dialect) => {
  let smtp: FakeSmtp;
  let it: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    it = await openTestApp(dialect, { SMTP_URL: smtp.url, MAIL_FROM: 'a@example.com', PUBLIC_URL: ORIGIN });
  });
  afterAll(async () => {
    await it.close();
    await smtp.close();
  });

  const confirm = (token: string) => it.send('GET', `/api/auth/verify-email?token=${token}`);
  const isConfirmed = async (cookie: string): Promise<boolean> =>
    (await it.send('GET', '/api/auth/get-session', { headers: { cookie } })).body.user.emailVerified;
  const resend = (email: string, cookie?: string) =>
    it.send('POST', '/api/auth/send-verification-email', {
      body: { email },
      headers: { origin: ORIGIN, ...(cookie && { cookie }) },
    });

  test('is confirmed through the link that is mailed at sign-up; until then the person works all the same', async () => {
    const person = await it.signUp('new@example.com');
    expect((await it.send('GET', '/api/product', { token: person.token })).status).toBe(200);
    expect(await isConfirmed(person.cookie)).toBe(false);
    const mail = await smtp.mailTo('new@example.com', 'Please confirm your address for Storygenie');
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual([ORIGIN, '/confirm']);
    const reply = await confirm(tokenIn(mail));
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await isConfirmed(person.cookie)).toBe(true);
  });

  test('is mailed again when the person asks, and not once it is confirmed', async () => {
    const person = await it.signUp('again@example.com');
    await smtp.mailTo('again@example.com');
    expect((await resend('again@example.com', person.cookie)).status).toBe(200);
    expect(smtp.offered('again@example.com')).toBe(2);
    await confirm(tokenIn(await smtp.mailTo('again@example.com')));
    const reply = await resend('again@example.com', person.cookie);
    expect([reply.status, reply.body.code]).toEqual([400, 'EMAIL_ALREADY_VERIFIED']);
    expect(smtp.offered('again@example.com')).toBe(2);
  });

  test("is not mailed in somebody else's name", async () => {
    const person = await it.signUp('mine@example.com');
    await it.signUp('theirs@example.com');
    await smtp.mailTo('theirs@example.com');
    expect((await resend('theirs@example.com', person.cookie)).status).toBe(400);
    expect(smtp.offered('theirs@example.com')).toBe(1);
  });

  test('is told when the mail that was asked for is not taken, and nothing is sent later', async () => {
    const person = await it.signUp('asked@example.com');
    await smtp.mailTo('asked@example.com');
    smtp.next('asked@example.com', { address: 451 });
    const reply = await resend('asked@example.com', person.cookie);
    expect([reply.status, reply.body.code]).toEqual([503, 'MAIL_NOT_SENT']);
    expect(reply.body.message).toBe('The mail could not be sent. Please try again in a few minutes.');
    expect((await resend('asked@example.com', person.cookie)).status).toBe(200);
    expect(smtp.offered('asked@example.com')).toBe(3);
  });

  test('that nobody signed up with gets no mail, and the answer does not tell', async () => {
    expect((await resend('stranger@example.com')).status).toBe(200);
    expect(smtp.offered('stranger@example.com')).toBe(0);
  });

  test('is not confirmed by a link that is a day old, forged, or cut', async () => {
    const person = await it.signUp('old@example.com');
    const token = tokenIn(await smtp.mailTo('old@example.com'));
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const forged of [
      `${header}.${encode({ ...claims, email: 'new@example.com' })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${payload}`,
      'x',
    ]) {
      const reply = await confirm(forged);
      expect([reply.status, reply.body.code]).toEqual([401, 'INVALID_TOKEN']);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1_000 });
    const late = await confirm(token);
    vi.useRealTimers();
    expect([late.status, late.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await isConfirmed(person.cookie)).toBe(false);
  });

  test('whose mail the server does not take has an account all the same, and can be mailed later', async () => {
    smtp.next('bounced@example.com', { address: 550 });
    const person = await it.signUp('bounced@example.com');
    expect((await it.send('GET', '/api/product', { token: person.token })).status).toBe(200);
    await expect
      .poll(() => it.log.map((line) => JSON.parse(line)).findLast(({ part }) => part === 'mail'), { timeout: 10_000 })
      .toMatchObject({ kind: 'confirm-address', again: false });
    expect((await resend('bounced@example.com', person.cookie)).status).toBe(200);
    await confirm(tokenIn(await smtp.mailTo('bounced@example.com')));
    expect(await isConfirmed(person.cookie)).toBe(true);
  });
});

test('a mail server that does not answer keeps nobody from creating an account', async () => {
  const it = await openTestApp('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com' });
  const person = await it.signUp('early@example.com');
  expect((await it.send('GET', '/api/product', { token: person.token })).status).toBe(200);
  await it.close();
});
