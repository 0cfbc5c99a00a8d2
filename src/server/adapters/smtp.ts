import { createTransport } from 'nodemailer';
import { MailFault, type Mailer, type MailOutcome } from '../mail/mailer.ts';

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
  const transport = createTransport(url, {
    from,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  } as object);
  return {
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({ to, subject, text, html });
      } catch (error) {
        throw faultOf(error as SmtpError);
      }
    },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

// The server's own sentence stays out: it likes to repeat the person's address.
function faultOf(error: SmtpError): MailFault {
  const { code = 'UNKNOWN', command = 'CONN', responseCode } = error;
  const reason = [code, command, responseCode].filter(Boolean).join(' ');
  return new MailFault(outcomeOf(error), reason);
}

function outcomeOf({ code, command, responseCode }: SmtpError): MailOutcome {
  if (responseCode !== undefined) return responseCode < 500 ? 'busy' : 'refused';
  if (code === 'EAUTH' || code === 'EENVELOPE') return 'refused';
  return command === 'DATA' ? 'unsure' : 'busy';
}
