import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { holdEvents } from './held-events.ts';
import { askForStory, storySheet } from './steps.ts';

// No trace: it keeps a picture of the page for each of axe's steps, which costs more than the steps.
test.use({ expectedComplaints: [/status of (400|401|503)/], trace: 'off' });
test.describe.configure({ timeout: 90_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The screens for signing in have no barrier that axe knows @phone', async ({ page }) => {
      await page.goto('/login');
      await expectNoBarrier(page, page.getByRole('heading', { name: 'Log in to Storygenie' }));
      await page.getByRole('button', { name: 'Continue with Email' }).click();
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expectNoBarrier(page, page.getByText('Please enter your password.'));
      await page.goto('/create');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expectNoBarrier(page, page.getByText('Password is required'));
      await page.goto('/demo');
      await expectNoBarrier(page, page.getByText('The demo is disabled.'));
    });

    test('The screens for forgotten passwords and mailed links have no barrier that axe knows @phone', async ({
      page,
      person,
      server,
    }) => {
      const link = await mailedLink(server, person.email, 'confirm-address');
      await page.goto(`${link}x`);
      await expectNoBarrier(page, page.getByRole('button', { name: 'Confirm my email' }));
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expectNoBarrier(page, page.getByText('This link is too old'));
      await page.getByRole('button', { name: 'Send another link' }).click();
      await expectNoBarrier(page, page.getByRole('heading', { name: 'another link' }));
      await page.context().clearCookies();
      await page.goto('/reset');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expectNoBarrier(page, page.getByText("That didn't work."));
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expectNoBarrier(page, page.getByText("We've sent you an email"));
      await page.goto('/reset/new');
      await expectNoBarrier(page, page.getByText('This link was used already'));
      await page.goto(await mailedLink(server, person.email, 'password-reset'));
      await page.getByRole('button', { name: 'Set password' }).click();
      await expectNoBarrier(page, page.getByText('Password is required'));
      await page.getByLabel('New password').fill('Another-river-43');
      await page.getByLabel('Confirm password').fill('Another-river-43');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expectNoBarrier(page, page.getByText('Your new password is set.'));
    });

    test('The screens of products have no barrier that axe knows @phone', async ({ page, api }) => {
      const product = await api.createProduct(sampleProduct);
      await page.goto('/portal/products');
      await expectNoBarrier(page, page.getByRole('link', { name: product.name }));
      await page.getByRole('link', { name: 'Corner Shop' }).click();
      await expectNoBarrier(page, page.getByText('The example product cannot be edited or deleted.'));
      await page.goto('/portal/products/create');
      for (const length of [0, 150, 220, 280]) {
        await page.getByLabel('Product description').fill('a'.repeat(length));
        await page.getByRole('button', { name: 'Create Product' }).click();
        await expectNoBarrier(page, page.getByText('This field is required.').first());
      }
      await page.goto(`/portal/products/${product.id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Delete product' }));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expectNoBarrier(page, page.getByText('Product saved.', { exact: true }));
    });

    test('The screens of stories have no barrier that axe knows @phone', async ({ page, api }) => {
      const product = await api.createProduct(sampleProduct);
      const events = await holdEvents(page);
      await page.goto('/portal/stories');
      await expectNoBarrier(page, page.getByText('Seems like you did not create any story yet!'));
      await page.goto('/portal/stories/create');
      await page.getByRole('button', { name: 'Create story' }).click();
      await expectNoBarrier(page, page.getByText('This field is required.').first());
      await page.route('**/api/story/generate', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await askForStory(page, product.name, sampleIdea);
      await expectNoBarrier(page, page.getByText('Your words are still in the form.'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await events.pass(4);
      await expectNoBarrier(page, storySheet(page).criteria.first());
      await events.pass(100);
      await expectNoBarrier(page, page.getByText('Drafted by the built-in writer'));
      await page.getByRole('button', { name: 'Dislike' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Delete story' }));
      await api.storeStory({ ...sampleStory, productId: product.id });
      await page.goto('/portal/stories');
      await expectNoBarrier(page, page.getByRole('link', { name: sampleStory.headline }));
      await page.getByRole('button', { name: 'Download' }).click();
      await expectNoBarrier(page, page.getByRole('menuitem', { name: 'Gherkin' }));
      await page.goto('/portal/stories?q=espresso');
      await expectNoBarrier(page, page.getByText('No story matches.'));
      await page.goto('/portal/dashboard');
      await expectNoBarrier(page, page.getByRole('cell', { name: sampleStory.headline }));
    });

    test('The settings of an account have no barrier that axe knows @phone', async ({ portal: page }) => {
      await page.goto('/portal/settings/account');
      await expectNoBarrier(page, page.getByText('This browser'));
      await page.getByRole('button', { name: 'Change username' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectNoBarrier(page, page.getByText('Password is required'));
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Delete account' }));
    });

    test('The other screens of the portal have no barrier that axe knows @phone', async ({
      portal: page,
      isMobile,
    }) => {
      await page.goto('/portal/dashboard');
      await expectNoBarrier(page, page.getByText('Seems like you did not create any story yet!'));
      for (const tab of ['billing', 'integrations']) {
        await page.goto(`/portal/settings/${tab}`);
        await expectNoBarrier(page, page.getByRole('navigation', { name: 'Settings' }));
      }
      await page.goto('/portal/nowhere');
      await expectNoBarrier(page, page.getByRole('link', { name: 'Contact support' }));
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expectNoBarrier(page, page.getByRole('dialog', { name: 'Menu' }));
      }
      await page.getByRole('button', { name: 'User', exact: false }).click();
      await expectNoBarrier(page, page.getByRole('menuitem', { name: 'Log out' }));
    });
  });
}
