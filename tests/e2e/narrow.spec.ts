import { expect, type Page } from '@playwright/test';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoSidewaysScroll } from './barriers.ts';
import { openScreen, portalScreens, publicScreens } from './every-screen.ts';
import { test } from './fixtures.ts';
import { pasteIdeas, untilWritten } from './several-steps.ts';

// Without motion: what slides in stands beyond the edge for a moment.
test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** What stands beyond the edge of the window, or has more in it than it shows; but for what scrolls, or ends in dots by design. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // Words for screen readers only are kept in a pixel, and clipped away.
      const isSpoken = Math.min(width, height) <= 1 || getComputedStyle(element).clipPath !== 'none';
      return !isSpoken && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isBeyond = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -0.5 || right > document.documentElement.clientWidth + 0.5) && !scrolls(element.parentElement);
    };
    const isClipped = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => isSeen(element) && (isBeyond(element) || isClipped(element)))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

async function expectNothingCut(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await cutOff(page), where).toEqual([]);
}

test('Every screen for visitors fits a window of 320 pixels @phone-only', async ({ page }) => {
  for (const screen of publicScreens()) {
    await openScreen(page, screen);
    await expectNothingCut(page, screen.path);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectNothingCut(page, 'the form for signing in');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingCut(page, '/');
});

test('Every screen of the portal, its menu and its dialogs fit a window of 320 pixels @phone-only', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  for (const screen of portalScreens(product, story)) {
    await openScreen(page, screen);
    await expectNothingCut(page, screen.path);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNothingCut(page, 'the menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(page.getByRole('list', { name: 'Latest stories' })).toBeVisible();
  await expectNothingCut(page, 'the palette');
  await page.goto(`/portal/products/${product.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete product' })).toBeVisible();
  await expectNothingCut(page, 'the dialog for deleting a product');
  await page.goto('/portal/nowhere');
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expectNothingCut(page, 'the page for what is not found');
});

test('What is written and not stored yet fits a window of 320 pixels, with words of any length @phone-only', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  const longWord = `Gardeners want to search the ${'greenhouse'.repeat(12)} before the season begins`;
  await page.getByLabel('Description').fill(longWord);
  await expectNothingCut(page, 'a long word in the form');
  await page.getByRole('button', { name: 'Compare readings' }).click();
  await expect(page.getByRole('button', { name: 'Keep this one' }).first()).toBeVisible();
  await expectNothingCut(page, 'the readings of an idea');
  await pasteIdeas(page, [sampleIdea, longWord, 'g'.repeat(29), sampleIdea]);
  await untilWritten(page);
  await expectNothingCut(page, 'the drafts of a list');
  await page
    .getByRole('button', { name: /criteria/ })
    .nth(1)
    .click();
  await expectNothingCut(page, 'a whole draft');
  await page.getByRole('button', { name: 'Another list' }).click();
  await expectNothingCut(page, 'the dialog before another list');
});
