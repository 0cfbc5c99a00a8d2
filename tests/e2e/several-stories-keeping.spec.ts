import type { Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { pasteIdeas, severalStories, untilWritten } from './several-steps.ts';

test.use({ expectedComplaints: [/status of 500|ERR_ABORTED/] });

const EXPORT =
  'As a plot keeper I want to export the waiting list as a CSV file so that it can be printed for the meeting';
const NOTIFY = 'As a gardener I want to be notified by mail when a plot becomes free so that no plot stays empty';

test('What stands there already is not kept with the others: it is left out, counted, and kept by name only @phone', async ({
  page,
  api,
}) => {
  const { id } = await api.createProduct(sampleProduct);
  await api.writeStory(id, NOTIFY);
  await pasteIdeas(page, [sampleIdea, EXPORT, NOTIFY, sampleIdea]);
  const { row, bar, view } = severalStories(page);
  await untilWritten(page);
  await expect(bar.getByRole('button', { name: 'Throw away all 4' })).toBeVisible();
  // Stored elsewhere since the drafts were looked at.
  await api.writeStory(id, EXPORT);
  await bar.getByRole('button', { name: 'Keep all but 2 duplicates' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 to decide, 1 kept. 3 duplicates were left out.');
  await expectNoBarrier(page, row(2).getByText(/^Says the same as your story/));
  const ideas = (await api.stories()).map(({ idea }) => idea);
  expect(ideas.toSorted()).toEqual([EXPORT, NOTIFY, sampleIdea].toSorted());

  await expect(bar.getByRole('button', { name: /^Keep/ })).toBeHidden();
  // The second half of a double press falls on what has moved to its place.
  await bar.getByRole('button', { name: 'Throw away all 3' }).dispatchEvent('click', { detail: 2 });
  await view('Duplicates').click();
  await bar.getByRole('button', { name: 'Keep all 3' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 4 kept');
  expect(await api.stories()).toHaveLength(6);
  await bar.getByRole('link', { name: 'Go to your stories' }).click();
  await expect(page.getByRole('list', { name: 'Stories' }).getByRole('listitem')).toHaveCount(6);
});

test('Where it cannot be looked up what stands there already, nothing is kept unseen', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await pasteIdeas(page, [sampleIdea, EXPORT]);
  const { bar } = severalStories(page);
  await untilWritten(page);
  await page.route('**/api/story/duplicates', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await bar.getByRole('button', { name: 'Keep all 2' }).click();
  await expect(bar.getByRole('alert')).toContainText('status 500');
  await expect(bar.getByRole('status')).toHaveText('2 to decide, 0 kept');
  await bar.getByRole('button', { name: 'Keep all 2' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 2 kept');
});

test('Whoever cancels while it is looked up keeps nothing, and hears of nothing left out', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await api.writeStory(id, NOTIFY);
  await pasteIdeas(page, [sampleIdea, EXPORT, NOTIFY]);
  const { bar } = severalStories(page);
  await untilWritten(page);
  const answer = await holdNext(page, '**/api/story/duplicates');
  await bar.getByRole('button', { name: 'Keep all but 1 duplicate' }).click();
  await answer.asked;
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar.getByRole('button', { name: 'Keep all but 1 duplicate' })).toBeEnabled();
  await expect(bar.getByRole('status')).toHaveText('3 to decide, 0 kept');
  await expect(bar.getByRole('alert')).toBeHidden();
  await expect(page.getByText('could not be looked up')).toBeHidden();
  expect(await api.stories()).toHaveLength(1);
});

test('What came of one list is not told of the next one, and changes no row of it', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await api.writeStory(id, NOTIFY);
  await pasteIdeas(page, [sampleIdea, NOTIFY]);
  const { row, bar, ideas } = severalStories(page);
  const dialog = page.getByRole('dialog', { name: 'Another list' });
  const status = bar.getByRole('status');
  const next = async (list: readonly string[]): Promise<void> => {
    await bar.getByRole('button', { name: 'Another list' }).click();
    await dialog.getByRole('button', { name: 'Throw away' }).click();
    await ideas.fill(list.join('\n'));
    await page.getByRole('button', { name: 'Write drafts' }).click();
    await untilWritten(page);
  };
  await untilWritten(page);
  await bar.getByRole('button', { name: 'Keep all but 1 duplicate' }).click();
  await expect(status).toHaveText('1 to decide, 1 kept. 1 duplicate was left out.');
  await next([EXPORT]);
  await expect(status).toHaveText('1 to decide, 0 kept');

  const answer = await holdNext(page, '**/api/story/keep');
  await row(1).getByRole('button', { name: /^Keep/ }).click();
  await answer.asked;
  await next([NOTIFY]);
  const stored = page.waitForResponse('**/api/story/keep');
  answer.give();
  await stored;
  await page.waitForLoadState('networkidle');
  await expect(status).toHaveText('1 to decide, 0 kept');
  await expect(row(1).getByRole('button', { name: /^Keep/ })).toBeEnabled();
});

/** Holds the answer to the next call of this address until it is given. */
async function holdNext(page: Page, address: string): Promise<{ asked: Promise<void>; give: () => void }> {
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    address,
    async (route) => {
      asked.resolve();
      await gate.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked: asked.promise, give: gate.resolve };
}
