import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Yields the server-sent events of a reply as they arrive, their data parsed as JSON. Leaving the
 * loop early closes the connection. Throws what the body throws: an AbortError after an abort, a
 * TypeError when the connection breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) as unknown };
    }
  } finally {
    // Cancelling a stream that has already failed rejects with the failure that was thrown above.
    await reader.cancel().catch(() => undefined);
  }
}
