import type { Locator, Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';

test.use({ expectedComplaints: [/status of 503/] });

function buttons(page: Page) {
  return {
    like: page.getByRole('button', { name: 'Like', exact: true }),
    dislike: page.getByRole('button', { name: 'Dislike', exact: true }),
  };
}

async function openStory(page: Page, api: PersonApi): Promise<string> {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${id}`);
  await expect(buttons(page).like).toBeVisible();
  return id;
}

/** The colour that the button has once it has changed. */
const shade = (button: Locator) =>
  button.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).color;
  });

test('Of like and dislike the opposite is dimmed, also after a reload, and neither while there is no opinion @phone', async ({
  page,
  api,
}) => {
  await openStory(page, api);
  const { like, dislike } = buttons(page);
  const plain = await shade(dislike);
  expect(await shade(like)).toBe(plain);
  const stored = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/feedback'),
  );
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await expect.poll(() => shade(dislike)).not.toBe(plain);
  const dimmed = await shade(dislike);
  expect(await shade(like)).not.toBe(dimmed);
  await stored;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shade(dislike)).toBe(dimmed);
  await like.click();
  await page.mouse.move(0, 0);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => shade(dislike)).toBe(plain);
});

/** Holds the answers to opinions until the test gives each of them its own. */
async function holdOpinions(page: Page) {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  let asked = 0;
  await page.route('**/api/story/*/feedback', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const isStored = await answers[asked++]?.promise;
    return isStored ? route.fallback() : route.fulfill({ status: 503, body: '' });
  });
  return (index: number, isStored: boolean): void => answers[index]?.resolve(isStored);
}

test('An opinion shows at once, and what was stored before returns with a message when it cannot be stored', async ({
  page,
  api,
}) => {
  await openStory(page, api);
  const { like, dislike } = buttons(page);
  const answer = await holdOpinions(page);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  answer(0, false);
  await expect(page.getByText('Your opinion could not be stored. Please try again.').first()).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('Of two opinions in a row that both fail, neither stays on the screen', async ({ page, api }) => {
  await openStory(page, api);
  const { like, dislike } = buttons(page);
  const answer = await holdOpinions(page);
  await like.click();
  await dislike.click();
  answer(0, false);
  await expect(page.getByText('Your opinion could not be stored. Please try again.').first()).toBeVisible();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  answer(1, false);
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('When the second of two opinions fails, the first, which was stored, returns', async ({ page, api }) => {
  const id = await openStory(page, api);
  const { like, dislike } = buttons(page);
  const answer = await holdOpinions(page);
  await like.click();
  await dislike.click();
  answer(0, true);
  answer(1, false);
  await expect(page.getByText('Your opinion could not be stored. Please try again.').first()).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  const { stories } = await api.everything();
  expect(stories.find((story) => story.id === id)?.liked).toBe(true);
});
