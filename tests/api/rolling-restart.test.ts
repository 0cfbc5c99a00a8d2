import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { signUp } from '../support/client.ts';
import { readEvents } from '../support/read-events.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startProxy } from '../support/test-proxy.ts';

const READERS = 6;
const STORIES_AT_MOST = 20;

test('two processes are replaced one after the other, and nobody behind the proxy notices', async () => {
  const env = {
    DATABASE_URL: await createTestDatabase(),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    TRUST_PROXY: '127.0.0.1',
    // The proxy sends nothing by what it has heard more than two seconds ago, and both are held up on a busy machine.
    DRAIN_SECONDS: '8',
  };
  const proxy = await startProxy();
  let running: TestServer[] = await Promise.all([startServer({ env }), startServer({ env })]);
  const first = running.map(({ url }) => url);
  proxy.use(...first);
  const isReady = async (): Promise<boolean> => (await fetch(`${proxy.url}/api/ready`)).ok;
  await expect.poll(isReady).toBe(true);

  const ada = await signUp(proxy.url, 'ada@example.com');
  const { id: productId } = await ada.send('POST', '/api/product', sampleProduct);
  const authorization = `Bearer ${await ada.token()}`;
  const failures: unknown[] = [];
  const done = { read: 0, written: 0, told: 0 };
  const over = new AbortController();
  async function call(kind: keyof typeof done, path: string, body?: object): Promise<void> {
    try {
      const headers = { authorization, 'content-type': 'application/json', accept: 'text/event-stream' };
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      const reply = await fetch(`${proxy.url}/api${path}`, { headers, ...sent });
      const text = await reply.text();
      const ended = kind !== 'told' || readEvents(text).at(-1)?.event === 'story';
      if (!reply.ok || !ended) failures.push([path, reply.status, text.slice(-300)]);
      else done[kind] += 1;
    } catch (error) {
      failures.push([path, error]);
    }
  }
  const load = [
    ...Array.from({ length: READERS }, async () => {
      while (!over.signal.aborted) await call('read', '/story');
    }),
    (async () => {
      while (!over.signal.aborted) await call('written', '/product', sampleProduct);
    })(),
    (async () => {
      for (let n = 0; !over.signal.aborted && n < STORIES_AT_MOST; n += 1) {
        await call('told', '/story/generate', { description: sampleIdea, productId });
      }
    })(),
  ];

  const replaced: readonly TestServer[] = running;
  for (const old of replaced) {
    const exited = new Promise<number | null>((resolve) => void old.process.once('exit', resolve));
    old.process.kill('SIGTERM');
    expect(await exited).toBe(0);
    await old.stop();
    const replacement = await startServer({ env });
    running = [...running.filter((one) => one !== old), replacement];
    proxy.use(...running.map(({ url }) => url));
    const before = proxy.sent.get(replacement.url) ?? 0;
    await expect.poll(() => proxy.sent.get(replacement.url) ?? 0, { timeout: 20_000 }).toBeGreaterThan(before);
  }
  over.abort();
  await Promise.all(load);
  expect(failures).toEqual([]);
  expect(Math.min(done.read, done.written, done.told)).toBeGreaterThan(0);
  expect(first.map((url) => (proxy.sent.get(url) ?? 0) > 0)).toEqual([true, true]);
  await Promise.all([...running.map((one) => one.stop()), proxy.close()]);
}, 180_000);
