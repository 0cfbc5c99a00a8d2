import { JIRA_RENEWAL_SECONDS, type JiraResource } from '#contract/jira.ts';
import type { Clock } from '../clock.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { Connection, ConnectionsRepository } from './connections.repository.ts';
import { isFault, type Access, type IssueTracker } from './issue-tracker.ts';
import { createRenewal, type Wait } from './renewal.service.ts';
import { askedTooOften, asProblems, notConnected, toProblem } from './tracker-problems.ts';

export type AccessService = ReturnType<typeof createAccessService>;

/** One site, with the way to ask it things in a person's name. */
export interface SiteAccess {
  readonly site: JiraResource;
  /**
   * Runs `ask` with a token that is good; renews it and runs once more when Atlassian does not take it. What it throws
   * of the tracker comes from `ask`: that there is no good token is a problem.
   */
  readonly run: <T>(ask: (access: Access) => Promise<T>) => Promise<T>;
}

/** What one connection may ask of Atlassian, whose own limits are shared by everybody on a site. */
const ASKING: Quota = { limit: 240, seconds: 60 };

interface Dependencies {
  readonly connections: ConnectionsRepository;
  readonly tracker: IssueTracker;
  readonly quotas: QuotasRepository;
  readonly clock: Clock;
  readonly wait: Wait;
}

/** Lets a person's calls reach Atlassian with tokens that are good. */
export function createAccessService({ connections, tracker, quotas, clock, wait }: Dependencies) {
  const renew = createRenewal({ connections, tracker, clock, wait });

  /** The connection with tokens that last; those that cannot be renewed right now serve until they end. */
  async function fresh(connection: Connection): Promise<Connection> {
    if (!connection.tokens) throw notConnected();
    const left = Date.parse(connection.expiresAt) - clock().getTime();
    if (left > JIRA_RENEWAL_SECONDS * 1_000) return connection;
    return renew(connection).catch((error: unknown) => {
      if (left > 0 && isFault(error, 'busy', 'unreachable', 'unanswered')) return connection;
      throw toProblem(error);
    });
  }

  /** Throws `jira_busy` for a connection that asks more than anybody would who looks at what comes. */
  async function count({ id }: Connection): Promise<void> {
    const wait = await quotas.count(`jira-asking:${id}`, ASKING);
    if (wait !== undefined) throw askedTooOften(wait);
  }

  async function withToken<T>(start: Connection, ask: (accessToken: string) => Promise<T>): Promise<T> {
    await count(start);
    const connection = await fresh(start);
    return ask(connection.tokens?.accessToken ?? '').catch(async (error: unknown) => {
      if (!isFault(error, 'expired')) throw error;
      const renewed = await asProblems(renew(connection));
      return ask(renewed.tokens?.accessToken ?? '').catch(async (again: unknown) => {
        if (!isFault(again, 'expired')) throw again;
        await connections.revoke(renewed.id, renewed.accessName);
        throw notConnected();
      });
    });
  }

  async function sites(connection: Connection): Promise<JiraResource[]> {
    const found = await withToken(connection, tracker.sites);
    await connections.noteSites(connection.id, found);
    return found;
  }

  async function saved(ownerId: string): Promise<Connection> {
    const connection = await connections.findSaved(ownerId);
    if (!connection?.tokens) throw notConnected();
    return connection;
  }

  return {
    fresh,
    async renew(connection: Connection): Promise<Connection> {
      await count(connection);
      return renew(connection);
    },
    saved,
    /** The sites that a connection reaches now. */
    sites,

    /** The way to a site of the person's, the chosen one unless named. Throws `jira_not_connected` when there is none. */
    async site(ownerId: string, cloudId?: string): Promise<SiteAccess> {
      const connection = await saved(ownerId);
      const wanted = cloudId ?? connection.cloudId;
      const isWanted = ({ id }: JiraResource): boolean => id === wanted;
      const site = connection.sites.find(isWanted) ?? (await sites(connection)).find(isWanted);
      if (!site) throw notConnected();
      // Looked up for each use: somebody may have renewed it meanwhile.
      return {
        site,
        run: async (ask) => withToken(await saved(ownerId), (accessToken) => ask({ accessToken, cloudId: site.id })),
      };
    },
  };
}
