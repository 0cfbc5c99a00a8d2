import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that the server will go: it is not ready any more, yet answers whoever has not noticed. */
    retire: () => void;
  }
}

/**
 * Lets the server be taken out of a proxy's list before it closes: once it is retired, `/api/ready` refuses and each reply
 * closes its connection, so that nothing is on its way when the server does close. Connections that were opened to be
 * there and have never asked for anything, as browsers open them, do not hold it up. Answers whether it is retired.
 */
export function makeRetirable(app: FastifyInstance): () => boolean {
  let retired = false;
  const retire = (): void => {
    if (retired) return;
    retired = true;
    app.server.prependListener('request', (_request, reply) => (reply.shouldKeepAlive = false));
  };
  app.decorate('retire', retire);
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    retire();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  return () => retired;
}
