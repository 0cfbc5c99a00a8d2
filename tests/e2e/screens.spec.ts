import { browserRoutes } from '#contract/browser-routes.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { holdEvents } from './held-events.ts';
import { askForStory, createProduct, goTo, storyPage } from './steps.ts';

test("The dashboard has two tiles, and below them 'Latest stories' with headline, product, local date and 'Go to Story' @phone", async ({
  page,
  api,
  isMobile,
}) => {
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 6; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Swap number ${number}`, productId: product.id });
  }
  const [newest] = await api.stories();
  await page.goto(browserRoutes.dashboard);
  await expect(page.getByRole('link', { name: 'Create a Product', exact: true })).toHaveAttribute(
    'href',
    '/portal/products/create',
  );
  await expect(page.getByRole('link', { name: 'Create a Story', exact: true })).toHaveAttribute(
    'href',
    '/portal/stories/create',
  );
  const table = page.getByRole('table', { name: 'Latest stories' });
  await expect(table.getByRole('columnheader')).toHaveText(
    isMobile ? ['Headline', 'Actions'] : ['Headline', 'Product', 'Created', 'Actions'],
  );
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(5);
  const first = rows.first();
  for (const text of ['Swap number 6', sampleProduct.name, String(new Date().getFullYear())]) {
    await expect(first).toContainText(text);
  }
  await first.getByRole('link', { name: 'Go to Story' }).click();
  await expect(page).toHaveURL(`/portal/stories/${newest?.id}`);
});

test("'Your Products' shows cards with name and mark that lead to the details, says that nothing of one's own is there, and has 'Create a Product' @phone", async ({
  page,
  api,
}) => {
  const empty = page.getByText('Seems like you did not create a product yet!', { exact: true });
  const cards = page.getByRole('main').getByRole('listitem');
  await page.goto(browserRoutes.products);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Products', exact: true })).toBeVisible();
  await expect(cards).toHaveText([/Corner Shop.*Example Product/]);
  await expect(empty).toBeVisible();
  const { id, name } = await api.createProduct(sampleProduct);
  await page.reload();
  await expect(cards).toHaveText([/^Allotment/, /Corner Shop.*Example Product/]);
  await expect(cards.first()).not.toContainText('Example Product');
  await expect(empty).toBeHidden();
  await cards.first().getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/portal/products/${id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Create a Product', exact: true }).click();
  await expect(page).toHaveURL(browserRoutes.productCreate);
});

test('The form of a new product has its labels, placeholders, help and button, and stands under the title of its page @phone', async ({
  portal: page,
}) => {
  await page.goto(browserRoutes.productCreate);
  await expect(page.getByLabel('Product name', { exact: true })).toHaveAttribute('placeholder', 'My product');
  await expect(page.getByLabel('Product description', { exact: true })).toHaveAttribute(
    'placeholder',
    'My product description',
  );
  await expect(
    page.getByText('A long description improves your generated stories. Describe features and benefits.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText('0 characters', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Product', exact: true })).toBeEnabled();
  await expect(page.getByRole('main').getByText('Your Products', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
});

test('The details of a product show its name, its mark and its description, and lead to its stories', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/products/${product.id}`);
  await expect(page.getByRole('main').getByText('Your Products', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: product.name, exact: true })).toBeVisible();
  await expect(page.getByText(product.description, { exact: true })).toBeVisible();
  await expect(page.getByText('Example Product', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: '1 story' }).click();
  await expect(page.getByRole('list', { name: 'Stories' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Product')).toHaveValue(product.id);
});

test("'Your Stories' shows cards with headline, product and user story that lead to the details @phone", async ({
  page,
  api,
}) => {
  await page.goto(browserRoutes.stories);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Stories', exact: true })).toBeVisible();
  await expect(page.getByText('Seems like you did not create any story yet!', { exact: true })).toBeVisible();
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.reload();
  const card = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
  for (const text of [sampleStory.headline, product.name, sampleStory.userStory]) {
    await expect(card).toContainText(text);
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/portal/stories/${id}`);
});

test("'Create story' stands beside the title on large screens, and within reach of the thumb on small ones @phone", async ({
  page,
  api,
  isMobile,
}) => {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  const create = page.getByRole('link', { name: 'Create story', exact: true });
  await page.goto(browserRoutes.stories);
  await expect(create).toHaveCount(1);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await create.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (isMobile) expect(button?.y).toBeGreaterThan(height - 120);
  else expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  await page.goto(`/portal/stories/${id}`);
  await expect(page.getByRole('main').getByText('Your Stories', { exact: true })).toBeVisible();
  await expect(create).toHaveCount(isMobile ? 0 : 1);
});

test('The form of a new story has a product picker, a description and a button that makes it; the examples belong to the example product @phone', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto(browserRoutes.storyCreate);
  const picker = page.getByLabel('Product', { exact: true });
  await expect(picker.getByRole('option')).toHaveText(['Choose a product', sampleProduct.name, 'Corner Shop']);
  const example = page.getByLabel('Example', { exact: true });
  await expect(example).toBeHidden();
  await picker.selectOption('Corner Shop');
  await expect(example.getByRole('option')).toHaveText(['Choose a pre-written example', 'Technical', 'Business', 'UX']);
  await expect(page.getByLabel('Description', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create story', exact: true })).toBeEnabled();
});

test('The first story of somebody who has just described a product begins with that product', async ({
  portal: page,
}) => {
  await page.goto(browserRoutes.productCreate);
  await createProduct(page, sampleProduct);
  await goTo(page, 'Stories');
  await page.getByRole('link', { name: 'Create story' }).click();
  await expect(page.getByLabel('Product', { exact: true }).getByRole('option', { selected: true })).toHaveText(
    sampleProduct.name,
  );
});

test('An idea in whose place an example came is offered back, from another screen too; an example is not', async ({
  portal: page,
}) => {
  await page.goto(browserRoutes.storyCreate);
  await page.getByLabel('Product', { exact: true }).selectOption('Corner Shop');
  const description = page.getByLabel('Description', { exact: true });
  const example = page.getByLabel('Example', { exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await description.fill(sampleIdea);
  await example.selectOption('UX');
  await expect(description).not.toHaveValue(sampleIdea);
  await undo.click();
  await expect(description).toHaveValue(sampleIdea);
  await expect(description).toBeFocused();

  await example.selectOption('UX');
  await description.fill('Typed since, in the place of the example');
  await undo.click();
  await expect(description).toHaveValue(sampleIdea);
  await undo.click();
  await expect(description, 'what was typed since').toHaveValue('Typed since, in the place of the example');
  await undo.click();
  await expect(description).toHaveValue(sampleIdea);
  await page.getByRole('button', { name: 'Close message' }).click();

  await example.selectOption('UX');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(browserRoutes.storyCreate);
  await expect(description).toHaveValue(sampleIdea);
  await expect(undo).toBeHidden();

  await description.fill('');
  await example.selectOption('UX');
  await example.selectOption('Business');
  await expect(undo).toBeHidden();
});

test('The details of a story show headline, both headings, like, dislike, copy and the full story page @phone', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading')).toHaveText([sampleStory.headline, 'User Story', 'Acceptance Criteria']);
  await expect(article.getByText(sampleStory.userStory, { exact: true })).toBeVisible();
  for (const criterion of sampleStory.acceptanceCriteria) {
    await expect(article.getByText(criterion, { exact: true })).toBeVisible();
  }
  for (const name of ['Like', 'Dislike', 'Copy story']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Full story page' }).click();
  await expect(await opened).toHaveURL(`/portal/stories/${id}`);
  await expect((await opened).getByRole('heading', { level: 1, name: sampleStory.headline })).toBeVisible();
});

test('The settings have the tabs My Account, Billing and Integrations, each with what belongs there @phone', async ({
  portal: page,
  person,
}) => {
  await page.goto(browserRoutes.settings);
  await expect(page).toHaveURL(browserRoutes.settingsAccount);
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(tabs).toHaveText(['My Account', 'Billing', 'Integrations']);
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByRole('term')).toHaveText(['Email', 'Username', 'Account created']);
  await expect(profile.getByRole('definition').nth(0)).toContainText(person.email);
  await expect(profile.getByRole('definition').nth(1)).toContainText('User');
  await expect(profile.getByRole('definition').nth(2)).toContainText(String(new Date().getFullYear()));
  await tabs.filter({ hasText: 'Billing' }).click();
  await expect(page).toHaveURL(browserRoutes.settingsBilling);
  await expect(page.getByText('Billing data will be displayed at a later stage.', { exact: true })).toBeVisible();
  await tabs.filter({ hasText: 'Integrations' }).click();
  await expect(page).toHaveURL(browserRoutes.settingsIntegrations);
});

test('While a story is made its button is disabled, and then its details are shown @phone', async ({
  portal: page,
}) => {
  const events = await holdEvents(page);
  await page.goto(browserRoutes.storyCreate);
  await askForStory(page, 'Corner Shop', sampleIdea);
  await expect(page.getByRole('button', { name: 'Writing…' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Create story' })).toHaveCount(0);
  await events.pass(100);
  await expect(page).toHaveURL(/\/portal\/stories\/[0-9a-f-]{36}$/);
  await expect(storyPage(page).headline).toBeVisible();
});
