import type { FastifyInstance } from 'fastify';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Runs `tidy` before the first request and then each hour, until `app` closes. What it throws is logged: a
 * server works with old rows too.
 */
export function keepHouse(app: FastifyInstance, tidy: () => Promise<void>): void {
  const run = (): Promise<void> =>
    tidy().catch((error: unknown) => app.log.warn({ err: error }, 'tidying up did not succeed'));
  const timer = setInterval(() => void run(), HOUR_MS).unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}
