import type { Page } from '@playwright/test';
import type { UsageEvent } from '#contract/event.ts';
import { sampleIdea } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { createPersonApi } from './person-api.ts';
import { askForStory, goTo, signIn, signOut, signUp, storyPage } from './steps.ts';

/** Names of the events in the requests that the page sends. */
function watch(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/event')) return;
    const { events } = request.postDataJSON() as { events: UsageEvent[] };
    names.push(...events.map(({ name }) => name));
  });
  return names;
}

async function haveStoryWritten(page: Page): Promise<void> {
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', sampleIdea);
  await expect(storyPage(page).headline).toBeVisible();
}

test('Signing up, a story, signing out and in again are counted once each, and nothing else is', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  // What waits to be sent goes with the page, once there is a token: the dashboard has asked for its own by now.
  await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
  await page.reload();
  await goTo(page, 'Settings');
  await haveStoryWritten(page);
  await signOut(page, account);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  const api = createPersonApi(page.request);
  const stored = async () => (await api.everything()).events.map(({ name }) => name).toReversed();
  await expect.poll(stored).toEqual(['sign_up', 'generate_story', 'logout', 'login']);
});

for (const [wish, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`Nothing is counted of somebody whose browser says ${wish}`, async ({ page }) => {
    await page.addInitScript(
      ([name, said]) => Object.defineProperty(navigator, name as string, { get: () => said }),
      [wish, value],
    );
    const account = newAccount();
    const sent = watch(page);
    await signUp(page, account);
    await haveStoryWritten(page);
    await signOut(page, account);
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(sent).toEqual([]);
    expect((await createPersonApi(page.request).everything()).events).toEqual([]);
  });
}

test.describe('without anybody to count', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('A failing count keeps nobody from signing out', async ({ page }) => {
    const account = newAccount();
    // From the first: what is on its way when a page begins to be routed never counts as answered.
    await page.route('**/api/event', (route) => route.fulfill({ status: 503, body: '' }));
    await signUp(page, account);
    await signOut(page, account);
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  });
});
