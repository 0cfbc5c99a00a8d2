import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { DomainError } from '../errors.ts';
import { type GoogleSettings, googlePlugin, needsGoogle, whenGoogleAnswers } from './google-sign-in.ts';
import { identityOptions, type IdentitySettings } from './identity-options.ts';
import { type IdentityContext, keepSigningKey } from './key-rotation.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Settings extends IdentitySettings {
  readonly google: GoogleSettings | undefined;
}

export type EmbeddedIdentity = Awaited<ReturnType<typeof openEmbeddedIdentity>>;

/**
 * The identity service in this process, on the product's own database. The caller holds the start lock:
 * tables are migrated and the one signing key is minted here.
 */
export async function openEmbeddedIdentity({ google, ...settings }: Settings) {
  const { database, secrets, guests, limits, clock } = settings;
  const options = identityOptions(settings, { onPasswordReset: (uid) => provenByReset(uid) });
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const context = (await auth.$context) as unknown as IdentityContext;
  await keepSigningKey(context);
  const withGoogle =
    google && whenGoogleAnswers(() => betterAuth({ ...options, plugins: [...options.plugins, googlePlugin(google)] }));

  // A link that came by mail proves the address; other links that were sent before have done their work.
  async function provenByReset(uid: string): Promise<void> {
    await context.internalAdapter.updateUser(uid, { emailVerified: true });
    await context.adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: uid }] });
  }

  async function handle(request: Request): Promise<Response> {
    const cookie = request.headers.get('cookie');
    if (cookie !== null) request.headers.set('cookie', secrets.renewCookies(cookie));
    const { pathname } = new URL(request.url);
    if (!withGoogle || !needsGoogle(pathname)) return auth.handler(request);
    const service = await withGoogle();
    if (service) return service.handler(request);
    if (request.method === 'GET') {
      return new Response(null, { status: 302, headers: { location: '/login?error=google_unavailable' } });
    }
    throw new DomainError('google_unavailable', 'Google does not answer right now. Try again in a moment.', {
      retryAfter: 5,
    });
  }

  return {
    handle,
    limits,
    fetchKeys: async () => ({ keys: (await auth.api.getJwks()).keys }),
    /** Forgets what has expired, and brings a new signing key when the old one has served its time. */
    tidy: async (): Promise<void> => {
      const expired = [{ field: 'expiresAt', value: new Date(), operator: 'lt' }] as const;
      await context.adapter.deleteMany({ model: 'session', where: [...expired] });
      await context.adapter.deleteMany({ model: 'verification', where: [...expired] });
      const now = clock();
      await guests.forgetAbandoned(new Date(now.getTime() - DAY_MS).toISOString(), now.toISOString());
      await database.exclusively(() => keepSigningKey(context));
    },
  };
}
