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

/** Why the identity service refused, as far as a form can say something about it. */
export type IdentityFailure =
  | 'user-not-found'
  | 'wrong-password'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-requests'
  | 'unknown';

export class IdentityError extends PlainError {
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, message: string) {
    super(message);
    this.name = 'IdentityError';
    this.failure = failure;
  }
}

/** The browser's side of the identity service. What asks the service rejects with an IdentityError or an UnreachableError. */
export interface IdentityClient {
  /** `undefined` until the first answer of the service is there, `null` when nobody is signed in. */
  readonly currentUser: User | null | undefined;
  /** Calls back after every change of `currentUser`; returns the way to stop. */
  onChange(listener: () => void): () => void;
  /** Asks the service who is signed in here. */
  restore(): Promise<void>;
  signInWithEmail(credentials: Credentials): Promise<void>;
  signUp(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** A token that is good for at least a minute; `force` fetches a new one. Rejects with `No user logged in`. */
  getIdToken(options?: { readonly force?: boolean }): Promise<string>;
}
