import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { holdEvents } from './held-events.ts';
import { askForStory, storySheet } from './steps.ts';

// No trace: it keeps a picture of the page for each of axe's steps, which costs more than the steps.
test.use({ expectedComplaints: [/status of 503/], trace: 'off' });
test.describe.configure({ timeout: 90_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The screens for signing in have no barrier that axe knows @phone', async ({ page }) => {
      await page.goto('/login');
      await check(page, page.getByRole('heading', { name: 'Log in to Storygenie' }));
      await page.getByRole('button', { name: 'Continue with Email' }).click();
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await check(page, page.getByText('Please enter your password.'));
      await page.goto('/create');
      await page.getByRole('button', { name: 'Create account' }).click();
      await check(page, page.getByText('Password is required'));
    });

    test('The screens of products have no barrier that axe knows @phone', async ({ page, api }) => {
      const product = await api.createProduct(sampleProduct);
      await page.goto('/portal/products');
      await check(page, page.getByRole('link', { name: product.name }));
      await page.getByRole('link', { name: 'Corner Shop' }).click();
      await check(page, page.getByText('The example product cannot be edited or deleted.'));
      await page.goto('/portal/products/create');
      for (const length of [0, 150, 220, 280]) {
        await page.getByLabel('Product description').fill('a'.repeat(length));
        await page.getByRole('button', { name: 'Create Product' }).click();
        await check(page, page.getByText('This field is required.').first());
      }
      await page.goto(`/portal/products/${product.id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await check(page, page.getByRole('dialog', { name: 'Delete product' }));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await check(page, page.getByText('Product saved.', { exact: true }));
    });

    test('The screens of stories have no barrier that axe knows @phone', async ({ page, api }) => {
      const product = await api.createProduct(sampleProduct);
      const events = await holdEvents(page);
      await page.goto('/portal/stories');
      await check(page, page.getByText('Seems like you did not create any story yet!'));
      await page.goto('/portal/stories/create');
      await page.getByRole('button', { name: 'Create story' }).click();
      await check(page, page.getByText('This field is required.').first());
      await page.route('**/api/story/generate', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await askForStory(page, product.name, sampleIdea);
      await check(page, page.getByText('Your words are still in the form.'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await events.pass(4);
      await check(page, storySheet(page).criteria.first());
      await events.pass(100);
      await check(page, page.getByText('Drafted by the built-in writer'));
      await page.getByRole('button', { name: 'Dislike' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await check(page, page.getByRole('dialog', { name: 'Delete story' }));
      await api.storeStory({ ...sampleStory, productId: product.id });
      await page.goto('/portal/stories');
      await check(page, page.getByRole('link', { name: sampleStory.headline }));
      await page.goto('/portal/stories?q=espresso');
      await check(page, page.getByText('No story matches.'));
      await page.goto('/portal/dashboard');
      await check(page, page.getByRole('cell', { name: sampleStory.headline }));
    });

    test('The other screens of the portal have no barrier that axe knows @phone', async ({
      portal: page,
      isMobile,
    }) => {
      await page.goto('/portal/dashboard');
      await check(page, page.getByText('Seems like you did not create any story yet!'));
      for (const tab of ['account', 'billing', 'integrations']) {
        await page.goto(`/portal/settings/${tab}`);
        await check(page, page.getByRole('navigation', { name: 'Settings' }));
      }
      await page.goto('/portal/nowhere');
      await check(page, page.getByRole('link', { name: 'Contact support' }));
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await check(page, page.getByRole('dialog', { name: 'Menu' }));
      }
      await page.getByRole('button', { name: 'User', exact: false }).click();
      await check(page, page.getByRole('menuitem', { name: 'Log out' }));
    });
  });
}

/**
 * Waits for what makes the screen this one, then lets axe look at it: with all its rules in light, and in dark, where
 * nothing differs but the colours, with those about colours.
 */
async function check(page: Page, sign: ReturnType<Page['locator']>): Promise<void> {
  await expect(sign).toBeVisible();
  const axe = new AxeBuilder({ page });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (isDark ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0);
}
