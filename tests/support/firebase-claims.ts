import type { JWTPayload } from 'jose';

interface FirebasePerson {
  readonly uid: string;
  readonly email?: string;
  readonly name?: string;
  readonly picture?: string;
  readonly provider?: 'password' | 'google.com' | 'anonymous';
}

/** The claims of an ID token as Firebase Auth makes them, an hour long from `now` on. */
export function firebaseClaims(projectId: string, person: FirebasePerson, now: Date): JWTPayload {
  const { uid, email, provider = 'password', ...profile } = person;
  const at = Math.floor(now.getTime() / 1_000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: at,
    user_id: uid,
    sub: uid,
    iat: at,
    exp: at + 3_600,
    ...profile,
    ...(email === undefined ? { provider_id: 'anonymous' } : { email, email_verified: false }),
    firebase: { identities: email === undefined ? {} : { email: [email] }, sign_in_provider: provider },
  };
}
