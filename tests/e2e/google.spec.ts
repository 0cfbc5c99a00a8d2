import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './google-fixtures.ts';
import { mailedLink } from './outbox.ts';
import { signOut } from './steps.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ });

/** Lets the page believe that the browser blocks popups. */
async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Signs in with Google by the popup, which closes itself. */
async function signInByPopup(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
}

const endOfSession = async (page: Page): Promise<number> =>
  Math.max(
    ...(await page.context().cookies())
      .filter(({ name }) => name.endsWith('session_token'))
      .map(({ expires }) => expires),
  );

test('Somebody signs in by a popup that closes itself, and arrives where they wanted to go @phone', async ({
  page,
  google,
  googleEmail,
}) => {
  expect(google.exchanges()).toBeGreaterThanOrEqual(0);
  await page.goto('/portal/settings/account');
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fsettings%2Faccount');
  await signInByPopup(page);
  await expect(page).toHaveURL('/portal/settings/account');
  await expect(page.getByRole('main').getByText(googleEmail)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('main').getByText(googleEmail)).toBeVisible();
});

test('The popup opens in the click itself, before anything is asked of the server', async ({ page, google }) => {
  expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-in/social', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opened;
  await asked.promise;
  expect(popup.url()).toBe('about:blank');
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeDisabled();
  answer.resolve();
  await expect(page).toHaveURL('/portal/dashboard');
});

test('Where popups are blocked the page itself goes to Google and comes back, with the way on kept', async ({
  page,
  google,
  googleEmail,
}) => {
  const before = google.exchanges();
  await blockPopups(page);
  await page.goto('/portal/settings/account');
  await button(page).click();
  await expect(page).toHaveURL('/portal/settings/account');
  await expect(page.getByRole('main').getByText(googleEmail)).toBeVisible();
  expect(google.exchanges()).toBe(before + 1);
});

for (const popups of ['allowed', 'blocked'] as const) {
  test(`Only who asks to be remembered stays when the browser closes, with popups ${popups}`, async ({
    page,
    google,
    googleEmail,
  }) => {
    expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
    if (popups === 'blocked') await blockPopups(page);
    await page.goto('/login');
    await button(page).click();
    await expect(page).toHaveURL('/portal/dashboard');
    expect(await endOfSession(page)).toBe(-1);
    await page.reload();
    await signOut(page, { email: googleEmail });

    await page.getByLabel('Remember me').check();
    await button(page).click();
    await expect(page).toHaveURL('/portal/dashboard');
    expect(await endOfSession(page)).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
  });

  test(`Nobody is sent to a foreign site after Google, with popups ${popups}`, async ({
    page,
    google,
    googleEmail,
  }) => {
    expect(google.env.GOOGLE_CLIENT_ID).not.toBe('');
    if (popups === 'blocked') await blockPopups(page);
    for (const target of ['https://evil.example/portal', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await button(page).click();
      await expect(page, target).toHaveURL('/portal/dashboard');
      await signOut(page, { email: googleEmail });
    }
  });

  test(`Somebody who says no at Google is back on the sign-in and told nothing, with popups ${popups}`, async ({
    page,
    google,
  }) => {
    if (popups === 'blocked') await blockPopups(page);
    google.deny();
    await page.goto('/login?redirect=%2Fportal%2Fstories');
    if (popups === 'allowed') await signInByPopup(page);
    else {
      const back = page.waitForResponse(/\/api\/auth\/callback\/google/);
      await button(page).click();
      await back;
    }
    await expect(button(page)).toBeEnabled();
    await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fstories');
    await expect(alert(page)).toBeHidden();
  });
}

test('A popup that is closed brings people back quietly, and they can try again', async ({ page, google }) => {
  const held = Promise.withResolvers<void>();
  const authorize = `${new URL(google.env.GOOGLE_DISCOVERY_URL).origin}/authorize**`;
  await page.context().route(authorize, () => held.resolve(), { times: 1 });
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opened;
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  await held.promise;
  await popup.close();
  await expect(button(page)).toBeEnabled();
  await expect(alert(page)).toBeHidden();
  await expect(page).toHaveURL('/login');
  await button(page).click();
  await expect(page).toHaveURL('/portal/dashboard');
});

test('An address that Google has not confirmed lets nobody in, and they read why', async ({
  page,
  google,
  googleEmail,
}) => {
  google.be({ sub: googleEmail, email: googleEmail, email_verified: false });
  await page.goto('/login');
  await signInByPopup(page);
  await expect(alert(page)).toHaveText(
    'Google has not confirmed this email address yet. Confirm it at Google first, then try again.',
  );
  await page.goto('/portal/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

for (const popups of ['allowed', 'blocked'] as const) {
  test(`Google opens an account that is there once its address is confirmed, with popups ${popups}`, async ({
    page,
    google,
    person,
    server,
  }) => {
    if (popups === 'blocked') await blockPopups(page);
    google.be({ sub: `g-${person.email}`, email: person.email, email_verified: true });
    await page.goto('/portal/settings/account');
    await signOut(page, person);
    await button(page).click();
    await expect(alert(page)).toContainText('There is already an account with this email address');
    await expect(alert(page)).toContainText('Confirm it first with the link in the mail we sent you');
    await expect(page).toHaveURL('/login');

    await page.goto(await mailedLink(server, person.email, 'confirm-address'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await button(page).click();
    await expect(page).toHaveURL('/portal/dashboard');
    await page.goto('/portal/settings/account');
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  });
}

test.describe('when something else goes wrong', () => {
  test.use({ expectedComplaints: [/way back from Google|Signing in with Google did not work/] });

  test('A way back from Google that was used before, or in another browser, opens nothing', async ({
    page,
    google,
    googleEmail,
    browser,
    server,
  }) => {
    const before = google.exchanges();
    await blockPopups(page);
    const back = page.waitForRequest(/\/api\/auth\/callback\/google\?/);
    await page.goto('/login');
    await button(page).click();
    await expect(page).toHaveURL('/portal/dashboard');
    const callback = (await back).url();
    await signOut(page, { email: googleEmail });

    const stranger = await browser.newPage({ baseURL: server.url });
    for (const visitor of [page, stranger]) {
      await visitor.goto(callback);
      await expect(visitor).toHaveURL('/login');
      await expect(alert(visitor)).toHaveText('Signing in with Google did not work. Please try again.');
      await visitor.goto('/portal/dashboard');
      await expect(visitor).toHaveURL(/\/login/);
    }
    await stranger.close();
    expect(google.exchanges()).toBe(before + 1);
  });

  test('people read that it did not work, and the error is reported', async ({ page, google }) => {
    google.break('forged');
    await page.goto('/login');
    const reported = page.waitForEvent('pageerror');
    await signInByPopup(page);
    await expect(alert(page)).toHaveText('Signing in with Google did not work. Please try again.');
    expect((await reported).message).toContain('Signing in with Google did not work');
    await button(page).click();
    await expect(page).toHaveURL('/portal/dashboard');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The sign-in with Google has no barrier that axe knows @phone', async ({ page, google, googleEmail }) => {
      google.be({ sub: googleEmail, email: googleEmail, email_verified: false });
      await page.goto('/login');
      await expectNoBarrier(page, button(page));
      await signInByPopup(page);
      await expectNoBarrier(page, alert(page));
    });
  });
}
