import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedComplaints: [/TypeError/] });

test('A screen that crashes becomes a calm page with ways back, and the log hears of it @phone', async ({
  portal: page,
  server,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.route('**/api/story?q=*', (route) => route.fulfill({ json: [null] }), { times: 1 });
  const told = page.waitForResponse('**/api/tunnel');
  await page.goto('/portal/stories?q=whispered');
  const face = page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'This page stopped working' }) });
  await expectNoBarrier(page, face);
  expect((await told).status()).toBe(204);
  const line = () => server.logs.find((text) => text.includes('a browser reported an error'));
  await expect.poll(line).toBeDefined();
  expect(JSON.parse(line() ?? '')).toMatchObject({
    report: { errors: [expect.stringContaining('TypeError: ')], page: `${server.url}/portal/stories` },
  });
  expect(server.logs.join('')).not.toContain('whispered');
  expect(scripts.filter((path) => path.includes('sentry'))).toEqual([]);
  await face.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('A crashed screen works again when it is loaded again', async ({ portal: page }) => {
  await page.route('**/api/story', (route) => route.fulfill({ json: [null] }), { times: 1 });
  await page.goto('/portal/stories');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
});
