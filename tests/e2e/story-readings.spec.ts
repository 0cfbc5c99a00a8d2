import { expect, type Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { test } from './fixtures.ts';
import { holdEvents } from './held-events.ts';
import { storyPage, storySheet } from './steps.ts';

test.use({ expectedComplaints: [/status of 503/] });

/** Says who, what and why. */
const CLOSED_IDEA =
  'As a plot keeper I want to export the waiting list as a CSV file so that it can be printed for the meeting';

function readingsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Readings of your idea' });
  return { region, cards: region.getByRole('list').first().locator('> li') };
}

async function compareReadings(page: Page, idea: string): Promise<void> {
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await page.getByLabel('Description').fill(idea);
  await page.getByRole('button', { name: 'Compare readings' }).click();
}

test('An idea is read in several ways that say wherein they differ; the one that is kept becomes the story @phone', async ({
  page,
  api,
  isMobile,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await compareReadings(page, sampleIdea);
  const { region, cards } = readingsOf(page);
  await expect(region.getByRole('button', { name: 'Keep this one' })).toHaveCount(3);
  await expect(region.getByRole('status')).toHaveText(
    'Three readings. Keep one; nothing else is stored. Drafted by the built-in writer.',
  );
  await expect(cards.first()).toContainText('First reading');
  await expect(cards.nth(1)).toContainText(/Second reading · Another (role|action|benefit)/);
  await expect(cards.nth(2)).toContainText(/Third reading · Another (role|action|benefit)/);
  const words = await cards.locator('blockquote').allTextContents();
  expect(new Set(words).size).toBe(3);
  await expect(cards.first().locator('mark')).toHaveCount(0);
  for (const another of [1, 2]) {
    const marked = (await cards.nth(another).locator('mark').textContent()) ?? '';
    expect(words[0]).not.toContain(marked);
  }
  const places = await Promise.all([cards.first().boundingBox(), cards.nth(1).boundingBox()]);
  expect(places[0]?.x === places[1]?.x, 'stacked').toBe(isMobile);
  expect(places[0]?.y === places[1]?.y, 'side by side').toBe(!isMobile);
  await expectNoBarrier(page, region);
  expect(await api.stories()).toEqual([]);

  const headline = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
  await page.route('**/api/story/keep', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await cards.nth(1).getByRole('button', { name: 'Keep this one' }).click();
  await expect(region.getByRole('alert')).toContainText('status 503');
  await expect(cards).toHaveCount(3);
  expect(await api.stories()).toEqual([]);

  await cards.nth(1).getByRole('button', { name: 'Keep this one' }).click();
  await expect(storyPage(page).headline).toHaveText(headline);
  await expect(storyPage(page).userStory).toContainText(words[1] ?? 'nothing');
  const stories = await api.stories();
  expect(stories).toMatchObject([{ headline, idea: sampleIdea, writer: 'drafter' }]);
  await expect(page).toHaveURL(`/portal/stories/${stories[0]?.id}`);

  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('An idea that leaves nothing open has one reading, with the reason; put away, it leaves the words', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await compareReadings(page, CLOSED_IDEA);
  const { region, cards } = readingsOf(page);
  await expect(region.getByRole('status')).toContainText('One reading. The idea says who wants what and why.');
  await expect(cards).toHaveCount(1);

  await region.getByRole('button', { name: 'Put away' }).click();
  await expect(region).toBeHidden();
  await expect(page.getByRole('button', { name: 'Compare readings' })).toBeFocused();
  await expect(storySheet(page).sheet).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(CLOSED_IDEA);
  expect(await api.stories()).toEqual([]);

  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(storyPage(page).headline).toHaveText(/\w/);
  expect(await api.stories()).toHaveLength(1);
});

test('Whoever cancels in the middle keeps the words, and finds nothing stored', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  const { pass } = await holdEvents(page);
  await page.goto('/portal/stories/create');
  await compareReadings(page, sampleIdea);
  const { region, cards } = readingsOf(page);
  await expect(region.getByRole('status')).toHaveText('Writing the first reading…');
  await expect(region).toBeFocused();
  await expect(page.getByRole('button', { name: 'Compare readings' })).toBeHidden();
  // The stream's opening, and the first reading's headline.
  await pass(2);
  await expect(cards.first().getByRole('heading')).toHaveText(/\w/);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(region).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  await expect(page.getByRole('button', { name: 'Compare readings' })).toBeFocused();
  expect(await api.stories()).toEqual([]);
});

test('The second half of a double press on Compare readings does not cancel them', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  const { pass } = await holdEvents(page);
  await page.goto('/portal/stories/create');
  await compareReadings(page, sampleIdea);
  // It falls on what the first half has put there.
  await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click', { detail: 2 });
  const { region } = readingsOf(page);
  await expect(region.getByRole('status')).toHaveText('Writing the first reading…');
  await pass(1_000);
  await expect(region.getByRole('button', { name: 'Keep this one' })).toHaveCount(3);
});

test('Without words there are no readings: the field says what is missing', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await compareReadings(page, 'Swap plots');
  await expect(page.getByText('This field is too short.')).toBeVisible();
  await expect(readingsOf(page).region).toBeHidden();
});

test('What was typed while the readings were compared is still there after one was kept', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await compareReadings(page, sampleIdea);
  const { region } = readingsOf(page);
  await expect(region.getByRole('button', { name: 'Keep this one' })).toHaveCount(3);
  await page.getByLabel('Description').fill(CLOSED_IDEA);
  await region.getByRole('button', { name: 'Keep this one' }).first().click();
  await expect(storyPage(page).headline).toHaveText(/\w/);
  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue(CLOSED_IDEA);
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test('The readings have no barrier that axe knows', async ({ page, api }) => {
    await api.createProduct(sampleProduct);
    await page.goto('/portal/stories/create');
    await compareReadings(page, sampleIdea);
    await expectNoBarrier(page, readingsOf(page).region.getByRole('button', { name: 'Keep this one' }).first());
  });
});
