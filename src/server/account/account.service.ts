import {
  type Account,
  type AccountUpdate,
  confirmsDeletion,
  EMAIL_DIFFERS,
  type JiraTraces,
} from '#contract/account.ts';
import { NO_USER } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { AccountRepository } from './account.repository.ts';
import { createCollector, type Collected, type Sources } from './collect.ts';
import type { IdentityAccounts } from './identity-accounts.ts';
import { tooMany } from '../quotas/too-many.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** A file of everything may be large. */
const EXPORTS: Quota = { limit: 10, seconds: 3_600 };

interface Dependencies extends Sources {
  /** What is kept of the person's connection with Jira. */
  readonly jiraTraces: (uid: string) => Promise<JiraTraces>;
  readonly identities: IdentityAccounts;
  readonly accounts: AccountRepository;
  readonly quotas: QuotasRepository;
  readonly clock: Clock;
  /** Hears whose account is gone. */
  readonly onDeleted: (uid: string) => void;
}

/** What a person may do with their own account and data. */
export function createAccountService(dependencies: Dependencies) {
  const { identities, accounts, quotas, clock, jiraTraces, onDeleted, ...sources } = dependencies;
  const collect = createCollector(accounts, sources);

  async function get(actor: Actor): Promise<Account> {
    const account = await identities.find(actor);
    if (!account) throw new DomainError('not_signed_in', NO_USER);
    return account;
  }

  // A token outlives its session by minutes: it must not be enough to carry everything off or to delete it.
  async function requireSession(actor: Actor): Promise<void> {
    if (await identities.isSignedIn(actor, clock().toISOString())) return;
    throw new DomainError('not_signed_in', NO_USER);
  }

  return {
    get,

    async update(actor: Actor, { displayName }: AccountUpdate): Promise<Account> {
      if (actor.isAnonymous) throw new DomainError('account_needed', 'Create an account to go by a name.');
      if (!identities.rename) throw new DomainError('not_offered', 'The name is changed where you signed in.');
      await get(actor);
      await identities.rename(actor.uid, displayName, clock().toISOString());
      return get(actor);
    },

    async export(actor: Actor): Promise<Collected> {
      await requireSession(actor);
      const wait = await quotas.count(`export:${actor.uid}`, EXPORTS);
      if (wait !== undefined) throw tooMany('You have had your data several times just now.', wait);
      const { uid } = actor;
      const [account, traces, jira] = await Promise.all([get(actor), identities.traces(uid), jiraTraces(uid)]);
      return { exportedAt: clock().toISOString(), account, ...traces, jira, ...collect(uid) };
    },

    /** `typedEmail` is what the person typed to confirm. */
    async delete(actor: Actor, typedEmail: string): Promise<void> {
      await requireSession(actor);
      const { email } = await get(actor);
      if (!confirmsDeletion(typedEmail, email)) {
        throw new DomainError('invalid_input', EMAIL_DIFFERS, { errors: [{ path: 'email', message: EMAIL_DIFFERS }] });
      }
      await accounts.delete(actor.uid, clock().toISOString());
      onDeleted(actor.uid);
    },
  };
}
