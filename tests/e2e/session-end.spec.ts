import { sampleIdea } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { beginSignOut, signIn, signOut } from './steps.ts';

test.use({ expectedComplaints: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

const SIGNED_OUT = 'You have been signed out. Log in again to go on.';

test('Somebody whose session has ended hears of it at the sign-in, and comes back to the same place', async ({
  page,
  person,
}) => {
  await page.goto('/portal/stories/create?of=the-address');
  await page.getByLabel('Description').fill(sampleIdea);
  await page.getByLabel('Product', { exact: true }).selectOption('Corner Shop');
  await page.context().clearCookies();
  await page.route('**/api/story/generate', (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(page.getByRole('alert').filter({ hasText: SIGNED_OUT })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.reload();
  await expect(page.getByText(SIGNED_OUT)).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/stories/create?of=the-address');
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
});

test('Whoever logs out, or comes without a session, hears nothing of one that ended', async ({ page, person }) => {
  await page.goto('/portal/dashboard');
  await signOut(page, person);
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  await expect(page.getByText('You have been signed out')).toBeHidden();
  await page.goto('/portal/dashboard');
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fdashboard');
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  await expect(page.getByText('You have been signed out')).toBeHidden();
});

test('Who cannot be logged out hears why where they were asked, and keeps their words @phone', async ({
  page,
  person,
}) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description', { exact: true }).fill(sampleIdea);
  const question = page.getByRole('dialog', { name: 'Log out with unsaved text' });
  await beginSignOut(page, person);
  await page.context().setOffline(true);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Storygenie could not be reached. Check your connection, then try again.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(sampleIdea);
  await page.context().setOffline(false);
  await page.reload();
  await beginSignOut(page, person);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});
