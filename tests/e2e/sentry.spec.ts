import { type SentryServer, startSentry } from '../fakes/sentry.ts';
import { expect, test as base } from './fixtures.ts';

const test = base.extend<object, { sentry: SentryServer }>({
  sentry: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const sentry = await startSentry();
      await use(sentry);
      await sentry.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ sentry }, use) => use({ SENTRY_DSN: sentry.dsn }), { scope: 'worker' }],
});

test.use({ expectedComplaints: [/TypeError|Thrown early/] });

const kinds = ({ envelopes }: SentryServer) => envelopes.map(({ lines }) => lines[1]?.['type']);

test('With a DSN, errors and timings reach Sentry through the server, and nothing else leaves the page', async ({
  portal: page,
  sentry,
  server,
}) => {
  const origins = new Set<string>();
  const rates = new Set<string | undefined>();
  page.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    const [, rate] = /"sample_rate":"([^"]+)"/.exec(request.postData() ?? '') ?? [];
    if (request.postData()?.includes('"type":"transaction"')) rates.add(rate);
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => globalThis.reportError(new Error('Thrown early')));
  });
  await page.route('**/api/story?q=*', (route) => route.fulfill({ json: [null] }), { times: 1 });
  await page.goto('/portal/stories?q=whispered');
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  const errors = () => sentry.envelopes.map(({ text }) => text).join('\n');
  await expect.poll(errors).toContain('Thrown early');
  await expect.poll(errors).toContain('"TypeError"');
  await expect.poll(() => kinds(sentry), { timeout: 20_000 }).toContain('transaction');
  expect(sentry.envelopes.every(({ path }) => path === 'POST /sentry/api/42/envelope/')).toBe(true);
  expect(errors()).toContain('"function"');
  expect(errors()).not.toContain('whispered');
  expect([...origins]).toEqual([server.url]);
  expect([...rates], 'every visit is timed').toEqual(['1']);
  expect(server.logs.join('')).not.toContain('a browser reported an error');
});

test('The SDK comes when the page is usable already, and costs the first screen nothing', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push(new URL(request.url()).pathname);
  });
  const sdk = page.waitForResponse(/\/assets\/sentry-/);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  await sdk;
  expect(order.findIndex((path) => path.includes('sentry'))).toBe(order.length - 1);
});
