import type { Reply } from './test-app.ts';

/** What one browser holds of this server's cookies. */
export interface CookieJar {
  /** The Cookie header to send. */
  readonly header: () => string;
  /** Takes over what a reply sets, and drops what it ends. */
  take(reply: Reply): Reply;
  /** The whole Set-Cookie line of the cookie whose name ends so, as it was set last. */
  readonly line: (name: string) => string | undefined;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const find = (name: string) => [...cookies].find(([key]) => key.endsWith(name))?.[1];
  return {
    header: () => [...cookies.values()].map((line) => line.split(';', 1)[0]).join('; '),
    take: (reply) => {
      for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
        const name = line.slice(0, line.indexOf('='));
        if (/Max-Age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, line);
      }
      return reply;
    },
    line: find,
  };
}
