import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedComplaints: [/status of (401|403)/] });

test('Where Jira is not set up the settings say so and how, and nothing else speaks of it @phone', async ({
  page,
  api,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto('/portal/settings/integrations');
  await expectNoBarrier(page, page.getByText('Jira is not set up on this server.'));
  const guide = page.getByRole('region', { name: 'Jira' });
  await expect(guide).toContainText(`${server.url}/jira/callback`);
  await expect(guide).toContainText('JIRA_CLIENT_ID');
  await expect(page.getByRole('button', { name: 'Connect Jira' })).toBeHidden();

  await page.goto(`/portal/stories/${story.id}`);
  await expect(page.getByRole('button', { name: 'Copy story' })).toBeVisible();
  await expect(page.getByText('Jira')).toBeHidden();
  await page.goto('/portal/stories');
  await expect(page.getByRole('link', { name: story.headline })).toBeVisible();
  await page.getByRole('button', { name: 'Select' }).click();
  await expect(page.getByRole('region', { name: 'Selected stories' })).not.toContainText('Jira');
  expect(asked.filter((path) => path.startsWith('/api/jira'))).toEqual([]);
});
