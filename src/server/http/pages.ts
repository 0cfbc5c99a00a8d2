import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page of the built web, by its file's name. */
export type SendPage = (name: string, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Pages as they were built, compressed then. */
export const sendBuilt: SendPage = (name, _request, reply) => reply.sendFile(name);

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoded = Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;

/**
 * Pages that say where they are to be found: whoever shows a card of a page, as chats do, takes whole addresses only.
 * They are read and compressed once.
 */
export async function sendAddressed(root: string, names: readonly string[], publicUrl: string): Promise<SendPage> {
  const pages = new Map<string, Encoded>();
  for (const name of names) {
    const built = await readFile(join(root, name), 'utf8');
    const html = built.replaceAll('content="/', `content="${publicUrl.replace(/\/$/, '')}/`);
    const identity = Buffer.from(html);
    pages.set(name, { br: await promisify(brotliCompress)(identity), gzip: await promisify(gzip)(identity), identity });
  }
  return (name, request, reply) => {
    const encoding = ENCODINGS.find((one) => one === 'identity' || accepts(request, one)) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(pages.get(name)?.[encoding]);
  };
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const offers = (headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
