import { createTransport } from 'nodemailer';
import { type Mail, MailFault, type Mailer, type MailOutcome } from '../mail/mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

interface Settings {
  /** `smtp://` or `smtps://`, with the user's name and password where the server wants them. */
  readonly url: string;
  readonly from: string;
  /** How long a connection, and then each answer, may take. */
  readonly patience?: { readonly connectMs: number; readonly silenceMs: number };
}

/** Sends mails through an SMTP server. */
export function createSmtpMailer({ url, from, patience }: Settings): Mailer {
  const { connectMs = CONNECT_MS, silenceMs = SILENCE_MS } = patience ?? {};
  return {
    async send({ to, subject, text, html }: Mail) {
      let handedOver = false;
      const transport = createTransport({
        url,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        // When a connection breaks, only this tells whether the server had the whole mail by then.
        logger: { ...SILENT, info: (entry: unknown) => void (handedOver ||= isWholeMail(entry)) },
      });
      try {
        // Out-of-office programs do not answer what a machine has sent.
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({ from, to, subject, text, html, headers });
      } catch (error) {
        throw faultOf(error as SmtpError, handedOver);
      }
    },
  };
}

const nothing = (): void => {};
const SILENT = { level: nothing, trace: nothing, debug: nothing, warn: nothing, error: nothing, fatal: nothing };

function isWholeMail(entry: unknown): boolean {
  return (entry as { tnx?: unknown } | undefined)?.tnx === 'message';
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

// The server's own sentence stays out: it likes to repeat the person's address.
function faultOf(error: SmtpError, handedOver: boolean): MailFault {
  const reason = [error.code, error.command, error.responseCode].filter(Boolean).join(' ');
  return new MailFault(outcomeOf(error, handedOver), reason);
}

function outcomeOf({ code, responseCode }: SmtpError, handedOver: boolean): MailOutcome {
  if (responseCode !== undefined) return responseCode < 500 ? 'busy' : 'refused';
  if (code === 'EAUTH' || code === 'EENVELOPE') return 'refused';
  return handedOver ? 'unsure' : 'busy';
}
