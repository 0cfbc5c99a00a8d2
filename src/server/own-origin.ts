import type { FastifyInstance } from 'fastify';

/**
 * Where a browser on this machine reaches `app` when no PUBLIC_URL is set: the address that it listens on, as the
 * settings name it. Never what a request says in its Host header, which anybody may write.
 */
export function ownOrigin(app: FastifyInstance, { HOST, PORT }: { HOST: string; PORT: number }): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : PORT;
  const host = /^(127\.|0\.0\.0\.0$|::1?$)/.test(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
