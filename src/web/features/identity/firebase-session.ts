import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  deleteUser,
  initializeAuth,
  onIdTokenChanged,
  setPersistence,
  signOut,
  type User as FirebaseUser,
  type UserCredential,
} from '@firebase/auth';
import type { AppConfig } from '#contract/system.ts';
import { leftForGoogle } from './firebase-google.ts';
import type { User } from './identity-client.ts';
import { createListeners } from './listeners.ts';

export interface FirebaseSettings {
  readonly firebase: NonNullable<AppConfig['firebase']>;
  /** Google's scripts are loaded only with it. */
  readonly google: boolean;
  /** Tells several clients in one page apart. */
  readonly appName?: string;
}

/** Firebase notes both instants of a new account one after the other, and to the second. */
const SAME_INSTANT_MS = 1_000;

function userOf({ uid, email, displayName, photoURL, isAnonymous, metadata }: FirebaseUser): User {
  const created = new Date(metadata.creationTime ?? 0);
  const signedIn = new Date(metadata.lastSignInTime ?? created);
  const isNew = signedIn.getTime() - created.getTime() <= SAME_INSTANT_MS;
  const creationTime = created.toISOString();
  return {
    uid,
    email,
    displayName,
    photoURL,
    isAnonymous,
    metadata: { creationTime, lastSignInTime: isNew ? creationTime : signedIn.toISOString() },
  };
}

/** Firebase's library, made for this project. Nothing is asked of the network yet unless somebody was signed in. */
export function openAuth({ firebase, google, appName = 'storygenie' }: FirebaseSettings): Auth {
  const { emulatorUrl, ...settings } = firebase;
  const kinds = [browserLocalPersistence, browserSessionPersistence];
  const auth = initializeAuth(initializeApp(settings, appName), {
    // The first is what a sign-in that comes back from Google is kept in.
    persistence: leftForGoogle()?.persist === false ? kinds.toReversed() : kinds,
    ...(google && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

/** Keeps sign-ins from now on for this tab only, or until somebody signs out. */
export function keep(auth: Auth, persist: boolean): Promise<void> {
  return setPersistence(auth, persist ? browserLocalPersistence : browserSessionPersistence);
}

export type FirebaseSession = ReturnType<typeof createFirebaseSession>;

/** Who is signed in at Firebase here, and who wants to hear of it. */
export function createFirebaseSession(auth: Auth) {
  const changes = createListeners<void>();
  const arrivals = createListeners<User>();
  const departures = createListeners<void>();
  let user: User | null | undefined;
  let watching = false;
  let saysGoodbye = false;

  /** Sees what Firebase knows now, and tells it when it is something new. */
  function look(): void {
    if (saysGoodbye) return;
    const next = auth.currentUser && userOf(auth.currentUser);
    if (user !== undefined && JSON.stringify(next) === JSON.stringify(user)) return;
    user = next;
    changes.tell();
  }

  async function end(): Promise<void> {
    saysGoodbye = false;
    await signOut(auth);
    look();
  }

  return {
    get user() {
      return user;
    },
    changes,
    arrivals,
    departures,
    look,

    /** Has the token say that the address is confirmed, once it is: by itself it would do so within the hour. */
    async refreshClaims(): Promise<void> {
      const { currentUser } = auth;
      if (!currentUser?.emailVerified) return;
      const { claims } = await currentUser.getIdTokenResult();
      if (claims['email_verified'] !== true) await currentUser.getIdToken(true);
    },

    /** Sees, and goes on seeing what Firebase makes known by itself: other tabs, renewed tokens, ended sessions. */
    watch(): void {
      look();
      if (!watching) onIdTokenChanged(auth, look);
      watching = true;
    },

    /** Tells that somebody has come in. */
    arrive({ user: arrived, operationType }: UserCredential): void {
      look();
      const { metadata, ...person } = userOf(arrived);
      const { lastSignInTime } = metadata;
      // Somebody anonymous who signs up keeps their uid and its age, but their account begins only now.
      const begun = operationType === 'link' ? { creationTime: lastSignInTime, lastSignInTime } : metadata;
      arrivals.tell({ ...person, metadata: begun });
    },

    end,

    /** Removes the person at Firebase. The screen may say goodbye to them, until they leave. */
    async remove(person: FirebaseUser): Promise<void> {
      saysGoodbye = true;
      await deleteUser(person).catch((error: unknown) => {
        saysGoodbye = false;
        throw error;
      });
    },

    /** Ends the session because the person wants it. */
    async leave(): Promise<void> {
      departures.tell();
      await end();
    },
  };
}
