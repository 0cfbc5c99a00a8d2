/** What the account screen asks of the identity service. */
export interface AccountIdentity {
  /** Asks again who is signed in, after something about them has changed. */
  restore(): Promise<void>;
  sendEmailConfirmation(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Removes the person from a service that the server has no hold on. It refuses before anything is lost when it will
   * not do so, and otherwise calls `forget`, which deletes what the server keeps.
   */
  removeUser?(forget: () => Promise<void>): Promise<void>;
  signOut(): Promise<void>;
}

/** A browser in which the person is logged in. */
export interface OpenSession {
  readonly id: string;
  readonly userAgent: string | null;
  /** ISO instant. */
  readonly lastUsedAt: string;
  /** It is this browser. */
  readonly isThis: boolean;
}

/** What the identity service may let people do for the safety of their account. */
export interface AccountSecurity {
  /** This browser first. */
  sessions(signal?: AbortSignal): Promise<OpenSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Ends all other sessions too. */
  changePassword(passwords: { currentPassword: string; newPassword: string }): Promise<'changed' | 'wrong-password'>;
}
