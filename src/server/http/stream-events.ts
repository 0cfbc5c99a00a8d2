import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { toProblem } from './problems.ts';

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** A reply that is a stream of server-sent events; a failure while it runs becomes its last event, `error`. */
export class EventStream {
  readonly events: AsyncIterable<ServerEvent>;

  constructor(events: AsyncIterable<ServerEvent>) {
    this.events = events;
  }
}

/** Sends events as fast as the caller reads them; when the caller goes, the source is told to stop. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, stream: EventStream): FastifyReply {
  return reply
    .code(200)
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(encode(request, stream.events), { objectMode: false, highWaterMark: 4_096 }));
}

async function* encode(request: FastifyRequest, events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  // A comment first: the caller sees at once that the work has begun.
  yield ': open\n\n';
  try {
    for await (const { event, data } of events) yield format(event, data);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'cancelled') return;
    const problem = toProblem(error, request.id);
    if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'stream failed');
    else request.log.info({ code: problem.code }, 'stream refused');
    yield format('error', problem);
  }
}

function format(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
