import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserRoutes } from '#contract/browser-routes.ts';
import { DomainError } from '../errors.ts';
import { answerProblem, noteProblem } from '../http/on-error.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface Dependencies {
  readonly handle: (request: Request) => Promise<Response>;
  readonly limits: SignInLimits;
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
}

/** Serves the embedded identity service below /api/auth, as it answers itself; only its limits are ours. */
export function serveIdentity(app: FastifyInstance, { handle, limits, ping }: Dependencies): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: async (request, reply) => {
        const address = addressOf(request);
        let response: Response;
        try {
          refuseNul(request);
          await limits.check({
            method: request.method,
            path: address.pathname.replace(/^\/api\/auth(?=\/)/, ''),
            ip: request.ip,
            body: request.body,
          });
          response = await handle(toFetchRequest(request, address));
          if (response.status === 401 || response.status === 500) {
            // With its database away, the library calls everybody signed out. Nobody shall be, because a line is down,
            await ping();
            // or because their session could not be prolonged, as on a full disk: then it is taken as it is.
            if (isRead(request, address)) response = await handle(toFetchRequest(request, asItIs(address)));
          }
        } catch (error) {
          const problem = noteProblem(error, request);
          if (problem.status < 500 || !isWayBack(request, address)) return answerProblem(problem, reply);
          return reply.header('cache-control', 'no-store').redirect(`${browserRoutes.login}?error=${problem.code}`);
        }
        void reply.code(response.status).header('cache-control', 'no-store');
        for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
        const cookies = response.headers.getSetCookie();
        if (cookies.length > 0) void reply.header('set-cookie', cookies);
        return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
      },
    });
  });
}

// A person reads what is answered to it: the form has words for them.
function isWayBack({ method }: FastifyRequest, { pathname }: URL): boolean {
  return method === 'GET' && pathname.startsWith('/api/auth/callback/');
}

function isRead({ method, headers }: FastifyRequest, { pathname }: URL): boolean {
  return method === 'GET' && headers.cookie !== undefined && /\/(get-session|token|list-sessions)$/.test(pathname);
}

function asItIs(address: URL): URL {
  const same = new URL(address);
  same.searchParams.set('disableRefresh', 'true');
  return same;
}

// PostgreSQL takes no NUL in a text, and not every field of the library's calls is looked at before it gets there.
function refuseNul({ url, body }: FastifyRequest): void {
  if (!url.includes('%00') && !holdsNul(body)) return;
  throw new DomainError('malformed_request', 'The request could not be read. Send valid JSON without NUL characters.');
}

function holdsNul(body: unknown): boolean {
  if (typeof body !== 'string' || !body.includes('\\u0000')) return false;
  let found = false;
  try {
    JSON.parse(body, (_name, value: unknown) => {
      found ||= typeof value === 'string' && value.includes('\u0000');
      return value;
    });
    return found;
  } catch {
    return true;
  }
}

// The service routes by what a URL parser makes of the address, dots and all: the limits have to look at the same.
function addressOf({ protocol, host, url }: FastifyRequest): URL {
  const origin = URL.parse(`${protocol}://${host}`)?.origin;
  if (!origin) throw new DomainError('malformed_request', 'The Host of the request could not be read.');
  return new URL(url, origin);
}

function toFetchRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-forwarded-for', request.ip);
  return request.method === 'GET'
    ? new Request(url, { headers })
    : new Request(url, { method: 'POST', headers, body: typeof request.body === 'string' ? request.body : '' });
}
