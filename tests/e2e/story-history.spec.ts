import type { Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';
import { storyPage } from './steps.ts';

const [first = '', second = ''] = sampleStory.acceptanceCriteria;

/** A story with as many later versions as there are headlines. */
async function storyWith(api: PersonApi, headlines: readonly string[]) {
  const product = await api.createProduct(sampleProduct);
  let story = await api.storeStory({ ...sampleStory, productId: product.id });
  for (const headline of headlines) {
    const { userStory, version } = story;
    const texts = { headline, userStory, acceptanceCriteria: [first, second], version };
    story = await api.send('PUT', `/story/${story.id}`, texts);
  }
  return story;
}

async function openHistory(page: Page, id: string) {
  await page.goto(`/portal/stories/${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const versions = dialog.getByRole('list', { name: 'Versions' }).locator('> li');
  await expect(versions.first()).toBeVisible();
  return { dialog, versions };
}

test('The history says what each version changed, word by word, and restores an earlier one @phone', async ({
  page,
  api,
}) => {
  const story = await storyWith(api, ['Swap a plot quietly']);
  await api.like(story.id, true);
  const { dialog, versions } = await openHistory(page, story.id);
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Edited by you');
  await expect(versions.first()).toContainText('You liked it.');
  await expect(versions.first().getByRole('region', { name: 'Headline' }).getByRole('insertion')).toHaveText(
    /^\s*quietly$/,
  );
  await expect(versions.first().getByRole('region', { name: 'Acceptance Criteria' }).getByRole('deletion')).toHaveText(
    sampleStory.acceptanceCriteria[2] ?? '',
  );
  await expect(versions.nth(1)).toContainText('Written by you');
  await expectNoBarrier(page, dialog);

  await versions
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('An earlier version, restored');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(storyPage(page).headline).toHaveText(sampleStory.headline);
  await expect(storyPage(page).criteria).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'false');
  expect((await api.stories())[0]?.headline).toBe(sampleStory.headline);
});

test('A long history comes page by page, each version with what it changed', async ({ page, api }) => {
  const headlines = Array.from({ length: 24 }, (_, index) => `Headline ${index + 1}`);
  const story = await storyWith(api, headlines);
  const { dialog, versions } = await openHistory(page, story.id);
  await expect(versions.first()).toContainText('Headline');
  const more = dialog.getByRole('button', { name: 'Earlier versions' });
  await more.click();
  await expect(more).toBeHidden();
  await expect(versions).toHaveCount(25);
  for (const index of [0, 18, 19, 20, 23]) {
    await expect(versions.nth(index).getByRole('region', { name: 'Headline' })).toBeVisible();
  }
  await expect(versions.nth(24).getByRole('region')).toHaveCount(0);
});
