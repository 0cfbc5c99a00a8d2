import { browserRoutes } from '#contract/browser-routes.ts';
import { NO_ID, sampleProduct, sampleStory } from '../support/samples.ts';
import { openScreen, portalScreens, publicScreens, type Screen } from './every-screen.ts';
import { expect, test } from './fixtures.ts';

test('Every screen for visitors names the browser tab by a title of its own', async ({ page }) => {
  for (const screen of publicScreens()) {
    await openScreen(page, screen);
    await expect(page, screen.path).toHaveTitle(`${screen.title} · Storygenie`);
  }
  await page.goto(browserRoutes.landing);
  await expect(page).toHaveTitle('Storygenie: type a short idea, take a user story into the sprint');
});

test('Every screen of the portal names the browser tab by a title of its own', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  for (const screen of portalScreens(product, story)) {
    await openScreen(page, screen);
    await expect(page, screen.path).toHaveTitle(`${screen.title} · Storygenie`);
  }
  await page.goto('/portal/nowhere');
  await expect(page).toHaveTitle('Page not found · Storygenie');
});

test('No screen is without a title, and no two share one', () => {
  const product = { id: NO_ID, ...sampleProduct, isExample: false };
  const story = { id: NO_ID, ...sampleStory };
  const screens: Screen[] = [...publicScreens(), ...portalScreens(product, story)];
  // The landing page is no screen of the application; these two lead on to another.
  const named = [...screens.map(({ route }) => route), 'landing', 'portal', 'settings'];
  expect(named.toSorted()).toEqual(Object.keys(browserRoutes).toSorted());
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length);
});
