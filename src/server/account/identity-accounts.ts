import type { Transaction } from 'kysely';
import type { Account, IdentityTraces } from '#contract/account.ts';
import type { Database } from '../db/tables.ts';
import type { Actor } from '../identity/identity-verifier.ts';

/** What the identity service knows of people, beyond letting them in. */
export interface IdentityAccounts {
  /** The person as they are now; undefined when there is no such person any more. */
  readonly find: (actor: Actor) => Promise<Account | undefined>;
  /** True when the session in which the actor's token was made lives, as far as can be known here. */
  readonly isSignedIn: (actor: Actor, now: string) => Promise<boolean>;
  /** What else of them is kept here, newest first. */
  readonly traces: (uid: string) => Promise<IdentityTraces>;
  /** Changes the name; absent where people change it with the identity service itself. */
  readonly rename?: (uid: string, name: string, now: string) => Promise<void>;
  /** Removes everything that is kept of the person here, within `transaction`. */
  readonly remove: (transaction: Transaction<Database>, uid: string) => Promise<void>;
}
