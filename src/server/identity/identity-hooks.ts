import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { DISPLAY_NAME_MAX } from '#contract/account.ts';
import { credentials } from '#contract/account-forms.ts';

const SIGN_UP_FIELDS = new Set(['name', 'email', 'password', 'rememberMe']);
const GOOGLE_FIELDS = new Set(['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect', 'additionalData']);

const GOOGLE_DATA = new Set(['rememberMe']);
const PATH_MAX = 2_000;
const NOBODYS_LINK_MS = 60_000;

/** The specification's words for a reset that does not work, whatever the reason. */
const RESET_FAILED =
  "That didn't work. Please try again and make sure you're using the email address you signed up with.";

const MAIL_FAILED = 'The mail could not be sent. Please try again in a few minutes.';

interface Settings {
  /** Nobody is told which addresses have an account. */
  readonly hideAccounts: boolean;
  /** People may come in without an account. */
  readonly anonymous: boolean;
  /** True when the mail that this request asked for was not taken over. */
  readonly isUndelivered: (request: Request | undefined) => boolean;
  /** Throws when the password of this person was tried too often. */
  readonly checkPasswordOf: (uid: string) => Promise<void>;
}

type Hook = ReturnType<typeof createAuthMiddleware>;
type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Body = Readonly<Record<string, unknown>>;

/** What was sent, also where it is nothing: the library looks at it only after these rules. */
const bodyOf = ({ body }: { body?: unknown }): Body => (body ?? {}) as Body;

/** Runs before each call: the product's own rules, held for every caller and not only for its forms. */
export function rulesBefore({ hideAccounts, anonymous, checkPasswordOf }: Settings): Hook {
  return createAuthMiddleware(async (context) => {
    const body = bodyOf(context);
    switch (context.path) {
      case '/sign-up/email':
        return refuseBadSignUp(body);
      case '/sign-in/anonymous':
        if (!anonymous) refuse('FORBIDDEN', 'ANONYMOUS_NOT_OFFERED', 'Please create an account.');
        return undefined;
      case '/sign-in/social':
        return refuseBadGoogle(body);
      case '/request-password-reset':
        refuseBadEmail(body);
        if (await isKnown(context, body['email'])) return undefined;
        if (!hideAccounts) refuse('BAD_REQUEST', 'USER_NOT_FOUND', RESET_FAILED);
        return takeAsLongAsALink(context);
      case '/reset-password':
        return refuseBadPassword(body);
      case '/change-password': {
        refuseBadPassword(body);
        const session = await getSessionFromCtx(context);
        if (session) await checkPasswordOf(session.user.id);
        // Whoever knew the old password is out, whether the caller asked for it or not.
        return { context: { body: { ...body, revokeOtherSessions: true } } };
      }
      default:
        return undefined;
    }
  });
}

/** Runs after each call: what the library says is said in the specification's words, and the browser's memory is set. */
export function rulesAfter({ hideAccounts, isUndelivered }: Settings): Hook {
  return createAuthMiddleware(async (context) => {
    const failed = context.context.returned instanceof APIError;
    switch (context.path) {
      case '/sign-in/email':
        if (failed && !hideAccounts) await tellSignInErrorsApart(context);
        if (!failed) rememberAsAsked(context, bodyOf(context)['rememberMe']);
        return;
      case '/sign-up/email':
        if (failed) await tellWhoCameFirst(context);
        if (!failed) rememberAsAsked(context, bodyOf(context)['rememberMe']);
        return;
      case '/sign-in/social':
        if (!failed) await rememberThroughGoogle(context);
        return;
      case '/request-password-reset':
        if (!failed && isUndelivered(context.request)) refuse('SERVICE_UNAVAILABLE', 'MAIL_NOT_SENT', RESET_FAILED);
        return;
      case '/send-verification-email':
        if (!failed && isUndelivered(context.request)) refuse('SERVICE_UNAVAILABLE', 'MAIL_NOT_SENT', MAIL_FAILED);
        return;
      default:
    }
  });
}

function refuse(status: 'BAD_REQUEST' | 'FORBIDDEN' | 'SERVICE_UNAVAILABLE', code: string, message: string): never {
  throw new APIError(status, { code, message });
}

function refuseBadSignUp(body: Body): void {
  refuseUnknownFields(body, SIGN_UP_FIELDS);
  const { email, password, name } = body;
  const [issue] = credentials.safeParse({ email, password }).error?.issues ?? [];
  if (issue) {
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_SIGN_UP',
      field: issue.path.join('.'),
      message: issue.message,
    });
  }
  if (typeof name === 'string' && (name.length > DISPLAY_NAME_MAX || /\p{Cc}/u.test(name))) {
    refuse('BAD_REQUEST', 'INVALID_SIGN_UP', `A name is one line of at most ${DISPLAY_NAME_MAX} characters.`);
  }
}

// What the caller sends along is kept until the person comes back: no more of it than the button sends.
function refuseBadGoogle(body: Body): void {
  refuseUnknownFields(body, GOOGLE_FIELDS);
  refuseUnknownFields((body['additionalData'] ?? {}) as Body, GOOGLE_DATA);
  for (const name of ['callbackURL', 'errorCallbackURL']) {
    const path = body[name];
    if (typeof path === 'string' && path.length > PATH_MAX) {
      refuse('BAD_REQUEST', 'INVALID_PATH', `${name} has at most ${PATH_MAX} characters.`);
    }
  }
}

function refuseUnknownFields(body: Body, known: ReadonlySet<string>): void {
  const unknown = Object.keys(body).find((name) => !known.has(name));
  if (unknown !== undefined) refuse('BAD_REQUEST', 'UNKNOWN_FIELD', `There is no field ${unknown.slice(0, 50)}.`);
}

function refuseBadEmail({ email }: Body): void {
  const [issue] = credentials.shape.email.safeParse(email).error?.issues ?? [];
  if (issue) refuse('BAD_REQUEST', 'INVALID_EMAIL', issue.message);
}

function refuseBadPassword({ newPassword }: Body): void {
  const [issue] = credentials.shape.password.safeParse(newPassword).error?.issues ?? [];
  if (issue) refuse('BAD_REQUEST', 'INVALID_PASSWORD_RULES', issue.message);
}

async function isKnown({ context }: HookContext, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false;
  const found = await context.internalAdapter.findUserByEmail(email.toLowerCase());
  return found !== null && (found.user as { isAnonymous?: boolean | null }).isAnonymous !== true;
}

// Writing a link down takes longer than anything else here: without it, the time would tell which addresses are known.
async function takeAsLongAsALink({ context }: HookContext): Promise<void> {
  const expiresAt = new Date(Date.now() + NOBODYS_LINK_MS);
  await context.internalAdapter.createVerificationValue({ identifier: 'nobody', value: '', expiresAt });
}

// The service answers alike for an unknown address and a wrong password; the screen says which it was.
async function tellSignInErrorsApart(context: HookContext): Promise<void> {
  const { body } = context.context.returned as APIError;
  if (body?.code !== 'INVALID_EMAIL_OR_PASSWORD') return;
  const known = await isKnown(context, bodyOf(context)['email']);
  throw new APIError(
    'UNAUTHORIZED',
    known
      ? { code: 'INVALID_PASSWORD', message: 'Incorrect password.' }
      : { code: 'USER_NOT_FOUND', message: 'No user found with this email address.' },
  );
}

// Of those who sign up with one address in the same moment, all but the first fail in the database.
async function tellWhoCameFirst(context: HookContext): Promise<void> {
  const { body } = context.context.returned as APIError;
  if (body?.code !== 'FAILED_TO_CREATE_USER' || !(await isKnown(context, bodyOf(context)['email']))) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS',
    message: 'There is already an account with this email address.',
  });
}

// A mark of an earlier visit would else keep this session from being prolonged.
function rememberAsAsked(context: HookContext, rememberMe: unknown): void {
  if (rememberMe === false) return;
  const { name, attributes } = context.context.authCookies.dontRememberToken;
  context.setCookie(name, '', { ...attributes, maxAge: 0 });
}

// The library reads this mark when Google sends the person back; only for forms it sets the mark itself.
async function rememberThroughGoogle(context: HookContext): Promise<void> {
  const { rememberMe } = (bodyOf(context)['additionalData'] ?? {}) as { rememberMe?: unknown };
  if (rememberMe !== false) return rememberAsAsked(context, rememberMe);
  const { name, attributes } = context.context.authCookies.dontRememberToken;
  await context.setSignedCookie(name, 'true', context.context.secret, attributes);
  return undefined;
}
