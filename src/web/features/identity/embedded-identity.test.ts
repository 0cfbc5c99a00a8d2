import { describe, expect, test } from 'vitest';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import type { GoogleWindow } from './google-window.ts';
import { IdentityError } from './identity-client.ts';
import type { TabMessage } from './other-tabs.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');

function session(uid: string) {
  return {
    session: { createdAt: '2026-01-01T00:00:00.000Z' },
    user: { id: uid, email: `${uid}@example.com`, name: '', image: null, createdAt: '2025-12-01T00:00:00.000Z' },
  };
}

/** A token as the service makes them, good for five minutes; `number` tells one from another. */
function tokenFor(uid: string, number: number): string {
  const iat = 1_000_000;
  const payload = btoa(JSON.stringify({ sub: uid, iat, exp: iat + 300, number })).replaceAll('=', '');
  return `head.${payload}.signature`;
}

const notAtGoogle: GoogleWindow = {
  openPopup: () => null,
  here: () => '/login',
  leave: () => undefined,
  cameBack: () => undefined,
  takeError: () => null,
};

/** The identity service as the browser sees it, with one person behind the cookie at a time. */
function setUp(uid: string | null = 'ada') {
  const service = { uid, tokens: 0, refusal: undefined as Response | undefined, requests: [] as string[] };
  let time = START;
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace('/api/auth', '');
    service.requests.push(`${init.method ?? 'GET'} ${path}`);
    if (service.refusal && init.method === 'POST') return service.refusal;
    if (path === '/get-session') return Response.json(service.uid === null ? null : session(service.uid));
    if (path === '/sign-out') service.uid = null;
    if (path.startsWith('/sign-')) return Response.json({});
    if (service.uid === null) return Response.json({}, { status: 401 });
    service.tokens += 1;
    return Response.json({ token: tokenFor(service.uid, service.tokens) });
  };
  const identity = createEmbeddedIdentity({
    fetch: fetch as typeof globalThis.fetch,
    now: () => time,
    tabs: { tell: () => undefined, listen: () => undefined },
    google: notAtGoogle,
  });
  return { service, identity, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe('who is signed in', () => {
  test('is unknown at first, then known, and listeners hear of it', async () => {
    const { identity } = setUp();
    let heard = 0;
    identity.onChange(() => (heard += 1));
    expect(identity.currentUser).toBeUndefined();
    await identity.restore();
    expect(heard).toBe(1);
    expect(identity.currentUser).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: null,
      photoURL: null,
      isAnonymous: false,
      metadata: { creationTime: '2025-12-01T00:00:00.000Z', lastSignInTime: '2026-01-01T00:00:00.000Z' },
    });
  });

  test('is nobody without a session', async () => {
    const { identity } = setUp(null);
    await identity.restore();
    expect(identity.currentUser).toBeNull();
  });
});

describe('an answer that comes late', () => {
  /** A service whose answers come when the test says so, and another tab. */
  function setUpSlow() {
    const asked: PromiseWithResolvers<Response>[] = [];
    const listeners: ((message: TabMessage) => void)[] = [];
    const identity = createEmbeddedIdentity({
      fetch: () => {
        const answer = Promise.withResolvers<Response>();
        asked.push(answer);
        return answer.promise;
      },
      tabs: { tell: () => undefined, listen: (listener) => void listeners.push(listener) },
      google: notAtGoogle,
    });
    const hear = (message: TabMessage): void => {
      for (const listener of listeners) listener(message);
    };
    const answer = (index: number, uid: string): void => asked[index]?.resolve(Response.json(session(uid)));
    return { identity, hear, answer };
  }

  test('does not bring back somebody who has signed out since', async () => {
    const { identity, hear, answer } = setUpSlow();
    const restored = identity.restore();
    hear('signed-out');
    answer(0, 'ada');
    await restored;
    expect(identity.currentUser).toBeNull();
  });

  test('does not take the place of a newer one; one that comes in time counts', async () => {
    const { identity, answer } = setUpSlow();
    const [first, second, third] = [identity.restore(), identity.restore(), identity.restore()];
    answer(1, 'bob');
    await second;
    answer(0, 'ada');
    await first;
    expect(identity.currentUser?.uid).toBe('bob');
    answer(2, 'carol');
    await third;
    expect(identity.currentUser?.uid).toBe('carol');
  });
});

describe('the identity token', () => {
  test('is asked for once by many callers, and kept', async () => {
    const { identity, service } = setUp();
    await identity.restore();
    const tokens = await Promise.all([identity.getIdToken(), identity.getIdToken(), identity.getIdToken()]);
    expect(new Set(tokens).size).toBe(1);
    await identity.getIdToken();
    expect(service.tokens).toBe(1);
  });

  test('is renewed a minute before it expires, not earlier', async () => {
    const { identity, service, pass } = setUp();
    await identity.restore();
    const first = await identity.getIdToken();
    pass(239);
    expect(await identity.getIdToken()).toBe(first);
    pass(1);
    expect(await identity.getIdToken()).not.toBe(first);
    expect(service.tokens).toBe(2);
  });

  test('is renewed when a caller insists', async () => {
    const { identity } = setUp();
    await identity.restore();
    const first = await identity.getIdToken();
    expect(await identity.getIdToken({ force: true })).not.toBe(first);
  });

  test('is not to be had without a user, and nothing is sent', async () => {
    const { identity, service } = setUp(null);
    await identity.restore();
    await expect(identity.getIdToken()).rejects.toThrow('No user logged in');
    expect(service.requests).toEqual(['GET /get-session']);
  });

  test('is thrown away on sign-out', async () => {
    const { identity, service } = setUp();
    await identity.restore();
    const first = await identity.getIdToken();
    await identity.signOut();
    expect(identity.currentUser).toBeNull();
    await expect(identity.getIdToken()).rejects.toThrow('No user logged in');
    service.uid = 'ada';
    await identity.restore();
    expect(await identity.getIdToken()).not.toBe(first);
  });

  test('of a session that has ended leaves nobody signed in', async () => {
    const { identity, service } = setUp();
    await identity.restore();
    service.uid = null;
    await expect(identity.getIdToken()).rejects.toThrow('No user logged in');
    expect(identity.currentUser).toBeNull();
  });

  test('of somebody else, signed in from another tab, is not used for this person', async () => {
    const { identity, service } = setUp();
    await identity.restore();
    service.uid = 'bob';
    await expect(identity.getIdToken()).rejects.toThrow('No user logged in');
    expect(identity.currentUser?.uid).toBe('bob');
    expect(JSON.parse(atob((await identity.getIdToken()).split('.')[1] ?? ''))).toMatchObject({ sub: 'bob' });
  });
});

describe('a refused sign-in', () => {
  const credentials = { email: 'ada@example.com', password: 'Secret123', persist: true };
  const refuse = async (status: number, body: object, headers: Record<string, string> = {}): Promise<IdentityError> => {
    const { identity, service } = setUp(null);
    service.refusal = Response.json(body, { status, headers });
    return (await identity.signInWithEmail(credentials).catch((error: unknown) => error)) as IdentityError;
  };

  test.each([
    ['USER_NOT_FOUND', 'user-not-found', 'No user found with this email address.'],
    ['INVALID_PASSWORD', 'wrong-password', 'Incorrect password.'],
    ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email-in-use', 'There is already an account with this email address.'],
    ['INVALID_TOKEN', 'link-expired', 'This link was used already, or it is too old.'],
    ['INVALID_ORIGIN', 'unknown', expect.stringContaining('at this address')],
    ['google_unavailable', 'unknown', 'Google does not answer right now. Try again in a moment.'],
    ['SOMETHING_NEW', 'unknown', 'That did not work. Please try again.'],
  ])('with %s says so in plain words', async (code, failure, message) => {
    expect(await refuse(401, { code, message: 'x' })).toMatchObject({ failure, message });
  });

  test.each([
    ['1', '1 second'],
    ['30', '30 seconds'],
    ['600', '10 minutes'],
    ['soon', 'a moment'],
  ])('for too many tries (%s) says how long to wait', async (retryAfter, wait) => {
    const error = await refuse(429, {}, { 'retry-after': retryAfter });
    expect(error).toBeInstanceOf(IdentityError);
    expect(error.message).toBe(`Too many tries. Please wait ${wait}, then try again.`);
  });
});

describe('an address that only the service finds malformed', () => {
  test.each(['INVALID_EMAIL', 'VALIDATION_ERROR'])('is told in the words of each form (%s)', async (code) => {
    const { identity, service } = setUp(null);
    const credentials = { email: 'a@b', password: 'Correct4Horse', persist: false };
    const refuse = (): Response =>
      Response.json({ code, message: '[body.email] Invalid email address' }, { status: 400 });
    service.refusal = refuse();
    const expected = { failure: 'invalid-email' };
    await expect(identity.signInWithEmail(credentials)).rejects.toMatchObject({
      ...expected,
      message: 'Please enter a valid email.',
    });
    service.refusal = refuse();
    await expect(identity.signUp(credentials)).rejects.toMatchObject({
      ...expected,
      message: 'Email format is invalid.',
    });
  });
});
