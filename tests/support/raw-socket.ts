import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly write: (text: string) => void;
  /** Everything that came, once the server has hung up. */
  readonly untilClosed: Promise<string>;
  readonly socket: Socket;
}

/** A connection on which anything can be sent, also what is no request. */
export function openRaw(url: string): RawSocket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  // Written to after the server has hung up: what it said before is what counts.
  socket.on('error', () => {});
  socket.once('close', () => resolve(received));
  return { socket, write: (text) => void socket.write(text, 'latin1'), untilClosed: promise };
}
