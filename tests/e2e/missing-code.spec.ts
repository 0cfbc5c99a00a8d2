import { sampleIdea } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './steps.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|status of 404/] });

test('Without a connection a screen whose code is not there says so, and comes by itself afterwards', async ({
  portal: page,
}) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description').fill(sampleIdea);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await goTo(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText('This page stopped working')).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Still no connection' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
});

test('A screen that could not be fetched is fetched when somebody comes back to it with a connection', async ({
  portal: page,
}) => {
  await page.goto('/portal/stories/create');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await goTo(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New story' })).toBeVisible();
  await page.context().setOffline(false);
  await goTo(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('What opens over a screen may be missing as well: it says so, and closing it leaves the screen as it was', async ({
  portal: page,
}) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description').fill(sampleIdea);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);

  await page.getByRole('heading', { name: 'New story' }).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Not loaded' });
  await expect(shortcuts.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await shortcuts.getByRole('button', { name: 'Close' }).click();
  await expect(shortcuts).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
});

test('A screen whose code the server does not have is loaded anew once, not again and again', async ({
  portal: page,
}) => {
  await page.goto('/portal/dashboard');
  let loaded = 0;
  page.on('load', () => (loaded += 1));
  await page.route('**/assets/settings.route-*', (route) => route.fulfill({ status: 404 }));
  await goTo(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(loaded).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
