import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { sendProblem } from './on-error.ts';
import { toProblem } from './problems.ts';
import { HEADERS_OF_DATA } from './security-headers.ts';

/** How long a caller may take, so that those who dawdle on purpose do not use up the connections. */
export interface Patience {
  /** To send the headers. */
  readonly headersMs: number;
  /** To send the whole request. */
  readonly requestMs: number;
  /** How often callers are looked at. */
  readonly everyMs: number;
  /** Without a byte in either direction; longer than any model may think. */
  readonly silenceMs: number;
}

export const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000, everyMs: 5_000, silenceMs: 300_000 };

/** The framework's settings that hold callers to `patience`. */
export function limitSlowness({ headersMs, requestMs, everyMs, silenceMs }: Patience) {
  return {
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: everyMs },
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
  };
}

/** Answers a request that reaches no route and no hook, because nobody can tell its address. */
export function refuseUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(error, request, reply.headers({ ...HEADERS_OF_DATA, 'x-request-id': request.id }));
}

/** Answers what is no request, or not a whole one in time, and hangs up; there is no request to answer by, only its wire. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(wireForm(toProblem(faultOf(error), newId())));
  socket.destroy();
}

function faultOf({ code }: NodeJS.ErrnoException): DomainError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new DomainError('too_slow', 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW') return new DomainError('headers_too_large', 'The headers are too large.');
  return new DomainError('malformed_request', 'This is no request of HTTP/1.1.');
}

function wireForm(problem: ReturnType<typeof toProblem>): string {
  const body = JSON.stringify(problem);
  const headers = {
    ...HEADERS_OF_DATA,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/problem+json',
    'x-request-id': problem.requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n');
}
