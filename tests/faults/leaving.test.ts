import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stalls, tellsStory } from '../fakes/model-behaviours.ts';
import type { ModelServer } from '../fakes/model-server.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { readMetric } from '../support/read-metric.ts';
import { sampleIdea } from '../support/samples.ts';
import { DIALECTS, openTestApp, type TestApp } from '../support/test-app.ts';

const METRICS_TOKEN = 'only-prometheus-knows';
const PEOPLE = 4;
const CLIENTS = 200;
/** Against what never comes, not against what is slow. */
const PATIENTLY = { timeout: 60_000 };

interface Client {
  readonly token: string;
  readonly productId: string;
}

describe.each(DIALECTS)('clients that open a stream and go, on %s', (dialect) => {
  let model: ModelServer;
  let it: TestApp;
  let url: string;
  let clients: Client[];

  beforeAll(async () => {
    model = await startOpenAiCompatible();
    it = await openTestApp(dialect, {
      STORY_WRITER: 'openai-compatible',
      MODEL_ID: 'stand-in',
      MODEL_BASE_URL: model.url,
      METRICS_TOKEN,
    });
    url = await it.app.listen({ host: '127.0.0.1', port: 0 });
    clients = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const { token } = await it.signUp();
      const [product] = (await it.send('GET', '/api/product', { token })).body as [{ id: string }];
      clients.push({ token, productId: product.id });
    }
  });
  afterAll(async () => {
    await it.close();
    await model.close();
  });

  /** Asks for a story as a stream, reads until a part of it is there, and goes. */
  async function openAndGo(key: string, { token, productId }: Client): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const going = request(`${url}/api/story/generate`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'idempotency-key': key,
      },
    });
    going.once('error', reject);
    going.once('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (text.includes('event: delta')) resolve();
      });
      reply.once('end', () => reject(new Error(`It ended by itself: ${text}`)));
    });
    going.end(JSON.stringify({ description: sampleIdea, productId }));
    await promise;
    going.destroy();
  }

  const metric = (name: string): Promise<Map<string, number>> => readMetric(it, METRICS_TOKEN, name);
  const clientFor = (n: number): Client => clients[n % clients.length] as Client;
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

  test('leave no request, connection, timer or key behind, and may write as before', { timeout: 240_000 }, async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error): void => void warnings.push(warning);
    process.on('warning', onWarning);
    model.always(stalls(200));
    const timersBefore = timers();
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => openAndGo(`key-${n}`, clientFor(n))));
    const ends = await Promise.all(model.requests.map(({ over }) => over));
    expect(ends).toEqual(Array.from({ length: CLIENTS }, () => 'aborted'));
    const cancelled = '{writer="openai-compatible:stand-in",outcome="cancelled"}';
    await expect
      .poll(() => metric('storygenie_writing_duration_seconds_count'), PATIENTLY)
      .toEqual(new Map([[cancelled, CLIENTS]]));
    // The one that asks.
    await expect
      .poll(async () => [...(await metric('storygenie_http_requests_running')).values()], PATIENTLY)
      .toEqual([1]);
    await expect.poll(() => it.sql('select * from generation'), PATIENTLY).toEqual([]);
    const connections = await metric('storygenie_database_connections');
    expect(connections.get('{state="busy"}') ?? 0).toBe(0);
    expect(connections.get('{state="waiting"}') ?? 0).toBe(0);
    const { server } = it.app;
    await expect.poll(() => promisify(server.getConnections.bind(server))(), PATIENTLY).toBe(0);
    await expect.poll(timers, PATIENTLY).toBeLessThan(timersBefore + CLIENTS / 10);
    process.off('warning', onWarning);
    expect(warnings.map(String)).toEqual([]);

    model.always(tellsStory());
    it.clock.advance(60_000);
    for (const [n, { token, productId }] of clients.entries()) {
      const { status, body } = await it.send('POST', '/api/story/generate', {
        token,
        headers: { 'idempotency-key': `key-${n}` },
        body: { description: sampleIdea, productId },
      });
      expect([status, body.idea]).toEqual([200, sampleIdea]);
      expect((await it.send('GET', '/api/story', { token })).body).toHaveLength(1);
    }
  });
});
