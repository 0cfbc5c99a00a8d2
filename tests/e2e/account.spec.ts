import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { accountExport } from '#contract/account.ts';
import type { AppConfig } from '#contract/system.ts';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import type { Account } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink, mailsTo } from './outbox.ts';
import { signIn } from './steps.ts';

const SETTINGS = '/portal/settings/account';

/** The same person in a browser of their own. */
async function elsewhere(browser: Browser, url: string, account: Account): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
  const context = await browser.newContext({ baseURL: url, userAgent });
  const page = await context.newPage();
  await page.goto(`/login?redirect=${encodeURIComponent(SETTINGS)}`);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  return page;
}

test('A person sees their address, their name and when their account was made, and goes by another name @phone', async ({
  portal: page,
  person,
}) => {
  await page.goto(SETTINGS);
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByRole('definition')).toHaveText([
    new RegExp(person.email),
    /^User/,
    new RegExp(String(new Date().getFullYear())),
  ]);
  await profile.getByRole('button', { name: 'Change username' }).click();
  await expect(page.getByLabel('New username')).toBeFocused();
  await page.getByLabel('New username').fill('x'.repeat(81));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New username')).toHaveAccessibleDescription(/too long/);
  await page.getByLabel('New username').fill('Robin Field');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username saved.', { exact: true })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Change username' })).toBeFocused();
  await expect(profile.getByRole('definition').nth(1)).toContainText('Robin Field');
  await page.reload();
  await expect(profile.getByRole('definition').nth(1)).toContainText('Robin Field');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole('button', { name: 'Robin Field' })).toBeVisible();
});

test('An address that is not confirmed says so until the link of a mail is used, which can be asked for again', async ({
  portal: page,
  person,
  server,
}) => {
  await page.goto(SETTINGS);
  await mailedLink(server, person.email, 'confirm-address');
  await page.getByRole('button', { name: 'Send the mail again' }).dblclick();
  await expect(page.getByText('Another one is there now.')).toBeFocused();
  await expect.poll(() => mailsTo(server, person.email, 'confirm-address')).toHaveLength(2);
  await page.goto(await mailedLink(server, person.email, 'confirm-address'));
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByRole('button', { name: /Confirm/ })).toBeHidden();
  await page.goto(SETTINGS);
  await expect(page.getByRole('definition').first()).toHaveText(person.email);
});

test('What the identity service cannot do is not offered', async ({ portal: page }) => {
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch();
    const config = (await reply.json()) as AppConfig;
    const identityCan = { sessions: false, changeName: false, changePassword: false, anonymous: false };
    await route.fulfill({ response: reply, json: { ...config, identityCan } });
  });
  await page.goto(SETTINGS);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Profile', 'Your data', 'Delete account']);
  await expect(page.getByRole('button', { name: 'Change username' })).toBeHidden();
});

test.describe('with a photo', () => {
  test.use({ expectedComplaints: [/Content Security Policy|violates the following/] });

  test('The user menu shows the photo, and initials where it cannot be shown', async ({ portal: page, api }) => {
    await api.rename('Robin Field');
    const show = (image: string) =>
      page.route('**/api/auth/get-session', async (route) => {
        const reply = await route.fetch();
        const { user, ...rest } = (await reply.json()) as { user: object };
        await route.fulfill({ response: reply, json: { ...rest, user: { ...user, image } } });
      });
    const trigger = page.getByRole('button', { name: 'Robin Field' });
    await show('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
    await page.goto(SETTINGS);
    await expect(trigger.locator('img')).toBeVisible();
    await expect(trigger).not.toContainText('RF');
    await show('https://photos.invalid/robin.jpg');
    await page.reload();
    await expect(trigger).toContainText('RF');
    await expect(trigger.locator('img')).toBeHidden();
  });
});

test.describe('with a refused password', () => {
  test.use({ expectedComplaints: [/status of 40[01]/] });

  test('A changed password ends the other sessions, and only the new one lets in', async ({
    portal: page,
    person,
    browser,
    server,
  }) => {
    const other = await elsewhere(browser, server.url, person);
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('Not-the-one-7');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password').fill('Loud-river-43');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /^Password must be at least 8 characters/,
    );
    await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    await page.getByLabel('New password', { exact: true }).fill('Loud-river-43');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('Incorrect password.');
    await page.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Password changed. You are logged out everywhere else.', { exact: true }),
    ).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await signIn(other, person);
    await expect(other.getByLabel('Password')).toHaveAccessibleDescription('Incorrect password.');
    await other.getByLabel('Password').fill('Loud-river-43');
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other).toHaveURL(SETTINGS);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
    await other.context().close();
  });
});

test('A person sees where they are logged in, and logs out one of the others, then all', async ({
  portal: page,
  person,
  browser,
  server,
}) => {
  const others = [
    await elsewhere(browser, server.url, person),
    await elsewhere(browser, server.url, person),
    await elsewhere(browser, server.url, person),
  ];
  await page.goto(SETTINGS);
  const list = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('This browser');
  await list.getByRole('button', { name: 'Log out Safari on iPhone' }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('list'), 'the button that was pressed is gone').toBeFocused();
  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('list')).toBeFocused();
  await expect(list.getByRole('button')).toHaveCount(0);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  }
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('Everything that is kept of a person can be taken away as a file', async ({ page, api, person }) => {
  const product = await api.createProduct(sampleProduct);
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(SETTINGS);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('storygenie-data.json');
  const data = accountExport.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(data.account.email).toBe(person.email);
  expect(data.products.map(({ name }) => name)).toEqual([sampleProduct.name, 'Corner Shop']);
  expect(data.stories.map(({ headline }) => headline)).toEqual([sampleStory.headline]);
});

test.describe('afterwards', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('An account is deleted once its address is typed, in all tabs at once, and cannot be used again @phone', async ({
    page,
    api,
    person,
  }) => {
    await api.createProduct(sampleProduct);
    await page.goto(SETTINGS);
    const other = await page.context().newPage();
    await other.goto('/portal/products');
    await expect(other.getByRole('link', { name: sampleProduct.name })).toBeVisible();

    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(`x${person.email}`);
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(person.email);
    await page.evaluate(() => localStorage.setItem('storygenie:issue-tracker:somebody:', 'a connection'));
    await confirm.click();
    const goodbye = page.getByRole('dialog', { name: 'Your account was deleted' });
    await expect(goodbye).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await goodbye.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);

    await signIn(page, person);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email address.');
  });
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] });

  test('When deleting fails, the dialog says so and nothing is lost', async ({ page, api, person }) => {
    await api.createProduct(sampleProduct);
    await page.goto(SETTINGS);
    await page.route('**/api/account', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByRole('textbox').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Storygenie could not be reached.');
    await expect(dialog.getByRole('textbox')).toHaveValue(person.email);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await api.products()).map(({ name }) => name)).toContain(sampleProduct.name);
  });
});
