import { expect } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { test } from './fixtures.ts';

test('Selecting text in a dialog and letting go outside it keeps it open; a press outside closes it', async ({
  page,
  api,
}) => {
  const { id, name } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete product' });
  const typed = dialog.getByRole('textbox');
  await typed.fill(name);
  const box = await typed.boundingBox();
  if (!box) throw new Error('The field has no place on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(typed).toHaveValue(name);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test('The buttons of a dialog stay in reach in a window as low as at twice the size', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${id}`);
  await page.getByRole('button', { name: 'Write again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write again' });
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Cancel', 'Write again']) {
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});
