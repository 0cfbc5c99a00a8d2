import { expect, type Page } from '@playwright/test';
import type { ProductInput } from '#contract/product.ts';
import type { Account } from './accounts.ts';

/** Creates an account on the screen and arrives in the portal. */
export async function signUp(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/create');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Fills the e-mail form of the sign-in, which must be on the screen or one press away, and sends it. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Goes to a part of the portal by its menu, which a small screen keeps behind a button. */
export async function goTo(page: Page, name: 'Dashboard' | 'Products' | 'Stories' | 'Settings'): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click();
}

/** Signs out by the menu of the person. */
export async function signOut(page: Page, person: Pick<Account, 'email'>): Promise<void> {
  await beginSignOut(page, person);
  await expect(page).toHaveURL('/login');
}

/** Chooses to log out, which may lead to a question. */
export async function beginSignOut(page: Page, { email }: Pick<Account, 'email'>): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
}

/** Fills the form of a new product, which must be on the screen, and sends it. */
export async function createProduct(page: Page, { name, description }: ProductInput): Promise<void> {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Product description').fill(description);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('heading', { name: 'Your Products' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

/** The sheet on which a story is written, and its parts. */
export function storySheet(page: Page) {
  const sheet = page.getByRole('region', { name: 'Story', exact: true });
  return {
    sheet,
    headline: sheet.getByRole('paragraph').first(),
    userStory: sheet.getByRole('region', { name: 'User Story' }),
    criteria: sheet.getByRole('region', { name: 'Acceptance Criteria' }).getByRole('listitem'),
  };
}

/** The page of a stored story, and its parts. */
export function storyPage(page: Page) {
  const article = page.getByRole('article');
  return {
    headline: article.getByRole('heading', { level: 1 }),
    userStory: article.getByRole('region', { name: 'User Story' }),
    criteria: article.getByRole('region', { name: 'Acceptance Criteria' }).getByRole('listitem'),
  };
}

/** Chooses a product and types an idea on the screen for a new story, and sends it. */
export async function askForStory(page: Page, productName: string, idea: string): Promise<void> {
  await page.getByLabel('Product').selectOption(productName);
  await page.getByLabel('Description').fill(idea);
  await page.getByRole('button', { name: 'Create story' }).click();
}
