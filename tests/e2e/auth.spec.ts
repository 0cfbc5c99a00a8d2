import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { signIn, signOut } from './steps.ts';

test('A visitor who opens a portal screen signs in first and then arrives there', async ({ page, person }) => {
  await page.context().clearCookies();
  await page.goto('/portal/stories?q=plot');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/portal/stories?q=plot')}`);
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/stories?q=plot');
});

test('The way back survives a detour over creating an account', async ({ page }) => {
  await page.goto('/portal/products/create');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/portal/products/create');
});

test('Nobody is sent to a foreign site after signing in', async ({ page, person }) => {
  await page.context().clearCookies();
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2Fportal');
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/dashboard');
  for (const target of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '/login']) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL('/portal/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

test('Somebody signed in has no use for the screens for signing in', async ({ page, person }) => {
  for (const path of ['/login', '/create', '/login?redirect=%2Fportal%2Fsettings%2Faccount']) {
    await page.goto(path);
    await expect(page).toHaveURL(path.includes('settings') ? '/portal/settings/account' : '/portal/dashboard');
  }
  await page.goto('/portal/settings/account');
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
});

test.describe('with wrong entries', () => {
  test.use({ expectedComplaints: [/status of 4(01|22)/] });

  test('An unknown address and a wrong password are told at their fields, and the address stays typed', async ({
    page,
    person,
  }) => {
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, { email: `other.${person.email}`, password: person.password });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('No user found with this email address.');
    await expect(page.getByLabel('Email')).toHaveValue(`other.${person.email}`);

    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('Not-the-one-7');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Incorrect password.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);

    await page.getByLabel('Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/portal/dashboard');
  });

  test('An address that has an account already is told so, and led to the sign-in', async ({ page, person }) => {
    await page.context().clearCookies();
    await page.goto('/create');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('There is already an account with this email address.')).toBeVisible();
    await page.getByRole('link', { name: 'Log in instead' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('The sign-in form says on submit what is missing or malformed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const email = page.getByLabel('Email');
  await email.fill('half@');
  await expect(email).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Please enter your email.');
});

test('The form for a new account says on submit what is missing or malformed', async ({ page }) => {
  await page.goto('/create');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(email).toHaveAccessibleDescription('Email is required.');
  await expect(password).toHaveAccessibleDescription(/^Password is required/);
  await expect(confirmation).toHaveAccessibleDescription('Password confirmation is required');

  await email.fill('half@');
  await expect(email).toHaveAccessibleDescription('Email format is invalid.');
  await password.fill('Short-1');
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
  await password.fill('only-lowercase');
  await expect(password).toHaveAccessibleDescription(
    /^Password must contain at least one uppercase letter, one lowercase letter, and one number/,
  );
  await confirmation.fill('another-one');
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
});

test('Unknown public addresses lead to the sign-in, unknown portal addresses to a page that says so', async ({
  page,
  person,
}) => {
  await page.goto('/portal/no-such-screen');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Please check the URL in the address bar and try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:.+@.+/);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/portal/dashboard');

  await signOut(page, person);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/login');
});

test('The demo is disabled, and says where to go instead', async ({ page }) => {
  await page.goto('/demo');
  await expect(page.getByText('The demo is disabled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try the example product' })).toBeHidden();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/create');
  await page.goBack();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
});

test('What comes back from Jira leads nobody on, signed in or not; without code and state it is no screen', async ({
  page,
  person,
}) => {
  const callback = '/jira/callback?code=abc&state=xyz';
  await page.goto(callback);
  await expect(page).toHaveURL(callback);
  await expect(page.getByRole('heading', { name: 'Connect Jira' })).toBeVisible();
  await page.goto('/jira/callback?code=abc');
  await expect(page).toHaveURL('/portal/dashboard');
  await signOut(page, person);
  await page.goto(callback);
  await expect(page).toHaveURL(callback);
  await expect(page.getByRole('heading', { name: 'Connect Jira' })).toBeVisible();
  await page.goto('/jira/callback?state=xyz');
  await expect(page).toHaveURL('/login');
});
