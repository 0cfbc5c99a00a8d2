import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One envelope as it came over the wire. */
export interface CapturedEnvelope {
  readonly path: string;
  readonly auth: string;
  readonly text: string;
  /** Its lines, read. */
  readonly lines: readonly Record<string, unknown>[];
}

/** Sentry as far as it takes envelopes: POST /api/{project}/envelope/. */
export interface SentryServer {
  /** What a server that reports to it is told. */
  readonly dsn: string;
  readonly envelopes: readonly CapturedEnvelope[];
  /** Answers so from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  readonly close: () => Promise<void>;
}

/** Starts it on a free local port. */
export async function startSentry(): Promise<SentryServer> {
  const envelopes: CapturedEnvelope[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      envelopes.push({
        path: `${request.method} ${request.url}`,
        auth: String(request.headers['x-sentry-auth']),
        text: body,
        lines: body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end('{}');
    })();
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/sentry/42`,
    envelopes,
    answer: (status, headers = {}) => void (answer = { status, headers }),
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
