import type { JiraTraces } from '#contract/account.ts';
import type { JiraConnection } from '#contract/jira.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Connection, ConnectionsRepository } from './connections.repository.ts';

export type KeptConnectionService = ReturnType<typeof createKeptConnectionService>;

/** What is kept of a person's connection, whether or not this server can use it. */
export function createKeptConnectionService(connections: ConnectionsRepository) {
  return {
    async describe(actor: Actor): Promise<JiraConnection> {
      const connection = await connections.findSaved(actor.uid);
      const revoked = connection !== undefined && connection.tokens === undefined;
      if (!connection || revoked) return { refreshToken: null, cloudId: null, host: null, connectedAt: null, revoked };
      const { refreshName, cloudId, savedAt } = connection;
      return { refreshToken: refreshName, cloudId, host: hostOf(connection), connectedAt: savedAt, revoked };
    },

    /** What a person takes away of it, which is everything but the tokens. */
    async traces(uid: string): Promise<JiraTraces> {
      const [connection, choices] = [await connections.findSaved(uid), await connections.choices(uid)];
      if (!connection) return { connection: null, choices };
      const { cloudId, savedAt: connectedAt } = connection;
      return { connection: { host: hostOf(connection), cloudId, connectedAt }, choices };
    },

    /** Forgets everything of it; what the person allowed at Atlassian only they can take back there. */
    forget: (actor: Actor): Promise<void> => connections.forget(actor.uid),
  };
}

function hostOf({ sites, cloudId }: Connection): string | null {
  return sites.find(({ id }) => id === cloudId)?.url ?? null;
}
