import type { FastifyInstance } from 'fastify';
import type { ErrorReportsService } from './error-reports.service.ts';

/** A page's timings with all its requests; a stack is a tenth of it. */
const BODY_LIMIT = 128 * 1024;

/**
 * Serves POST /api/tunnel, to which browsers send what went wrong. It takes envelopes by their own type only, which
 * pages of other sites may not send here.
 */
export function serveErrorReports(app: FastifyInstance, reports: ErrorReportsService): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-sentry-envelope',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/tunnel', { schema: { hide: true } }, async (request, reply) => {
      // Without a body, and so without a type, nothing was parsed.
      await reports.receive(request.body instanceof Buffer ? request.body : Buffer.alloc(0), request.ip);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
