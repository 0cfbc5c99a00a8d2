import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { signIn } from './steps.ts';

test.use({ expectedComplaints: [/status of 40[01]|ERR_FAILED/] });

const NEW_PASSWORD = 'Another-river-43';

test('A forgotten password is replaced by a mailed link, everywhere at once, and the link works once', async ({
  page,
  person,
  server,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/login');
  await signIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.context().clearCookies();

  await test.step('asks for the mail', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      "We've sent you an email with a link to reset your password.",
    );
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  const link = await mailedLink(server, person.email, 'password-reset');
  await test.step('sets the password', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/^Password is required/);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill('Something-else-1');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
  });

  await test.step('is out everywhere, and comes in with the new password', async () => {
    await elsewhere.goto('/portal/dashboard');
    await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
    await elsewhere.close();
    await page.getByRole('link', { name: 'Log in' }).click();
    await signIn(page, { email: person.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/portal/dashboard');
  });

  await test.step('finds the link used, and the way to another', async () => {
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(
      'This link was used already, is too old, or has a part missing.',
    );
    await expect(page.getByLabel('New password')).toBeHidden();
    await page.getByRole('link', { name: 'Send another link' }).click();
    await expect(page).toHaveURL('/reset');
    await page.goto('/reset/new');
    await expect(page.getByRole('alert')).toContainText(
      'This link was used already, is too old, or has a part missing.',
    );
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('A link that dies while the password is typed says so then; one that cannot be looked at is tried', async ({
  page,
  person,
  server,
}) => {
  const ask = async (): Promise<string> => {
    const headers = { origin: server.url };
    await page.request.post('/api/auth/request-password-reset', { headers, data: { email: person.email } });
    return mailedLink(server, person.email, 'password-reset');
  };
  const link = await ask();
  await page.route('**/api/auth/check-password-reset', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  const token = new URL(link, server.url).searchParams.get('token');
  const headers = { origin: server.url };
  await page.request.post('/api/auth/reset-password', { headers, data: { token, newPassword: 'Third-river-44' } });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was used already, is too old, or has a part missing.');

  for (const path of [
    '/reset/new',
    '/reset/new?token=',
    '/reset/new?token=half',
    `/reset/new?token=${'x'.repeat(500)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('alert'), path).toContainText(
      'This link was used already, is too old, or has a part missing.',
    );
  }
});

test('Whoever is signed in may use a mailed link too, and is out with the rest', async ({ page, person, server }) => {
  const reply = await page.request.post('/api/auth/request-password-reset', {
    headers: { origin: server.url },
    data: { email: person.email },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(await mailedLink(server, person.email, 'password-reset'));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
});

test('Where no mail server is set up the screens say so, before and after; where one is, they do not @phone', async ({
  page,
  person,
}) => {
  const note = page.getByText('No mail server is set up here, so emails do not leave this server.');
  const ask = async (): Promise<void> => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: "We've sent you an email" })).toBeVisible();
  };
  await page.goto('/portal/settings/account');
  await expect(note).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/reset');
  await expectNoBarrier(page, note);
  await ask();
  await expectNoBarrier(page, note);
  await expect(page.getByText(`It is addressed to ${person.email}.`)).toBeVisible();

  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mail: true } });
  });
  await page.goto('/reset');
  await ask();
  await expect(page.getByText(`It went to ${person.email}.`)).toBeVisible();
  await expect(note).toBeHidden();
});

test('A reset for an address without an account says what the specification says, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/reset');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.');
  await page.getByLabel('Email').fill('half @example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email format is invalid.');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    "That didn't work. Please try again and make sure you're using the email address you signed up with.",
  );
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('A new address is confirmed by the mail that came at the sign-up, and a link that is not good leads to another', async ({
  page,
  person,
  server,
}) => {
  const link = await mailedLink(server, person.email, 'confirm-address');
  await page.goto(`${link.slice(0, -3)}xyz`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    'This link is too old, or a part of it is missing.',
  );
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByRole('heading', { name: "We've sent you an email with another link." })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(await mailedLink(server, person.email, 'confirm-address'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeFocused();
  await page.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/dashboard');
});

test('Somebody signed out who opens a link that is not good logs in first, and then asks for another', async ({
  page,
  person,
}) => {
  await page.context().clearCookies();
  await page.goto('/confirm?token=half');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/confirm');
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});
