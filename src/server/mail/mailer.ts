export interface Mail {
  /** Names the kind in the log, where neither the address nor the words may stand. */
  readonly kind: 'password-reset' | 'confirm-address';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to whatever brings them to people. */
export interface Mailer {
  /** Resolves when the mail was taken over. Throws a {@link MailFault}. */
  readonly send: (mail: Mail) => Promise<void>;
}

/**
 * What a mail that was not taken over has met:
 * - `busy`: surely not taken, another try may do;
 * - `refused`: surely not taken, another try will not do;
 * - `unsure`: the answer was lost; another try might bring the mail twice.
 */
export type MailOutcome = 'busy' | 'refused' | 'unsure';

export class MailFault extends Error {
  readonly outcome: MailOutcome;
  /** For the log: what the mail server's answer boils down to, without anybody's address. */
  readonly reason: string;

  constructor(outcome: MailOutcome, reason: string, options?: ErrorOptions) {
    super(`The mail was not taken over: ${reason}`, options);
    this.name = 'MailFault';
    this.outcome = outcome;
    this.reason = reason;
  }
}
