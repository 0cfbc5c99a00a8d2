import { sampleProduct, sampleStory } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { createProduct } from './steps.ts';

test('A visitor sees the three steps, and the first one leads on and back again @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Three steps to a first story' }).click();
  await expect(page).toHaveURL('/getStarted');
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'Create an account',
    'Describe your product',
    'Write your first story',
  ]);
  await steps.first().getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/getStarted');
  await expect(steps.getByRole('heading')).toHaveText([
    'Create an account (done)',
    'Describe your product',
    'Write your first story',
  ]);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

test('The steps tick themselves off as they are done, and then lead to the stories', async ({ page, api }) => {
  const done = page.getByRole('heading', { name: '(done)' });
  const product = await api.createProduct(sampleProduct);
  await page.goto('/getStarted');
  await expect(done).toHaveText(['Create an account (done)', 'Describe your product (done)']);
  await expect(page.getByText('That is all there is to it.')).toBeHidden();
  await api.storeStory({ ...sampleStory, productId: product.id });
  await page.reload();
  await expect(done).toHaveCount(3);
  await page.getByRole('link', { name: 'Go to your stories' }).click();
  await expect(page).toHaveURL('/portal/stories');
});

test('In the portal a link counts the steps, leads there, and is gone when all are done @phone', async ({
  page,
  api,
  isMobile,
}) => {
  const openMenu = async (): Promise<void> => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  };
  await page.goto('/portal/dashboard');
  await page.getByRole('link', { name: 'Three steps to a first story' }).click();
  await expect(page).toHaveURL('/getStarted');
  await page.getByRole('link', { name: 'Create a product' }).click();
  const link = page.getByRole('link', { name: 'Get started' });
  await openMenu();
  await expect(link).toContainText('1 of 3');
  if (isMobile) await page.keyboard.press('Escape');
  await createProduct(page, sampleProduct);
  await openMenu();
  await expect(link).toContainText('2 of 3');
  await link.click();
  await expect(page.getByRole('heading', { name: '(done)' })).toHaveCount(2);

  const [product] = await api.products();
  const { id } = await api.storeStory({ ...sampleStory, productId: product?.id ?? '' });
  const asked = page.waitForResponse('**/api/story?limit=1');
  await page.goto('/portal/products');
  await asked;
  await openMenu();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  await expect(link).toBeHidden();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).search));
  await page.goto(`/portal/stories/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: sampleStory.headline })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).not.toContain('?limit=1');
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('The steps stand there all the same, and what was done can be looked up again', async ({ page, api }) => {
    await api.createProduct(sampleProduct);
    await page.route('**/api/story?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto('/getStarted');
    await expect(page.getByRole('heading', { name: 'Write your first story' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Describe your product (done)' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The first steps have no barrier that axe knows @phone', async ({ page, api }) => {
      await api.createProduct(sampleProduct);
      await page.goto('/getStarted');
      await expectNoBarrier(page, page.getByRole('heading', { name: 'Describe your product (done)' }));
      await page.context().clearCookies();
      await page.reload();
      await expectNoBarrier(page, page.getByRole('link', { name: 'Log in' }));
    });
  });
}
