import type { FastifyInstance } from 'fastify';

/** Origins that a page may use beside its own. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
}

function policy({ script = [], connect = [], frame = [], image = [] }: PolicySources, https: boolean): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...image].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * For a reply that is data and never a page. Each header costs a read of a story two parts in a hundred: those that only
 * mean something for pages are left to them.
 */
export const HEADERS_OF_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** What the API answers is data, but for its documentation. */
const DATA = /^\/api\/(?!docs)/;

interface Options {
  readonly https: boolean;
  readonly sources?: PolicySources | undefined;
}

/**
 * Sets the headers that keep a page to itself, those of OWASP's list for secure headers: nothing inline
 * runs, nothing comes from elsewhere but from `sources`, nobody frames it. Data carries those of its list for APIs.
 * They are the same for every reply, so they are made once.
 */
export function setSecurityHeaders(app: FastifyInstance, { https, sources = {} }: Options): void {
  const transport = https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  const ofData = { ...HEADERS_OF_DATA, ...transport };
  const ofPages = {
    ...HEADERS_OF_DATA,
    'content-security-policy': policy(sources, https),
    // A sign-in popup has to reach the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...transport,
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(DATA.test(request.url) ? ofData : ofPages);
    done();
  });
}
