import { sampleProduct, sampleStory } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';

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
