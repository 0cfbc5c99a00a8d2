import type { Page } from '@playwright/test';
import type { Story } from '#contract/story.ts';
import { SITE, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { expect, issuesOf, jiraOf, test } from './jira-fixtures.ts';

test.use({ expectedComplaints: [/status of (409|422|504)/] });

/** Adds a story that arrives in Jira, where neither the answer comes back nor the search sees it yet. */
async function loseAnswer(page: Page, atlassian: FakeAtlassian, { id }: Pick<Story, 'id'>) {
  atlassian.lagSearch(1_000);
  atlassian.break('create', 'lost');
  await page.goto(`/portal/stories/${id}`);
  const jira = jiraOf(page);
  await jira.add.click();
  await expect(jira.send).toBeEnabled();
  await jira.send.click();
  await expect(page.getByText('Jira did not answer; look there')).toBeVisible();
  return jira;
}

test.describe('When the answer of Jira is lost', () => {
  test('and there is no issue, the person looks and tries again', async ({ connected: page, atlassian, story }) => {
    atlassian.break('create', 'cut');
    await page.goto(`/portal/stories/${story.id}`);
    const { add, dialog, send, open } = jiraOf(page);
    await add.click();
    await expect(send).toBeEnabled();
    await send.click();
    const note = page.getByRole('alert').filter({ hasText: 'Jira did not answer' });
    await expect(note).toContainText('Jira did not answer; look there, then try again or enter the key.');
    await expect(dialog).toBeHidden();
    await expect(add).toBeHidden();
    await page.reload();
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(open).toBeVisible();
    await expect(note).toBeHidden();
    expect(issuesOf(atlassian, story)).toHaveLength(1);
  });

  test('and the issue is there after all, it is found, or its key entered', async ({
    connected: page,
    atlassian,
    story,
  }) => {
    const { open } = await loseAnswer(page, atlassian, story);
    const key = issuesOf(atlassian, story)[0]?.key ?? '';
    const field = page.getByLabel('Issue key');
    await field.fill('nonsense');
    await page.getByRole('button', { name: 'Save key' }).click();
    await expect(field).toHaveAccessibleDescription('Enter an issue key such as KEY-123.');
    await field.fill(key.toLowerCase());
    await page.getByRole('button', { name: 'Save key' }).click();
    await expect(open).toHaveAttribute('href', `${SITE.url}/browse/${key}`);
    expect(issuesOf(atlassian, story)).toHaveLength(1);
  });

  test('and the search sees it late, another look finds it @long', async ({ connected: page, atlassian, story }) => {
    const { open } = await loseAnswer(page, atlassian, story);
    await page.getByRole('button', { name: 'Look for me' }).click();
    await expect(page.getByText('Not found so far.')).toBeVisible();
    atlassian.lagSearch(0);
    await page.getByRole('button', { name: 'Look for me' }).click();
    await expect(open).toBeVisible();
  });
});

test('Two tabs that add the same story make one issue, and both lead to it', async ({
  connected: page,
  atlassian,
  story,
}) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/portal/stories/${story.id}`);
    await jiraOf(tab).add.click();
    await expect(jiraOf(tab).send).toBeEnabled();
  }
  const create = atlassian.hold('create');
  await jiraOf(page).send.click();
  await create.arrived;
  await jiraOf(other).send.click();
  await expect(jiraOf(other).dialog.getByRole('alert').filter({ hasText: /added/ })).toBeVisible();
  create.release();
  await expect(jiraOf(page).open).toBeVisible();
  await expect(jiraOf(other).open).toBeVisible();
  await expect(jiraOf(other).dialog).toBeHidden();
  expect(issuesOf(atlassian, story)).toHaveLength(1);
});

test('Whoever closes the tab while a story is being added finds its one issue later', async ({
  connected: page,
  atlassian,
  story,
}) => {
  const tab = await page.context().newPage();
  await tab.goto(`/portal/stories/${story.id}`);
  await jiraOf(tab).add.click();
  await expect(jiraOf(tab).send).toBeEnabled();
  const create = atlassian.hold('create');
  await jiraOf(tab).send.click();
  await create.arrived;
  await tab.close();
  await page.goto(`/portal/stories/${story.id}`);
  await expect(page.getByText('Being added to Jira…')).toBeVisible();
  await expect(jiraOf(page).add).toBeHidden();
  create.release();
  await expect(jiraOf(page).open).toBeVisible();
  expect(issuesOf(atlassian, story)).toHaveLength(1);
});
