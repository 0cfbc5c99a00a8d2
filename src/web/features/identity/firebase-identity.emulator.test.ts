import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeIdentityClient } from './identity-client.contract.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityClient } from './identity-client.ts';

// Runs beside the Auth emulator only: scripts/firebase-emulator.ts starts it and names it here.
const host = process.env['TEST_AUTH_EMULATOR'] ?? '';
const projectId = 'demo-storygenie';
let clients = 0;

interface MailedCodes {
  readonly oobCodes: readonly { readonly email: string; readonly oobCode: string }[];
}

function openClient(): IdentityClient {
  return createFirebaseIdentity({
    firebase: { projectId, apiKey: 'none', authDomain: host, emulatorUrl: `http://${host}` },
    google: false,
    tabs: { tell: () => undefined, listen: () => undefined },
    appName: `client-${(clients += 1)}`,
  });
}

describeIdentityClient(() => ({
  openClient,
  codeMailedTo: async (email) => {
    const reply = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await reply.json()) as MailedCodes;
    const code = oobCodes.findLast((one) => one.email === email)?.oobCode;
    if (code === undefined) throw new Error(`No link was mailed to ${email}.`);
    return code;
  },
}));

describe('an account at Firebase', () => {
  afterEach(() => void vi.useRealTimers());

  async function signUp() {
    const client = openClient();
    await client.restore();
    const person = { email: `${crypto.randomUUID()}@example.com`, password: 'Quiet-river-42', persist: true };
    await client.signUp(person);
    return { client, person };
  }

  test('that was removed elsewhere gives no further token, and leaves nobody signed in', async () => {
    const { client } = await signUp();
    const idToken = await client.getIdToken();
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:delete?key=none`;
    const body = JSON.stringify({ idToken });
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await expect(client.getIdToken({ force: true })).rejects.toThrow('No user logged in');
    expect(client.currentUser).toBeNull();
  });

  test('gets a new password from whoever knows the old one', async () => {
    const { client, person } = await signUp();
    const newPassword = 'Another-river-42';
    expect(await client.changePassword?.({ currentPassword: 'Not-the-one-7', newPassword })).toBe('wrong-password');
    expect(await client.changePassword?.({ currentPassword: person.password, newPassword })).toBe('changed');
    await client.getIdToken({ force: true });
    await client.signOut();
    await expect(client.signInWithEmail(person)).rejects.toMatchObject({ failure: 'wrong-password' });
    await client.signInWithEmail({ ...person, password: newPassword });
  });

  test('is removed after the server has forgotten the person, who is still seen until they leave', async () => {
    const { client, person } = await signUp();
    const forget = vi.fn<() => Promise<void>>().mockResolvedValue();
    await client.removeUser?.(forget);
    expect(forget).toHaveBeenCalledOnce();
    expect(client.currentUser).toMatchObject({ email: person.email });
    await expect(client.getIdToken()).rejects.toThrow('No user logged in');
    await client.signOut();
    expect(client.currentUser).toBeNull();
    await expect(client.signInWithEmail(person)).rejects.toMatchObject({ failure: 'user-not-found' });
  });

  test('stays when the server could not forget the person', async () => {
    const { client, person } = await signUp();
    await expect(client.removeUser?.(() => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
    expect(client.currentUser).toMatchObject({ email: person.email });
  });

  test('stays whole when the sign-in is too long ago for Firebase to remove it', async () => {
    const { client } = await signUp();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    const forget = vi.fn<() => Promise<void>>().mockResolvedValue();
    await expect(client.removeUser?.(forget)).rejects.toThrow('Log out and in again first.');
    expect(forget).not.toHaveBeenCalled();
    expect(client.currentUser).not.toBeNull();
  });
});
