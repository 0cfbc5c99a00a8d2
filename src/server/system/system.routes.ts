import { getConfig, getHealth, getReady, type AppConfig } from '#contract/system.ts';
import { DomainError } from '../errors.ts';
import type { Serve } from '../http/serve.ts';

interface Dependencies {
  readonly config: AppConfig;
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly isClosing: () => boolean;
}

export function serveSystem(serve: Serve, { config, ping, isClosing }: Dependencies): void {
  serve(getHealth, async () => ({ status: 'ok' as const }));
  serve(getReady, async () => {
    if (isClosing()) throw new DomainError('shutting_down', 'The server is shutting down.', { retryAfter: 5 });
    await ping().catch((error: unknown) => {
      throw new DomainError('database_unavailable', 'The database does not answer.', { cause: error, retryAfter: 2 });
    });
    return { status: 'ok' as const };
  });
  serve(getConfig, async () => config);
}
