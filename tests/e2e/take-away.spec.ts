import { readFile } from 'node:fs/promises';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import type { Download, Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 503/] });

const awkward = {
  headline: '=Swap, "quickly"',
  userStory: 'As a gardener,\nI want *my* plot <swapped>, so that I get light.',
  acceptanceCriteria: [
    'Both, the "old" and\nthe new one, agree.',
    'Given a fee, when it is open, then nothing is swapped.',
  ],
};

async function download(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Download' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return begun;
}

async function textOf(file: Download): Promise<string> {
  return readFile(await file.path(), 'utf8');
}

test('A story is taken away as Markdown, as CSV for Jira and as a feature that Cucumber reads @phone', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...awkward, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);

  const markdown = await download(page, 'Markdown');
  expect(markdown.suggestedFilename()).toBe('swap-quickly.md');
  expect(await textOf(markdown)).toContain(
    '\nAs a gardener, I want \\*my\\* plot \\<swapped\\>, so that I get light.\n',
  );

  const csv = await download(page, 'CSV for Jira');
  expect(csv.suggestedFilename()).toBe('swap-quickly.csv');
  expect(await textOf(csv)).toBe(
    'Summary,Issue Type,Description,Product,Created\r\n' +
      `"'=Swap, ""quickly""",Story,"h3. User Story\n\nAs a gardener, I want \\*my\\* plot <swapped>, so that I get light.\n\n` +
      'h3. Acceptance Criteria\n\n* Both, the ""old"" and \\\\ the new one, agree.\n' +
      `* Given a fee, when it is open, then nothing is swapped.",Allotment,${story.createdAt}\r\n`,
  );

  const feature = await download(page, 'Gherkin');
  expect(feature.suggestedFilename()).toBe('swap-quickly.feature');
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const read = parser.parse(await textOf(feature)).feature;
  expect(read?.name).toBe('=Swap, "quickly"');
  expect(read?.children.map(({ scenario }) => scenario?.steps.length)).toEqual([1, 3]);
});

test('The stories that the filter leaves are taken away whole, also those that are not on the screen', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 101; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Swap number ${number}`, productId: product.id });
  }
  await api.storeStory({ ...sampleStory, headline: 'Something else', productId: product.id });
  await page.goto('/portal/stories?q=number');
  await expect(page.getByRole('list', { name: 'Stories' }).getByRole('listitem')).toHaveCount(20);

  const file = await download(page, 'Markdown');
  expect(file.suggestedFilename()).toBe('stories.md');
  const headlines = (await textOf(file)).match(/^# .*$/gm) ?? [];
  expect(headlines).toHaveLength(101);
  expect(headlines[0]).toBe('# Swap number 101');
  expect(headlines.at(-1)).toBe('# Swap number 1');
});

test('Collecting stories can be cancelled, and says when it failed', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto('/portal/stories');
  await expect(page.getByRole('link', { name: sampleStory.headline })).toBeVisible();
  const call = '**/api/story?limit=100';
  const answer = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, body: '' }).catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Gherkin' }).click();
  await expect(page.getByText('Collecting…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  answer.resolve();

  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Gherkin' }).click();
  await expect(page.getByText('The server did not answer as expected (status 503).').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('A copied story is pasted as headings and lists into an editor, and as Markdown into plain text', async ({
  page,
  api,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...awkward, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Copy story' }).click();
  await expect(page.getByText('Story copied.', { exact: true })).toBeVisible();

  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).map(({ types }) => types));
  expect(kinds, 'both kinds come from one write').toEqual([expect.arrayContaining(['text/html', 'text/plain'])]);
  await page.evaluate(() => {
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    editor.role = 'textbox';
    editor.ariaLabel = 'An editor';
    const plain = document.createElement('textarea');
    plain.ariaLabel = 'A text editor';
    document.querySelector('main')?.prepend(editor, plain);
  });
  const editor = page.getByRole('textbox', { name: 'An editor' });
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('=Swap, "quickly"');
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText(['User Story', 'Acceptance Criteria']);
  await expect(editor.getByRole('listitem')).toHaveCount(2);
  await expect(editor.getByRole('paragraph').first()).toContainText('I want *my* plot <swapped>');

  const plain = page.getByRole('textbox', { name: 'A text editor' });
  await plain.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(plain).toHaveValue(/^# =Swap, "quickly"\n\n## User Story\n\nAs a gardener, I want \\\*my/);
});

test('A criterion of several lines is shown and copied in its lines', async ({ page, api, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const product = await api.createProduct(sampleProduct);
  const criterion = 'The print shows:\n- the day\n- the gardener';
  const { id } = await api.storeStory({ ...awkward, acceptanceCriteria: [criterion], productId: product.id });
  await page.goto(`/portal/stories/${id}`);
  const { criteria } = storyPage(page);
  await expect(criteria).toHaveCount(1);
  expect(await criteria.getByRole('paragraph').first().innerText()).toBe(criterion);
  await page.getByRole('button', { name: 'Copy story' }).click();
  await expect(page.getByText('Story copied.', { exact: true })).toBeVisible();
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain.replaceAll('\r', '')).toContain('- The print shows:  \n  \\- the day  \n  \\- the gardener\n');
});
