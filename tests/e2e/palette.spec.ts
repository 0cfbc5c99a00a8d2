import type { Page } from '@playwright/test';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 503/] });

function paletteOf(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  return { palette, field: palette.getByRole('textbox'), links: palette.getByRole('link') };
}

async function open(page: Page): Promise<void> {
  await page.goto('/portal/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
}

test('Ctrl+K leads to any part of the portal, and Enter takes what fits best', async ({ portal: page }) => {
  await open(page);
  const { palette, field, links } = paletteOf(page);
  await expect(field).toBeFocused();
  await expect(links).toHaveCount(10);
  await field.fill('bill');
  await expect(links).toHaveText(['Billing']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portal/settings/billing');
  await expect(palette).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('new story');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portal/stories/create');
});

test('Arrow keys move through what was found, letters lead back to the field, Escape gives the focus back', async ({
  portal: page,
}) => {
  await open(page);
  const { palette, field, links } = paletteOf(page);
  await expect(field).toBeFocused();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.type('xyz');
  await expect(field).toHaveValue('xyz');
  await expect(palette.getByText('Nothing matches. Try other words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  const button = page.getByRole('button', { name: 'Search and commands' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();
});

test('Stories are found by their words, and opened @phone', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await api.storeStory({
    ...sampleStory,
    headline: 'Water the beans',
    userStory: 'As a gardener, I want my beans watered.',
    acceptanceCriteria: ['The beans are wet.'],
    productId: product.id,
  });
  await page.goto('/portal/products');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  const { palette, field } = paletteOf(page);
  const stories = palette.getByRole('list', { name: 'Latest stories' }).getByRole('link');
  await expect(stories).toHaveText([/^Water the beans/, /^Swap a plot/]);
  await field.fill('swap');
  await expect(palette.getByRole('list', { name: 'Stories' }).getByRole('link')).toHaveText([/^Swap a plotAllotment$/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/portal/stories/${id}`);
  await expect(storyPage(page).headline).toHaveText(sampleStory.headline);
});

test('Enter that is pressed before the stories are found takes the first of them; another key takes it back', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto('/portal/products');
  await expect(page.getByRole('heading', { name: 'Your Products' })).toBeVisible();
  const { palette, field } = paletteOf(page);
  for (const undoes of [true, false]) {
    const found = Promise.withResolvers<void>();
    await page.route('**/api/story?*q=swap*', async (route) => {
      await found.promise;
      await route.continue();
    });
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    const asked = page.waitForRequest('**/api/story?*q=swap*');
    await field.pressSequentially(undoes ? 'swap' : 'swap a');
    await page.keyboard.press('Enter');
    if (undoes) await page.keyboard.press('End');
    await asked;
    found.resolve();
    if (!undoes) break;
    await expect(palette.getByRole('list', { name: 'Stories' }).getByRole('link')).toHaveCount(1);
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
  }
  await expect(page).toHaveURL(`/portal/stories/${id}`);
});

test('A product is opened by its name @phone', async ({ page, api }) => {
  const { id, name } = await api.createProduct(sampleProduct);
  await page.goto('/portal/dashboard');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  const { palette, field } = paletteOf(page);
  const products = palette.getByRole('list', { name: 'Go to product' }).getByRole('link');
  await field.fill('go to product');
  await expect(products).toHaveText([name, 'Corner Shop']);
  await field.fill('allot');
  await expect(products).toHaveText([name]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/portal/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('The look is changed by its name, and somebody logs out, who is asked where words would be lost', async ({
  portal: page,
}) => {
  await open(page);
  const { palette, field } = paletteOf(page);
  const html = page.locator('html');
  await field.fill('theme dark');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('theme');
  await expect(palette.getByRole('list', { name: 'Appearance' }).getByRole('button')).toHaveText([
    'Theme: light',
    'Theme: darkChosen',
    'Theme: like the system',
  ]);
  await palette.getByRole('button', { name: 'Theme: like the system' }).click();
  await expect(html).not.toHaveAttribute('data-theme');

  await page.goto('/portal/stories/create');
  await page.getByLabel('Description', { exact: true }).fill(sampleIdea);
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('log out');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Log out with unsaved text' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Description', { exact: true }).fill('');
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('What is typed before the palette has come goes into its field, and into nothing below it', async ({
  portal: page,
}) => {
  await page.goto('/portal/stories/create');
  const description = page.getByLabel('Description', { exact: true });
  await description.fill(sampleIdea);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/command-palette-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+k');
  const { palette, field } = paletteOf(page);
  await expect(palette.getByText('Loading...')).toBeVisible();
  await page.keyboard.type('dashboard');
  await expect(field).toHaveValue('dashboard');
  await expect(description).toHaveValue(sampleIdea);
  await page.keyboard.press('Enter');
  code.resolve();
  await expect(page).toHaveURL('/portal/dashboard');
  await expect(palette).toBeHidden();
});

test('When the products cannot be looked up the palette says so', async ({ portal: page }) => {
  await page.route('**/api/product?limit=*', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page);
  const { palette, field } = paletteOf(page);
  await field.fill('allotment');
  await expect(palette.getByText('status 503')).toBeVisible();
  await expect(palette.getByText('Nothing matches.')).toBeHidden();
});

test('When the search fails the palette says so, and still leads everywhere', async ({ portal: page }) => {
  await page.route('**/api/story?limit=5&q=*', (route) => route.fulfill({ status: 503, body: '' }));
  await open(page);
  const { palette, field } = paletteOf(page);
  await field.fill('products');
  await expect(palette.getByText('The server did not answer as expected (status 503).')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portal/products');
});

test('A question mark shows the shortcuts, but not while somebody types, nor when single keys are off', async ({
  portal: page,
}) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description', { exact: true }).fill('Why');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Why?');
  await expect(dialog).toBeHidden();

  await page.getByRole('heading', { name: 'New story' }).click();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('term')).toHaveCount(5);
  await dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New story' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog).toBeHidden();
  await paletteOf(page).palette.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('A question that must be answered first stays in front', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${product.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete product' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('Ctrl+Enter sends the idea from its field', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description', { exact: true }).fill(sampleIdea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(storyPage(page).headline).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The palette and the list of shortcuts have no barrier that axe knows @phone', async ({ page, api }) => {
      const product = await api.createProduct(sampleProduct);
      await api.storeStory({ ...sampleStory, productId: product.id });
      await open(page);
      const { palette } = paletteOf(page);
      await expectNoBarrier(page, palette.getByRole('link', { name: sampleStory.headline }));
      await palette.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    });
  });
}
