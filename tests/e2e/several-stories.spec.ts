import { type Page } from '@playwright/test';
import type { Story } from '#contract/story.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { pasteIdeas, severalStories, untilWritten } from './several-steps.ts';

test.use({ expectedComplaints: [/status of (404|429|500)|ERR_(FAILED|CONNECTION_FAILED)/] });

const EXPORT =
  'As a plot keeper I want to export the waiting list as a CSV file so that it can be printed for the meeting';
const NOTIFY = 'As a gardener I want to be notified by mail when a plot becomes free so that no plot stays empty';

test('A pasted list becomes drafts with line numbers, marks and reasons; only what is kept is stored @phone', async ({
  page,
  api,
}) => {
  const { id } = await api.createProduct(sampleProduct);
  const there = await api.writeStory(id, NOTIFY);
  await pasteIdeas(page, [`- ${sampleIdea}`, '- Swap plots', '', `- ${EXPORT}`, `- ${sampleIdea}`, `- ${NOTIFY}`]);
  const { rows, row, view, bar } = severalStories(page);
  await expect(page.getByRole('heading', { name: '5 ideas for Allotment' })).toBeFocused();
  await untilWritten(page);
  await expect(page.getByText('All ideas are done.')).toBeAttached();
  await expect(rows).toHaveCount(5);
  await expect(row(2)).toContainText('Line 2 cannot be used. It is too short. An idea has at least 30 characters.');
  await expect(row(5)).toContainText('Says the same as line 1');
  await expect(row(6)).toContainText(`Says the same as your story “${there.headline}”`);
  await expect(view('Duplicates')).toHaveText('Duplicates 2');
  expect(await api.stories()).toHaveLength(1);

  const first = row(1);
  const headline = (await first.getByRole('heading').textContent()) ?? '';
  await expect(first).toContainText(/As a gardener, I want to swap/);
  await first.getByRole('button', { name: /^\d criteria/ }).click();
  await expect(first.getByRole('list', { name: 'Acceptance Criteria' }).getByRole('listitem').first()).toBeVisible();
  await expect(first).toContainText(sampleIdea);
  await expectNoBarrier(page, first);

  await first.getByRole('button', { name: `Keep ${headline}` }).click();
  await expect(first).toContainText('Kept');
  await expect(row(4).getByRole('button', { name: /^Keep/ }), 'the next is at hand').toBeFocused();
  await row(4)
    .getByRole('button', { name: /^Throw away/ })
    .click();
  await expect(row(4)).toContainText('Thrown away');
  await row(4)
    .getByRole('button', { name: /^Take back/ })
    .click();
  // The second half of a double press falls on the row that has moved up.
  await row(4)
    .getByRole('button', { name: /^Throw away/ })
    .dispatchEvent('click', { detail: 2 });
  await expect(row(4)).not.toContainText('Thrown away');
  await view('Duplicates').click();
  await expect(rows).toHaveCount(2);
  await bar.getByRole('button', { name: 'Throw away these 2' }).click();
  await expect(rows).toHaveText('None of them.');
  await view('All').click();
  await row(4).getByRole('button', { name: /^Keep/ }).click();
  await expect(row(4)).toContainText('Kept');
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 2 kept');

  const stories = await api.stories();
  expect(stories.map(({ idea }) => idea).toSorted()).toEqual([EXPORT, NOTIFY, sampleIdea].toSorted());
  await first.getByRole('link', { name: headline }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
});

test('Two hundred lines: cancelled half way, kept over a reload, gone on with, and all kept @long', async ({
  page,
  api,
}) => {
  test.setTimeout(240_000);
  await api.createProduct(sampleProduct);
  const lines = Array.from(
    { length: 200 },
    (_, index) => `Gardeners want to book plot ${index + 1} for the next season`,
  );
  const gate = await holdDraftsAfter(page, 100);
  await page.goto('/portal/stories/create/several');
  const { rows, row, file, bar } = severalStories(page);
  await file.setInputFiles({
    name: 'ideas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['idea', ...lines].join('\n')),
  });
  await expect(page.getByText('200 ideas')).toBeVisible();
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await expect(page.getByText('100 of 200')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. 100 ideas are not written yet.')).toBeVisible();
  await untilWritten(page);
  gate.open();
  await expect(rows).toHaveCount(200);
  expect(await api.stories()).toEqual([]);
  const headline = (await row(2).getByRole('heading').textContent()) ?? '';
  await row(2).getByRole('button', { name: /^Keep/ }).click();
  await expect(row(2)).toContainText('Kept');

  await page.reload();
  await expect(page.getByText('200 ideas for')).toContainText('from ideas.csv');
  await expect(row(2)).toContainText('Kept');
  await expect(row(3).getByRole('button', { name: /^Keep/ })).toBeVisible();
  await expect(row(201)).toContainText('Waiting');
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilWritten(page);
  await expect(bar.getByRole('status')).toHaveText('199 to decide, 1 kept');
  expect(await api.stories()).toMatchObject([{ headline }]);

  await bar.getByRole('button', { name: 'Keep all 199' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 200 kept');
  await expect(bar).toBeFocused();
  const { stories } = await api.everything();
  expect(stories.map(({ idea }: Pick<Story, 'idea'>) => idea).toSorted()).toEqual(lines.toSorted());
  await bar.getByRole('button', { name: 'Another list' }).click();
  await expect(page.getByRole('button', { name: 'Write drafts' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Write drafts' })).toBeVisible();
});

test('Asked for a pause, the writing waits as long as it should and goes on by itself', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  const detail = 'That is a lot of drafts at once. Try again in 200 seconds.';
  const problem = { type: 'about:blank', title: 'Too many requests', status: 429, code: 'too_many_requests', detail };
  await page.route(
    '**/api/story/draft',
    (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', json: { ...problem, retryAfter: 200 } }),
    { times: 3 },
  );
  await page.clock.install();
  await pasteIdeas(page, [sampleIdea, EXPORT, NOTIFY]);
  await expect(page.getByText('The server asks for a pause. The writing goes on by itself.')).toBeVisible();
  await expect(page.getByText(/^0 of 3, goes on in \d+ s$/)).toBeVisible();
  await page.clock.fastForward(200_000);
  await untilWritten(page);
  await expect(severalStories(page).bar.getByRole('status')).toHaveText('3 to decide, 0 kept');
});

test('An idea that fails is written again by itself; the others are not touched', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  let failures = 0;
  await page.route('**/api/story/draft', async (route) => {
    const fails = failures === 0 && route.request().postData()?.includes(sampleIdea);
    if (!fails) return route.continue();
    failures += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await pasteIdeas(page, [sampleIdea, EXPORT]);
  const { row, bar, view } = severalStories(page);
  await untilWritten(page);
  await expect(row(1)).toContainText('Line 1 failed. The server did not answer as expected (status 500).');
  await expect(bar.getByRole('status')).toHaveText('1 to decide, 0 kept');
  await row(1).getByRole('button', { name: 'Write again line 1' }).click();
  await expect(row(1).getByRole('heading')).toHaveText(/\w/);
  await expect(view('Failed')).toBeHidden();
  await untilWritten(page);
  await expect(bar.getByRole('status')).toHaveText('2 to decide, 0 kept');
});

test('Without a connection the writing stops and says so; it goes on where it stopped', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.route('**/api/story/draft', (route) => route.abort('connectionfailed'), { times: 3 });
  await pasteIdeas(page, [sampleIdea, EXPORT, NOTIFY]);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toContainText(
    'What is written is still here.',
  );
  await expect(page.getByText('Stopped. 3 ideas are not written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilWritten(page);
  await expect(severalStories(page).bar.getByRole('status')).toHaveText('3 to decide, 0 kept');
});

test('When the product is deleted meanwhile, nothing is kept, and it can be chosen no more', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await pasteIdeas(page, [sampleIdea, EXPORT]);
  const { bar } = severalStories(page);
  await untilWritten(page);
  await api.deleteProduct(product.id);
  await bar.getByRole('button', { name: 'Keep all 2' }).click();
  await expect(bar.getByRole('alert')).toContainText('This product does not exist');
  await expect(bar.getByRole('status')).toHaveText('2 to decide, 0 kept');
  await bar.getByRole('button', { name: 'Another list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByLabel('Product').getByRole('option', { name: sampleProduct.name })).toHaveCount(0);
});

test('A draft whose keeping got no answer is kept once, however often it is tried', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await pasteIdeas(page, [sampleIdea]);
  const { row, bar } = severalStories(page);
  await untilWritten(page);
  await page.route(
    '**/api/story/keep',
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await row(1).getByRole('button', { name: /^Keep/ }).click();
  await expect(bar.getByRole('alert')).toContainText('could not be reached');
  await row(1).getByRole('button', { name: /^Keep/ }).click();
  await expect(row(1)).toContainText('Kept');
  await expect(bar.getByRole('alert')).toBeHidden();
  expect(await api.stories()).toHaveLength(1);
});

test('Whoever leaves a list with undecided drafts is asked first; what was pasted stays until then', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await pasteIdeas(page, [sampleIdea]);
  const { bar, rows, ideas } = severalStories(page);
  await untilWritten(page);
  await bar.getByRole('button', { name: 'Another list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another list' });
  await expect(dialog).toContainText('1 idea of this list is not decided on.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(1);
  await bar.getByRole('button', { name: 'Another list' }).click();
  await dialog.getByRole('button', { name: 'Throw away' }).click();
  await expect(ideas).toHaveValue('');
  await expect(ideas).toBeFocused();
  await expect(page.getByLabel('Product')).toContainText(sampleProduct.name);
  expect(await api.stories()).toEqual([]);
});

/** Lets so many drafts be written; the others wait until the gate opens. */
async function holdDraftsAfter(page: Page, count: number): Promise<{ open: () => void }> {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/story/draft', async (route) => {
    asked += 1;
    if (asked > count) await gate.promise;
    await route.continue();
  });
  return { open: gate.resolve };
}
