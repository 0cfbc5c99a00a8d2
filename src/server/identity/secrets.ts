import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The secret of now, and those before it that are still accepted. */
export interface Secrets {
  /** For the library: each with a number of its own, the one of now first. */
  readonly versions: { readonly version: number; readonly value: string }[];
  /** The Cookie header as a browser would send it had its cookies been signed with the secret of now. */
  readonly renewCookies: (header: string) => string;
}

/** Lets `current` take the place of `previous` while people stay signed in. */
export function createSecrets(current: string, previous: string | undefined): Secrets {
  const before = previous === undefined || previous === current ? [] : [previous];
  return {
    versions: [current, ...before].map((value) => ({ version: numberOf(value), value })),
    renewCookies: (header) =>
      header
        .split(';')
        .map((cookie) => renew(cookie, current, before))
        .join(';'),
  };
}

/** The same number for a secret in every process and after every restart, and none that tells anything about it. */
function numberOf(secret: string): number {
  return createHash('sha256').update(`version of ${secret}`).digest().readUIntBE(0, 6);
}

function renew(cookie: string, current: string, previous: readonly string[]): string {
  const [, name = '', value = '', signature = ''] = /^(\s*[^=]+)=(.+)\.([^.]+)$/.exec(cookie) ?? [];
  const given = decode(signature);
  if (!previous.some((secret) => sameText(sign(decode(value), secret), given))) return cookie;
  return `${name}=${value}.${encodeURIComponent(sign(decode(value), current))}`;
}

/** As the library signs its cookies. */
function sign(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
