import type { Page } from '@playwright/test';
import { SITE } from '../fakes/atlassian/atlassian.ts';
import { addToJira, expect, issuesOf, jiraOf, test } from './jira-fixtures.ts';

test.use({ expectedComplaints: [/status of (409|422|504)/] });

/** Changes the headline of the story that is on the screen. */
async function rename(page: Page, headline: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Headline').fill(headline);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
}

test('A story that changed since is updated, after a look at what differs @phone', async ({
  connected: page,
  atlassian,
  story,
}) => {
  await page.goto(`/portal/stories/${story.id}`);
  const { update, dialog, open } = jiraOf(page);
  await addToJira(page);
  await expect(update).toBeHidden();
  await rename(page, 'Swap a plot with anybody');
  await update.click();
  await expect(dialog.getByRole('region', { name: 'Headline' })).toContainText('Swap a plot with anybody');
  await expect(dialog.getByRole('insertion')).toHaveText(/with anybody/);
  await dialog.getByRole('button', { name: 'Update in Jira' }).click();
  await expect(dialog).toBeHidden();
  await expect(update).toBeHidden();
  await expect(open).toBeVisible();
  expect(issuesOf(atlassian, story)[0]?.fields['summary']).toBe('Swap a plot with anybody');
});

test('What somebody wrote in Jira meanwhile is replaced only by somebody who knows', async ({
  connected: page,
  atlassian,
  story,
}) => {
  await page.goto(`/portal/stories/${story.id}`);
  const { update, dialog } = jiraOf(page);
  await addToJira(page);
  const key = issuesOf(atlassian, story)[0]?.key ?? '';
  await rename(page, 'Swap a plot with anybody');
  await update.click();
  atlassian.edit(key, { summary: 'Swap plots, please' });
  await dialog.getByRole('button', { name: 'Update in Jira' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: `Somebody changed ${key} in Jira since.` })).toBeVisible();
  expect(issuesOf(atlassian, story)[0]?.fields['summary']).toBe('Swap plots, please');
  await dialog.getByRole('button', { name: 'Overwrite in Jira' }).click();
  await expect(dialog).toBeHidden();
  expect(issuesOf(atlassian, story)[0]?.fields['summary']).toBe('Swap a plot with anybody');
});

test('An issue that was deleted in Jira is said to be, and the story can be added anew', async ({
  connected: page,
  atlassian,
  story,
}) => {
  await page.goto(`/portal/stories/${story.id}`);
  await addToJira(page);
  const key = issuesOf(atlassian, story)[0]?.key ?? '';
  atlassian.remove(key);
  await page.reload();
  await expect(page.getByText(`${key} is no longer in Jira. You can add the story anew.`)).toBeVisible();
  await expect(jiraOf(page).open).toBeHidden();
  await addToJira(page);
  await expect(jiraOf(page).open).not.toHaveAttribute('href', `${SITE.url}/browse/${key}`);
});

test('Whoever deletes a story reads that its issue stays in Jira', async ({ connected: page, atlassian, story }) => {
  await page.goto(`/portal/stories/${story.id}`);
  await addToJira(page);
  const key = issuesOf(atlassian, story)[0]?.key ?? '';
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(`will be deleted for good. ${key} stays in Jira.`);
  await page.keyboard.press('Escape');
  await page.goto('/portal/stories');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByRole('dialog')).toContainText('What was added to Jira stays there.');
  expect(issuesOf(atlassian, story)).toHaveLength(1);
});
