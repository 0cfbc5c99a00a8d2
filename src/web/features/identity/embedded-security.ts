import { createEmbeddedService } from './embedded-service.ts';
import { IdentityError } from './identity-client.ts';

/** A browser in which the person is logged in. */
interface OpenSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly lastUsedAt: string;
  /** It is this browser. */
  readonly isThis: boolean;
}

interface SessionReply {
  readonly token: string;
  readonly updatedAt: string;
  readonly userAgent?: string | null;
}

/** What the embedded identity service lets people do for the safety of their account. */
export function createEmbeddedSecurity(fetch = globalThis.fetch.bind(globalThis), basePath = '/api/auth') {
  const service = createEmbeddedService(fetch, basePath);
  return {
    /** This browser first, then those used last. */
    async sessions(signal?: AbortSignal): Promise<OpenSession[]> {
      const reading = createEmbeddedService((url, init) => fetch(url, { ...init, signal: signal ?? null }), basePath);
      const replies = await Promise.all([reading.ask('/get-session'), reading.ask('/list-sessions')]);
      const [own, all] = (await Promise.all(replies.map((reply) => reply.json()))) as [
        { session: SessionReply } | null,
        SessionReply[],
      ];
      return all
        .map(({ token, updatedAt, userAgent = null }) => ({
          id: token,
          userAgent,
          lastUsedAt: updatedAt,
          isThis: token === own?.session.token,
        }))
        .toSorted(
          (one, other) => Number(other.isThis) - Number(one.isThis) || other.lastUsedAt.localeCompare(one.lastUsedAt),
        );
    },

    async endSession(id: string): Promise<void> {
      await service.ask('/revoke-session', { token: id });
    },

    async endOtherSessions(): Promise<void> {
      await service.ask('/revoke-other-sessions', {});
    },

    /** Ends all other sessions too. */
    async changePassword(passwords: {
      currentPassword: string;
      newPassword: string;
    }): Promise<'changed' | 'wrong-password'> {
      try {
        await service.ask('/change-password', { ...passwords, revokeOtherSessions: true });
        return 'changed';
      } catch (error) {
        if (error instanceof IdentityError && error.failure === 'wrong-password') return 'wrong-password';
        throw error;
      }
    },
  };
}
