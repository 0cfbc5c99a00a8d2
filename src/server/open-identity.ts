import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { chooseMailer } from './choose-mailer.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Env } from './env.ts';
import { type EmbeddedIdentity, openEmbeddedIdentity } from './identity/embedded-identity.ts';
import { createGuestsRepository } from './identity/guests.repository.ts';
import { createIdentityMails } from './identity/identity-mails.ts';
import type { Secrets } from './identity/secrets.ts';
import { createSignInLimits } from './identity/sign-in-limits.ts';
import { createPostService } from './mail/post.service.ts';
import { ownOrigin } from './own-origin.ts';
import { createQuotasRepository } from './quotas/quotas.repository.ts';

interface Parts {
  readonly env: Env;
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Opens the embedded identity service as the settings say, with the mails that it sends. The caller holds the start lock. */
export async function openIdentity({ env, app, database, secrets, clock }: Parts): Promise<EmbeddedIdentity> {
  const post = createPostService({
    mailer: await chooseMailer(env, app.log),
    log: (event) => app.log.warn({ part: 'mail', ...event }, 'a mail was not taken over'),
    wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
  });
  app.addHook('onClose', () => post.close());
  const guests = createGuestsRepository(database.db);
  return openEmbeddedIdentity({
    database,
    secrets,
    publicUrl: env.PUBLIC_URL,
    hideAccounts: env.IDENTITY_HIDE_ACCOUNTS,
    anonymous: env.DEMO_ENABLED,
    google: googleSettings(env),
    mails: createIdentityMails(() => env.PUBLIC_URL ?? ownOrigin(app, env)),
    post,
    guests,
    limits: createSignInLimits(createQuotasRepository(database.db, clock)),
    clock,
    log: (level, message, error) => app.log[level]({ part: 'identity', ...(error && { err: error }) }, message),
  });
}

function googleSettings(env: Env) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL } = env;
  if (!clientId || !clientSecret || !PUBLIC_URL) return undefined;
  const redirectUrl = new URL('/api/auth/callback/google', PUBLIC_URL).href;
  return { clientId, clientSecret, redirectUrl, discoveryUrl: env.GOOGLE_DISCOVERY_URL };
}
