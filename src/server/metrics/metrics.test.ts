import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMetric } from '../../../tests/support/read-metric.ts';
import { sampleIdea } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const METRICS_TOKEN = 'only-prometheus-knows';
const headers = { authorization: `Bearer ${METRICS_TOKEN}` };

const read = (app: TestApp, name: string): Promise<Map<string, number>> => readMetric(app, METRICS_TOKEN, name);

describe.each(DIALECTS)('metrics on %s', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(dialect, { METRICS_TOKEN });
  });
  afterEach(() => app.close());

  test('are for whoever has their token', async () => {
    const { token } = await app.signUp();
    for (const wrong of [{}, { authorization: 'Bearer nonsense' }, { authorization: `Bearer ${token}` }]) {
      const { status, text } = await app.send('GET', '/api/metrics', { headers: wrong });
      expect(status).toBe(401);
      expect(text).not.toContain(METRICS_TOKEN);
    }
    const { status, headers: sent } = await app.send('GET', '/api/metrics', { headers });
    expect([status, sent['cache-control']]).toEqual([200, 'no-store']);
    expect(sent['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test('count requests by route and status, without anybody in them', async () => {
    const { token } = await app.signUp();
    const [{ id }] = (await app.send('GET', '/api/product', { token })).body as [{ id: string }];
    await app.send('GET', `/api/product/${id}`, { token });
    await app.send('GET', `/api/product/${id}`);
    const counted = await read(app, 'storygenie_http_request_duration_seconds_count');
    expect(counted.get('{method="GET",route="/api/product/:id",status="200"}')).toBe(1);
    expect(counted.get('{method="GET",route="/api/product/:id",status="401"}')).toBe(1);
    expect([...counted.keys()].join()).not.toContain(id);
  });

  test('tell what is going on at this moment', async () => {
    expect([...(await read(app, 'storygenie_http_requests_running')).values()]).toEqual([1]);
    expect([...(await read(app, 'storygenie_nodejs_eventloop_lag_seconds')).values()]).toHaveLength(1);
    const connections = await read(app, 'storygenie_database_connections');
    expect([...connections.keys()]).toEqual(
      dialect === 'postgres' ? ['{state="idle"}', '{state="busy"}', '{state="waiting"}'] : [],
    );
  });

  test('count stories by writer and by what became of them', async () => {
    const { token } = await app.signUp();
    const [{ id: productId }] = (await app.send('GET', '/api/product', { token })).body as [{ id: string }];
    const ask = (description: string) =>
      app.send('POST', '/api/story/generate', { token, body: { description, productId } });
    expect((await ask(sampleIdea)).status).toBe(200);
    expect((await ask('1234 5678 90 1234 5678 90 1234 5678 90')).status).toBe(422);
    expect(await read(app, 'storygenie_writing_duration_seconds_count')).toEqual(
      new Map([
        ['{writer="drafter",outcome="written"}', 1],
        ['{writer="drafter",outcome="idea_not_understood"}', 1],
      ]),
    );
  });
});

test('there are none where nobody has a token for them', async () => {
  const app = await openTestApp('sqlite');
  expect((await app.send('GET', '/api/metrics', { headers })).status).toBe(404);
  await app.close();
});

test('every metric that the alerts of the documentation stand on is there', async () => {
  const app = await openTestApp('postgres', { METRICS_TOKEN });
  const { text } = await app.send('GET', '/api/metrics', { headers });
  const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const named = new Set(
    [...docs.matchAll(/expr: (.+)/g)].flatMap(([, rule = '']) => rule.match(/storygenie_\w+/g) ?? []),
  );
  expect(named.size).toBeGreaterThan(4);
  for (const name of named) expect(text).toContain(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `);
  await app.close();
});
