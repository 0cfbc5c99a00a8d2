import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import type { Mailer } from './mail/mailer.ts';

/** The mail server that the settings name, or else a folder. */
export async function chooseMailer(env: Env, log: FastifyBaseLogger): Promise<Mailer> {
  if (env.SMTP_URL && env.MAIL_FROM) {
    const { createSmtpMailer } = await import('./adapters/smtp.ts');
    return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  }
  const { createMailOutbox } = await import('./adapters/mail-outbox.ts');
  return createMailOutbox({
    folder: join(env.DATA_DIR, 'outbox'),
    onWritten: (file) => log.info({ part: 'mail', file }, 'no SMTP_URL is set: the mail was put into the outbox'),
  });
}
