import { createCookieJar, type CookieJar } from './cookie-jar.ts';
import type { Reply, TestApp } from './test-app.ts';

interface Options {
  /** Where the visitor's page comes from. */
  readonly origin?: string;
  /** The cookies of their browser; new ones by default. */
  readonly jar?: CookieJar;
}

export interface Visitor {
  readonly jar: CookieJar;
  /** Sends `body` to a call of the identity service. */
  readonly post: (path: string, body?: object) => Promise<Reply>;
  readonly get: (path: string) => Promise<Reply>;
  /** What the identity service knows of them. */
  readonly session: () => Promise<{ user: Record<string, unknown> & { id: string }; session: Record<string, string> }>;
  readonly token: () => Promise<string>;
}

let visitors = 0;

/** Somebody at a browser and a network address of their own; the app has to take 127.0.0.1 for a proxy to see the latter. */
export function createVisitor(
  it: TestApp,
  { origin = 'http://localhost', jar = createCookieJar() }: Options = {},
): Visitor {
  visitors += 1;
  const address = { 'x-forwarded-for': `198.51.100.${visitors % 250}` };
  const headers = () => ({ origin, ...address, ...(jar.header() && { cookie: jar.header() }) });
  const get = async (path: string): Promise<Reply> => jar.take(await it.send('GET', path, { headers: headers() }));
  return {
    jar,
    get,
    post: async (path, body = {}) => jar.take(await it.send('POST', `/api/auth/${path}`, { body, headers: headers() })),
    session: async () => (await get('/api/auth/get-session')).body,
    token: async () => (await get('/api/auth/token')).body.token,
  };
}
