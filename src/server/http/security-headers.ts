import type { FastifyInstance } from 'fastify';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * Sets the headers that keep a page to itself, those of OWASP's list for secure headers: nothing inline
 * runs, nothing comes from elsewhere, nobody frames it. They are the same for every reply, so they are made once.
 */
export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = {
    'content-security-policy': [...POLICY, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
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
