import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** One event as it came over the wire. */
export interface CapturedEvent {
  readonly event: string;
  readonly distinct_id: string;
  readonly timestamp: string;
  readonly uuid: string;
  readonly properties: Record<string, unknown>;
}

/** PostHog as far as it takes events: POST /batch/. */
export interface PostHogServer {
  readonly url: string;
  /** Everything taken so far, in its order. */
  readonly events: readonly CapturedEvent[];
  /** The project keys that came with them. */
  readonly keys: ReadonlySet<string>;
  /** Paths that were asked for, the refused ones too. */
  readonly paths: readonly string[];
  /** Answers so from now on. */
  answer(status: number): void;
  readonly close: () => Promise<void>;
}

/** Starts it on a free local port. */
export async function startPostHog(): Promise<PostHogServer> {
  const events: CapturedEvent[] = [];
  const keys = new Set<string>();
  const paths: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      paths.push(request.url ?? '');
      const body = await bodyOf(request);
      if (status === 200) {
        keys.add(body.api_key);
        events.push(...body.batch);
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    keys,
    paths,
    answer: (next) => void (status = next),
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<{ api_key: string; batch: CapturedEvent[] }> {
  const bytes = await buffer(request);
  const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return JSON.parse(text.toString()) as { api_key: string; batch: CapturedEvent[] };
}
