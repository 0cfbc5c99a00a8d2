import { NO_USER } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Actor } from './identity-verifier.ts';
import type { OwnersRepository } from './owners.repository.ts';

const REMEMBERED_OWNERS = 50_000;
/** How long another process may not have noticed that a person deleted their account; it can write nothing even so. */
const REMEMBERED_MS = 5_000;

interface Dependencies {
  readonly owners: OwnersRepository;
  readonly clock: Clock;
  readonly example: { readonly name: string; readonly description: string };
}

/** Knows who is a person here: whoever calls for the first time, from whichever identity service, becomes one. */
export function createOwnersService({ owners, clock, example }: Dependencies) {
  const seen = new Map<string, number>();
  return {
    /** Gives a new person their example product. Throws `not_signed_in` when they have deleted their account. */
    async welcome({ uid }: Actor): Promise<void> {
      const now = clock();
      if (now.getTime() < (seen.get(uid) ?? 0)) return;
      if (!(await owners.exists(uid))) {
        const instant = now.toISOString();
        const product = { ...example, id: newId(), isExample: 1, createdAt: instant, updatedAt: instant };
        if (!(await owners.welcome(uid, instant, product))) throw new DomainError('not_signed_in', NO_USER);
      }
      if (seen.size >= REMEMBERED_OWNERS) seen.clear();
      seen.set(uid, now.getTime() + REMEMBERED_MS);
    },

    /** Looks at the next call of the person whether they are still there. */
    forget: (uid: string): void => void seen.delete(uid),
  };
}
