import { NO_ID, sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { askForStory, goTo, storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of (404|422)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('A double press makes one account, and the way back leads out again', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('A double press makes one product', async ({ portal: page, api }) => {
  await page.goto('/portal/products/create');
  await page.getByLabel('Product name').fill(sampleProduct.name);
  await page.getByLabel('Product description').fill(sampleProduct.description);
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByRole('link', { name: sampleProduct.name })).toBeVisible();
  expect(await api.products()).toHaveLength(2);
});

test('An address whose filter makes no sense shows all stories', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto('/portal/stories?productId=nonsense');
  await expect(page.getByRole('link', { name: sampleStory.headline })).toBeVisible();
  await page.goto(`/portal/stories?productId=${NO_ID}&q=${'x'.repeat(300)}`);
  await page.getByRole('button', { name: 'Show all stories' }).click();
  await expect(page.getByRole('link', { name: sampleStory.headline })).toBeVisible();
});

test('What was deleted in another tab can be deleted here, too', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const other = await page.context().newPage();
  await other.goto(`/portal/products/${product.id}`);
  await other.getByRole('button', { name: 'Delete' }).click();
  await api.deleteProduct(product.id);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Story' }).click();
  await expect(page).toHaveURL('/portal/stories');
  await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
  await other.getByRole('dialog').getByRole('textbox').fill(product.name);
  await other.getByRole('dialog').getByRole('button', { name: 'Delete Product' }).click();
  await expect(other).toHaveURL('/portal/products');
  await expect(other.getByRole('link', { name: 'Corner Shop' })).toBeVisible();
  await expect(other.getByRole('link', { name: product.name })).toBeHidden();
});

test('A story for a product that was deleted in another tab says so, and the product can be chosen no more', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await expect(page.getByLabel('Product', { exact: true }).getByRole('option')).toHaveCount(3);
  await api.deleteProduct(product.id);
  await askForStory(page, product.name, sampleIdea);
  await expect(page.getByRole('alert').filter({ hasText: 'This product does not exist, or no longer.' })).toBeVisible();
  await expect(page.getByLabel('Product', { exact: true }).getByRole('option')).toHaveCount(2);
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  await askForStory(page, 'Corner Shop', sampleIdea);
  await expect(storyPage(page).headline).toBeVisible();
});

test('The next story begins with the product of the last one, and an empty description', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await askForStory(page, product.name, sampleIdea);
  await expect(storyPage(page).headline).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue(product.id);
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('The product that was chosen last is chosen again on the next visit, for a list as well', async ({
  page,
  api,
  context,
}) => {
  const product = await api.createProduct(sampleProduct);
  await api.createProduct({ ...sampleProduct, name: 'Toolshed' });
  await page.goto('/portal/stories/create');
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('');
  await page.getByLabel('Product', { exact: true }).selectOption(product.name);
  await page.close();
  const visit = await context.newPage();
  for (const path of ['/portal/stories/create', '/portal/stories/create/several']) {
    await visit.goto(path);
    await expect(visit.getByLabel('Product', { exact: true })).toHaveValue(product.id);
  }
});

test('A story whose answer was lost is found after a reload, not made twice', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await page.route('**/api/story/generate', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await askForStory(page, product.name, sampleIdea);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();

  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(storyPage(page).headline).toBeVisible();
  expect(await api.stories()).toHaveLength(1);
});

test('Without a network the product on the same machine goes on working', async ({ portal: page }) => {
  await page.goto('/portal/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await page.getByLabel('Product name').fill(sampleProduct.name);
  await page.getByLabel('Product description').fill(sampleProduct.description);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('link', { name: sampleProduct.name })).toBeVisible();
});

test('When the server cannot be reached the form says so, and can be sent again later', async ({ portal: page }) => {
  await page.goto('/portal/products/create');
  await page.getByLabel('Product name').fill(sampleProduct.name);
  await page.getByLabel('Product description').fill(sampleProduct.description);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Storygenie could not be reached.' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('link', { name: sampleProduct.name })).toBeVisible();
});

test('When the connection is back, what could not be read is there, and nothing says any more that it is gone @phone', async ({
  page,
  person,
}) => {
  const unreachable = page.getByRole('alert').filter({ hasText: 'Storygenie could not be reached.' });
  await page.goto('/portal/settings/billing');
  await page.route(/\/api\/product(\?|$)/, (route) => route.abort());
  await goTo(page, 'Products');
  await expect(unreachable).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: 'Corner Shop' })).toBeVisible();
  await expect(unreachable).toBeHidden();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(unreachable).toBeVisible();
  await page.context().setOffline(false);
  await expect(unreachable).toBeHidden();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/portal/dashboard');
});

test('Words of which no story can be made are changed, not tried again', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  const description = page.getByLabel('Description');
  const reword = page.getByRole('button', { name: 'Change your words' });
  for (const button of ['Create story', 'Compare readings']) {
    await description.fill('zzzz zzzzzz zzzz zzzzzzz zzzzzz zzzzz');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is no sentence to work with here.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await reword.click();
    await expect(description).toBeFocused();
  }
  await description.fill(sampleIdea);
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(storyPage(page).headline).toBeVisible();
});
