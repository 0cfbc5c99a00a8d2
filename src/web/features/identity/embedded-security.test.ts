import { describe, expect, test } from 'vitest';
import { createEmbeddedSecurity } from './embedded-security.ts';

function setUp(replies: Record<string, Response>) {
  const sent: [path: string, body: unknown][] = [];
  const fetch = async (url: string, { body }: RequestInit = {}): Promise<Response> => {
    const path = url.replace('/api/auth', '');
    sent.push([path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    return replies[path] ?? Response.json({ status: true });
  };
  return { sent, security: createEmbeddedSecurity(fetch as typeof globalThis.fetch) };
}

const PASSWORDS = { currentPassword: 'Quiet-river-42', newPassword: 'Loud-river-43' };

describe('the safety of an account', () => {
  test('lists this browser first, then the others by their last use', async () => {
    const session = (token: string, day: number) => ({
      token,
      updatedAt: `2026-01-0${day}T00:00:00.000Z`,
      userAgent: `browser-${token}`,
    });
    const { security } = setUp({
      '/get-session': Response.json({ session: session('b', 2), user: {} }),
      '/list-sessions': Response.json([session('a', 1), session('b', 2), session('c', 3)]),
    });
    expect(await security.sessions()).toEqual([
      { id: 'b', userAgent: 'browser-b', lastUsedAt: '2026-01-02T00:00:00.000Z', isThis: true },
      { id: 'c', userAgent: 'browser-c', lastUsedAt: '2026-01-03T00:00:00.000Z', isThis: false },
      { id: 'a', userAgent: 'browser-a', lastUsedAt: '2026-01-01T00:00:00.000Z', isThis: false },
    ]);
  });

  test('ends one session, or all others', async () => {
    const { sent, security } = setUp({});
    await security.endSession('a');
    await security.endOtherSessions();
    expect(sent).toEqual([
      ['/revoke-session', { token: 'a' }],
      ['/revoke-other-sessions', {}],
    ]);
  });

  test('changes the password and has the other sessions ended', async () => {
    const { sent, security } = setUp({});
    await expect(security.changePassword(PASSWORDS)).resolves.toBe('changed');
    expect(sent).toEqual([['/change-password', { ...PASSWORDS, revokeOtherSessions: true }]]);
  });

  test('tells a wrong password from other failures', async () => {
    const wrong = setUp({ '/change-password': Response.json({ code: 'INVALID_PASSWORD' }, { status: 400 }) });
    await expect(wrong.security.changePassword(PASSWORDS)).resolves.toBe('wrong-password');
    const often = setUp({
      '/change-password': Response.json({}, { status: 429, headers: { 'retry-after': '30' } }),
    });
    await expect(often.security.changePassword(PASSWORDS)).rejects.toThrow(
      'Too many tries. Please wait 30 seconds, then try again.',
    );
  });
});
