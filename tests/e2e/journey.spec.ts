import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdEvents } from './held-events.ts';
import { askForStory, createProduct, goTo, signIn, signOut, signUp, storyPage, storySheet } from './steps.ts';

test('Somebody new signs up, describes a product, watches a story being written, and finds it again @phone', async ({
  page,
}) => {
  const account = newAccount();
  const events = await holdEvents(page);
  await signUp(page, account);

  await test.step('creates a product', async () => {
    await page.getByRole('link', { name: 'Create a Product' }).click();
    await createProduct(page, sampleProduct);
  });

  const headline = await test.step('watches the story being written', async () => {
    await goTo(page, 'Stories');
    await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
    await page.getByRole('link', { name: 'Create story' }).click();
    await askForStory(page, sampleProduct.name, sampleIdea);

    const { sheet, headline, userStory, criteria } = storySheet(page);
    await expect(sheet.getByText('Writing the story…')).toBeVisible();
    await expect(headline).toHaveText('');
    // The stream opens with a comment, which shows nothing.
    await events.pass(2);
    await expect(headline).toHaveText(/\w+ \w+/);
    await expect(userStory.getByRole('paragraph')).toHaveCount(0);
    await events.pass(1);
    await expect(userStory.getByRole('paragraph')).toHaveText(/^As an? gardener, I want to /);
    await expect(criteria).toHaveCount(0);
    await events.pass(1);
    await expect(criteria).toHaveCount(1);
    await events.pass(1);
    await expect(criteria).toHaveCount(2);
    const text = await headline.innerText();
    await events.pass(100);
    return text;
  });

  await test.step('reads it on its page, also after a reload', async () => {
    const story = storyPage(page);
    await expect(story.headline).toHaveText(headline);
    await expect(page).toHaveURL(/\/portal\/stories\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(story.headline).toHaveText(headline);
    await expect(story.userStory).toContainText('swap my plot');
    expect(await story.criteria.count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByText('Drafted by the built-in writer')).toBeVisible();
    await expect(page.getByRole('complementary').getByText(sampleIdea)).toBeVisible();
  });

  await test.step('likes it', async () => {
    const stored = page.waitForResponse(
      (reply) => reply.url().endsWith('/feedback') && reply.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await stored;
  });

  await test.step('finds it in the list and by its words', async () => {
    await goTo(page, 'Stories');
    const card = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(sampleProduct.name);
    const search = page.getByRole('searchbox', { name: 'Search stories' });
    await search.fill('espresso');
    await expect(page.getByText('No story matches. Try other words or another product.')).toBeVisible();
    await search.fill('plot');
    await expect(card.getByRole('link', { name: headline })).toBeVisible();
  });

  await test.step('signs out and in again: it is still there, and still liked', async () => {
    await signOut(page, account);
    await page.goto('/portal/stories');
    await signIn(page, account);
    await page.getByRole('link', { name: headline }).click();
    await expect(storyPage(page).headline).toHaveText(headline);
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});
