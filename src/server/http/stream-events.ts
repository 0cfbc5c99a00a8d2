import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { toProblem } from './problems.ts';

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Proxies commonly end a connection on which nothing came for a minute. */
const SILENCE_MS = 15_000;
/** A comment: whoever reads events does not see it. */
const KEEP_ALIVE = ': keep-alive\n\n';

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
    for await (const heard of withSilences(events)) {
      yield heard === SILENCE ? KEEP_ALIVE : format(heard.event, heard.data);
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'cancelled') return;
    const problem = toProblem(error, request.id);
    if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'stream failed');
    else request.log.info({ code: problem.code }, 'stream refused');
    yield format('error', problem);
  }
}

const SILENCE = Symbol('nothing came for a while');

/** Yields what a source yields, and tells each time that it has been silent for a while. */
async function* withSilences<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item | typeof SILENCE> {
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = items.next();
      let heard = await orSilence(next);
      while (heard === SILENCE) {
        yield SILENCE;
        heard = await orSilence(next);
      }
      if (heard.done) return;
      yield heard.value;
    }
  } finally {
    await items.return?.();
  }
}

async function orSilence<Result>(result: Promise<Result>): Promise<Result | typeof SILENCE> {
  const silence = Promise.withResolvers<typeof SILENCE>();
  const timer = setTimeout(() => silence.resolve(SILENCE), SILENCE_MS);
  try {
    return await Promise.race([result, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function format(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
