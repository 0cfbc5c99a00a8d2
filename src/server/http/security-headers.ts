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

/** For a reply that is made before any hook runs, and is never a page. */
export const HEADERS_OF_REFUSAL = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

interface Options {
  readonly https: boolean;
  readonly sources?: PolicySources | undefined;
}

/**
 * Sets the headers that keep a page to itself, those of OWASP's list for secure headers: nothing inline
 * runs, nothing comes from elsewhere but from `sources`, nobody frames it. They are the same for every reply, so they are made once.
 */
export function setSecurityHeaders(app: FastifyInstance, { https, sources = {} }: Options): void {
  const headers = {
    'content-security-policy': policy(sources, https),
    // A sign-in popup has to reach the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
