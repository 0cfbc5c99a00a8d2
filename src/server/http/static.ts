import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserRoutes } from '#contract/browser-routes.ts';
import { DomainError } from '../errors.ts';
import { sendProblem } from './on-error.ts';
import { openPages } from './pages.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

const APPLICATION = 'index.html';
const LANDING = 'landing/index.html';

export interface BrowserSide {
  /** The folder of the built web. */
  readonly root: string;
  readonly publicUrl: string | undefined;
  /** What the application asks for first, wherever it is opened; the browser fetches it beside the script. */
  readonly askedFirst: readonly string[];
  /**
   * The file with the sign-in page for whoever asks with these cookies; undefined when somebody may be signed in: the
   * application leads them on, and they see nothing that goes at once.
   */
  readonly loginPageFor: (cookies: string | undefined) => string | undefined;
}

/**
 * Serves the built browser side. Any page that is no file is the application's to route, but for those that were made
 * when the web was built: the landing page and the sign-in.
 */
export async function serveBrowserSide(app: FastifyInstance, side: BrowserSide): Promise<void> {
  const { root, publicUrl, askedFirst, loginPageFor } = side;
  const link = askedFirst.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=anonymous`).join(', ');
  const built = existsSync(join(root, APPLICATION));
  const send = openPages(root, publicUrl);
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      // A page is found at its own address only.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache');
      },
    });
    app.get(browserRoutes.landing, { schema: { hide: true } }, (request, reply) => send(LANDING, request, reply));
    app.get(browserRoutes.login, { schema: { hide: true } }, (request, reply) => {
      // What stands in a query is the application's to read: the page was made without one.
      const isPlain = request.url === browserRoutes.login;
      const page = isPlain ? loginPageFor(request.headers.cookie) : undefined;
      return send(page ?? APPLICATION, request, reply.header('link', link));
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return send(APPLICATION, request, reply.code(200).header('link', link));
    return sendProblem(new DomainError('not_found', 'There is nothing at this address.'), request, reply);
  });
}

/**
 * The address as it is routed. One that no program can decode, such as /portal/%zz, is nobody's but may still be a page:
 * the application is what tells its visitor so. Nothing of the API is there either, and its answer is like any other.
 */
export function routedUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return isOurs(path) ? '/api/unreadable' : '/unreadable';
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
