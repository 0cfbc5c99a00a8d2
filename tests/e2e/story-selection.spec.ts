import type { Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';

test.use({ expectedComplaints: [/status of 503/] });

const HEADLINES = ['Lend a spade', 'Water a bed', 'Rake a path', 'Swap a plot', 'Count the beans'];

async function storeAll(api: PersonApi): Promise<void> {
  const { id: productId } = await api.createProduct(sampleProduct);
  for (const headline of HEADLINES) await api.storeStory({ ...sampleStory, headline, productId });
}

function selecting(page: Page) {
  const bar = page.getByRole('region', { name: 'Selected stories' });
  return {
    bar,
    select: page.getByRole('button', { name: 'Select', exact: true }),
    delete: bar.getByRole('button', { name: 'Delete selected' }),
    dialog: page.getByRole('dialog'),
    cards: page.getByRole('list', { name: 'Stories' }).getByRole('listitem'),
  };
}

test('Several stories are selected and deleted together, after a question that says how many @phone', async ({
  page,
  api,
}) => {
  await storeAll(api);
  await page.goto('/portal/stories');
  const { bar, select, delete: deleteSelected, dialog, cards } = selecting(page);
  await select.click();
  await expect(deleteSelected).toBeDisabled();
  await bar.getByLabel('Select all shown').check();
  await page.getByRole('checkbox', { name: 'Rake a path' }).uncheck();
  await expect(bar).toContainText('4 selected');
  await deleteSelected.click();
  await expect(dialog).toHaveAccessibleName('Delete 4 stories');
  await expectNoBarrier(page, dialog.getByText('These 4 stories will be deleted for good.'));
  await expect(dialog.getByRole('listitem')).toHaveText(['Count the beans', 'Swap a plot', 'Water a bed', '1 more']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteSelected).toBeFocused();
  await expect(cards).toHaveCount(5);

  await deleteSelected.click();
  await dialog.getByRole('button', { name: 'Delete 4 stories' }).click();
  await expect(page.getByText('4 stories deleted.', { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(select).toBeFocused();
  await expect(cards).toHaveText([/^Rake a path/]);
  expect((await api.stories()).map(({ headline }) => headline)).toEqual(['Rake a path']);
});

test('What could not be deleted stays selected, and is tried again', async ({ page, api }) => {
  await storeAll(api);
  const [newest] = await api.stories();
  await page.route(`**/api/story/${newest?.id}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/portal/stories?select=');
  const { bar, delete: deleteSelected, dialog, cards } = selecting(page);
  await bar.getByLabel('Select all shown').check();
  await deleteSelected.click();
  await dialog.getByRole('button', { name: 'Delete 5 stories' }).click();
  await expect(dialog.getByRole('alert')).toContainText('status 503');
  await expect(dialog.getByRole('status')).toHaveText('4 of 5 deleted.');
  await expect(bar).toContainText('1 selected');
  await dialog.getByRole('button', { name: 'Delete 1 story' }).click();
  await expect(page.getByText('5 stories deleted.', { exact: true })).toBeVisible();
  await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Stories' })).toBeFocused();
  await expect(cards).toHaveCount(0);
  expect(await api.stories()).toEqual([]);
});
