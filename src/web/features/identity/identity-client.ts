import { PlainError } from '../../lib/problem-error.ts';

/** The signed-in person, as the identity service tells it. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly isAnonymous: boolean;
  readonly metadata: {
    /** ISO instant. */
    readonly creationTime: string;
    /** ISO instant. */
    readonly lastSignInTime: string;
  };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Keep the session when the browser closes. */
  readonly persist: boolean;
}

/** Why the identity service refused, as far as a screen can say something about it. */
export type IdentityFailure =
  | 'user-not-found'
  | 'wrong-password'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-requests'
  /** A mailed link that was used before, or is too old. */
  | 'link-expired'
  /** Google knows the address, but it was not confirmed: there, or here by the account that has it already. */
  | 'email-unconfirmed'
  | 'unknown';

export class IdentityError extends PlainError {
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityError';
    this.failure = failure;
  }
}

/** How a sign-in in a window of Google's ended. `leaving`: it goes on without a popup, and this page is left. */
export type GoogleOutcome = 'signed-in' | 'closed' | 'leaving';

/**
 * The browser's side of the identity service. What asks the service rejects with an IdentityError or an
 * UnreachableError. Every tab of the browser hears of a sign-in or sign-out in another one at once. Somebody anonymous
 * who signs up, or signs in, keeps what they made.
 */
export interface IdentityClient {
  /** `undefined` until the first answer of the service is there, `null` when nobody is signed in. */
  readonly currentUser: User | null | undefined;
  /** Why a sign-in with Google that left the page and came back has failed; known once `restore` is done. */
  readonly returnFailure: IdentityError | undefined;
  /** Calls back after every change of `currentUser`; returns the way to stop. */
  onChange(listener: () => void): () => void;
  /**
   * Calls back when somebody has completed a sign-in or sign-up in this tab, with or without leaving the page; never for
   * a session that was there already, for another tab's, or for somebody anonymous. Returns the way to stop.
   */
  onSignIn(listener: (user: User) => void): () => void;
  /** Calls back when somebody signs out, in this tab or another one, but not when their session merely ran out. */
  onSignOut(listener: () => void): () => void;
  /** Asks the service who is signed in here, and ends a sign-in that comes back from Google. */
  restore(): Promise<void>;
  signInWithEmail(credentials: Credentials): Promise<void>;
  signUp(credentials: Credentials): Promise<void>;
  /** Comes in without an account. */
  signInAnonymously(): Promise<void>;
  /**
   * To be called in the click itself: the popup is opened before anything is awaited. Where popups are blocked it goes
   * on in this window and comes back to the address that is open now.
   */
  signInWithGoogle(options: Pick<Credentials, 'persist'>): Promise<GoogleOutcome>;
  /** Mails a link for a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Rejects with `link-expired` when the code of a mailed link sets no password any more; the link stays as it is. */
  checkPasswordReset(code: string): Promise<void>;
  /** Sets a new password with the code of the mailed link; nobody is signed in by it. */
  resetPassword(code: string, password: string): Promise<void>;
  /** Mails a link that confirms the address of the signed-in person. */
  sendEmailConfirmation(): Promise<void>;
  /** Confirms an address with the code of the mailed link; nobody is signed in by it. */
  confirmEmail(code: string): Promise<void>;
  signOut(): Promise<void>;
  /** Where the service is not ours: sets a new password there, which ends all other sessions. */
  readonly changePassword?: (passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => Promise<'changed' | 'wrong-password'>;
  /**
   * Where the service is not ours: removes the account there, after `forget` has had our server forget the person.
   * Refuses before anything is gone when the service would refuse afterwards.
   */
  removeUser?(forget: () => Promise<void>): Promise<void>;
  /** A token that is good for half a minute and more; `force` fetches a new one. Rejects with `No user logged in`. */
  getIdToken(options?: { readonly force?: boolean }): Promise<string>;
}
