import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/**
 * A reverse proxy before several servers, as deploy/Caddyfile sets one up: it asks each all the time whether it is ready,
 * lets people wait a moment while none is, and tries nothing twice that may have reached a server. What a server said a
 * while ago says nothing: a proxy that was held up asks again before it sends anything there.
 */
export interface TestProxy {
  readonly url: string;
  /** Sends requests to these from now on, as they are ready. */
  readonly use: (...servers: readonly string[]) => void;
  /** How many requests each server was sent. */
  readonly sent: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

const CHECK_MS = 50;
/** A server that has not been asked within this time, and was ready, is sent nothing. */
const GOOD_FOR_MS = 2_000;
/** So long somebody waits for a server that is ready, and so often it is looked for. */
const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 250;

export async function startProxy(): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  /** When each server was last asked and was ready. */
  const ready = new Map<string, number>();
  const sent = new Map<string, number>();
  let servers: readonly string[] = [];
  let turn = 0;
  const ask = async (server: string): Promise<void> => {
    const at = performance.now();
    const reply = await fetch(`${server}/api/ready`).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    asked.delete(server);
    if (reply?.ok) ready.set(server, at);
    else ready.delete(server);
  };
  // One check of a server at a time: of two on their way the older one could be answered last, and call it ready again.
  const asked = new Map<string, Promise<void>>();
  const check = (server: string): Promise<void> => {
    const asking = asked.get(server) ?? ask(server);
    asked.set(server, asking);
    return asking;
  };
  const checkAll = (): Promise<unknown> => Promise.all(servers.map(check));
  const checks = setInterval(() => void checkAll(), CHECK_MS);
  const whoIsReady = (): readonly string[] =>
    servers.filter((one) => performance.now() - (ready.get(one) ?? -Infinity) < GOOD_FOR_MS);
  const send = async (incoming: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const until = performance.now() + WAIT_MS;
    while (whoIsReady().length === 0 && performance.now() < until) {
      await checkAll();
      if (whoIsReady().length === 0) await after(LOOK_AGAIN_MS);
    }
    const able = whoIsReady();
    const target = able[(turn += 1) % able.length];
    if (target === undefined) return void reply.writeHead(502).end('nobody is ready');
    sent.set(target, (sent.get(target) ?? 0) + 1);
    forward(incoming, reply, target, agent);
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, reply) => void send(incoming, reply));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (...named) => void (servers = named),
    sent,
    close: async () => {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}

function forward(incoming: IncomingMessage, reply: ServerResponse, target: string, agent: Agent): void {
  const { method, headers, socket } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  const outgoing = request(`${target}${incoming.url}`, { method, headers: forwarded, agent }, (answer) => {
    const { connection: _ours, ...theirs } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, theirs);
    answer.pipe(reply);
    answer.once('aborted', () => reply.destroy());
  });
  outgoing.once('error', (error) => {
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end(String(error));
  });
  reply.once('close', () => {
    if (!reply.writableFinished) outgoing.destroy();
  });
  incoming.pipe(outgoing);
}
