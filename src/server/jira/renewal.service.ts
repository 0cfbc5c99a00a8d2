import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Connection, ConnectionsRepository, KeptTokens } from './connections.repository.ts';
import { isFault, type IssueTracker, type TrackerTokens } from './issue-tracker.ts';
import { latestLease, leaseFrom, whileAlive } from '../lease.ts';
import { newName } from './opaque-names.ts';
import { notConnected } from './tracker-problems.ts';

/** Lets time go by. */
export type Wait = (milliseconds: number) => Promise<void>;

/** How long Atlassian takes a refresh token after it was used. */
const LEEWAY_MS = 600_000;
const LOOK_AGAIN_MS = 250;

interface Dependencies {
  readonly connections: ConnectionsRepository;
  readonly tracker: IssueTracker;
  readonly clock: Clock;
  readonly wait: Wait;
}

/** What is kept of tokens that have just come; `before` are those that they came for. */
export function keep(tokens: TrackerTokens, now: Date, before?: KeptTokens) {
  const { accessToken, refreshToken, expiresIn } = tokens;
  const until = new Date(now.getTime() + LEEWAY_MS).toISOString();
  return {
    accessName: newName(),
    expiresAt: new Date(now.getTime() + expiresIn * 1_000).toISOString(),
    tokens: {
      accessToken,
      refreshToken,
      ...(before && { previous: { refreshToken: before.refreshToken, until } }),
    },
  };
}

/**
 * Makes the function that renews a connection's tokens. Atlassian's refresh tokens are good once, so one process at a
 * time renews, and the new ones are stored before anybody uses them; whoever comes meanwhile waits and gets what came.
 */
export function createRenewal({ connections, tracker, clock, wait }: Dependencies) {
  // An answer that is lost costs nothing: the token that was sent is taken for ten minutes more.
  async function send(refreshToken: string): Promise<TrackerTokens> {
    return tracker.renew(refreshToken).catch((error: unknown) => {
      if (isFault(error, 'unanswered')) return tracker.renew(refreshToken);
      throw error;
    });
  }

  async function exchange({ refreshToken, previous }: KeptTokens): Promise<TrackerTokens> {
    return send(refreshToken).catch((error: unknown) => {
      const withinLeeway = previous && previous.until > clock().toISOString();
      if (withinLeeway && isFault(error, 'revoked')) return send(previous.refreshToken);
      throw error;
    });
  }

  async function current(id: string): Promise<Connection> {
    const connection = await connections.find(id);
    if (!connection?.tokens) throw notConnected();
    return connection;
  }

  /** Takes the lease for `connection`; answers undefined when somebody else has renewed it. */
  async function lease({ id, accessName }: Connection): Promise<string | undefined> {
    const giveUpAt = leaseFrom(clock());
    for (;;) {
      const now = clock().toISOString();
      const taken = { id: newId(), until: leaseFrom(clock()), now, latest: latestLease(clock()) };
      if (await connections.takeLease(id, accessName, taken)) return taken.id;
      if ((await current(id)).accessName !== accessName) return undefined;
      if (now >= giveUpAt) {
        throw new DomainError('jira_unavailable', 'Jira does not answer right now. Try again in a moment.');
      }
      await wait(LOOK_AGAIN_MS);
    }
  }

  /** The connection with new tokens. Throws `jira_not_connected` when Atlassian gives none any more. */
  return async (connection: Connection): Promise<Connection> => {
    const leaseId = await lease(connection);
    if (leaseId === undefined) return current(connection.id);
    try {
      // Those of now: a lease that ended with nothing leaves the name as it was.
      const { tokens } = await current(connection.id);
      if (!tokens) throw notConnected();
      const now = clock();
      const fresh = await whileAlive(
        () => connections.prolongLease(connection.id, leaseId, leaseFrom(clock())),
        () => exchange(tokens),
      );
      await connections.endLease(connection.id, leaseId, keep(fresh, now, tokens));
    } catch (error) {
      const outcome = isFault(error, 'revoked') ? 'revoked' : 'unchanged';
      await connections.endLease(connection.id, leaseId, outcome);
      throw outcome === 'revoked' ? notConnected() : error;
    }
    return current(connection.id);
  };
}
