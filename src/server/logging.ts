import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { whenOver } from './http/when-over.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * JSON lines with the request's id. No body, header or query is ever written: ideas and searches are people's
 * words; and of an error only what it is, never what a database or a model added to it.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: { err: describeError },
  };
}

/** PostgreSQL repeats a value that it does not take in what it says about it. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/;

function describeError(error: Error & { code?: unknown }): { type: string; message: string; stack: string } {
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.stack ?? error.cause.message}` : '';
  const code = typeof error.code === 'string' ? error.code : undefined;
  const whole = `${error.stack ?? ''}${cause}`;
  const repeats = DATA_EXCEPTION.test(code ?? '');
  return {
    type: error.name,
    message: repeats ? 'The database does not take a value.' : error.message,
    stack: repeats ? whole.slice(whole.search(/^ +at /m)) : whole,
    ...(code && { code }),
  };
}

/**
 * Logs each request once, when it is answered, and names it in the reply. A read that went well is told only when
 * the level is `debug` or finer: its line costs an eighth of the request, and tells nobody anything.
 */
export function logRequests(app: FastifyInstance): void {
  const readsToo = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  whenOver(app, (request, { status, ms: elapsed }) => {
    const { method } = request;
    if (!readsToo && method === 'GET' && status < 400) return;
    const ms = Math.round(elapsed * 10) / 10;
    request.log.info({ method, route: request.routeOptions.url, status, ms }, 'answered');
  });
}
