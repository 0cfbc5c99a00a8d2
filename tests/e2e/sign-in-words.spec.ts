import type { Page } from '@playwright/test';
import { expect, test } from './google-fixtures.ts';

const fields = (page: Page) => page.getByRole('textbox').or(page.locator('input[type=password]'));

test("The sign-in begins with 'Continue with Email' and, below 'Or', Google @phone", async ({ page, google }) => {
  expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to Storygenie', exact: true })).toBeVisible();
  const places = await Promise.all(
    [
      page.getByRole('button', { name: 'Continue with Email', exact: true }),
      page.getByText('Or', { exact: true }),
      page.getByRole('button', { name: 'Continue with Google', exact: true }),
    ].map(async (part) => {
      await expect(part).toBeVisible();
      return (await part.boundingBox())?.y ?? 0;
    }),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('The forms for signing in, for a new account and for a forgotten password ask for what they need, and for no more @phone', async ({
  page,
  google,
}) => {
  expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(fields(page)).toHaveCount(2);

  await page.goto('/create');
  for (const label of ['Email', 'Password', 'Confirm password']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(fields(page)).toHaveCount(3);

  await page.goto('/reset');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(fields(page)).toHaveCount(1);
});

test('Somebody without an account finds no way to a product but the sign-in, wherever they look', async ({
  page,
  google,
}) => {
  expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
  const signIn = '/login?redirect=%2Fportal%2Fproducts%2Fcreate';
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await expect(page).toHaveURL(signIn);
  await page.goto('/portal/products');
  await expect(page.getByRole('link', { name: 'Sign in to create a Product', exact: true })).toHaveAttribute(
    'href',
    signIn,
  );
  await expect(page.getByRole('link', { name: 'Create a Product', exact: true })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in to create a Product' }).click();
  await expect(page).toHaveURL(signIn);
});
