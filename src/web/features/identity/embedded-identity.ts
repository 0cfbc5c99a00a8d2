import { NO_USER } from '#contract/problem.ts';
import { UnreachableError } from '../../lib/problem-error.ts';
import { claimsOf, keepIdToken } from './id-token.ts';
import {
  type Credentials,
  type IdentityClient,
  IdentityError,
  type IdentityFailure,
  type User,
} from './identity-client.ts';

interface EmbeddedIdentityOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly basePath?: string;
  readonly now?: () => number;
}

interface SessionReply {
  readonly session: { readonly createdAt: string };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name?: string | null;
    readonly image?: string | null;
    readonly isAnonymous?: boolean | null;
    readonly createdAt: string;
  };
}

function userOf({ session, user }: SessionReply): User {
  return {
    uid: user.id,
    email: user.email,
    displayName: user.name || null,
    photoURL: user.image || null,
    isAnonymous: user.isAnonymous === true,
    metadata: { creationTime: user.createdAt, lastSignInTime: session.createdAt },
  };
}

function waitFor(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!Number.isFinite(seconds) || seconds <= 0) return 'a moment';
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

const FAILURES: readonly (readonly [code: RegExp, failure: IdentityFailure, message: string])[] = [
  [/^USER_NOT_FOUND$/, 'user-not-found', 'No user found with this email address.'],
  [/^INVALID_PASSWORD$/, 'wrong-password', 'Incorrect password.'],
  [/^USER_ALREADY_EXISTS/, 'email-in-use', 'There is already an account with this email address.'],
  [/^PASSWORD_TOO_(SHORT|LONG)$/, 'weak-password', 'This password has a length that cannot be used.'],
  [/^INVALID_EMAIL_OR_PASSWORD$/, 'unknown', 'The email address or the password is not right.'],
];

// The two forms have words of their own for it.
const MALFORMED_AT_SIGN_IN = 'Please enter a valid email.';
const MALFORMED_AT_SIGN_UP = 'Email format is invalid.';

/** What a refusal of the service means, from its body `{code, message}` and its status. */
async function refusalOf(response: Response, malformedEmail = MALFORMED_AT_SIGN_IN): Promise<IdentityError> {
  if (response.status === 429) {
    const wait = waitFor(response.headers.get('retry-after') ?? response.headers.get('x-retry-after'));
    return new IdentityError('too-many-requests', `Too many tries. Please wait ${wait}, then try again.`);
  }
  const body = (await response.json().catch(() => undefined)) as { code?: string; message?: string } | undefined;
  const code = body?.code ?? '';
  const known = FAILURES.find(([pattern]) => pattern.test(code));
  if (known !== undefined) return new IdentityError(known[1], known[2]);
  // The service's own check of a body says only where it failed.
  if (code === 'INVALID_EMAIL' || (code === 'VALIDATION_ERROR' && body?.message?.includes('email') === true)) {
    return new IdentityError('invalid-email', malformedEmail);
  }
  return new IdentityError('unknown', 'That did not work. Please try again.');
}

type Send = (path: string, body?: unknown) => Promise<Response>;

/** Sends `body` by POST, or asks by GET when there is none. */
function sender(fetch: typeof globalThis.fetch, basePath: string): Send {
  return async (path, body) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return fetch(basePath + path, body === undefined ? {} : post).catch((cause: unknown) => {
      throw new UnreachableError(cause);
    });
  };
}

/** The identity service that comes with the product, at `/api/auth`; its session is an HttpOnly cookie. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions = {}): IdentityClient {
  const { fetch = globalThis.fetch.bind(globalThis), basePath = '/api/auth', now = Date.now } = options;
  const send = sender(fetch, basePath);
  const listeners = new Set<() => void>();
  let user: User | null | undefined;

  function become(next: User | null): void {
    if (next?.uid !== user?.uid) tokens.forget();
    user = next;
    for (const listener of listeners) listener();
  }

  async function restore(): Promise<void> {
    const response = await send('/get-session');
    if (!response.ok) throw await refusalOf(response);
    const reply = (await response.json()) as SessionReply | null;
    become(reply === null ? null : userOf(reply));
  }

  async function enter(path: string, credentials: Credentials & { name?: string }, malformed: string): Promise<void> {
    const { persist, ...body } = credentials;
    const response = await send(path, { ...body, rememberMe: persist });
    if (!response.ok) throw await refusalOf(response, malformed);
    tokens.forget();
    await restore();
  }

  const tokens = keepIdToken(async () => {
    const response = await send('/token');
    if (response.status === 401) {
      become(null);
      throw new Error(NO_USER);
    }
    if (!response.ok) throw await refusalOf(response);
    const { token } = (await response.json()) as { token: string };
    // Another tab may have signed in somebody else: their token must not act on this person's screen.
    if (claimsOf(token).sub !== user?.uid) {
      await restore();
      throw new Error(NO_USER);
    }
    return token;
  }, now);

  return {
    get currentUser() {
      return user;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    signInWithEmail: (credentials) => enter('/sign-in/email', credentials, MALFORMED_AT_SIGN_IN),
    // The service wants a name; the form does not ask for one.
    signUp: (credentials) => enter('/sign-up/email', { ...credentials, name: '' }, MALFORMED_AT_SIGN_UP),
    async signOut() {
      const response = await send('/sign-out', {});
      if (!response.ok && response.status !== 401) throw await refusalOf(response);
      become(null);
    },
    async getIdToken(tokenOptions) {
      if (!user) throw new Error(NO_USER);
      return tokens.get(tokenOptions);
    },
  };
}
