import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../support/server.ts';

test('people sign up at the web that `npm run dev` serves', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  vi.stubEnv('API_URL', server.url);
  const web = await createServer({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0 },
  });
  onTestFinished(() => web.close());
  vi.unstubAllEnvs();
  await web.listen();
  const origin = new URL(web.resolvedUrls?.local[0] ?? '').origin;
  const reply = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'dev@example.com', password: 'Correct4Horse', name: '' }),
  });
  expect([reply.status, await reply.json()]).toMatchObject([200, { user: { email: 'dev@example.com' } }]);
});
