/** Who calls, as the identity token says. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | undefined;
  readonly isAnonymous: boolean;
}

/** Checks identity tokens of one identity service. */
export interface IdentityVerifier {
  /** Throws a `DomainError` `not_signed_in` when the token is forged, expired, or meant for somebody else. */
  readonly verify: (token: string) => Promise<Actor>;
}
