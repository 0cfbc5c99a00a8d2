import { expect, test } from './fixtures.ts';

test('A visitor finds the sign-in page, and nothing is refused by the browser @phone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in to Storygenie' })).toBeVisible();
});
