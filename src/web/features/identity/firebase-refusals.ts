import { FirebaseError } from '@firebase/app';
import { UnreachableError } from '../../lib/problem-error.ts';
import { IdentityError, type IdentityFailure } from './identity-client.ts';

const WRONG_PAIR = 'The email address or the password is not right.';
const SWITCHED_OFF = 'This way to log in is not switched on here. Please choose another one.';
const TOO_MANY = 'Too many tries. Please wait a moment, then try again.';
const LINK_EXPIRED = 'This link was used already, or it is too old.';

const FAILURES: Readonly<Record<string, readonly [IdentityFailure, string]>> = {
  'auth/user-not-found': ['user-not-found', 'No user found with this email address.'],
  'auth/wrong-password': ['wrong-password', 'Incorrect password.'],
  // What a project with e-mail enumeration protection answers in both of these cases.
  'auth/invalid-credential': ['unknown', WRONG_PAIR],
  'auth/invalid-login-credentials': ['unknown', WRONG_PAIR],
  'auth/email-already-in-use': ['email-in-use', 'There is already an account with this email address.'],
  'auth/weak-password': ['weak-password', 'This password is too weak. Please choose another one.'],
  'auth/password-does-not-meet-requirements': [
    'weak-password',
    'This password does not meet the rules of this site. Please choose a longer one of more kinds of characters.',
  ],
  'auth/too-many-requests': ['too-many-requests', TOO_MANY],
  'auth/quota-exceeded': ['too-many-requests', TOO_MANY],
  'auth/expired-action-code': ['link-expired', LINK_EXPIRED],
  'auth/invalid-action-code': ['link-expired', LINK_EXPIRED],
  'auth/user-disabled': ['unknown', 'This account was switched off. Please contact support.'],
  'auth/operation-not-allowed': ['unknown', SWITCHED_OFF],
  'auth/admin-restricted-operation': ['unknown', SWITCHED_OFF],
  'auth/account-exists-with-different-credential': [
    'email-unconfirmed',
    'There is already an account with this email address. Please log in with your email and password.',
  ],
  'auth/requires-recent-login': ['unknown', 'Please log out and in again, then try once more.'],
};

/** The code of an error of Firebase's library; `undefined` for any other error. */
export function firebaseCodeOf(error: unknown): string | undefined {
  return error instanceof FirebaseError ? error.code : undefined;
}

const ENDINGS = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** Whether a token was refused because there is no session any more: the account is gone, or its sessions were ended. */
export function endsSession(error: unknown): boolean {
  return ENDINGS.has(firebaseCodeOf(error) ?? '');
}

/** Whether a password was refused that somebody gave for themselves. */
export function isWrongPassword(error: unknown): boolean {
  return /^auth\/(wrong-password|invalid-credential|invalid-login-credentials)$/.test(firebaseCodeOf(error) ?? '');
}

/** What a refusal of Firebase means. The form says in its own words, `malformedEmail`, that an address is none. */
export function firebaseRefusalOf(error: unknown, malformedEmail = 'Please enter a valid email.'): Error {
  if (error instanceof IdentityError) return error;
  const code = firebaseCodeOf(error);
  if (code === 'auth/network-request-failed' || code === 'auth/timeout') return new UnreachableError(error);
  if (code === 'auth/invalid-email' || code === 'auth/missing-email') {
    return new IdentityError('invalid-email', malformedEmail, { cause: error });
  }
  const [failure, message] = FAILURES[code ?? ''] ?? ['unknown', 'That did not work. Please try again.'];
  return new IdentityError(failure, message, { cause: error });
}
