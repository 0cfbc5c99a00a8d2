import { setTimeout } from 'node:timers/promises';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { decodeJwt } from 'jose';

const GOOGLE = 'google';
const DISCOVERY_MS = 10_000;

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where Google describes its addresses and keys. */
  readonly discoveryUrl: string;
  /** Where Google sends people back to. */
  readonly redirectUrl: string;
}

/**
 * Google as an OpenID provider, its addresses taken from its own description. Its ID tokens are checked against its
 * keys and against the sign-in that asked for them, and nothing else says who somebody is.
 */
export function googlePlugin({ clientId, clientSecret, discoveryUrl, redirectUrl }: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        clientId,
        clientSecret,
        discoveryUrl,
        redirectURI: redirectUrl,
        requireIdTokenVerification: true,
        pkce: true,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        // The library has checked the token, where there is one.
        getUserInfo: async ({ idToken }) => (idToken === undefined ? null : claimsIn(idToken)),
      },
    ],
  });
}

interface GoogleClaims {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** What an ID token says of a person: without `sub` and `email` it is nobody's. */
function claimsIn(idToken: string) {
  const { sub, email, email_verified, name, picture } = decodeJwt<GoogleClaims>(idToken);
  return sub && email
    ? {
        sub,
        id: sub,
        email,
        emailVerified: email_verified === true,
        ...(name && { name }),
        ...(picture && { image: picture }),
      }
    : null;
}

/** True for the calls that need Google. */
export function needsGoogle(path: string): boolean {
  return path === '/api/auth/sign-in/social' || path.startsWith('/api/auth/callback/');
}

interface WithProviders {
  readonly $context: Promise<{ readonly socialProviders: readonly { readonly id: string }[] }>;
}

/**
 * Makes the service that knows Google when it is first needed, and again until Google has answered: the library asks
 * for Google's description once, when it is made, and a server has to start without Google too.
 */
export function whenGoogleAnswers<Service extends WithProviders>(make: () => Service) {
  let made: Service | undefined;
  return async (): Promise<Service | undefined> => {
    if (made) return made;
    const service = make();
    const known = await Promise.race([
      service.$context.then(({ socialProviders }) => socialProviders.some(({ id }) => id === GOOGLE)),
      setTimeout(DISCOVERY_MS, false, { ref: false }),
    ]);
    if (known) made ??= service;
    return made;
  };
}
