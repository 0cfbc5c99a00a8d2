/** Who calls, as the identity token says. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | undefined;
  readonly isAnonymous: boolean;
  /** The session that the token was made in; only where sessions are kept here. */
  readonly sessionId?: string | undefined;
  /** Only where the token is all that is known of a person here. */
  readonly emailVerified?: boolean | undefined;
  readonly photoURL?: string | undefined;
  readonly hasPassword?: boolean | undefined;
  /** When the token was made, in milliseconds. */
  readonly issuedAt?: number | undefined;
}

/** Checks identity tokens of one identity service. */
export interface IdentityVerifier {
  /** Throws a `DomainError` `not_signed_in` when the token is forged, expired, or meant for somebody else. */
  readonly verify: (token: string) => Promise<Actor>;
}
