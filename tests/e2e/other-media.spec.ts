import { expect, test } from './fixtures.ts';
import { sampleStory } from '../support/samples.ts';
import { openStory } from './story-editor.ts';

test('A story on paper is dark on light, without what is pressed and without the menu', async ({ page, api }) => {
  await openStory(page, api);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const headline = page.getByRole('heading', { level: 1, name: sampleStory.headline });
  const onScreen = await headline.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ media: 'print' });
  await expect(headline).toBeVisible();
  await expect(page.getByText(sampleStory.acceptanceCriteria[0] ?? '')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveText(['Allotment']);
  const onPaper = await headline.evaluate((element) => getComputedStyle(element).color);
  expect(onPaper).not.toBe(onScreen);
  expect(Math.max(...(onPaper.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(64);
});

test('Where the system gives the colours, what is chosen can be told from what is not', async ({ page, api }) => {
  const { id } = await openStory(page, api);
  await api.like(id, true);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.reload();
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const ground = (name: string, role: 'button' | 'link') =>
    page.getByRole(role, { name, exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Like', 'button')).not.toBe(await ground('Dislike', 'button'));
  expect(await ground('Stories', 'link')).not.toBe(await ground('Products', 'link'));
});

test('Words that are written from the right begin at the right', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  await expect(page.getByLabel('Description')).toHaveCSS('unicode-bidi', 'plaintext');
});
