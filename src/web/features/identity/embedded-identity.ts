import { NO_USER } from '#contract/endpoint.ts';
import { createEmbeddedGoogle } from './embedded-google.ts';
import { MALFORMED_AT_SIGN_IN, MALFORMED_AT_SIGN_UP, refusalOf } from './embedded-refusals.ts';
import { createEmbeddedService, type EmbeddedService } from './embedded-service.ts';
import { createEmbeddedSession, type EmbeddedSession } from './embedded-session.ts';
import { type GoogleWindow, googleWindow } from './google-window.ts';
import type { IdentityClient, IdentityError, User } from './identity-client.ts';
import { createListeners } from './listeners.ts';
import { openOtherTabs, type OtherTabs } from './other-tabs.ts';

interface EmbeddedIdentityOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly basePath?: string;
  readonly now?: () => number;
  readonly tabs?: OtherTabs;
  readonly google?: GoogleWindow;
}

type SigningIn = Pick<
  IdentityClient,
  'returnFailure' | 'onSignIn' | 'restore' | 'signInWithEmail' | 'signUp' | 'signInAnonymously' | 'signInWithGoogle'
>;

/** The ways in, each of which ends with telling who has come in. */
function signingIn(
  service: EmbeddedService,
  session: EmbeddedSession,
  tabs: OtherTabs,
  window: GoogleWindow,
): SigningIn {
  const arrivals = createListeners<User>();
  let returnFailure: IdentityError | undefined;

  async function arrive(before: string | undefined): Promise<boolean> {
    await session.restore();
    if (!session.user || session.user.uid === before) return false;
    if (!session.user.isAnonymous) arrivals.tell(session.user);
    return true;
  }

  async function enter(path: string, body: object, malformedEmail?: string): Promise<void> {
    await service.ask(path, body, malformedEmail);
    session.tokens.forget();
    await arrive(undefined);
    tabs.tell('signed-in');
  }

  const google = createEmbeddedGoogle({ service, google: window, uid: () => session.user?.uid, arrive });
  tabs.listen((message) => {
    if (typeof message === 'object') google.hear(message);
  });

  return {
    get returnFailure() {
      return returnFailure;
    },
    onSignIn: arrivals.add,
    async restore() {
      const { left, failure } = google.comeBack();
      returnFailure = failure ?? returnFailure;
      await (left ? arrive(left.uid) : session.restore());
    },
    signInWithEmail: ({ persist, ...credentials }) =>
      enter('/sign-in/email', { ...credentials, rememberMe: persist }, MALFORMED_AT_SIGN_IN),
    // The service wants a name; the form does not ask for one.
    signUp: ({ persist, ...credentials }) =>
      enter('/sign-up/email', { ...credentials, name: '', rememberMe: persist }, MALFORMED_AT_SIGN_UP),
    signInAnonymously: () => enter('/sign-in/anonymous', {}),
    signInWithGoogle({ persist }) {
      returnFailure = undefined;
      return google.signIn(persist);
    },
  };
}

type MailedLinks = Pick<
  IdentityClient,
  'sendPasswordReset' | 'checkPasswordReset' | 'resetPassword' | 'sendEmailConfirmation' | 'confirmEmail'
>;

/** What goes by a link in a mail. */
function mailedLinks(service: EmbeddedService, session: EmbeddedSession): MailedLinks {
  return {
    async sendPasswordReset(email) {
      await service.ask('/request-password-reset', { email }, MALFORMED_AT_SIGN_UP);
    },
    async checkPasswordReset(code) {
      await service.ask('/check-password-reset', { token: code });
    },
    async resetPassword(code, password) {
      await service.ask('/reset-password', { token: code, newPassword: password });
      // It ended the person's sessions, and one of them may be this. When that cannot be asked now, the next token tells.
      await session.restore().catch(() => undefined);
    },
    async sendEmailConfirmation() {
      await service.ask('/send-verification-email', { email: session.user?.email });
    },
    async confirmEmail(code) {
      await service.ask(`/verify-email?token=${encodeURIComponent(code)}`);
    },
  };
}

/** The identity service that comes with the product, at `/api/auth`; its session is an HttpOnly cookie. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions = {}): IdentityClient {
  const { fetch = globalThis.fetch.bind(globalThis), basePath = '/api/auth', now = Date.now } = options;
  const { tabs = openOtherTabs(), google = googleWindow } = options;
  const service = createEmbeddedService(fetch, basePath);
  const session = createEmbeddedSession(service, now);
  const departures = createListeners<void>();
  const leave = (): void => {
    departures.tell();
    session.become(null);
  };
  const ways = signingIn(service, session, tabs, google);
  tabs.listen((message) => {
    if (message === 'signed-out') leave();
    // When it cannot be asked now, the next token tells.
    else void session.restore().catch(() => undefined);
  });

  return {
    ...mailedLinks(service, session),
    ...ways,
    get returnFailure() {
      return ways.returnFailure;
    },
    get currentUser() {
      return session.user;
    },
    onChange: session.changes.add,
    onSignOut: departures.add,
    async signOut() {
      const response = await service.send('/sign-out', {});
      if (!response.ok && response.status !== 401) throw await refusalOf(response);
      leave();
      tabs.tell('signed-out');
    },
    async getIdToken(tokenOptions) {
      if (!session.user) throw new Error(NO_USER);
      return session.tokens.get(tokenOptions);
    },
  };
}
