import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DomainError } from '../errors.ts';
import { EventStream, sendEvents, type ServerEvent } from './stream-events.ts';

const ENDLESS = 20_000;
const EVENT_BYTES = 64 * 1_024;

describe('a stream of events', () => {
  let app: FastifyInstance;
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

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

  test('gives a sign of life each quarter of a minute in which nothing comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gate = Promise.withResolvers<void>();
    const reply = await open(async function* () {
      yield { event: 'delta', data: 1 };
      await gate.promise;
      yield { event: 'story', data: 2 };
    });
    let text = '';
    const ended = Promise.withResolvers<void>();
    reply.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    reply.once('end', ended.resolve);
    // Polling would let the clock go on.
    const arrives = async (whole: string): Promise<void> => {
      while (text.length < whole.length) await once(reply, 'data');
      expect(text).toBe(whole);
    };
    const begun = ': open\n\nevent: delta\ndata: 1\n\n';
    await arrives(begun);
    vi.advanceTimersByTime(14_999);
    expect(vi.getTimerCount(), 'the quarter is not over').toBe(1);
    vi.advanceTimersByTime(1);
    await arrives(`${begun}: keep-alive\n\n`);
    vi.advanceTimersByTime(15_000);
    await arrives(`${begun}: keep-alive\n\n: keep-alive\n\n`);
    gate.resolve();
    await ended.promise;
    expect(text).toBe(`${begun}: keep-alive\n\n: keep-alive\n\nevent: story\ndata: 2\n\n`);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no timer when the caller goes in a silence, and its source is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const reply = await open(async function* () {
      try {
        silent.resolve();
        await gate.promise;
        yield { event: 'delta', data: 1 };
      } finally {
        ended.resolve();
      }
    });
    await silent.promise;
    reply.destroy();
    // As a writer does that is told to stop.
    gate.reject(new DomainError('cancelled', 'The caller went away.'));
    await ended.promise;
    await expect.poll(() => vi.getTimerCount()).toBe(0);
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
