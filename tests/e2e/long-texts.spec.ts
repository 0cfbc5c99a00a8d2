import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoSidewaysScroll } from './barriers.ts';
import { expect, test } from './fixtures.ts';

/** 60 letters without a place to break. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';
const TEXT = `${WORD} ${'Gardeners book a plot for a season and ask neighbours to water it. '.repeat(60)}`.slice(
  0,
  4_000,
);

test('Long words and long texts stay within the screen, and their buttons within reach @phone', async ({
  page,
  api,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  const product = await api.createProduct({ name: WORD, description: TEXT.trim() });
  const story = await api.storeStory({
    ...sampleStory,
    productId: product.id,
    headline: `${WORD} swaps`,
    userStory: `As a ${WORD}, I want ${WORD}.`,
    acceptanceCriteria: [WORD + WORD, 'Short.'],
  });
  for (const [path, sign] of [
    ['/portal/dashboard', page.getByRole('cell', { name: story.headline })],
    ['/portal/products', page.getByRole('link', { name: WORD })],
    [`/portal/products/${product.id}`, page.getByRole('heading', { name: WORD })],
    ['/portal/stories', page.getByRole('link', { name: story.headline })],
    [`/portal/stories/${story.id}`, page.getByRole('heading', { name: story.headline })],
    [`/portal/stories/create?productId=${product.id}`, page.getByLabel('Product', { exact: true })],
  ] as const) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/portal/products/${product.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete product' });
  await expect(dialog.getByRole('button', { name: 'Delete Product' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
});

test('Two hundred products can all be chosen for a story, and are shown a page at a time @long', async ({
  page,
  api,
}) => {
  for (let number = 1; number <= 200; number += 1) {
    await api.createProduct({ ...sampleProduct, name: `Plot ${number}` });
  }
  await page.goto('/portal/stories/create');
  const options = page.getByLabel('Product', { exact: true }).getByRole('option');
  await expect(options).toHaveCount(202);
  await page.getByLabel('Product', { exact: true }).selectOption('Plot 1');
  await page.goto('/portal/products');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more products' }).click();
  await expect(cards).toHaveCount(40);
  await expect(page.getByText('Seems like you did not create a product yet!')).toBeHidden();
});
