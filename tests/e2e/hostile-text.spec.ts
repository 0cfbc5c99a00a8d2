import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sampleProduct } from '../support/samples.ts';
import { PROJECT } from '../fakes/atlassian/atlassian.ts';
import { expect, issuesOf, jiraOf, test } from './jira-fixtures.ts';
import { storyPage } from './steps.ts';

// Addresses of things that are not there, and a sign-in that Google is said to have refused.
test.use({ expectedComplaints: [/status of 404|Signing in with Google did not work/] });

/** Text that would be a script wherever it is not taken for text; `n` tells one place from another. */
const hostile = (n: number): string =>
  `<img src=x onerror=hacked(${n})><script>hacked(${n})</script><svg/onload=hacked(${n})>"'\`\${hacked(${n})}{{hacked(${n})}}`;
const LINK = '[press](javascript:hacked(9)) =cmd|"/c calc"!A1';

const product = { name: hostile(1).slice(0, 120), description: `${hostile(2)} ${sampleProduct.description}` };
const texts = {
  headline: hostile(3),
  userStory: `As a gardener, I want ${hostile(4)}, so that ${LINK}.`,
  acceptanceCriteria: [`A swap ${hostile(5)} is shown.`, `=cmd|"/c calc"!A1 ${hostile(6)}`],
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const reached: unknown[] = [];
    Object.assign(globalThis, { reached, hacked: (where: unknown) => reached.push(where) });
  });
});

/** Nothing of what was typed became a part of the page: no script ran, and nothing that could run one is there. */
async function expectOnlyText(page: Page, within: Locator = page.locator('body')): Promise<void> {
  expect(await page.evaluate(() => (globalThis as unknown as { reached: unknown[] }).reached)).toEqual([]);
  await expect(
    within.locator('img[src="x"], [onerror], [onload], script:not([src]), a[href^="javascript:" i]'),
  ).toHaveCount(0);
}

test('Text that tries to be a script is shown as it was typed, wherever it is shown', async ({ page, api }) => {
  const { id: productId } = await api.createProduct(product);
  const story = await api.storeStory({ ...texts, productId });
  const changed = { ...texts, headline: `${hostile(7)} ${hostile(8)}`.slice(0, 200), version: story.version };
  await api.send('PUT', `/story/${story.id}`, changed);
  await api.rename(hostile(9).slice(0, 80));

  await page.goto('/portal/dashboard');
  await expect(page.getByText(changed.headline, { exact: true })).toBeVisible();
  await expect(page.getByText(hostile(9).slice(0, 80)).first()).toBeVisible();
  await expectOnlyText(page);

  await page.goto('/portal/products');
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await expectOnlyText(page);
  await page.goto(`/portal/products/${productId}`);
  await expect(page.getByText(product.description)).toBeVisible();
  await expectOnlyText(page);

  await page.goto(`/portal/stories?q=${encodeURIComponent('<img src=x')}`);
  await expect(page.getByRole('link', { name: changed.headline })).toBeVisible();
  await expectOnlyText(page);

  await page.goto(`/portal/stories/${story.id}`);
  await expect(storyPage(page).headline).toHaveText(changed.headline);
  await expect(storyPage(page).criteria).toContainText(texts.acceptanceCriteria);
  await expectOnlyText(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('insertion').first()).toBeVisible();
  await expect(history).toContainText('onerror=hacked(8)');
  await expectOnlyText(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('textbox').fill('<img src=x');
  await expect(palette.getByRole('link').filter({ hasText: 'hacked(7)' })).toBeVisible();
  await expectOnlyText(page);

  await page.goto('/portal/settings/account');
  await expect(page.getByText(hostile(9).slice(0, 80)).first()).toBeVisible();
  await expectOnlyText(page);
});

test('What the address bar says is no script either', async ({ portal: page }) => {
  const odd = encodeURIComponent(hostile(1));
  for (const address of [
    `/portal/stories/${odd}`,
    `/portal/stories?q=${odd}`,
    `/login?redirect=${encodeURIComponent('javascript:hacked(1)')}`,
    `/login?error=${odd}`,
    `/jira/callback?code=${odd}&state=${odd}`,
    `/${odd}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectOnlyText(page);
  }
});

test('A copied story brings no script into an editor, and a spreadsheet finds no formula in a file', async ({
  page,
  api,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const { id: productId } = await api.createProduct({ ...product, name: '@SUM(1+1)*cmd|x' });
  const story = await api.storeStory({ ...texts, headline: '=cmd|"/c calc"!A1', productId });
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Copy story' }).click();
  await expect(page.getByText('Story copied.', { exact: true })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  // As an editor would that trusts what it is given.
  await page.evaluate((html) => {
    const editor = document.createElement('div');
    editor.ariaLabel = 'An editor';
    editor.role = 'textbox';
    editor.append(document.createRange().createContextualFragment(html ?? ''));
    document.querySelector('main')?.prepend(editor);
  }, copied);
  const editor = page.getByRole('textbox', { name: 'An editor' });
  await expect(editor.getByRole('listitem').first()).toHaveText(texts.acceptanceCriteria[0] ?? '');
  await expectOnlyText(page, editor);

  const files: Record<string, string> = {};
  for (const format of ['Markdown', 'CSV for Jira']) {
    await page.getByRole('button', { name: 'Download' }).click();
    const begun = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    files[format] = await readFile(await (await begun).path(), 'utf8');
  }
  // Neither markup nor a link is left that Markdown would take for one.
  expect(files['Markdown']).not.toMatch(/(?<!\\)<(?:img|script|svg)/);
  expect(files['Markdown']).not.toMatch(/(?<!\\)\]\(javascript:/);
  const cells = (files['CSV for Jira'] ?? '').split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)|\r\n/);
  expect(cells.filter((cell) => /^"?[=+@\-\t\r]/.test(cell))).toEqual([]);
  expect(files['CSV for Jira']).toContain(`"'=cmd|""/c calc""!A1"`);
});

test('What Jira calls its projects and fields is text, and what goes there stays text', async ({
  connected: page,
  atlassian,
  api,
}) => {
  const { id: productId } = await api.createProduct(product);
  const story = await api.storeStory({ ...texts, productId });
  atlassian.setProjects([{ ...PROJECT, name: hostile(1) }]);
  const type = 'com.atlassian.jira.plugin.system.customfieldtypes:textfield';
  atlassian.setFields([
    { fieldId: 'customfield_1', name: hostile(2), required: true, schema: { type: 'string', custom: type } },
  ]);
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await expect(dialog.getByLabel('Project')).toContainText(hostile(1));
  await dialog.getByLabel(hostile(2)).fill(hostile(3));
  await expect(dialog.getByRole('region', { name: 'Preview of the issue' })).toContainText(texts.userStory);
  await expectOnlyText(page);
  await send.click();
  await expect(open).toBeVisible();
  const [issue] = issuesOf(atlassian, story);
  expect(issue?.fields).toMatchObject({ summary: texts.headline, customfield_1: hostile(3) });
  // A node of text each: Jira's own markup is not made of it.
  expect(JSON.stringify(issue?.fields['description'])).toContain(
    JSON.stringify({ type: 'text', text: texts.userStory }),
  );
});
