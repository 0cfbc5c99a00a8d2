import { newAccount } from '../e2e/accounts.ts';
import { askForStory, createProduct, goTo, signIn, signOut, signUp } from '../e2e/steps.ts';
import { sampleProduct } from '../support/samples.ts';
import { expect, linkMailedTo, test } from './firebase-server.ts';

test('Somebody creates an account at Firebase and finds the example product', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await goTo(page, 'Products');
  await expect(page.getByText('Example Product')).toBeVisible();
  await page.goto('/portal/settings/account');
  await expect(page.getByRole('definition').filter({ hasText: account.email })).toBeVisible();
});

test('Somebody signs out and in again, and arrives where they wanted', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await signOut(page, account);
  await page.goto('/portal/stories');
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fstories');
  await signIn(page, account);
  await expect(page).toHaveURL('/portal/stories');
});

test.describe('with wrong entries', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('An unknown address and a wrong password are told at their fields', async ({ page }) => {
    const account = newAccount();
    await signUp(page, account);
    await signOut(page, account);
    await signIn(page, { ...account, email: `other.${account.email}` });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email address.');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill('Not-the-one-7');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Incorrect password.');
    await page.getByLabel('Password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/portal/dashboard');
  });

  test('An address that has an account already is told so', async ({ page }) => {
    const account = newAccount();
    await signUp(page, account);
    await signOut(page, account);
    await page.goto('/create');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
  });
});

test('Only who asks to be remembered stays signed in when the browser closes', async ({ page, browser, baseURL }) => {
  const account = newAccount();
  await signUp(page, account);
  // What outlives the browser is its local storage; what ends with it is the storage of each tab.
  const reopened = async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: await page.context().storageState(),
    });
    const later = await context.newPage();
    await later.goto('/portal/products');
    return later;
  };
  const forgotten = await reopened();
  await expect(forgotten).toHaveURL('/login?redirect=%2Fportal%2Fproducts');
  await forgotten.context().close();

  await signOut(page, account);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Remember me').check();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  const remembered = await reopened();
  await expect(remembered.getByRole('heading', { name: 'Your Products' })).toBeVisible();
  await remembered.context().close();
});

test('Signing out in one tab closes the others at once', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await signOut(page, account);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Remember me').check();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  const other = await page.context().newPage();
  await other.goto('/portal/products');
  await expect(other.getByRole('heading', { name: 'Your Products' })).toBeVisible();
  await signOut(page, account);
  await expect(other).toHaveURL(/\/login/);
});

test('A reload keeps somebody signed in, and their token is taken by the server', async ({ page }) => {
  await signUp(page, newAccount());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await goTo(page, 'Products');
  await expect(page.getByText('Example Product')).toBeVisible();
});

test('A new account gets a mail that confirms its address, and the settings know it at once', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await page.goto('/portal/settings/account');
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await expect(async () => linkMailedTo(account.email, 'VERIFY_EMAIL')).toPass();
  await page.goto(await linkMailedTo(account.email, 'VERIFY_EMAIL'));
  await expect(page).toHaveURL('/portal/settings/account');
  await expect(page.getByText(account.email).first()).toBeVisible();
  await expect(page.getByText('Not confirmed yet.')).toHaveCount(0);
});

test('Somebody sets a new password in the settings, with the old one', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await page.goto('/portal/settings/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-river-42');
  await page.getByLabel('Confirm new password').fill('Another-river-42');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.').first()).toBeVisible();
  await expect(page.getByText('Where you are logged in')).toHaveCount(0);
  await signOut(page, account);
  await signIn(page, { ...account, password: 'Another-river-42' });
  await expect(page).toHaveURL('/portal/dashboard');
});

test.describe('for somebody who leaves for good', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('the account is deleted here and at Firebase', async ({ page }) => {
    const account = newAccount();
    await signUp(page, account);
    await page.goto('/portal/settings/account');
    await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(account.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL('/login');
    await signIn(page, account);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email address.');
  });
});

test('A forgotten password is set anew by the mailed link', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await signOut(page, account);
  await page.goto('/reset');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText("We've sent you an email with a link to reset your password.")).toBeVisible();
  // The emulator's page takes the new password from the address; Firebase's own asks for it.
  const link = await linkMailedTo(account.email, 'PASSWORD_RESET');
  await page.goto(`${link}&newPassword=Another-river-42`);
  await expect(page).toHaveURL('/login');
  await signIn(page, { ...account, password: 'Another-river-42' });
  await expect(page).toHaveURL('/portal/dashboard');
});

test.describe('for an address that nobody has', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('no link is mailed, and the screen says so', async ({ page }) => {
    await page.goto('/reset');
    await page.getByLabel('Email').fill(newAccount().email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText("That didn't work. Please try again and make sure")).toBeVisible();
  });
});

test('Somebody tries the example without an account, and keeps their story when they create one', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await goTo(page, 'Products');
  await expect(page.getByRole('link', { name: 'Sign in to create a Product' })).toBeVisible();
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', 'Shoppers want to see where their parcel is without an account');
  await expect(page).toHaveURL(/\/portal\/stories\/[\w-]{36}/);
  const story = page.url();

  await page.getByRole('complementary', { name: 'Demo' }).getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/portal\//);
  await page.goto(story);
  await expect(page.getByRole('article')).toBeVisible();
  await goTo(page, 'Products');
  // The server takes them for somebody with an account, too.
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await createProduct(page, sampleProduct);
});

test('Signing in to stay opens the other tabs as well', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await signOut(page, account);
  const other = await page.context().newPage();
  await other.goto('/portal/products');
  await expect(other).toHaveURL('/login?redirect=%2Fportal%2Fproducts');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Remember me').check();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL('/portal/products');
});
