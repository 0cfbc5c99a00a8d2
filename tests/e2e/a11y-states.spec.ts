import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './google-fixtures.ts';

// No trace: it keeps a picture of the page for each of axe's steps, which costs more than the steps.
test.use({ expectedComplaints: [/status of 503/], trace: 'off' });

/** What is not on the screen for long, or only when something went wrong. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('What is said while something loads, and when it failed, has no barrier that axe knows @phone', async ({
      portal: page,
    }) => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/product', async (route) => {
        await answer.promise;
        await route.fulfill({ status: 503, body: '' });
      });
      await page.goto('/portal/products');
      await expect(page.getByRole('heading', { name: 'Your Products' })).toBeVisible();
      await expectNoBarrier(page, page.getByText('Loading...', { exact: true }));
      answer.resolve();
      await expectNoBarrier(page, page.getByRole('button', { name: 'Try again' }));
    });

    test('The palette has no barrier that axe knows when it finds nothing, and when the search fails', async ({
      portal: page,
    }) => {
      await page.goto('/portal/templates');
      await expectNoBarrier(page, page.getByRole('heading', { name: 'Templates' }));
      await page.goto('/portal/analytics');
      await expectNoBarrier(page, page.getByRole('heading', { name: 'Analytics' }));
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog');
      await palette.getByRole('textbox').fill('xyz');
      await expectNoBarrier(page, palette.getByText('Nothing matches.'));
      await page.route('**/api/story?limit=5&q=*', (route) => route.fulfill({ status: 503, body: '' }));
      await palette.getByRole('textbox').fill('xyzz');
      await expectNoBarrier(page, palette.getByText('did not answer as expected'));
    });

    test('Messages, an opinion, a page that went missing and a list that is collected have no barrier that axe knows @phone', async ({
      page,
      api,
      context,
      server,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
      const product = await api.createProduct(sampleProduct);
      for (let number = 1; number <= 21; number += 1) {
        await api.storeStory({ ...sampleStory, headline: `Swap number ${number}`, productId: product.id });
      }
      await page.goto('/portal/stories');
      await page.route('**/api/story?cursor=*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.getByRole('button', { name: 'Show more stories' }).click();
      await expectNoBarrier(page, page.getByRole('alert').getByRole('button', { name: 'Try again' }));
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/story?limit=100', async (route) => {
        await answer.promise;
        await route.fulfill({ status: 503, body: '' });
      });
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'Markdown' }).click();
      await expectNoBarrier(page, page.getByText('Collecting…'));
      answer.resolve();
      await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();

      await page.getByRole('link', { name: 'Swap number 21' }).click();
      await page.getByRole('button', { name: 'Like', exact: true }).click();
      await page.getByRole('button', { name: 'Copy story' }).click();
      await expect(page.getByRole('button', { name: 'Like', exact: true, pressed: true })).toBeVisible();
      await expectNoBarrier(page, page.getByText('Story copied.', { exact: true }));
    });

    test('The sign-in with Google, and its refusal, have no barrier that axe knows @phone', async ({
      page,
      google,
    }) => {
      expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
      await page.goto('/login');
      await expectNoBarrier(page, page.getByRole('button', { name: 'Continue with Google' }));
      await page.goto('/login?error=account_not_linked');
      await expectNoBarrier(page, page.getByText('There is already an account'));
    });

    test('The settings of somebody without an account, and the way out, have no barrier that axe knows @phone', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/demo');
      await page.getByRole('button', { name: 'Try the example product' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.goto('/portal/settings/account');
      await expectNoBarrier(page, page.getByRole('region', { name: 'Profile' }));
      if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'User', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Log out without an account' }));
      await page.keyboard.press('Escape');
      if (isMobile) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Your account was deleted' }));
    });
  });
}
