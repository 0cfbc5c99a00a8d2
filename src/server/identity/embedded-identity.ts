import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { jwt } from 'better-auth/plugins';
import { credentials } from '#contract/account-forms.ts';
import { newId } from '../ids.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './token-verifier.ts';

const TOKEN_LIFE = '5m';
const SESSION_SECONDS = 30 * 24 * 60 * 60;

interface Settings {
  readonly database: OpenDatabase;
  /** At least 32 characters; signs cookies and encrypts the signing key. */
  readonly secret: string;
  /** Where people reach the product; undefined while it may be any address of this machine. */
  readonly publicUrl: string | undefined;
  readonly log: (level: 'error' | 'warn', message: string) => void;
}

export type EmbeddedIdentity = Awaited<ReturnType<typeof openEmbeddedIdentity>>;

/**
 * The identity service in this process, on the product's own database. The caller holds the start lock:
 * tables are migrated and the one signing key is minted here.
 */
export async function openEmbeddedIdentity(settings: Settings) {
  const options = optionsFor(settings);
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
  const auth = betterAuth(options);
  const fetchKeys = async () => ({ keys: (await auth.api.getJwks()).keys });
  await fetchKeys();
  return { handle: (request: Request): Promise<Response> => auth.handler(request), fetchKeys };
}

function optionsFor({ database, secret, publicUrl, log }: Settings) {
  return {
    appName: 'Storygenie',
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret,
    database: { db: database.db, type: database.dialect },
    trustedOrigins: (request?: Request) => (publicUrl || !request ? [] : [new URL(request.url).origin]),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SECONDS / 30 },
    // Limits are the product's own, shared by all processes: see sign-in-limits.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Said outright, because the library leaves both checks out where it takes the process for a test's.
    advanced: { database: { generateId: newId }, disableOriginCheck: false, disableCSRFCheck: false },
    logger: { log: (level, message) => void ((level === 'error' || level === 'warn') && log(level, message)) },
    hooks: { before: refuseBadSignUp, after: tellSignInErrorsApart },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: TOKEN_ISSUER,
          audience: TOKEN_AUDIENCE,
          expirationTime: TOKEN_LIFE,
          definePayload: ({ user, session }) => ({ email: user.email, name: user.name, sid: session.id }),
        },
        disableSettingJwtHeader: true,
      }),
    ],
  } satisfies BetterAuthOptions;
}

// The rules of the sign-up form hold for every caller, not only for the form.
const refuseBadSignUp = createAuthMiddleware(async ({ path, body }) => {
  if (path !== '/sign-up/email') return;
  const { email, password } = (body ?? {}) as { email?: unknown; password?: unknown };
  const result = credentials.safeParse({ email, password });
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new APIError('BAD_REQUEST', {
    code: 'INVALID_SIGN_UP',
    field: issue?.path.join('.'),
    message: issue?.message ?? '',
  });
});

// The service answers alike for an unknown address and a wrong password; the screen says which it was.
const tellSignInErrorsApart = createAuthMiddleware(async ({ path, body, context }) => {
  if (path !== '/sign-in/email' || !(context.returned instanceof APIError)) return;
  if (context.returned.body?.code !== 'INVALID_EMAIL_OR_PASSWORD') return;
  const { email } = body as { email: string };
  const found = await context.internalAdapter.findUserByEmail(email.toLowerCase());
  throw new APIError(
    'UNAUTHORIZED',
    found
      ? { code: 'INVALID_PASSWORD', message: 'Incorrect password.' }
      : { code: 'USER_NOT_FOUND', message: 'No user found with this email address.' },
  );
});
