import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSmtp, type MailAnswer, startSmtp } from '../../../tests/fakes/smtp.ts';
import type { Mail, MailFault } from '../mail/mailer.ts';
import { createSmtpMailer } from './smtp.ts';

const FROM = 'Storygenie <stories@example.com>';
const mail: Mail = {
  kind: 'password-reset',
  to: 'ada@example.com',
  subject: 'Your new password',
  text: 'Hello,\n\nhttps://example.com/reset/new?token=abc\n',
  html: '<p>Hello, <a href="https://example.com/reset/new?token=abc">here</a></p>',
};

async function faultOf(sending: Promise<void>): Promise<MailFault> {
  return sending.then(
    () => expect.fail('the mail was taken'),
    (error: unknown) => error as MailFault,
  );
}

describe('a mail through SMTP', () => {
  let smtp: FakeSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());

  test('arrives with its text, its HTML and who it is from', async () => {
    await createSmtpMailer({ url: smtp.url, from: FROM }).send(mail);
    const arrived = await smtp.mailTo(mail.to);
    expect(arrived.from).toMatchObject({ name: 'Storygenie', address: 'stories@example.com' });
    expect(arrived.subject).toBe(mail.subject);
    expect(arrived.text?.trim()).toBe(mail.text.trim());
    expect(arrived.html?.trim()).toBe(mail.html);
    expect(arrived.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(arrived.messageId).toMatch(/@example\.com>$/);
  });

  test.each<[MailAnswer, string, string]>([
    [{ address: 550 }, 'refused', 'EENVELOPE RCPT TO 550'],
    [{ address: 451 }, 'busy', 'EENVELOPE RCPT TO 451'],
    [{ mail: 452 }, 'busy', 'EMESSAGE DATA 452'],
    [{ mail: 554 }, 'refused', 'EMESSAGE DATA 554'],
    ['lost answer', 'unsure', 'ECONNECTION CONN'],
  ])('that is answered with %j is %s', async (answer, outcome, reason) => {
    smtp.next(mail.to, answer);
    const fault = await faultOf(createSmtpMailer({ url: smtp.url, from: FROM }).send(mail));
    expect([fault.outcome, fault.reason]).toEqual([outcome, reason]);
    expect(`${fault.message}${fault.reason}`).not.toContain('ada');
  });

  test('whose connection breaks before it was handed over is surely not taken', async () => {
    smtp.next(mail.to, 'broken before');
    const fault = await faultOf(createSmtpMailer({ url: smtp.url, from: FROM }).send(mail));
    expect(fault.outcome).toBe('busy');
  });

  test('does not leave while nobody listens', async () => {
    const fault = await faultOf(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM }).send(mail));
    expect(fault.outcome).toBe('busy');
  });

  test('does not wait for a server that says nothing', async () => {
    const silent = createServer(() => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    silent.listen(0, '127.0.0.1', resolve);
    await promise;
    const { port } = silent.address() as AddressInfo;
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: FROM,
      patience: { connectMs: 50, silenceMs: 50 },
    });
    expect((await faultOf(mailer.send(mail))).outcome).toBe('busy');
    silent.close();
  });
});

describe('an SMTP server that wants to know who sends', () => {
  let smtp: FakeSmtp;
  beforeAll(async () => {
    smtp = await startSmtp({ user: 'stories', password: 'p@ss/word' });
  });
  afterAll(() => smtp.close());

  test('takes mails with the name and password of the address', async () => {
    await createSmtpMailer({ url: smtp.url, from: FROM }).send(mail);
    expect((await smtp.mailTo(mail.to)).subject).toBe(mail.subject);
  });

  test('takes none with a wrong password, however often it is tried', async () => {
    const fault = await faultOf(createSmtpMailer({ url: smtp.url.replace('p%40ss', 'wrong'), from: FROM }).send(mail));
    expect(fault.outcome).toBe('refused');
    expect(fault.reason).toContain('EAUTH');
  });
});
