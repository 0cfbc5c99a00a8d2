import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a provider says things on the wire. Each text is written as it is, server-sent events included. */
export interface Wire {
  /** What stands between the server's address and the provider's own paths, e.g. `/v1`. */
  readonly prefix: string;
  readonly path: RegExp;
  opening(): string;
  piece(text: string): string;
  refusal(text: string): string;
  ending(reason: 'stop' | 'length' | 'refusal'): string;
  /** The whole answer at once, for a request that does not ask for a stream. */
  whole(text: string): unknown;
  error(status: number, message: string): unknown;
}

export interface ModelRequestSeen {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of four protocols
  readonly body: any;
  /** Settles when the exchange is over: whether the client went away before the answer was complete. */
  readonly over: Promise<'answered' | 'aborted' | 'cut'>;
}

export interface Exchange {
  readonly request: ModelRequestSeen;
  readonly wire: Wire;
  readonly response: ServerResponse;
  /** Writes as the client reads; false when the client is gone. */
  write(text: string): Promise<boolean>;
  /** Destroys the socket. */
  cut(): void;
}

/** What the server does with one request. */
export type Behaviour = (exchange: Exchange) => Promise<void> | void;

export interface ModelServer {
  /** To be given as the provider's base URL. */
  readonly url: string;
  readonly requests: readonly ModelRequestSeen[];
  /** What to do with the next requests, one each; afterwards the usual again. */
  next(...behaviours: Behaviour[]): void;
  /** What to do with every request for which `next` says nothing. */
  always(behaviour: Behaviour): void;
  /** Forgets the requests seen and what `next` holds. */
  reset(): void;
  close(): Promise<void>;
}

/** A model's server on a free local port. */
export async function startModelServer(wire: Wire, usual: Behaviour): Promise<ModelServer> {
  let always = usual;
  let queue: Behaviour[] = [];
  let requests: ModelRequestSeen[] = [];
  const server = createServer((incoming, response) => {
    void (async () => {
      const { exchange, seen } = await receive(incoming, response, wire);
      if (!wire.path.test(seen.path)) {
        response
          .writeHead(404, { 'content-type': 'application/json' })
          .end(JSON.stringify(wire.error(404, 'no route')));
        return;
      }
      requests.push(seen);
      await (queue.shift() ?? always)(exchange);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire.prefix}`,
    get requests() {
      return requests;
    },
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => {
      always = behaviour;
    },
    reset: () => {
      queue = [];
      requests = [];
      always = usual;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(incoming: IncomingMessage, response: ServerResponse, wire: Wire) {
  let text = '';
  for await (const piece of incoming.setEncoding('utf8')) text += piece;
  let wasCut = false;
  const over = new Promise<'answered' | 'aborted' | 'cut'>((resolve) => {
    response.once('close', () => resolve(wasCut ? 'cut' : response.writableFinished ? 'answered' : 'aborted'));
  });
  const seen: ModelRequestSeen = {
    path: incoming.url ?? '',
    headers: incoming.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
    over,
  };
  const exchange: Exchange = {
    request: seen,
    wire,
    response,
    write: async (part) => {
      if (response.destroyed) return false;
      if (!response.write(part)) await Promise.race([once(response, 'drain'), over]);
      return !response.destroyed;
    },
    cut: () => {
      wasCut = true;
      response.socket?.destroy();
    },
  };
  return { exchange, seen };
}
