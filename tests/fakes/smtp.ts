import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/**
 * What the server does with a mail: takes it, refuses the person's address or the mail with a code of SMTP, breaks the
 * connection before it was sent, or takes it and breaks the connection instead of saying so.
 */
export type MailAnswer =
  | 'accept'
  | { readonly address: number }
  | { readonly mail: number }
  | 'broken before'
  | 'lost answer';

export interface FakeSmtp {
  /** For SMTP_URL. */
  readonly url: string;
  /** Mails that were taken, oldest first. */
  readonly mails: Email[];
  /** How many mails to `address` were offered, taken or not. */
  readonly offered: (address: string) => number;
  /** Answers the next mail to `address` so; then accepts again. */
  next(address: string, answer: MailAnswer): void;
  /** Resolves with the latest mail to `address` whose subject holds `about`, as soon as there is one. */
  mailTo(address: string, about?: string): Promise<Email>;
  close(): Promise<void>;
}

/** An SMTP server on this machine that keeps what it is given. */
export async function startSmtp({ user, password }: { user?: string; password?: string } = {}): Promise<FakeSmtp> {
  const mails: Email[] = [];
  const answers = new Map<string, MailAnswer>();
  const offers: string[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const given = new Map<string, MailAnswer>();
  const hangUp = ({ remotePort }: SMTPServerSession): void => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  const take = async (raw: Buffer, session: SMTPServerSession, done: () => void): Promise<void> => {
    mails.push(await PostalMime.parse(raw));
    for (const look of waiting) look();
    if (given.get(session.id) === 'lost answer') hangUp(session);
    else done();
  };
  const options: SMTPServerOptions = {
    disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: user === undefined,
    onAuth: (given, _session, done) =>
      given.username === user && given.password === password
        ? done(null, { user: given.username })
        : done(new Error('Invalid username or password')),
    onRcptTo: (address, session, done) => {
      offers.push(address.address);
      const answer = answers.get(address.address) ?? 'accept';
      answers.delete(address.address);
      given.set(session.id, answer);
      if (answer === 'broken before') return hangUp(session);
      const refusal = typeof answer === 'object' && 'address' in answer && answer.address;
      done(refusal ? refuse(refusal, `<${address.address}> is not taken`) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('end', () => {
        const answer = given.get(session.id);
        if (typeof answer === 'object' && 'mail' in answer) {
          done(refuse(answer.mail, 'the mail is not taken'));
        } else {
          void take(Buffer.concat(chunks), session, done);
        }
      });
    },
  };
  const server = new SMTPServer(options);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A client that is gone before the answer is no fault of this server.
  server.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = listening.address() as { port: number };
  const credentials = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    mails,
    offered: (address) => offers.filter((offered) => offered === address).length,
    next: (address, next) => void answers.set(address, next),
    mailTo: (address, about = '') => {
      const { promise, resolve } = Promise.withResolvers<Email>();
      const look = (): void => {
        const isFor = ({ to }: Email): boolean => to?.some((recipient) => recipient.address === address) ?? false;
        const found = mails.findLast((mail) => isFor(mail) && mail.subject?.includes(about));
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      return promise;
    },
    close: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      return promise;
    },
  };
}

function refuse(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
