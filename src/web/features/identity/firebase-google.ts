import {
  type Auth,
  type AuthError,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from '@firebase/auth';
import { firebaseCodeOf } from './firebase-refusals.ts';
import { type GoogleOutcome, IdentityError } from './identity-client.ts';

const LEFT = 'storygenie:left-for-firebase';
const CAME_BACK_WITH_NOTHING =
  'Google did not log you in. If you did not stop it yourself, allow popups for this site, then try again.';
const CLOSED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** What is remembered in this tab while the page is left for Google. */
interface Left {
  readonly persist: boolean;
}

/** Whether this tab left for Google, and for which kind of session. */
export function leftForGoogle(): Left | undefined {
  if (!('sessionStorage' in globalThis)) return undefined;
  const left = sessionStorage.getItem(LEFT);
  return left === null ? undefined : (JSON.parse(left) as Left);
}

/** Somebody anonymous who signs in with an account that Google knows here already becomes that account. */
async function insteadOfLinking(auth: Auth, error: unknown): Promise<UserCredential> {
  const credential =
    firebaseCodeOf(error) === 'auth/credential-already-in-use'
      ? GoogleAuthProvider.credentialFromError(error as AuthError)
      : null;
  if (credential === null) throw error;
  return signInWithCredential(auth, credential);
}

/** Signing in with Google through Firebase: by a popup, or by leaving the page where popups are blocked. Throws its errors. */
export function createFirebaseGoogle(auth: Auth, arrive: (credential: UserCredential) => void) {
  const provider = new GoogleAuthProvider();
  const anonymous = () => (auth.currentUser?.isAnonymous ? auth.currentUser : undefined);

  async function leave(persist: boolean): Promise<GoogleOutcome> {
    sessionStorage.setItem(LEFT, JSON.stringify({ persist } satisfies Left));
    const guest = anonymous();
    await (guest ? linkWithRedirect(guest, provider) : signInWithRedirect(auth, provider));
    return 'leaving';
  }

  return {
    /** Opens the popup before anything is awaited here. */
    async signIn(persist: boolean): Promise<GoogleOutcome> {
      const guest = anonymous();
      try {
        const entered = guest ? linkWithPopup(guest, provider) : signInWithPopup(auth, provider);
        arrive(await entered.catch((error: unknown) => insteadOfLinking(auth, error)));
        return 'signed-in';
      } catch (error) {
        const code = firebaseCodeOf(error) ?? '';
        if (CLOSED.has(code)) return 'closed';
        if (code !== 'auth/popup-blocked') throw error;
      }
      return leave(persist);
    },

    /** Ends a sign-in that left for Google, if one did. */
    async comeBack(): Promise<void> {
      if (leftForGoogle() === undefined) return;
      sessionStorage.removeItem(LEFT);
      const credential = await getRedirectResult(auth).catch((error: unknown) => insteadOfLinking(auth, error));
      if (credential !== null) arrive(credential);
      // Either the person stopped it, or their browser keeps the storage of Firebase's domain apart from ours.
      else if (auth.currentUser === null || anonymous()) throw new IdentityError('unknown', CAME_BACK_WITH_NOTHING);
    },
  };
}
