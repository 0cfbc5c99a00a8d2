import { browserRoutes } from '#contract/browser-routes.ts';

const AUTH_SCREENS: ReadonlySet<string> = new Set([
  browserRoutes.login,
  browserRoutes.reset,
  browserRoutes.createAccount,
  browserRoutes.demo,
]);

/**
 * A `redirect` parameter, if it names a screen of ours that may be gone to after signing in.
 * Anything that a browser would read as another origin, and the screens for signing in
 * themselves (which would lead round in a circle), give undefined.
 */
export function ownPath(candidate: string | null): string | undefined {
  if (candidate?.startsWith('/') !== true) return undefined;
  // The browser's own parser decides: it drops tabs and newlines and reads a backslash as a slash.
  const base = 'http://own.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const url = new URL(candidate, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (AUTH_SCREENS.has(url.pathname.replace(/\/+$/, ''))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where a visitor without an account goes from `path`, to come back to it afterwards. */
export function loginPath(path: string): string {
  return `${browserRoutes.login}?redirect=${encodeURIComponent(path)}`;
}
