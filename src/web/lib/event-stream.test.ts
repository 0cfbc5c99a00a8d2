import { describe, expect, test } from 'vitest';
import { generateStory } from '#contract/story.ts';
import { createApi } from './call.ts';
import { type ServerEvent, readEvents } from './event-stream.ts';
import { ProblemError, UnreachableError } from './problem-error.ts';

const PROBLEM = { type: 'about:blank', title: 'Busy', status: 503, code: 'writer_busy', detail: 'The writer is busy.' };

function bytes(...chunks: (string | Uint8Array<ArrayBuffer> | Error)[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk === undefined) controller.close();
      else if (chunk instanceof Error) controller.error(chunk);
      else controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
    },
  });
}

async function all(events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const list: ServerEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

describe('server-sent events', () => {
  test('arrive whole, however the bytes were cut', async () => {
    const text = new TextEncoder().encode(
      ': open\n\nevent: delta\ndata: {"headline":"Größe"}\n\n: keep-alive\n\n: keep-alive\n\nevent: story\r\ndata: {"id":1}\r\n\r\n',
    );
    const single = Array.from(text, (byte) => Uint8Array.of(byte));
    expect(await all(readEvents(bytes(...single)))).toEqual([
      { event: 'delta', data: { headline: 'Größe' } },
      { event: 'story', data: { id: 1 } },
    ]);
  });

  test('that break off in the middle of one leave that one out', async () => {
    expect(await all(readEvents(bytes('event: delta\ndata: {}\n\nevent: story\ndata: {"id"')))).toEqual([
      { event: 'delta', data: {} },
    ]);
  });

  test('close the connection when the reader has heard enough', async () => {
    let onCancel = (): void => undefined;
    const cancelled = new Promise<void>((resolve) => (onCancel = resolve));
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: {}\n\n')),
      cancel: () => onCancel(),
    });
    for await (const { event } of readEvents(endless)) {
      expect(event).toBe('message');
      break;
    }
    await cancelled;
  });
});

describe('a streamed call', () => {
  const body = {
    description: 'Let shoppers keep their cart over night.',
    productId: '019a0000-0000-7000-8000-000000000001',
  };
  const stream = (reply: Response, signal?: AbortSignal) => {
    const seen: Headers[] = [];
    const api = createApi({
      tokens: { getIdToken: () => Promise.resolve('token') },
      fetch: ((_url: string, init: RequestInit) => {
        seen.push(new Headers(init.headers));
        return Promise.resolve(reply);
      }) as typeof globalThis.fetch,
    });
    const options = { headers: { 'idempotency-key': 'key-1' }, ...(signal && { signal }) };
    return { seen, events: api.stream(generateStory, { body }, options) };
  };

  test('asks for events and carries the key of the try', async () => {
    const { seen, events } = stream(new Response(bytes('event: delta\ndata: {}\n\n')));
    expect(await all(events)).toHaveLength(1);
    expect(seen[0]?.get('accept')).toBe('text/event-stream');
    expect(seen[0]?.get('idempotency-key')).toBe('key-1');
  });

  test('that is refused before it begins tells why', async () => {
    const { events } = stream(Response.json(PROBLEM, { status: 503 }));
    await expect(all(events)).rejects.toBeInstanceOf(ProblemError);
  });

  test('whose connection breaks is a failure, not an end', async () => {
    const { events } = stream(new Response(bytes('event: delta\ndata: {}\n\n', new TypeError('network error'))));
    await expect(all(events)).rejects.toBeInstanceOf(UnreachableError);
  });

  test('that the person cancels stays an abort', async () => {
    const { events } = stream(new Response(bytes(new DOMException('Aborted', 'AbortError'))));
    await expect(all(events)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
