import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  verifyPasswordResetCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updatePassword,
} from '@firebase/auth';
import { browserRoutes } from '#contract/browser-routes.ts';
import { NO_USER } from '#contract/endpoint.ts';
import { createFirebaseGoogle } from './firebase-google.ts';
import { endsSession, firebaseRefusalOf, isWrongPassword } from './firebase-refusals.ts';
import {
  createFirebaseSession,
  type FirebaseSession,
  type FirebaseSettings,
  keep,
  openAuth,
} from './firebase-session.ts';
import { type Credentials, type IdentityClient, IdentityError } from './identity-client.ts';
import type { OtherTabs } from './other-tabs.ts';

interface FirebaseIdentityOptions extends FirebaseSettings {
  readonly tabs: OtherTabs;
}

const MALFORMED_AT_SIGN_UP = 'Email format is invalid.';
/** Firebase removes nobody who signed in more than five minutes ago; one of them is left for doing it. */
const SIGNED_IN_LATELY_MS = 4 * 60 * 1_000;
const SIGN_IN_FIRST = 'Log out and in again first. Then delete your account within the next minutes.';

/** Waits for what Firebase does, and says what its refusal means. */
function ask<Result>(action: Promise<Result>, malformedEmail?: string): Promise<Result> {
  return action.catch((error: unknown) => {
    throw firebaseRefusalOf(error, malformedEmail);
  });
}

/** Where the page of Firebase that a mailed link opens leads in the end. */
function backTo(path: string): { url: string } | undefined {
  return 'location' in globalThis ? { url: new URL(path, location.href).href } : undefined;
}

type WaysIn = Pick<
  IdentityClient,
  'returnFailure' | 'restore' | 'signInWithEmail' | 'signUp' | 'signInAnonymously' | 'signInWithGoogle'
>;

/** The ways in, each of which ends with telling who has come in. */
function waysIn(auth: Auth, session: FirebaseSession): WaysIn {
  const google = createFirebaseGoogle(auth, (credential) => session.arrive(credential));
  let returnFailure: IdentityError | undefined;

  async function signUp({ email, password, persist }: Credentials): Promise<void> {
    await keep(auth, persist);
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : undefined;
    const credential = await (guest
      ? linkWithCredential(guest, EmailAuthProvider.credential(email, password))
      : createUserWithEmailAndPassword(auth, email, password));
    session.arrive(credential);
    // When this mail does not go out, the person can ask for another one in the settings.
    void sendEmailVerification(credential.user, backTo(browserRoutes.settingsAccount)).catch(() => undefined);
  }

  async function signIn({ email, password, persist }: Credentials): Promise<void> {
    await keep(auth, persist);
    session.arrive(await signInWithEmailAndPassword(auth, email, password));
  }

  async function comeInAnonymously(): Promise<void> {
    await keep(auth, true);
    await signInAnonymously(auth);
    session.look();
  }

  return {
    get returnFailure() {
      return returnFailure;
    },
    async restore() {
      await ask(auth.authStateReady());
      await google.comeBack().catch((error: unknown) => {
        const refusal = firebaseRefusalOf(error);
        returnFailure =
          refusal instanceof IdentityError ? refusal : new IdentityError('unknown', refusal.message, { cause: error });
      });
      // Without it a confirmed address is not known as one yet; that is no reason to let nobody in.
      await session.refreshClaims().catch(() => undefined);
      session.watch();
    },
    signUp: (credentials) => ask(signUp(credentials), MALFORMED_AT_SIGN_UP),
    signInWithEmail: (credentials) => ask(signIn(credentials)),
    signInAnonymously: () => ask(comeInAnonymously()),
    signInWithGoogle({ persist }) {
      // Not awaited: the popup has to open in the click. Firebase puts both in order.
      void keep(auth, persist);
      return ask(google.signIn(persist));
    },
  };
}

type MailedLinks = Pick<
  IdentityClient,
  'sendPasswordReset' | 'checkPasswordReset' | 'resetPassword' | 'sendEmailConfirmation' | 'confirmEmail'
>;

/** What goes by a link in a mail of Firebase's. */
function mailedLinks(auth: Auth): MailedLinks {
  return {
    sendPasswordReset: (email) =>
      ask(sendPasswordResetEmail(auth, email, backTo(browserRoutes.login)), MALFORMED_AT_SIGN_UP),
    async checkPasswordReset(code) {
      await ask(verifyPasswordResetCode(auth, code));
    },
    resetPassword: (code, password) => ask(confirmPasswordReset(auth, code, password)),
    async sendEmailConfirmation() {
      if (auth.currentUser === null) throw new Error(NO_USER);
      await ask(sendEmailVerification(auth.currentUser, backTo(browserRoutes.settingsAccount)));
    },
    confirmEmail: (code) => ask(applyActionCode(auth, code)),
  };
}

/** Sets a new password for somebody who has one. */
function passwordChange(auth: Auth): NonNullable<IdentityClient['changePassword']> {
  return async ({ currentPassword, newPassword }) => {
    const { currentUser } = auth;
    if (!currentUser?.email) throw new Error(NO_USER);
    const proof = EmailAuthProvider.credential(currentUser.email, currentPassword);
    try {
      await reauthenticateWithCredential(currentUser, proof);
    } catch (error) {
      if (isWrongPassword(error)) return 'wrong-password';
      throw firebaseRefusalOf(error);
    }
    await ask(updatePassword(currentUser, newPassword));
    return 'changed';
  };
}

/** Firebase Auth in the place of the embedded identity service; it keeps its session in the browser's storage. */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): IdentityClient {
  const { tabs } = options;
  const auth = openAuth(options);
  const session = createFirebaseSession(auth);
  const ways = waysIn(auth, session);
  tabs.listen((message) => {
    // Firebase tells the tabs of a lasting session by itself; one that is kept for its tab only hears of it here.
    if (message === 'signed-out') void session.leave().catch(() => undefined);
  });

  return {
    ...mailedLinks(auth),
    ...ways,
    get returnFailure() {
      return ways.returnFailure;
    },
    get currentUser() {
      return session.user;
    },
    onChange: session.changes.add,
    onSignIn: session.arrivals.add,
    onSignOut: session.departures.add,
    async signOut() {
      await ask(session.leave());
      tabs.tell('signed-out');
    },
    async getIdToken({ force = false } = {}) {
      const { currentUser } = auth;
      if (currentUser === null || currentUser.uid !== session.user?.uid) throw new Error(NO_USER);
      return currentUser.getIdToken(force).catch(async (error: unknown) => {
        if (!endsSession(error)) throw firebaseRefusalOf(error);
        await session.end();
        throw new Error(NO_USER, { cause: error });
      });
    },
    changePassword: passwordChange(auth),
    async removeUser(forget) {
      const { currentUser } = auth;
      if (currentUser === null) throw new Error(NO_USER);
      const { authTime } = await ask(currentUser.getIdTokenResult());
      if (Date.now() - Date.parse(authTime) > SIGNED_IN_LATELY_MS) throw new IdentityError('unknown', SIGN_IN_FIRST);
      await forget();
      await ask(session.remove(currentUser));
    },
  };
}
