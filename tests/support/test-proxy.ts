import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy before several servers, which asks each all the time whether it is ready, and tries nothing twice. */
export interface TestProxy {
  readonly url: string;
  /** Sends requests to these from now on, as they are ready. */
  readonly use: (...servers: readonly string[]) => void;
  /** How many requests each server was sent. */
  readonly sent: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

const CHECK_MS = 50;

export async function startProxy(): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const sent = new Map<string, number>();
  let servers: readonly string[] = [];
  let turn = 0;
  const asked = new Set<string>();
  // One check of a server at a time: of two on their way the older one could be answered last, and call it ready again.
  const check = async (server: string): Promise<void> => {
    if (asked.has(server)) return;
    asked.add(server);
    const reply = await fetch(`${server}/api/ready`).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    asked.delete(server);
    if (reply?.ok) ready.add(server);
    else ready.delete(server);
  };
  const checks = setInterval(() => servers.forEach((one) => void check(one)), CHECK_MS);
  const server = createServer((incoming, reply) => {
    const able = servers.filter((one) => ready.has(one));
    const target = able[(turn += 1) % able.length];
    if (target === undefined) return void reply.writeHead(502).end('nobody is ready');
    sent.set(target, (sent.get(target) ?? 0) + 1);
    return forward(incoming, reply, target, agent);
  });
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
  const outgoing = ask(`${target}${incoming.url}`, { method, headers: forwarded, agent }, (answer) => {
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
