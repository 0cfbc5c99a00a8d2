import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problem, PROBLEM_STATUS } from '#contract/problem.ts';
import { openRaw, type RawSocket } from '../support/raw-socket.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { DIALECTS, openTestApp, type Reply, type TestApp } from '../support/test-app.ts';

/** What a browser may keep; anything else it may not. */
const PAGE = /^private, no-cache$/;
const CACHED: Readonly<Record<string, RegExp>> = {
  page: PAGE,
  'landing page': PAGE,
  'page of the application': PAGE,
  'address outside of the web': PAGE,
  head: PAGE,
  'file of the web': /^public, max-age=31536000, immutable$/,
  documentation: /^no-cache$/,
};

/** A reply as it came over the wire. */
function parse(wire: string) {
  const [head = '', body = ''] = wire.split(/\r\n\r\n/, 2);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((one) => [one.split(':', 1)[0]?.toLowerCase(), one.replace(/^[^:]+: */, '')]),
  );
  return { status: Number(line.split(' ')[1]), headers, body };
}

describe('what is no request', () => {
  let it: TestApp;
  let url: string;
  const opened: RawSocket[] = [];
  const open = (): RawSocket => {
    const raw = openRaw(url);
    opened.push(raw);
    return raw;
  };
  beforeAll(async () => {
    const patience = { headersMs: 2_000, requestMs: 3_000, everyMs: 100, silenceMs: 60_000 };
    it = await openTestApp('sqlite', {}, { patience });
    url = await it.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    for (const { socket } of opened.splice(0)) socket.destroy();
  });
  afterAll(() => it.close());

  test.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 'malformed_request'],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\r\n\r\n', 'malformed_request'],
    [
      'two lengths',
      'POST /api/story HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      'malformed_request',
    ],
    [
      'a length beside chunks, as smugglers send it',
      'POST /api/story HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'malformed_request',
    ],
    ['a NUL in a header', 'GET /api/story HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n', 'malformed_request'],
    [
      'a second line hidden in a header',
      'GET / HTTP/1.1\r\nHost: a\r\nX: a\rSet-Cookie: b\r\n\r\n',
      'malformed_request',
    ],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
  ] as const)('is refused as any other: %s', async (_what, sent, code) => {
    const raw = open();
    raw.write(sent);
    const { status, headers, body } = parse(await raw.untilClosed);
    const said = problem.parse(JSON.parse(body));
    expect([status, said.code, said.status]).toEqual([PROBLEM_STATUS[code], code, status]);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': said.requestId,
    });
    expect(body).not.toMatch(/HPE_|node:|\bat /);
  });

  test('callers who never finish their headers or body are hung up on, and the others are answered meanwhile', async () => {
    const slow = Array.from({ length: 100 }, (_, n) => {
      const raw = open();
      raw.write(
        n % 2
          ? 'GET /api/health HTTP/1.1\r\nHost: a\r\nX-'
          : 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{',
      );
      return raw;
    });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const replies = await Promise.all(slow.map(async ({ untilClosed }) => parse(await untilClosed)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([408]));
    expect(problem.parse(JSON.parse(replies[0]?.body ?? '')).code).toBe('too_slow');
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});

describe.each(DIALECTS)('every kind of reply on %s', (dialect) => {
  test('carries the headers that keep it to itself, and a number to find it by', async () => {
    const it = await openTestApp(dialect, { METRICS_TOKEN: 'm'.repeat(16), PUBLIC_URL: 'https://stories.example' });
    const { token } = await it.signUp();
    const { body: product } = await it.send('POST', '/api/product', { token, body: sampleProduct });
    const idea = { description: sampleIdea, productId: product.id };
    const big = { name: 'x'.repeat(300_000) };
    const asset = /\/assets\/[\w.-]+\.js/.exec((await it.send('GET', '/login')).text)?.[0] ?? '/assets/none.js';
    const kinds: Record<string, Promise<Reply>> = {
      read: it.send('GET', '/api/product', { token }),
      made: it.send('POST', '/api/product', { token, body: sampleProduct }),
      'nothing to say': it.send('POST', '/api/event', {
        token,
        body: { events: [{ name: 'login', at: '2026-01-01T00:00:00.000Z' }] },
      }),
      stream: it.send('POST', '/api/story/generate', { token, body: idea, headers: { accept: 'text/event-stream' } }),
      file: it.send('GET', '/api/account/export', { token }),
      'not signed in': it.send('GET', '/api/product'),
      'not there': it.send('GET', '/api/nowhere'),
      'not there, no page': it.send('POST', '/nowhere'),
      'unreadable address': it.send('GET', '/api/story/%zz', { token }),
      'endless address': it.send('DELETE', `/api/story/${'x'.repeat(3_000)}`, { token }),
      'not understood': it.send('POST', '/api/product', { token, body: '{' }),
      'not valid': it.send('POST', '/api/product', { token, body: {} }),
      'too large': it.send('POST', '/api/product', { token, body: big }),
      'not JSON': it.send('POST', '/api/product', { token, body: 'x', headers: { 'content-type': 'text/xml' } }),
      identity: it.send('GET', '/api/auth/get-session'),
      'identity refuses': it.send('POST', '/api/auth/sign-in/email', { body: {} }),
      'tunnel refuses': it.send('POST', '/api/tunnel', { body: '{}' }),
      metrics: it.send('GET', '/api/metrics', { token: 'm'.repeat(16) }),
      'metrics refuse': it.send('GET', '/api/metrics'),
      documentation: it.send('GET', '/api/docs'),
      page: it.send('GET', '/login'),
      'landing page': it.send('GET', '/'),
      'page of the application': it.send('GET', '/portal/stories'),
      'file of the web': it.send('GET', asset),
      'address outside of the web': it.send('GET', '/..%2f..%2fpackage.json'),
      options: it.send('OPTIONS', '/api/product'),
      head: it.send('HEAD', '/login'),
    };
    for (const [kind, coming] of Object.entries(kinds)) {
      const { headers, status } = await coming;
      const policy = String(headers['content-security-policy']);
      expect([kind, /default-src '(self|none)'/.test(policy), policy.includes('unsafe')]).toEqual([kind, true, false]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect([kind, headers]).toMatchObject([
        kind,
        { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' },
      ]);
      expect([kind, headers['x-request-id']]).toEqual([kind, expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect([kind, headers['strict-transport-security']]).toEqual([kind, expect.stringContaining('max-age=')]);
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
        expect([kind, headers[name]]).toEqual([kind, undefined]);
      }
      expect([kind, status, String(headers['cache-control'])]).toEqual([
        kind,
        status,
        expect.stringMatching(CACHED[kind] ?? /no-store/),
      ]);
    }
    await it.close();
  });
});
