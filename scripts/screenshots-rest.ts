import type { Page } from '@playwright/test';

/** Pictures of the dashboard, the palette, the settings and of what goes wrong. */
export async function visitRest(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/portal/dashboard');
  await page.getByRole('table').waitFor();
  await shoot('dashboard');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByRole('list', { name: 'Latest stories' }).waitFor();
  await shoot('palette');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await shoot('shortcuts');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Robin Field' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await shoot('menu');
  for (const tab of ['account', 'billing', 'integrations']) {
    await page.goto(`/portal/settings/${tab}`);
    await page.getByRole('navigation', { name: 'Settings' }).waitFor();
    if (tab === 'account') await page.getByText('This browser').waitFor();
    await shoot(`settings-${tab}`);
  }
  await page.goto('/portal/settings/account');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await shoot('account-delete');
  await page.goto('/portal/nowhere');
  await page.getByRole('link', { name: 'Contact support' }).waitFor();
  await shoot('not-found');
  await page.route('**/api/product', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/portal/products');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot('products-failed');
  await page.route('**/api/product', (route) => route.fulfill({ json: [null] }), { times: 1 });
  await page.goto('/portal/products');
  await page.getByRole('button', { name: 'Load again' }).waitFor();
  await shoot('crashed');
}
