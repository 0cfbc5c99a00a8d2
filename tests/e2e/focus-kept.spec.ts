import type { Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { editorOf, openStory } from './story-editor.ts';

test.use({ expectedComplaints: [/status of 503/] });

/** The server is asked, takes its time, and then cannot. */
async function refuseSlowly(page: Page, url: string, method: string): Promise<() => Promise<void>> {
  const answer = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await answer.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  return async () => {
    // What is disabled loses the focus with the next picture.
    await page.waitForFunction(() => document.activeElement === document.body);
    answer.resolve();
  };
}

test('A product that cannot be stored leaves the focus where it was', async ({ portal: page }) => {
  await page.goto('/portal/products/create');
  await page.getByLabel('Product name').fill(sampleProduct.name);
  await page.getByLabel('Product description').fill(sampleProduct.description);
  const answer = await refuseSlowly(page, '**/api/product', 'POST');
  const create = page.getByRole('button', { name: 'Create Product' });
  await create.press('Enter');
  await answer();
  await expect(page.getByRole('alert').filter({ hasText: 'status 503' })).toBeVisible();
  await expect(create).toBeFocused();
});

test('A story that cannot be written leaves the focus where it was', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description').fill(sampleIdea);
  const answer = await refuseSlowly(page, '**/api/story/generate', 'POST');
  const create = page.getByRole('button', { name: 'Create story' });
  await create.press('Enter');
  await answer();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(create).toBeFocused();
});

test('A story that cannot be deleted leaves the focus in its question', async ({ page, api }) => {
  const { id } = await openStory(page, api);
  await page.getByRole('button', { name: 'Delete' }).click();
  const answer = await refuseSlowly(page, `**/api/story/${id}`, 'DELETE');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete Story' });
  await confirm.press('Enter');
  answer().catch(() => undefined);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('status 503');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editorOf(page).edit).toBeVisible();
});
