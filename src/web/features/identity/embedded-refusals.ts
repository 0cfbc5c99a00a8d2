import { IdentityError, type IdentityFailure } from './identity-client.ts';

const GOOGLE_AWAY = 'Google does not answer right now. Try again in a moment.';

/** With a PUBLIC_URL the service answers pages of that address only; a server has others, too. */
const NOT_HERE = 'Nobody can log in at this address. Open Storygenie at its own one; whoever runs it knows it.';

const FAILURES: readonly (readonly [code: RegExp, failure: IdentityFailure, message: string])[] = [
  [/^USER_NOT_FOUND$/, 'user-not-found', 'No user found with this email address.'],
  [/^INVALID_PASSWORD$/, 'wrong-password', 'Incorrect password.'],
  [/^USER_ALREADY_EXISTS/, 'email-in-use', 'There is already an account with this email address.'],
  [/^PASSWORD_TOO_(SHORT|LONG)$/, 'weak-password', 'This password has a length that cannot be used.'],
  [/^(INVALID_ORIGIN|MISSING_OR_NULL_ORIGIN)$/, 'unknown', NOT_HERE],
  [/^google_unavailable$/, 'unknown', GOOGLE_AWAY],
  [/^INVALID_EMAIL_OR_PASSWORD$/, 'unknown', 'The email address or the password is not right.'],
  [/^(INVALID_TOKEN|TOKEN_EXPIRED)$/, 'link-expired', 'This link was used already, or it is too old.'],
];

// The two forms have words of their own for it.
export const MALFORMED_AT_SIGN_IN = 'Please enter a valid email.';
export const MALFORMED_AT_SIGN_UP = 'Email format is invalid.';

/** What a refusal of the service means, from its body `{code, message}` and its status. */
export async function refusalOf(response: Response, malformedEmail = MALFORMED_AT_SIGN_IN): Promise<IdentityError> {
  if (response.status === 429) {
    const wait = waitFor(response.headers.get('retry-after') ?? response.headers.get('x-retry-after'));
    return new IdentityError('too-many-requests', `Too many tries. Please wait ${wait}, then try again.`);
  }
  const body = (await response.json().catch(() => undefined)) as { code?: string; message?: string } | undefined;
  const code = body?.code ?? '';
  const known = FAILURES.find(([pattern]) => pattern.test(code));
  if (known !== undefined) return new IdentityError(known[1], known[2]);
  // The service's own check of a body says only where it failed.
  if (code === 'INVALID_EMAIL' || (code === 'VALIDATION_ERROR' && body?.message?.includes('email') === true)) {
    return new IdentityError('invalid-email', malformedEmail);
  }
  return new IdentityError('unknown', 'That did not work. Please try again.', {
    cause: new Error(`The identity service answered ${response.status} ${code}`),
  });
}

function waitFor(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!Number.isFinite(seconds) || seconds <= 0) return 'a moment';
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** What the code on the way back from Google means; undefined when the person themselves turned back there. */
export function googleRefusalOf(code: string): IdentityError | undefined {
  switch (code) {
    case 'access_denied':
      return undefined;
    case 'account_not_linked':
      return new IdentityError(
        'email-unconfirmed',
        'There is already an account with this email address, and the address is not confirmed yet. ' +
          'Confirm it first with the link in the mail we sent you, or log in with your email and password.',
      );
    case 'email_not_verified':
      return new IdentityError(
        'email-unconfirmed',
        'Google has not confirmed this email address yet. Confirm it at Google first, then try again.',
      );
    case 'google_unavailable':
      return new IdentityError('unknown', GOOGLE_AWAY);
    default:
      return new IdentityError('unknown', 'Signing in with Google did not work. Please try again.', {
        // Whatever stands in an address may have been put there by anybody: it is cut, and never shown.
        cause: new Error(`The way back from Google carried ${JSON.stringify(code.slice(0, 40))}`),
      });
  }
}
