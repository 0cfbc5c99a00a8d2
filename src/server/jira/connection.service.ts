import { NO_RESOURCES, type JiraGrant, type JiraSecret, type JiraStore, type JiraTokens } from '#contract/jira.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { AccessService } from './access.service.ts';
import type { Connection, ConnectionsRepository } from './connections.repository.ts';
import { isFault, type IssueTracker } from './issue-tracker.ts';
import { hashOf, newName } from './opaque-names.ts';
import { keep } from './renewal.service.ts';
import { asProblems, notConnected } from './tracker-problems.ts';
import { tooMany } from '../quotas/too-many.ts';

export type ConnectionService = ReturnType<typeof createConnectionService>;

const SECRET_MS = 600_000;
/** Connections that a person may begin. */
const BEGINNINGS: Quota = { limit: 30, seconds: 3_600 };

interface Dependencies {
  readonly connections: ConnectionsRepository;
  readonly tracker: IssueTracker;
  readonly access: AccessService;
  readonly quotas: QuotasRepository;
  readonly clock: Clock;
  /** True for an address that people may be sent back to. */
  readonly isOurs: (redirectUri: string) => boolean;
}

type CodeGrant = Extract<JiraGrant, { grant_type: 'authorization_code' }>;

/** Connecting a person with Atlassian. The browser gets names for the tokens; they themselves stay here. */
export function createConnectionService(dependencies: Dependencies) {
  const { connections, tracker, access, quotas, clock, isOurs } = dependencies;

  async function named(actor: Actor, refreshName: string): Promise<Connection> {
    const connection = await connections.findByName(actor.uid, refreshName);
    if (!connection?.tokens) throw notConnected();
    return connection;
  }

  async function exchange(actor: Actor, grant: CodeGrant): Promise<JiraTokens> {
    if (grant.client_id !== tracker.clientId) throw invalid('client_id', 'This is not the client id of this server.');
    if (!isOurs(grant.redirect_uri)) throw invalid('redirect_uri', 'This is not an address of this server.');
    if (!(await connections.useSecret(actor.uid, hashOf(grant.client_secret), clock().toISOString()))) {
      throw invalid('client_secret', 'This connection was begun too long ago, or elsewhere. Connect again.');
    }
    const tokens = await tracker.exchangeCode(grant.code, grant.redirect_uri).catch((error: unknown) => {
      throw isFault(error, 'revoked')
        ? invalid('code', 'Atlassian does not take this code any more. Connect again.')
        : error;
    });
    const [id, now] = [newId(), clock()];
    await connections.insert(actor.uid, { id, refreshName: newName(), now: now.toISOString(), ...keep(tokens, now) });
    const connection = await connections.find(id);
    if (!connection) throw notConnected();
    return namesOf(connection, clock());
  }

  return {
    /** Begins a connection. */
    async begin(actor: Actor): Promise<JiraSecret> {
      const wait = await quotas.count(`jira:${actor.uid}`, BEGINNINGS);
      if (wait !== undefined) throw tooMany('You have begun very many connections.', wait);
      const clientSecret = newName();
      const expiresAt = new Date(clock().getTime() + SECRET_MS).toISOString();
      await connections.addSecret(actor.uid, hashOf(clientSecret), expiresAt);
      return { clientId: tracker.clientId, clientSecret, authorizeUrl: tracker.authorizeUrl, expiresAt };
    },

    /** Atlassian's token endpoint, in names. */
    async grant(actor: Actor, grant: JiraGrant): Promise<JiraTokens> {
      if (grant.grant_type === 'authorization_code') return asProblems(exchange(actor, grant));
      const connection = await named(actor, grant.refresh_token);
      return namesOf(await asProblems(access.renew(connection)), clock());
    },

    /** Makes a connection the person's own, at the site that they chose, chose before, or the first. */
    async save(actor: Actor, refreshName: string, cloudId: string | undefined): Promise<JiraStore> {
      const before = await named(actor, refreshName);
      return asProblems(save(actor, await asProblems(access.fresh(before)), cloudId));
    },
  };

  async function save(actor: Actor, connection: Connection, cloudId: string | undefined): Promise<JiraStore> {
    const known = connection.savedAt !== null && (cloudId ?? connection.cloudId) === connection.cloudId;
    const sites = known ? connection.sites : await access.sites(connection);
    // Whoever connects again goes on at the site that they had.
    const before = await connections.findSaved(actor.uid);
    const usual = sites.find(({ id }) => id === before?.cloudId) ?? sites[0];
    const wanted = cloudId ?? connection.cloudId ?? usual?.id;
    if (wanted === undefined) throw new DomainError('jira_no_resources', NO_RESOURCES);
    const site = sites.find(({ id }) => id === wanted);
    if (!site) throw invalid('cloudId', 'Atlassian does not let you reach this site. Choose another.');
    if (!(await connections.save(actor.uid, connection.id, sites, site.id, clock().toISOString())))
      throw notConnected();
    // Asking for the sites may have renewed the tokens.
    const saved = (await connections.find(connection.id)) ?? connection;
    const { accessName: accessToken, refreshName: refreshToken, expiresAt } = saved;
    return { accessToken, refreshToken, tokenExpiry: Date.parse(expiresAt), cloudId: site.id, host: site.url };
  }
}

function namesOf({ accessName, refreshName, expiresAt }: Connection, now: Date): JiraTokens {
  const left = Math.floor((Date.parse(expiresAt) - now.getTime()) / 1_000);
  return { access_token: accessName, refresh_token: refreshName, expires_in: Math.max(left, 0) };
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ path, message }] });
}
