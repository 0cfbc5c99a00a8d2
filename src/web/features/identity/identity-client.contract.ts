import { describe, expect, test } from 'vitest';
import { claimsOf } from './id-token.ts';
import type { Credentials, IdentityClient, User } from './identity-client.ts';

/** An identity service as the contract needs it: ready, with nobody in it. */
export interface IdentityService {
  /** A client in a browser of its own, where nobody is signed in. */
  readonly openClient: () => IdentityClient;
  /** The code in the link of the newest mail of this kind to this address. */
  readonly codeMailedTo: (email: string, kind: 'password-reset' | 'email-confirmation') => Promise<string>;
}

const PASSWORD = 'Quiet-river-42';

function somebody(): Credentials {
  return { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: PASSWORD, persist: true };
}

async function arrive(service: IdentityService): Promise<{ client: IdentityClient; arrived: User[] }> {
  const client = service.openClient();
  const arrived: User[] = [];
  client.onSignIn((user) => arrived.push(user));
  await client.restore();
  return { client, arrived };
}

/** What every client of an identity service must keep, whatever is behind it. `open` is called once a test. */
export function describeIdentityClient(open: () => IdentityService): void {
  describe('as any identity client', () => {
    testSessions(open);
    testWaysIn(open);
    testMailedLinks(open);
  });
}

function testSessions(open: () => IdentityService): void {
  test('knows nobody at first, and signs up somebody whose account begins with that sign-in', async () => {
    const { client, arrived } = await arrive(open());
    expect(client.currentUser).toBeNull();
    const { email, ...rest } = somebody();
    await client.signUp({ email, ...rest });
    expect(client.currentUser).toMatchObject({ email, isAnonymous: false });
    const { creationTime, lastSignInTime } = client.currentUser?.metadata ?? {};
    expect(creationTime).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(lastSignInTime).toBe(creationTime);
    expect(arrived.map(({ uid }) => uid)).toEqual([client.currentUser?.uid]);
  });

  test('hands out a token of the person who is signed in, and none afterwards', async () => {
    const { client } = await arrive(open());
    let departures = 0;
    client.onSignOut(() => (departures += 1));
    await client.signUp(somebody());
    expect(departures).toBe(0);
    expect(claimsOf(await client.getIdToken()).sub).toBe(client.currentUser?.uid);
    await client.signOut();
    expect(client.currentUser).toBeNull();
    await expect(client.getIdToken()).rejects.toThrow('No user logged in');
    expect(departures).toBe(1);
  });

  test('tells of a sign-in once, and not of a session that was there', async () => {
    const { client, arrived } = await arrive(open());
    const person = somebody();
    await client.signUp(person);
    await client.signOut();
    await client.signInWithEmail(person);
    await client.restore();
    expect(arrived.map(({ email }) => email)).toEqual([person.email, person.email]);
  });
}

function testWaysIn(open: () => IdentityService): void {
  test('tells an unknown address, a wrong password and an address that is taken apart', async () => {
    const { client } = await arrive(open());
    const person = somebody();
    await client.signUp(person);
    await client.signOut();
    const unknown = client.signInWithEmail(somebody());
    await expect(unknown).rejects.toMatchObject({ failure: 'user-not-found' });
    const wrong = client.signInWithEmail({ ...person, password: 'Another-river-42' });
    await expect(wrong).rejects.toMatchObject({ failure: 'wrong-password' });
    await expect(client.signUp(person)).rejects.toMatchObject({ failure: 'email-in-use' });
    expect(client.currentUser).toBeNull();
  });

  test('lets somebody in without an account, who can sign up later', async () => {
    const { client, arrived } = await arrive(open());
    await client.signInAnonymously();
    expect(client.currentUser).toMatchObject({ isAnonymous: true, email: null });
    expect(arrived).toEqual([]);
    expect(claimsOf(await client.getIdToken()).sub).toBe(client.currentUser?.uid);
    const { email, ...rest } = somebody();
    await client.signUp({ email, ...rest });
    expect(client.currentUser).toMatchObject({ isAnonymous: false, email });
    expect(arrived.map(({ uid }) => uid)).toEqual([client.currentUser?.uid]);
    expect(claimsOf(await client.getIdToken()).sub).toBe(client.currentUser?.uid);
  });
}

function testMailedLinks(open: () => IdentityService): void {
  test('sets a new password by a mailed link, which works once', async () => {
    const service = open();
    const { client } = await arrive(service);
    const person = somebody();
    await client.signUp(person);
    await client.signOut();
    await client.sendPasswordReset(person.email);
    const code = await service.codeMailedTo(person.email, 'password-reset');
    await client.checkPasswordReset(code);
    await client.resetPassword(code, 'Another-river-42');
    expect(client.currentUser).toBeNull();
    await expect(client.signInWithEmail(person)).rejects.toMatchObject({ failure: 'wrong-password' });
    await client.signInWithEmail({ ...person, password: 'Another-river-42' });
    const again = client.resetPassword(code, 'Third-river-42');
    await expect(again).rejects.toMatchObject({ failure: 'link-expired' });
    await expect(client.checkPasswordReset(code)).rejects.toMatchObject({ failure: 'link-expired' });
  });

  test('mails no link to an address that nobody has', async () => {
    const { client } = await arrive(open());
    const reset = client.sendPasswordReset(somebody().email);
    await expect(reset).rejects.toMatchObject({ failure: 'user-not-found' });
  });

  test('confirms an address by a mailed link, and says when a link is not good', async () => {
    const service = open();
    const { client } = await arrive(service);
    const person = somebody();
    await client.signUp(person);
    await client.sendEmailConfirmation();
    const code = await service.codeMailedTo(person.email, 'email-confirmation');
    await expect(client.confirmEmail(`${code}x`)).rejects.toMatchObject({ failure: 'link-expired' });
    await client.confirmEmail(code);
  });
}
