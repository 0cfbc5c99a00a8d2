import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './google-fixtures.ts';
import { askForStory, createProduct, goTo, signIn, storyPage } from './steps.ts';

test('A visitor tries the example product without an account, signs up, and keeps what was made @phone', async ({
  page,
}) => {
  const { email, password } = newAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Try it without an account' }).click();
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('without an account');

  await goTo(page, 'Products');
  await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveText(['Corner Shop']);
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', sampleIdea);
  await expect(page.getByText('Drafted by the built-in writer')).toBeVisible();
  const headline = (await storyPage(page).headline.textContent()) ?? '';
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description').fill('Half an idea that nobody has sent yet');

  await page.getByRole('complementary', { name: 'Demo' }).getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/create?redirect=%2Fportal%2Fstories%2Fcreate');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/portal/stories/create');
  await expect(page.getByLabel('Description')).toHaveValue('Half an idea that nobody has sent yet');
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeHidden();
  await expect(page.getByLabel('Product').getByRole('option', { name: 'Corner Shop' })).toHaveCount(1);
  await goTo(page, 'Stories');
  await expect(page.getByRole('link', { name: headline })).toBeVisible();
});

test('A visitor without an account who wants a product of their own is led to an account, and back to the form', async ({
  page,
}) => {
  const { email, password } = newAccount();
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'Sign in to create a Product' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fproducts%2Fcreate');
  await page.goto('/portal/products/create');
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fproducts%2Fcreate');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await createProduct(page, sampleProduct);
});

test('A visitor without an account who has one after all signs in, with what they made', async ({ page, person }) => {
  await page.context().clearCookies();
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', sampleIdea);
  const headline = (await storyPage(page).headline.textContent()) ?? '';
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/dashboard');
  await goTo(page, 'Stories');
  await expect(page.getByRole('link', { name: headline })).toBeVisible();
  await goTo(page, 'Products');
  await expect(page.getByRole('link', { name: 'Corner Shop' })).toHaveCount(1);
});

for (const popups of ['allowed', 'blocked'] as const) {
  test(`A visitor without an account signs up with Google and keeps what they made, with popups ${popups}`, async ({
    page,
    google,
    googleEmail,
  }) => {
    expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
    if (popups === 'blocked') {
      await page.addInitScript(() => {
        window.open = () => null;
      });
    }
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Try the example product' }).click();
    await page.goto('/portal/stories/create');
    await askForStory(page, 'Corner Shop', sampleIdea);
    const headline = (await storyPage(page).headline.textContent()) ?? '';
    await page.goto('/login?redirect=%2Fportal%2Fstories');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL('/portal/stories');
    await expect(page.getByRole('link', { name: headline })).toBeVisible();
    await page.goto('/portal/settings/account');
    await expect(page.getByRole('main').getByText(googleEmail)).toBeVisible();
  });
}

test('The demo is for visitors: whoever is in already goes on', async ({ page, person }) => {
  await page.goto('/demo');
  await expect(page).toHaveURL('/portal/dashboard');
  expect(person.email).toContain('@');
  // A list that is still on its way would be refused without the cookies.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  await page.goto('/demo');
  await expect(page).toHaveURL('/portal/dashboard');
});

test('A visitor without an account is asked before they log out, for there would be no way back @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page).toHaveURL('/portal/dashboard');
  const logOut = async (): Promise<void> => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Log out without an account' });
  await logOut();
  await expectNoBarrier(page, dialog);
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/create');
  await page.goto('/portal/dashboard');
  await logOut();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The demo has no barrier that axe knows @phone', async ({ page }) => {
      await page.goto('/demo');
      await expectNoBarrier(page, page.getByRole('button', { name: 'Try the example product' }));
      await page.getByRole('button', { name: 'Try the example product' }).click();
      await expectNoBarrier(page, page.getByRole('complementary', { name: 'Demo' }));
      await page.goto('/portal/products');
      await expectNoBarrier(page, page.getByRole('link', { name: 'Sign in to create a Product' }).first());
    });
  });
}
