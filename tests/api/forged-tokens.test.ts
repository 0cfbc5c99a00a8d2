import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { forgeTokens, type ForgedTokens } from '../support/forged-tokens.ts';
import { goodBody, pathOf } from '../support/good-calls.ts';
import { NO_ID } from '../support/samples.ts';
import { DIALECTS, openTestApp, type TestApp } from '../support/test-app.ts';

const all = Object.entries<Endpoint>(endpoints);
const guarded = all.filter(([, { access }]) => access === 'user');
const nobodys = { productId: NO_ID, storyId: NO_ID };

describe.each(DIALECTS)('tokens that were made up, on %s', (dialect) => {
  let it: TestApp;
  let tokens: ForgedTokens;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    tokens = await forgeTokens(it, await it.signUp());
  });
  afterAll(() => it.close());

  const call = (name: string, endpoint: Endpoint, token: string) =>
    it.send(endpoint.method, pathOf(endpoint, nobodys), {
      token,
      ...(endpoint.input.body && { body: goodBody(name, nobodys) }),
    });

  test('differ from one that is taken by what is wrong with them only', async () => {
    const { status, body } = await call('getAccount', endpoints.getAccount, tokens.good);
    expect([status, body.isAnonymous]).toEqual([200, false]);
  });

  test.each(guarded.filter(([, { method }]) => method === 'GET'))('open no HEAD of %s', async (_name, endpoint) => {
    for (const token of [undefined, tokens.forged['signed by nobody']]) {
      expect((await it.send('HEAD', pathOf(endpoint, nobodys), { token })).status).toBe(401);
    }
  });

  test.each(guarded)('open nothing: %s', async (name, endpoint) => {
    for (const [what, token] of Object.entries(tokens.forged)) {
      const { status, body, headers } = await call(name, endpoint, token);
      expect([what, status, body.code]).toEqual([what, 401, 'not_signed_in']);
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });
});

describe('the addresses of the API', () => {
  test('are those of the endpoints, and few others that are looked at by themselves', async () => {
    const it = await openTestApp('sqlite', { METRICS_TOKEN: 'm'.repeat(16) });
    const served = routesOf(it).filter((route) => route.includes(' /api/'));
    await it.close();
    const described = all.map(([, { method, path }]) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(served.filter((route) => !described.includes(route))).toEqual([
      'GET /api/docs',
      'GET /api/docs.css',
      'GET /api/metrics',
      'GET /api/openapi.json',
      'POST /api/tunnel',
    ]);
    expect(described.filter((route) => !served.includes(route))).toEqual([]);
  });

  test('that anybody may call without a token are these', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(open).toEqual(['getHealth', 'getReady', 'getConfig']);
  });
});

/** Every route that the server has, as `METHOD /path`, read from the tree that it prints; addresses that end in `*` it does not print whole. */
function routesOf({ app }: TestApp): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path, methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
      if (path === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, path.startsWith('/') || depth > 0 ? path : `/${path}`);
      const whole = above.join('');
      return methods
        .split(', ')
        .flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${whole}`]));
    })
    .toSorted();
}
