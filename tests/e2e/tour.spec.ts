import type { Locator, Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TITLES = [
  'The menu',
  'A story begins here',
  'The product',
  'The description',
  'A pre-written example',
  'Create the story',
] as const;

function tourOf(page: Page) {
  const card = page.getByRole('dialog').filter({ hasText: 'of 6' });
  return {
    card,
    next: card.getByRole('button', { name: 'Next' }),
    previous: card.getByRole('button', { name: 'Previous' }),
    dot: (step: number) => card.getByRole('button', { name: `Step ${step}:` }),
  };
}

async function start(page: Page): Promise<void> {
  await page.goto('/portal/stories/create');
  await page.getByRole('button', { name: 'Take the tour' }).click();
}

/** What the tour shows at each of its steps. */
function places(page: Page, isMobile: boolean): Locator[] {
  return [
    isMobile
      ? page.getByRole('button', { name: 'Menu', exact: true })
      : page.getByRole('complementary').getByRole('navigation', { name: 'Portal' }),
    page.locator('form > div').first(),
    page.getByLabel('Product', { exact: true }),
    page.getByLabel('Description', { exact: true }),
    page.getByLabel('Example', { exact: true }),
    page.getByRole('button', { name: 'Create story' }),
  ];
}

/** The place lies in the hole of the veil, 10 px within it on each side where the screen has them, and the card does not cover it. */
async function expectShown(page: Page, place: Locator, card: Locator): Promise<void> {
  await expect(async () => {
    const hole = await page.locator('.tour-mask mask rect').nth(1).boundingBox();
    const [at, cardAt] = [await place.boundingBox(), await card.boundingBox()];
    if (!hole || !at || !cardAt) throw new Error('Something has no place on the screen.');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(hole.x).toBeLessThanOrEqual(Math.max(0, at.x - 9.5));
    expect(hole.y).toBeLessThanOrEqual(Math.max(0, at.y - 9.5));
    expect(hole.x + hole.width).toBeGreaterThanOrEqual(Math.min(width, at.x + at.width + 9.5));
    expect(hole.y + hole.height).toBeGreaterThanOrEqual(Math.min(height, at.y + at.height + 9.5));
    expect(cardAt.x).toBeGreaterThanOrEqual(0);
    expect(cardAt.y).toBeGreaterThanOrEqual(0);
    expect(cardAt.x + cardAt.width).toBeLessThanOrEqual(width);
    expect(cardAt.y + cardAt.height).toBeLessThanOrEqual(height);
    const apart =
      cardAt.x >= at.x + at.width ||
      cardAt.x + cardAt.width <= at.x ||
      cardAt.y >= at.y + at.height ||
      cardAt.y + cardAt.height <= at.y;
    expect(apart, 'the card does not cover what it speaks of').toBe(true);
  }).toPass({ timeout: 5_000 });
}

test('The tour shows six places in their order, forwards and backwards @phone', async ({ portal: page, isMobile }) => {
  await start(page);
  const { card, next, previous, dot } = tourOf(page);
  const shown = places(page, isMobile);
  for (const [index, title] of TITLES.entries()) {
    await expect(card).toHaveAccessibleName(title);
    await expect(card).toContainText(`Step ${index + 1} of 6`);
    await expect(dot(index + 1)).toHaveAttribute('aria-current', 'step');
    await expectShown(page, shown[index] ?? card, card);
    if (index < TITLES.length - 1) await next.click();
  }
  await expect(next).toBeHidden();
  await previous.click();
  await expect(card).toHaveAccessibleName('A pre-written example');
  await dot(1).click();
  await expect(card).toHaveAccessibleName('The menu');
  await expect(previous).toBeDisabled();
  await dot(6).click();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeHidden();
});

test('The tour is a dialog that takes the focus, keeps it, and gives it back on Escape and on close', async ({
  portal: page,
}) => {
  await start(page);
  const { card, next, previous } = tourOf(page);
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleDescription('From here you reach your products, stories and settings.');
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.keyboard.press('ArrowRight');
  await expect(card).toHaveAccessibleName('A story begins here');
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAccessibleName('The menu');
  await expect(next).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  const button = page.getByRole('button', { name: 'Take the tour' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Close tour' }).click();
  await expect(card).toBeHidden();
  await expect(button).toBeFocused();
});

test('The tour chooses the example product, and afterwards the product that was chosen before', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  await page.goto(`/portal/stories/create?productId=${product.id}`);
  const picker = page.getByLabel('Product', { exact: true });
  await expect(picker).toHaveValue(product.id);
  await expect(page.getByLabel('Example', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page.getByLabel('Example', { exact: true })).toBeVisible();
  await expect(picker.getByRole('option', { selected: true })).toHaveText('Corner Shop');
  await expect(tourOf(page).card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveValue(product.id);
});

test('What the tour shows can be used, and sending the form ends it @phone', async ({ portal: page }) => {
  await start(page);
  const { card, dot } = tourOf(page);
  await dot(5).click();
  await page.getByLabel('Example', { exact: true }).selectOption('Business');
  await dot(6).click();
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(card).toBeHidden();
  await expect(storyPage(page).headline).toBeVisible();
  await expect(page.getByRole('complementary').getByText('ask for a refund')).toBeVisible();
});

test('Sending a form that is not ready ends the tour, too, and keeps the example product', async ({ portal: page }) => {
  await start(page);
  const { card, dot } = tourOf(page);
  await dot(6).click();
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
});

test('Somebody new is offered the tour once, and can take it later @phone', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  const offer = page.getByRole('region', { name: 'Tour' });
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take the tour' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Take the tour' })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('The offer leads into the tour, which gives the focus to its button in the end', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  await page.getByRole('button', { name: 'Show me' }).click();
  const { card } = tourOf(page);
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Take the tour' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Tour' })).toBeHidden();
});

test('Somebody who has stories is not offered the tour', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto('/portal/stories/create');
  await expect(page.getByRole('button', { name: 'Take the tour' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tour' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('The tour and its offer have no barrier that axe knows @phone', async ({ portal: page }) => {
      await page.goto('/portal/stories/create');
      await expectNoBarrier(page, page.getByRole('region', { name: 'Tour' }));
      await page.getByRole('button', { name: 'Show me' }).click();
      const { card, next } = tourOf(page);
      for (const title of TITLES) {
        await expect(card).toHaveAccessibleName(title);
        await expectNoBarrier(page, card);
        if (await next.isVisible()) await next.click();
      }
    });
  });
}
