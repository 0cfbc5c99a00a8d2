import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { goTo, signUp } from './steps.ts';

test('With each new screen the focus goes to its heading, which screen readers then say @phone', async ({ page }) => {
  const focused = (heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await signUp(page, newAccount());
  await focused('Dashboard');
  await goTo(page, 'Products');
  await focused('Your Products');
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await focused('New product');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Product name')).toBeFocused();
  await page.goBack();
  await focused('Your Products');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('textbox').fill('create a story');
  await page.keyboard.press('Enter');
  await focused('New story');
});

test('The first screen, a tab and a field that is asked for keep the focus where it is', async ({ page, person }) => {
  expect(person.email).toContain('@');
  await page.goto('/portal/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const billing = page.getByRole('link', { name: 'Billing' });
  await billing.click();
  await expect(page).toHaveURL('/portal/settings/billing');
  await expect(billing).toBeFocused();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Forgot password$/ })).toBeAttached();
});

test('The panel that changes a product takes the focus, and its button has it again afterwards', async ({
  page,
  api,
}) => {
  const { id } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Product name')).toBeFocused();
  await expect(page).toHaveTitle(/^Edit product/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${sampleProduct.name}`));
});

test('After something was deleted the focus is on the list that is left', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Stories' })).toBeFocused();
});

test('A menu that was opened while a screen was on its way stays open when it arrives', async ({ page, portal }) => {
  await portal.goto('/portal/dashboard');
  const corner = page.getByRole('complementary').getByRole('button');
  // The first screen has arrived: the next is one that is changed to.
  await expect(page).toHaveTitle('Dashboard · Storygenie');
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Products' }).click();
  await corner.click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Products' })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Your Products$/ })).toBeAttached();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('A new story stays in sight until its own screen is there: nothing flashes in between', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/stories/create?productId=${id}`);
  await page.getByLabel('Description', { exact: true }).fill(sampleIdea);
  await page.waitForLoadState('networkidle');
  const screen = Promise.withResolvers<void>();
  await page.route('**/assets/story.route-*.js', async (route) => {
    await screen.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes('Loading...'))
        document.documentElement.dataset['flashed'] = '';
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Create story', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Acceptance Criteria' }).getByRole('listitem').first()).toBeVisible();
  await expect.poll(async () => (await api.stories()).length).toBe(1);
  await expect(page).toHaveURL(/create/);
  screen.resolve();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

test('What opens over a story and is still on its way says so, and then stands there @phone', async ({ page, api }) => {
  const { id: productId } = await api.createProduct(sampleProduct);
  const { id } = await api.storeStory({ ...sampleStory, productId });
  await page.goto(`/portal/stories/${id}`);
  for (const [name, script, title] of [
    ['Versions', 'story-history', 'History'],
    ['Write again', 'rewrite-dialog', 'Write again'],
  ] as const) {
    const code = Promise.withResolvers<void>();
    await page.route(`**/assets/${script}-*.js`, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Opening…' })).toBeFocused();
    code.resolve();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});
