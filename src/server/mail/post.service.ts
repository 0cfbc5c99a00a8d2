import { MailFault, type Mail, type Mailer } from './mailer.ts';

/** Between one try and the next, for what may do at another time. */
const WAITS_MS = [5_000, 60_000, 5 * 60_000, 15 * 60_000];

interface Dependencies {
  readonly mailer: Mailer;
  readonly log: (event: { kind: Mail['kind']; reason: string; again: boolean }) => void;
  /** Resolves when the time has passed; rejects when `signal` aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type PostService = ReturnType<typeof createPostService>;

/** Brings mails on their way. What goes wrong is logged, without the address and the words. */
export function createPostService({ mailer, log, wait }: Dependencies) {
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();

  /** The fault that the mail met, if any. */
  async function attempt(mail: Mail): Promise<MailFault | undefined> {
    try {
      await mailer.send(mail);
      return undefined;
    } catch (error) {
      return error instanceof MailFault ? error : new MailFault('refused', nameOf(error), { cause: error });
    }
  }

  async function attemptPatiently(mail: Mail): Promise<void> {
    for (const milliseconds of [...WAITS_MS, undefined]) {
      const fault = await attempt(mail);
      if (!fault) return;
      const again = fault.outcome === 'busy' && milliseconds !== undefined && !closing.signal.aborted;
      log({ kind: mail.kind, reason: fault.reason, again });
      if (!again) return;
      await wait(milliseconds, closing.signal).catch(() => {});
    }
  }

  return {
    /** Sends a mail that somebody is waiting for, once. Answers whether it was taken over. */
    async sendNow(mail: Mail): Promise<boolean> {
      const fault = await attempt(mail);
      if (fault) log({ kind: mail.kind, reason: fault.reason, again: false });
      return !fault;
    },

    /** Sends a mail in its own time: nobody waits, and a mail server that is busy is asked again for a while. */
    sendLater(mail: Mail): void {
      const delivery = attemptPatiently(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },

    /** Ends the waiting, lets each mail have its last try, and resolves when none is underway. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(underway);
    },
  };
}

function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'unknown');
}
