import type { Kysely } from 'kysely';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { createAtlassian } from './adapters/atlassian/atlassian.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/tables.ts';
import type { Env } from './env.ts';
import type { Serve } from './http/serve.ts';
import type { Actor } from './identity/identity-verifier.ts';
import type { Secrets } from './identity/secrets.ts';
import { createAccessService } from './jira/access.service.ts';
import { createCatalogueService } from './jira/catalogue.service.ts';
import { createConnectionService } from './jira/connection.service.ts';
import { createConnectionsRepository } from './jira/connections.repository.ts';
import { createIssueService } from './jira/issue.service.ts';
import type { IssueTracker } from './jira/issue-tracker.ts';
import { serveJira } from './jira/jira.routes.ts';
import { createKeptConnectionService } from './jira/kept-connection.service.ts';
import { createPushService } from './jira/push.service.ts';
import { createPushesRepository } from './jira/pushes.repository.ts';
import type { Wait } from './jira/renewal.service.ts';
import { createStandingService } from './jira/standing.service.ts';
import { createSeal } from './jira/token-seal.ts';
import type { QuotasRepository } from './quotas/quotas.repository.ts';

interface Parts {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly secrets: Secrets;
  readonly stories: { readonly get: (actor: Actor, id: string) => Promise<Story> };
  readonly quotas: QuotasRepository;
  readonly clock: Clock;
  readonly wait: Wait;
}

const UNSAVED_MS = 60 * 60 * 1_000;

/** Puts the part together that knows Jira. */
export function openJira({ env, db, secrets, stories, quotas, clock, wait }: Parts) {
  const connections = createConnectionsRepository(db, createSeal(secrets.versions));
  const pushes = createPushesRepository(db);
  const tracker = openTracker(env);
  const access = tracker && createAccessService({ connections, tracker, quotas, clock, wait });
  const kept = createKeptConnectionService(connections);
  return {
    pushes,
    /** What is kept of a person's connection. */
    traces: (uid: string) => kept.traces(uid),
    serve(serve: Serve): void {
      const jira = tracker && access && { access, tracker };
      serveJira(serve, {
        kept,
        standing: createStandingService({ stories, pushes, clock, jira }),
        jira: jira && {
          connection: createConnectionService({
            connections,
            ...jira,
            quotas,
            clock,
            isOurs: (url) => isOurs(env, url),
          }),
          catalogue: createCatalogueService(jira),
          push: createPushService({ stories, pushes, ...jira, clock, wait }),
          issue: createIssueService({ stories, pushes, ...jira, clock }),
        },
      });
    },
    /** Forgets what has expired, and seals anew what was sealed with the secret before. */
    async tidy(): Promise<void> {
      const now = clock();
      await connections.forgetExpired(now.toISOString(), new Date(now.getTime() - UNSAVED_MS).toISOString());
      await connections.sealAnew();
    },
  };
}

function openTracker(env: Env): IssueTracker | undefined {
  const { JIRA_CLIENT_ID, JIRA_CLIENT_SECRET, JIRA_AUTH_URL, JIRA_API_URL, JIRA_TIMEOUT_SECONDS } = env;
  if (!JIRA_CLIENT_ID || !JIRA_CLIENT_SECRET) return undefined;
  return createAtlassian({
    clientId: JIRA_CLIENT_ID,
    clientSecret: JIRA_CLIENT_SECRET,
    authUrl: JIRA_AUTH_URL,
    apiUrl: JIRA_API_URL,
    timeoutMs: JIRA_TIMEOUT_SECONDS * 1_000,
  });
}

/** The callback of this server; without a PUBLIC_URL it may be reached at any address. */
function isOurs({ PUBLIC_URL }: Env, redirectUri: string): boolean {
  const { origin, pathname, search, hash } = new URL(redirectUri);
  const isCallback = pathname === browserRoutes.jiraCallback && search === '' && hash === '';
  return isCallback && (PUBLIC_URL === undefined || origin === new URL(PUBLIC_URL).origin);
}
