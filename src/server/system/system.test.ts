import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sampleIdea, sampleProduct } from '../../../tests/support/samples.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { DIALECTS, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('the server on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());

  test('says that it lives and that it is ready', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      const reply = await it.send('GET', path);
      expect([path, reply.status, reply.body]).toEqual([path, 200, { status: 'ok' }]);
    }
  });

  test('tells anybody what it offers', async () => {
    const { body } = await it.send('GET', '/api/config');
    expect(body).toEqual({
      identity: 'embedded',
      writer: 'drafter',
      supportEmail: 'support@storygenie.example',
      google: false,
      demo: false,
      mail: false,
      jira: false,
      errorReports: false,
      identityCan: { sessions: true, changeName: true, changePassword: true, anonymous: false },
    });
  });

  test('describes every endpoint of the contract in OpenAPI 3.1', async () => {
    const { status, body } = await it.send('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path, summary, access } of Object.values(endpoints)) {
      const operation = body.paths[`/api${path}`]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toMatchObject({ summary });
      expect(operation.security ?? []).toEqual(access === 'user' ? [{ identityToken: [] }] : []);
    }
    const product = body.paths['/api/product'].post.requestBody.content['application/json'].schema;
    expect(product.properties.description).toMatchObject({ type: 'string', minLength: 200, maxLength: 20_000 });
    expect(product.additionalProperties).toBe(false);
  });

  test('shows the API to read', async () => {
    const { status, text } = await it.send('GET', '/api/docs');
    expect(status).toBe(200);
    for (const { method, path } of Object.values(endpoints)) {
      expect(text).toContain(`>${method}</b> <code>/api${path}</code>`);
    }
    expect(text).not.toMatch(/<script|style=/);
    expect((await it.send('GET', '/api/docs.css')).headers['content-type']).toContain('text/css');
  });

  test('sends the security headers with every reply: those of pages with pages, those of data with data', async () => {
    for (const [path, kind] of [
      ['/login', 'page'],
      ['/api/docs', 'page'],
      ['/api/docs.css', 'page'],
      ['/api/health', 'data'],
      ['/api/product', 'data'],
      ['/api/nowhere', 'data'],
      ['/api/auth/ok', 'data'],
    ] as const) {
      const { headers } = await it.send('GET', path);
      const policy = String(headers['content-security-policy']);
      const isPage = kind === 'page';
      expect([path, policy.includes("script-src 'self'")]).toEqual([path, isPage]);
      expect([path, policy.startsWith("default-src 'none'")]).toEqual([path, !isPage]);
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['cross-origin-opener-policy']).toBe(isPage ? 'same-origin-allow-popups' : undefined);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('answers an address that does not exist with a problem', async () => {
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['DELETE', '/api/product'],
      ['POST', '/nowhere'],
      ['GET', '/api/%zz'],
    ] as const) {
      const reply = await it.send(method, path);
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'not_found']);
    }
  });

  test('logs each request by its route and id, with nothing of what people wrote or hold', async () => {
    const { token, cookie, email } = await it.signUp();
    const product = { ...sampleProduct, name: 'Secretissimo' };
    const { body } = await it.send('POST', '/api/product', { token, body: product });
    await it.send('GET', '/api/story?q=whispered', { token });
    const idea = `${sampleIdea} with hushed words`;
    await it.send('POST', '/api/story/generate', { token, body: { description: idea, productId: body.id } });
    const log = it.log.join('');
    expect(log).toContain('"route":"/api/product"');
    const lines = it.log.map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'answered').every(({ reqId }) => reqId.length === 36)).toBe(true);
    for (const secret of [token, cookie.split('=')[1] ?? '', email, PASSWORD, 'Secretissimo', 'whispered', 'hushed']) {
      expect(log).not.toContain(secret);
    }
  });

  test('is not ready while it shuts down, and closes twice without a fault', async () => {
    const other = await openTestApp(dialect);
    expect((await other.send('GET', '/api/ready')).status).toBe(200);
    await Promise.all([other.app.close(), other.app.close()]);
    await other.close();
  });
});

test('a server with a mail server says that its mails leave it', async () => {
  const it = await openTestApp('sqlite', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'storygenie@example.com' });
  expect((await it.send('GET', '/api/config')).body).toMatchObject({ mail: true });
  await it.close();
});

test('a server whose settings are blank offers nothing that needs them', async () => {
  const blank = { JIRA_CLIENT_ID: ' ', GOOGLE_CLIENT_ID: '\t', SENTRY_DSN: ' ', DEMO_ENABLED: ' ' };
  const it = await openTestApp('sqlite', blank);
  const { body } = await it.send('GET', '/api/config');
  expect(body).toMatchObject({ jira: false, google: false, errorReports: false, demo: false });
  await it.close();
});

describe('a server without its database', () => {
  test('still lives, is not ready, and says so plainly', async () => {
    const postgres = await startPostgres();
    const it = await openTestApp('postgres', { DATABASE_URL: await postgres.createDatabase() });
    const { token, cookie } = await it.signUp();
    await postgres.stop();
    expect((await it.send('GET', '/api/health')).status).toBe(200);
    const ready = await it.send('GET', '/api/ready');
    expect([ready.status, ready.body.code]).toEqual([503, 'database_unavailable']);
    const reply = await it.send('GET', '/api/product', { token });
    expect([reply.status, reply.body.code]).toEqual([503, 'database_unavailable']);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
    for (const [method, path] of [
      ['GET', 'get-session'],
      ['GET', 'token'],
      ['POST', 'sign-in/email'],
    ] as const) {
      const headers = { cookie, origin: 'http://localhost' };
      const signIn = await it.send(method, `/api/auth/${path}`, { headers, ...(method === 'POST' && { body: {} }) });
      expect([path, signIn.status, signIn.body.code]).toEqual([path, 503, 'database_unavailable']);
    }
    await it.close();
  });
});
