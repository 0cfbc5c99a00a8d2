import type { BetterAuthOptions } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
// Each by itself: all of the library's plugins together take a tenth of a second to load.
import { anonymous } from 'better-auth/plugins/anonymous';
import { jwt } from 'better-auth/plugins/jwt';
import { PASSWORD_MIN } from '#contract/account-forms.ts';
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { newId } from '../ids.ts';
import type { Mail } from '../mail/mailer.ts';
import type { PostService } from '../mail/post.service.ts';
import type { GuestsRepository } from './guests.repository.ts';
import { rulesAfter, rulesBefore } from './identity-hooks.ts';
import type { IdentityMails } from './identity-mails.ts';
import { resetLinks } from './reset-links.ts';
import type { Secrets } from './secrets.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { SIGNING_KEYS } from './key-rotation.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './token-verifier.ts';

const TOKEN_LIFE = '5m';
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const SESSION_SECONDS = 30 * DAY_SECONDS;
const MESSAGE_MAX = 300;

export interface IdentitySettings {
  readonly database: OpenDatabase;
  readonly secrets: Secrets;
  /** Where people reach the product; undefined while it may be any address of this machine. */
  readonly publicUrl: string | undefined;
  readonly hideAccounts: boolean;
  /** People may come in without an account. */
  readonly anonymous: boolean;
  readonly mails: IdentityMails;
  readonly post: PostService;
  readonly guests: GuestsRepository;
  readonly limits: SignInLimits;
  readonly clock: Clock;
  readonly log: (level: 'error' | 'warn', message: string, error?: Error) => void;
}

interface Closures {
  /** A person has chosen a new password through a mailed link. */
  readonly onPasswordReset: (uid: string) => Promise<void>;
}

/** How the library serves this product. */
export function identityOptions(settings: IdentitySettings, { onPasswordReset }: Closures) {
  const { database, secrets, publicUrl, hideAccounts, log } = settings;
  const undelivered = new WeakSet<Request>();
  const rules = {
    hideAccounts,
    anonymous: settings.anonymous,
    checkPasswordOf: settings.limits.checkPasswordOf,
    isUndelivered: (request: Request | undefined) => request !== undefined && undelivered.has(request),
  };
  return {
    appName: 'Storygenie',
    // Calls from here are trusted: without a PUBLIC_URL it is a name that nobody can have.
    baseURL: publicUrl ? new URL(publicUrl).origin : 'http://storygenie.invalid',
    basePath: '/api/auth',
    secrets: secrets.versions,
    database: { db: database.db, type: database.dialect },
    trustedOrigins: (request?: Request) => (publicUrl || !request ? [] : [new URL(request.url).origin]),
    // What is no refusal of the library is thrown on, to be logged and answered like any other fault.
    onAPIError: { errorURL: '/login', throw: true },
    ...mailing(settings, onPasswordReset, undelivered),
    user: { validateUserInfo: refuseUnverifiedAddress },
    account: {
      // Only who the person is interests us: tokens for Google are not asked for again and not kept.
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, updateUserInfoOnLink: true },
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_SECONDS, updateAge: HOUR_SECONDS, freshAge: 0 },
    databaseHooks: {
      ...sameInstant(),
      account: {
        create: {
          before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    // Limits are the product's own, shared by all processes: see sign-in-limits.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: newId },
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      // Said outright, because the library leaves both checks out where it takes the process for a test's.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: { log: (level, message, ...about) => tell(log, level, message, about) },
    hooks: { before: rulesBefore(rules), after: rulesAfter(rules) },
    plugins: [anonymousPeople(settings), identityTokens(), resetLinks()],
  } satisfies BetterAuthOptions;
}

// What the library itself throws says enough in its message; the stack of anything else says where it came from.
function tell(log: IdentitySettings['log'], level: string, message: string, about: readonly unknown[]): void {
  if (level !== 'error' && level !== 'warn') return;
  const error = about.find((it) => it instanceof Error && !(it instanceof APIError) && it.name !== 'BetterAuthError');
  // It may repeat what a caller has sent.
  log(level, message.slice(0, MESSAGE_MAX), error as Error | undefined);
}

/** Passwords, and the mails that prove whose an address is. */
function mailing(
  { hideAccounts, mails, post }: IdentitySettings,
  onPasswordReset: Closures['onPasswordReset'],
  undelivered: WeakSet<Request>,
) {
  async function sendAsAsked(mail: Mail, request: Request | undefined): Promise<void> {
    // Who must not learn whether there is an account must not learn it from the time that a mail takes either.
    if (hideAccounts) post.sendLater(mail);
    else if (!(await post.sendNow(mail)) && request) undelivered.add(request);
  }

  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: 128,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        if (!isAnonymous(user)) await sendAsAsked(mails.passwordReset(user.email, token), request);
      },
      onPasswordReset: ({ user }) => onPasswordReset(user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: async ({ user, token }, request) => {
        if (isAnonymous(user)) return;
        const mail = mails.confirmAddress(user.email, token);
        if (request?.url.endsWith('/send-verification-email')) await sendAsAsked(mail, request);
        // Nobody waits for it: an account is made whether the mail server answers or not.
        else post.sendLater(mail);
      },
    },
  } satisfies BetterAuthOptions;
}

function anonymousPeople({ guests, clock }: IdentitySettings) {
  return anonymous({
    onLinkAccount: async ({ anonymousUser: { user: guest }, newUser: { user }, ctx }) => {
      if (guest.id === user.id) return;
      try {
        await guests.takeOver(guest.id, user.id, clock().toISOString());
      } catch (error) {
        // The guest goes on as one, and the same form works the next time; who logs in had an account before.
        if (ctx.path === '/sign-up/email' && !(await guests.owns(user.id)))
          await ctx.context.internalAdapter.deleteUser(user.id);
        throw error;
      }
    },
  });
}

function identityTokens() {
  return jwt({
    jwks: SIGNING_KEYS,
    jwt: {
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expirationTime: TOKEN_LIFE,
      definePayload: ({ user, session }) => ({
        // An anonymous person's address is a stand-in that leads nowhere.
        email: isAnonymous(user) ? '' : user.email,
        name: user.name,
        sid: session.id,
        isAnonymous: isAnonymous(user),
      }),
    },
    disableSettingJwtHeader: true,
  });
}

function isAnonymous(user: object): boolean {
  return (user as { isAnonymous?: boolean | null }).isAnonymous === true;
}

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

// An address that Google itself does not vouch for would let a stranger in under it.
const refuseUnverifiedAddress: Validate = ({ user, source }) =>
  source.method === 'oauth' && source.action === 'create-user' && user.emailVerified !== true
    ? { error: 'email_not_verified' }
    : undefined;

/** A new account's first session begins in the instant of its creation, which tells it from any other. */
function sameInstant() {
  const born = new WeakMap<object, Date>();
  return {
    user: {
      create: {
        before: async (user, request) => {
          if (request) born.set(request, user.createdAt);
        },
      },
    },
    session: {
      create: {
        before: async (_session, request) => {
          const createdAt = request && born.get(request);
          const state = (await getOAuthState().catch(() => null)) as { rememberMe?: unknown } | null;
          return {
            data: {
              ...(createdAt && { createdAt }),
              // As short as the library makes it for a form without "remember me".
              ...(state?.rememberMe === false && { expiresAt: new Date(Date.now() + DAY_SECONDS * 1_000) }),
            },
          };
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}
