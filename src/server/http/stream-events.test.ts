import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { EventStream, sendEvents, type ServerEvent } from './stream-events.ts';

const ENDLESS = 20_000;
const EVENT_BYTES = 64 * 1_024;

describe('a stream of events', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function open(events: () => AsyncIterable<ServerEvent>): Promise<IncomingMessage> {
    app = fastify({ forceCloseConnections: true });
    app.get('/', (request, reply) => sendEvents(request, reply, new EventStream(events())));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(url, resolve).once('error', reject);
    return promise;
  }

  test('waits for a caller who does not read, and its source is ended when the caller goes', async () => {
    let told = 0;
    const ended = Promise.withResolvers<void>();
    const reply = await open(async function* () {
      try {
        for (; told < ENDLESS; told += 1) yield { event: 'delta', data: 'x'.repeat(EVENT_BYTES) };
      } finally {
        ended.resolve();
      }
    });
    reply.destroy();
    await ended.promise;
    // What the two sockets hold, and no more: the rest was never asked for.
    expect(told).toBeLessThan(ENDLESS / 10);
  });

  test('ends with what went wrong, in the words for a caller only', async () => {
    for (const [fault, code] of [
      [new DomainError('writer_busy', 'Wait a little.', { retryAfter: 7 }), 'writer_busy'],
      [new Error('the password is opensesame'), 'internal'],
    ] as const) {
      const reply = await open(async function* () {
        yield { event: 'delta', data: 1 };
        throw fault;
      });
      let text = '';
      for await (const piece of reply.setEncoding('utf8')) text += piece;
      await app.close();
      expect(text).toContain('event: delta\ndata: 1\n\nevent: error\ndata: {');
      expect(text).toContain(`"code":"${code}"`);
      expect(text).not.toContain('opensesame');
    }
  });
});
