import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { config as configureZod } from 'zod';
import { en } from 'zod/locales';
import { loginPage } from '#contract/login-page.ts';
import type { AppConfig } from '#contract/system.ts';
import { createAccountRepository, type AccountRepository } from './account/account.repository.ts';
import { serveAccount } from './account/account.routes.ts';
import { createAccountService } from './account/account.service.ts';
import { createSentryReports } from './adapters/sentry.ts';
import type { Analytics } from './analytics/analytics.ts';
import { serveAnalytics } from './analytics/analytics.routes.ts';
import { createAnalyticsService } from './analytics/analytics.service.ts';
import { createEventsRepository } from './analytics/events.repository.ts';
import { systemClock, type Clock } from './clock.ts';
import { migrateToLatest } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import { serveErrorReports } from './error-reports/error-reports.routes.ts';
import { createErrorReportsService } from './error-reports/error-reports.service.ts';
import { createLoggedReports } from './error-reports/logged-reports.ts';
import { createPersonLimits } from './quotas/person-limits.ts';
import { createQuotasRepository, type QuotasRepository } from './quotas/quotas.repository.ts';
import type { Env } from './env.ts';
import { keepHouse } from './housekeeping.ts';
import { openHostedIdentity, type HostedIdentity } from './hosted-identity.ts';
import { createFeedbackRepository } from './feedback/feedback.repository.ts';
import { serveFeedback } from './feedback/feedback.routes.ts';
import { createFeedbackService } from './feedback/feedback.service.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { answerErrors } from './http/on-error.ts';
import { describeApi } from './http/openapi.ts';
import { limitSlowness, PATIENCE, type Patience, refuseBroken, refuseUnroutable } from './http/refuse-broken.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { makeRetirable } from './http/retire.ts';
import { createServe } from './http/serve.ts';
import { parseInput, shapeOutput } from './http/serialize.ts';
import { type BrowserSide, routedUrl, serveBrowserSide } from './http/static.ts';
import { serveIdentity } from './identity/auth.routes.ts';
import { createEmbeddedAccounts } from './identity/embedded-accounts.repository.ts';
import type { EmbeddedIdentity } from './identity/embedded-identity.ts';
import { createHostedAccounts } from './identity/hosted-accounts.repository.ts';
import { keepAuthSecret } from './identity/auth-secret.ts';
import { createSecrets, type Secrets } from './identity/secrets.ts';
import { carriesSession } from './identity/session-cookie.ts';
import type { Wait } from './jira/renewal.service.ts';
import { openJira } from './open-jira.ts';
import { openStories } from './open-stories.ts';
import { createOwnersRepository } from './identity/owners.repository.ts';
import { createOwnersService } from './identity/owners.service.ts';
import { createTokenVerifier } from './identity/token-verifier.ts';
import { loggerOptions, logRequests } from './logging.ts';
import { openMetrics } from './metrics/metrics.ts';
import { openIdentity } from './open-identity.ts';
import { exampleProduct } from './products/example-product.ts';
import { createProductsRepository } from './products/products.repository.ts';
import { serveProducts } from './products/products.routes.ts';
import { createProductsService } from './products/products.service.ts';
import type { Writers } from './stories/story-writer.ts';
import { chooseWriters } from './choose-writer.ts';
import { serveSystem } from './system/system.routes.ts';

const BODY_LIMIT = 256 * 1024;
/** No counter's window is as long, and no token is good for as long. */
const DAY_MS = 24 * 60 * 60 * 1_000;

const GOOGLE_PHOTOS = { image: ['https://lh3.googleusercontent.com'] };

/** What tests put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly wait?: Wait;
  readonly patience?: Patience;
  readonly writers?: Writers;
  readonly log?: { write(line: string): void };
}

/**
 * The composition root: opens what the settings name, migrates, and answers a server that is ready to
 * listen. Closing it lets running requests end and then closes the database.
 */
export async function createApp(env: Env, replacements: Replacements = {}): Promise<FastifyInstance> {
  configureZod(en());
  const { clock = systemClock, wait = waitFor } = replacements;
  const app = openHttp(env, replacements);
  const database = openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  app.addHook('onClose', () => database.close());
  try {
    // Both sets of tables are migrated and the signing key is minted by one process at a time.
    const { secrets, identity } = await database.exclusively(async () => {
      await migrateToLatest(database.db);
      const secrets = createSecrets(env.AUTH_SECRET ?? keepAuthSecret(env.DATA_DIR), env.AUTH_SECRET_PREVIOUS);
      const hosted = openHostedIdentity(env, clock, app.log);
      return { secrets, identity: hosted ?? (await openIdentity({ env, app, database, secrets, clock })) };
    });
    const chosen = replacements.writers ?? (await chooseWriters(env, app.log));
    const metrics = env.METRICS_TOKEN ? await openMetrics(app, { token: env.METRICS_TOKEN, database }) : undefined;
    const writers = metrics?.counting(chosen) ?? chosen;
    await addEverything(app, { env, database, secrets, identity, writers, clock, wait });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Waits without keeping the process alive. */
const waitFor: Wait = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false });

function openHttp(env: Env, { log, patience = PATIENCE }: Replacements): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(env.LOG_LEVEL, log),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    ...limitSlowness(patience),
    // Any address that fits into a request: an endless id is nobody's, like any other that is none.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: routedUrl,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseBroken,
  });
  app.setValidatorCompiler(parseInput);
  app.setSerializerCompiler(shapeOutput);
  // The API speaks JSON only.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  return app;
}

function describeOffer(env: Env, { usual }: Writers, hosted: HostedIdentity | undefined): AppConfig {
  return {
    identity: 'embedded',
    writer: usual.name,
    supportEmail: env.SUPPORT_EMAIL,
    google: env.GOOGLE_CLIENT_ID !== undefined,
    demo: env.DEMO_ENABLED,
    mail: env.SMTP_URL !== undefined,
    jira: env.JIRA_CLIENT_ID !== undefined,
    errorReports: env.SENTRY_DSN !== undefined,
    identityCan: { sessions: true, changeName: true, changePassword: true, anonymous: env.DEMO_ENABLED },
    ...hosted?.offer,
  };
}

type Identity = EmbeddedIdentity | HostedIdentity;

interface Parts {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly secrets: Secrets;
  readonly identity: Identity;
  readonly writers: Writers;
  readonly clock: Clock;
  readonly wait: Wait;
}

async function addEverything(app: FastifyInstance, parts: Parts): Promise<void> {
  const { env, database, secrets, identity, writers, clock, wait } = parts;
  const { db } = database;
  const quotas = createQuotasRepository(db, clock);
  const limits = createPersonLimits(quotas);
  const owners = createOwnersService({ owners: createOwnersRepository(db), clock, example: exampleProduct });
  const productRows = createProductsRepository(db);
  const products = createProductsService({ products: productRows, limits, clock });
  const workshop = openStories({ db, secrets, products, writers, quotas, limits, clock });
  const { stories, versions } = workshop;
  const jira = openJira({ env, db, secrets, stories: workshop.service, quotas, clock, wait });
  const hosted = 'verifier' in identity ? identity : undefined;
  const verifier =
    'verifier' in identity ? identity.verifier : createTokenVerifier({ fetchKeys: identity.fetchKeys, clock });
  const identities = hosted ? createHostedAccounts(db) : createEmbeddedAccounts(db);
  const accounts = createAccountRepository(db, identities);
  const events = createEventsRepository(db);
  const config = describeOffer(env, writers, hosted);

  keepHouse(app, () => tidy({ identity, workshop, quotas, accounts, jira, now: clock() }));
  logRequests(app);
  setSecurityHeaders(app, headerOptions(env, hosted));
  await describeApi(app);
  const isClosing = makeRetirable(app);
  const authenticate = createAuthenticate(verifier.verify, (actor) => {
    writers.usual.prepare?.();
    return owners.welcome(actor);
  });
  const serve = createServe(app, authenticate);
  serveSystem(serve, { config, ping: database.ping, isClosing });
  if ('handle' in identity) {
    serveIdentity(app, { handle: identity.handle, limits: identity.limits, ping: database.ping });
  }
  serveProducts(serve, products);
  workshop.serve(serve);
  jira.serve(serve);
  serveFeedback(serve, createFeedbackService({ feedback: createFeedbackRepository(db), clock }));
  serveAccount(
    serve,
    createAccountService({
      identities,
      accounts,
      products: productRows,
      stories,
      events,
      versions,
      pushes: jira.pushes,
      jiraTraces: jira.traces,
      quotas,
      clock,
      onDeleted: owners.forget,
    }),
  );
  const destinations = [events, ...(await openPostHog(app, env))];
  serveAnalytics(serve, createAnalyticsService({ destinations, quotas, clock }));
  serveErrorReports(app, createErrorReportsService({ reports: openErrorReports(app, env, clock), quotas }));
  await serveBrowserSide(app, browserSide(env, config));
}

function browserSide({ PUBLIC_URL }: Env, config: AppConfig): BrowserSide {
  const isOurs = config.identity === 'embedded';
  return {
    root: resolve(import.meta.dirname, '../../dist/web'),
    publicUrl: PUBLIC_URL,
    askedFirst: isOurs ? ['/api/config', '/api/auth/get-session'] : ['/api/config'],
    // Only the browser knows whether somebody is signed in at a service that is not ours.
    loginPageFor: (cookies) => (isOurs && !carriesSession(cookies) ? loginPage(config) : undefined),
  };
}

interface Household {
  readonly identity: Identity;
  readonly workshop: ReturnType<typeof openStories>;
  readonly quotas: QuotasRepository;
  readonly accounts: AccountRepository;
  readonly jira: ReturnType<typeof openJira>;
  readonly now: Date;
}

/** Forgets what is of no use any more. */
async function tidy({ identity, workshop, quotas, accounts, jira, now }: Household): Promise<void> {
  if ('tidy' in identity) await identity.tidy();
  await workshop.tidy();
  const aDayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await quotas.forgetBefore(aDayAgo);
  await accounts.forgetBefore(aDayAgo);
  await jira.tidy();
}

function headerOptions(env: Env, hosted: HostedIdentity | undefined): Parameters<typeof setSecurityHeaders>[1] {
  return {
    https: env.PUBLIC_URL?.startsWith('https:') ?? false,
    sources: hosted?.sources ?? (env.GOOGLE_CLIENT_ID ? GOOGLE_PHOTOS : {}),
  };
}

/** Where what went wrong in a browser goes. */
function openErrorReports(app: FastifyInstance, { SENTRY_DSN }: Env, clock: Clock): ErrorReports {
  if (!SENTRY_DSN) return createLoggedReports(app.log);
  return createSentryReports({
    dsn: SENTRY_DSN,
    now: () => clock().getTime(),
    onFailure: (error) => app.log.warn({ part: 'error-reports', err: error }, 'Sentry did not take a report'),
  });
}

/** Where usage events go beside our own table. */
async function openPostHog(app: FastifyInstance, { POSTHOG_KEY, POSTHOG_HOST }: Env): Promise<Analytics[]> {
  if (!POSTHOG_KEY) return [];
  // Loaded when asked for: its library is a tenth of all that is loaded.
  const { createPostHogAnalytics } = await import('./adapters/posthog.ts');
  const posthog = createPostHogAnalytics({
    key: POSTHOG_KEY,
    host: POSTHOG_HOST,
    onFailure: (error) => app.log.warn({ part: 'analytics', err: error }, 'PostHog took no events; trying again later'),
  });
  app.addHook('onClose', () => posthog.close());
  return [posthog];
}
