import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROBLEM_STATUS } from '#contract/problem.ts';

interface Ended {
  /** What was answered; that of `cancelled` when the caller went before all of it was sent. */
  readonly status: number;
  readonly ms: number;
}

/**
 * Tells of each request when it is over, once, however it ends. The framework's own hook for that is not called when a
 * caller goes away, and those who do read a stream.
 */
export function whenOver(app: FastifyInstance, tell: (request: FastifyRequest, ended: Ended) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.once('close', () => {
      const status = raw.writableEnded ? reply.statusCode : PROBLEM_STATUS.cancelled;
      tell(request, { status, ms: reply.elapsedTime });
    });
    done();
  });
}
