import { afterAll, describe, expect, test, vi } from 'vitest';
import { UnreachableError } from '../../lib/problem-error.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityClient } from './identity-client.ts';

// Firebase's library takes hold of `fetch` as it is loaded: the wire has to be in place before.
const wire = vi.hoisted(() => {
  const refuseWith = (message: string) => async () =>
    Response.json({ error: { code: 400, message, errors: [] } }, { status: 400 });
  const wire = { refuseWith, answer: refuseWith('INTERNAL_ERROR'), before: globalThis.fetch };
  globalThis.fetch = () => wire.answer();
  return wire;
});
afterAll(() => void (globalThis.fetch = wire.before));
let clients = 0;

async function openClient(): Promise<IdentityClient> {
  const client = createFirebaseIdentity({
    firebase: { projectId: 'demo-refusing', apiKey: 'none', authDomain: 'demo.example' },
    google: false,
    tabs: { tell: () => undefined, listen: () => undefined },
    appName: `refused-${(clients += 1)}`,
  });
  await client.restore();
  return client;
}

const credentials = { email: 'ada@example.com', password: 'Quiet-river-42', persist: true };

describe('what Firebase refuses', () => {
  test.each([
    ['EMAIL_NOT_FOUND', 'user-not-found', 'No user found with this email address.'],
    ['INVALID_PASSWORD', 'wrong-password', 'Incorrect password.'],
    ['INVALID_LOGIN_CREDENTIALS', 'unknown', 'The email address or the password is not right.'],
    ['INVALID_EMAIL', 'invalid-email', 'Please enter a valid email.'],
    ['USER_DISABLED', 'unknown', 'This account was switched off. Please contact support.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests', 'Too many tries. Please wait a moment, then try again.'],
    ['OPERATION_NOT_ALLOWED', 'unknown', 'This way to log in is not switched on here. Please choose another one.'],
    ['SOMETHING_NEW', 'unknown', 'That did not work. Please try again.'],
  ])('at a sign-in with %s is told in plain words', async (message, failure, words) => {
    const client = await openClient();
    wire.answer = wire.refuseWith(message);
    await expect(client.signInWithEmail(credentials)).rejects.toMatchObject({ failure, message: words });
    expect(client.currentUser).toBeNull();
  });

  test.each([
    ['EMAIL_EXISTS', 'email-in-use', 'There is already an account with this email address.'],
    ['INVALID_EMAIL', 'invalid-email', 'Email format is invalid.'],
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      'weak-password',
      'This password is too weak. Please choose another one.',
    ],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'weak-password',
      'This password does not meet the rules of this site. Please choose a longer one of more kinds of characters.',
    ],
    ['ADMIN_ONLY_OPERATION', 'unknown', 'This way to log in is not switched on here. Please choose another one.'],
  ])('at a sign-up with %s is told in plain words', async (message, failure, words) => {
    const client = await openClient();
    wire.answer = wire.refuseWith(message);
    await expect(client.signUp(credentials)).rejects.toMatchObject({ failure, message: words });
  });

  test('of a mailed link is told as a link that is too old', async () => {
    const client = await openClient();
    for (const message of ['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE']) {
      wire.answer = wire.refuseWith(message);
      await expect(client.checkPasswordReset('code')).rejects.toMatchObject({ failure: 'link-expired' });
      await expect(client.resetPassword('code', 'Other-river-42')).rejects.toMatchObject({ failure: 'link-expired' });
    }
  });
});

test('Firebase out of reach is told apart from a refusal', async () => {
  const client = await openClient();
  wire.answer = () => Promise.reject(new TypeError('fetch failed'));
  await expect(client.signInWithEmail(credentials)).rejects.toBeInstanceOf(UnreachableError);
});

test('nobody has a token, and nobody has a link to confirm mailed, before they have signed in', async () => {
  const client = await openClient();
  await expect(client.getIdToken()).rejects.toThrow('No user logged in');
  await expect(client.sendEmailConfirmation()).rejects.toThrow('No user logged in');
});
