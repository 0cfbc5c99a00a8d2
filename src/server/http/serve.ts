import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallOutput, Endpoint, ParsedInput } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';
import { DomainError } from '../errors.ts';
import type { Page } from '../page.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Authenticate } from './authenticate.ts';
import { Download, sendDownload } from './download.ts';
import { EventStream, sendEvents } from './stream-events.ts';

/** A stream of events is for endpoints that describe `events`. */
type Result<E extends Endpoint> =
  | (E['paged'] extends true ? Page<CallOutput<E> extends readonly (infer Item)[] ? Item : never> : CallOutput<E>)
  | EventStream
  | Download;

type Served<E extends Endpoint> = ParsedInput<E> & {
  readonly actor: E['access'] extends 'user' ? Actor : undefined;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | undefined;
  /** True when the caller asked for server-sent events. */
  readonly wantsEvents: boolean;
};

export type Handler<E extends Endpoint> = (request: Served<E>) => Promise<Result<E>>;

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** Makes `serve`, which answers an endpoint of the contract: token first, then the input, then the handler. */
export function createServe(app: FastifyInstance, authenticate: Authenticate): Serve {
  app.decorateRequest('actor', undefined);
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: routeSchema(endpoint),
      // Before the body is read: a stranger's body is not worth parsing.
      ...(endpoint.access === 'user' && {
        onRequest: async (request) => void (request.actor = await authenticate(request)),
      }),
      handler: (request, reply) => answer(endpoint, handler, request, reply),
    });
  };
}

function routeSchema(endpoint: Endpoint): Record<string, unknown> {
  const { params, query, body } = endpoint.input;
  return {
    summary: endpoint.summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.access === 'user' && { security: [{ identityToken: [] }] }),
    response: { ...(endpoint.status !== 204 && { [endpoint.status]: endpoint.output }), default: problem },
  };
}

/**
 * What a handler is given. A class: a literal with a getter gets a shape of its own each time it is made, 4 kB that V8
 * gives back late.
 */
class Call {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly actor: Actor | undefined;
  readonly idempotencyKey: string | undefined;
  readonly wantsEvents: boolean;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.params = request.params;
    this.query = request.query;
    this.body = request.body;
    this.actor = request.actor;
    this.idempotencyKey = idempotencyKeyOf(request);
    this.wantsEvents = request.headers.accept?.includes('text/event-stream') ?? false;
    this.#reply = reply;
  }

  // Made when asked for: few calls need it.
  get signal(): AbortSignal {
    return signalOfCaller(this.#reply);
  }
}

async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const result = await handler(new Call(request, reply) as unknown as Served<E>);
  if (result instanceof EventStream) return sendEvents(request, reply, result);
  if (result instanceof Download) return sendDownload(reply, result);
  void reply.code(endpoint.status).header('cache-control', 'no-store');
  if (!endpoint.paged) return endpoint.status === 204 ? reply.send() : result;
  const page = result as Page<unknown>;
  if (page.next) void reply.header('link', `<${nextUrl(request, page.next)}>; rel="next"`);
  return page.items;
}

// Fastify's own `request.signal` aborts when the request has been read, which a POST has been before it is answered.
function signalOfCaller({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => gone.abort(new DomainError('cancelled', 'The caller went away.'));
  if (raw.destroyed) leave();
  raw.once('close', () => {
    if (!raw.writableFinished) leave();
  });
  return gone.signal;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function nextUrl(request: FastifyRequest, cursor: string): string {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams.toString()}`;
}
