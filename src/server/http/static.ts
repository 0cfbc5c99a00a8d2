import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { sendProblem } from './on-error.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Serves the built browser side from `root`; any page that is no file is the application's to route, but for the landing page. */
export async function serveBrowserSide(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache');
      },
    });
    // A route of its own: as a folder of files, the root would be refused to whoever takes nothing compressed.
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('landing/index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return sendPage(reply);
    return sendProblem(new DomainError('not_found', 'There is nothing at this address.'), request, reply);
  });
}

/**
 * The address as it is routed. One that no program can decode, such as /portal/%zz, is nobody's but may still be a page:
 * the application is what tells its visitor so.
 */
export function routedUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  if (!url.includes('%') || isOurs(url)) return url;
  try {
    decodeURI(url);
    return url;
  } catch {
    return '/unreadable';
  }
}

/** True for what is never a page of the application. */
function isOurs(url: string): boolean {
  return /^\/(api|assets)(\/|$|\?)/.test(url);
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const readable = method === 'GET' || method === 'HEAD';
  return readable && !isOurs(url) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}
