import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits for what makes the screen this one, then lets axe look at it: with all its rules in light, and in dark, where
 * nothing differs but the colours, with those about colours.
 */
export async function expectNoBarrier(page: Page, sign: Locator): Promise<void> {
  await expect(sign).toBeVisible();
  // Otherwise axe ends its work in a tab of its own, for the sake of frames from elsewhere: of those we have none.
  expect(page.frames(), `${page.url()} has no frames`).toHaveLength(1);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (isDark ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  expect(found, page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(0);
}
