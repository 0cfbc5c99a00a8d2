import { createHash } from 'node:crypto';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import { DomainError } from '../errors.ts';

const PER_ADDRESS: Quota = { limit: 30, seconds: 60 };
const PER_ACCOUNT: Quota = { limit: 10, seconds: 300 };
const LIMITED = /^\/api\/auth\/(sign-in|sign-up|request-password-reset|reset-password|change-password)\b/;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Keeps guessing slow: so many tries from one network address, and so many at one account from anywhere. */
export function createSignInLimits(quotas: QuotasRepository) {
  async function count(key: string, quota: Quota): Promise<void> {
    const wait = await quotas.count(key, quota);
    if (wait === undefined) return;
    throw new DomainError('too_many_requests', `Too many tries. Try again in ${inWords(wait)}.`, { retryAfter: wait });
  }

  return {
    /**
     * Counts a try; throws `too_many_requests` with the seconds to wait. `path` is the one that the service will
     * see, `body` the request's JSON text.
     */
    async check(path: string, ip: string, body: unknown): Promise<void> {
      if (!LIMITED.test(path)) return;
      await count(`sign-in:ip:${networkOf(ip)}`, PER_ADDRESS);
      const email = emailIn(body);
      if (email) await count(`sign-in:account:${createHash('sha256').update(email).digest('base64url')}`, PER_ACCOUNT);
    },
  };
}

// Whoever has one IPv6 address has the 2^64 of its network; an IPv4 address may come written as IPv6.
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return [...head, ...zeros].slice(0, 4).join(':');
}

function emailIn(body: unknown): string | undefined {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
