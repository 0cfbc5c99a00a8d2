import { expect, test } from './fixtures.ts';
import { signIn } from './steps.ts';

test.use({ serverEnv: { IDENTITY_HIDE_ACCOUNTS: 'true' }, expectedComplaints: [/status of 401/] });

test('A site that must not tell which addresses have an account says the same of both', async ({ page, person }) => {
  await page.context().clearCookies();
  for (const email of [person.email, `other.${person.email}`]) {
    await page.goto('/login');
    await signIn(page, { email, password: 'Not-the-one-7' });
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'The email address or the password is not right.',
    );
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.goto('/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(
      page.getByRole('heading', { name: "We've sent you an email with a link to reset your password." }),
    ).toBeVisible();
  }
});
