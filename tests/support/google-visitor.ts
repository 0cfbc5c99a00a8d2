import { expect } from 'vitest';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import type { Reply, TestApp } from './test-app.ts';
import { createVisitor } from './visitor.ts';

/** Where the server under test says it stands. */
export const ORIGIN = 'https://stories.example.com';
export const DONE = '/portal/dashboard';
export const FAILED = '/login?from=google';

/** A browser that signs in with Google. */
export function googleVisitor(it: TestApp, jar: CookieJar = createCookieJar()) {
  const visitor = createVisitor(it, { origin: ORIGIN, jar });
  const { post, get } = visitor;
  const begin = (changes: object = {}): Promise<Reply> =>
    post('sign-in/social', {
      provider: 'google',
      callbackURL: DONE,
      errorCallbackURL: FAILED,
      disableRedirect: true,
      ...changes,
    });
  /** Goes to Google as `begin` says; answers the path that Google sends the browser back to. */
  const consent = async (begun: Reply): Promise<string> => {
    const back = await fetch((begun.body as { url: string }).url, { redirect: 'manual' });
    const location = new URL(back.headers.get('location') ?? '');
    expect(location.origin).toBe(ORIGIN);
    return location.pathname + location.search;
  };
  const whole = async (changes?: object): Promise<string> => {
    const reply = await get(await consent(await begin(changes)));
    expect(reply.status).toBe(302);
    return String(reply.headers['location']);
  };
  return { ...visitor, begin, consent, whole };
}
