import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/on-error.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface Dependencies {
  readonly handle: (request: Request) => Promise<Response>;
  readonly limits: SignInLimits;
}

/** Serves the embedded identity service below /api/auth, as it answers itself; only its limits are ours. */
export function serveIdentity(app: FastifyInstance, { handle, limits }: Dependencies): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        try {
          await limits.check(request.url, request.ip, request.body);
        } catch (error) {
          return sendProblem(error, request, reply);
        }
        const response = await handle(toFetchRequest(request));
        void reply.code(response.status).header('cache-control', 'no-store');
        for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
        const cookies = response.headers.getSetCookie();
        if (cookies.length > 0) void reply.header('set-cookie', cookies);
        return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
      },
    });
  });
}

function toFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', request.ip);
  const url = `${request.protocol}://${request.host}${request.url}`;
  return request.method === 'GET'
    ? new Request(url, { headers })
    : new Request(url, { method: 'POST', headers, body: typeof request.body === 'string' ? request.body : '' });
}
