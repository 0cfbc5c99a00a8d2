import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet } from 'jose';

export interface GoogleKeys {
  /** To be given as `FIREBASE_KEYS_URL`. */
  readonly url: string;
  /** How often the keys were asked for. */
  readonly asked: () => number;
  /** Answers with this from now on instead of the keys; `undefined`: with the keys again. */
  readonly answer: (instead: ((response: ServerResponse) => void) | undefined) => void;
  readonly close: () => Promise<void>;
}

/** A stand-in for the address where Google publishes Firebase's public keys, on a free local port. */
export async function startGoogleKeys(
  publicKeys: () => JSONWebKeySet,
  cacheControl = 'public, max-age=21600, must-revalidate, no-transform',
): Promise<GoogleKeys> {
  let asked = 0;
  let instead: ((response: ServerResponse) => void) | undefined;
  const server = createServer((_request, response) => {
    asked += 1;
    if (instead) return instead(response);
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8', 'cache-control': cacheControl });
    response.end(JSON.stringify(publicKeys()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwk`,
    asked: () => asked,
    answer: (other) => void (instead = other),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
