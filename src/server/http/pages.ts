import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenTheme, type Theme } from '#contract/theme.ts';

/** Sends a page of the built web, by its file's name. */
export type SendPage = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoded = Readonly<Record<(typeof ENCODINGS)[number], Buffer>>;

interface Page extends Encoded {
  /** Of the file it was made of: a web that is built anew is sent at once. */
  readonly built: number;
  readonly hash: string;
}

/**
 * Pages of the built web, each in the look that the person chose, so that it never flashes and needs no script for it.
 * Where the server knows its own address they say it: whoever shows a card of a page, as chats do, takes whole
 * addresses only. Each is read and compressed once.
 */
export function openPages(root: string, publicUrl: string | undefined): SendPage {
  const pages = new Map<string, Promise<Page>>();

  async function find(name: string, theme: Theme | undefined): Promise<Page> {
    const key = `${name} ${theme}`;
    const path = join(root, name);
    const { mtimeMs: built } = await stat(path);
    let page = pages.get(key);
    if ((await page)?.built !== built) {
      const made = make(path, built, (html) => withAddress(withTheme(html, theme), publicUrl));
      page = made;
      pages.set(key, made);
      // One that could not be read is tried again by whoever comes next.
      made.catch(() => pages.get(key) === made && pages.delete(key));
    }
    return (await page) as Page;
  }

  return async (name, request, reply) => {
    const page = await find(name, chosenTheme(request.headers.cookie));
    const encoding = ENCODINGS.find((one) => one === 'identity' || accepts(request, one)) ?? 'identity';
    const etag = `"${page.hash}-${encoding}"`;
    // Asked for anew each time, and kept for one person: what is sent depends on their cookies.
    void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page[encoding]);
  };
}

async function make(path: string, built: number, change: (html: string) => string): Promise<Page> {
  const identity = Buffer.from(change(await readFile(path, 'utf8')));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })]);
  return { br, gzip: gz, identity, built, hash };
}

function withAddress(html: string, publicUrl: string | undefined): string {
  return publicUrl ? html.replaceAll('content="/', `content="${publicUrl.replace(/\/$/, '')}/`) : html;
}

/** The browser's own bars take the page's colour, too. */
function withTheme(html: string, theme: Theme | undefined): string {
  if (theme === undefined) return html;
  return html
    .replace('<html', `<html data-theme="${theme}"`)
    .replaceAll(/media="\(prefers-color-scheme: (\w+)\)"/g, (_, of) => `media="${of === theme ? 'all' : 'not all'}"`);
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const offers = (headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
