import { sampleIdea } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, jiraOf, accept, test } from './jira-fixtures.ts';
import { askForStory } from './steps.ts';

test.use({ jiraEnv: { DEMO_ENABLED: 'true' }, expectedComplaints: [/status of (401|403)/] });

test('A visitor without an account gets one first, then connects, and finds the way back to their story @phone', async ({
  page,
  atlassian,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', sampleIdea);
  await expect(page.getByText('Drafted by the built-in writer')).toBeVisible();
  const story = page.url();
  await page.getByRole('link', { name: 'Connect Jira' }).click();
  const jira = page.getByRole('region', { name: 'Jira' });
  await jira.getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await accept(page);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(story);
  await expect(jiraOf(page).add).toBeVisible();
  expect(atlassian.count('create')).toBe(0);
});
