import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import * as z from 'zod/mini';

const body = z.object({ token: z.string() });

/** Tells whether a mailed link for a new password still works, and leaves it as it is. */
export function resetLinks() {
  return {
    id: 'reset-links',
    endpoints: {
      checkPasswordReset: createAuthEndpoint('/check-password-reset', { method: 'POST', body }, async (context) => {
        const identifier = `reset-password:${context.body.token}`;
        const found = await context.context.internalAdapter.findVerificationValue(identifier);
        if (!found || found.expiresAt < new Date()) {
          throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
        }
        return context.json({ status: true });
      }),
    },
  } satisfies BetterAuthPlugin;
}
