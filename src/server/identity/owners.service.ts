import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Actor } from './identity-verifier.ts';
import type { OwnersRepository } from './owners.repository.ts';

const REMEMBERED_OWNERS = 50_000;

interface Dependencies {
  readonly owners: OwnersRepository;
  readonly clock: Clock;
  readonly example: { readonly name: string; readonly description: string };
}

/** Makes `welcome`: whoever calls for the first time, from whichever identity service, finds their example product. */
export function createOwnersService({ owners, clock, example }: Dependencies) {
  const welcomed = new Set<string>();
  return {
    async welcome({ uid }: Actor): Promise<void> {
      if (welcomed.has(uid)) return;
      if (!(await owners.exists(uid))) {
        const now = clock().toISOString();
        await owners.welcome(uid, now, { ...example, id: newId(), isExample: 1, createdAt: now, updatedAt: now });
      }
      if (welcomed.size >= REMEMBERED_OWNERS) welcomed.clear();
      welcomed.add(uid);
    },
  };
}
