import { sampleIdea } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { createPersonApi } from './person-api.ts';

const SETTINGS = '/portal/settings/account';

test.use({ serverEnv: { DEMO_ENABLED: 'true' } });

test.beforeEach(async ({ page, server }) => {
  const reply = await page.request.post('/api/auth/sign-in/anonymous', { headers: { origin: server.url }, data: {} });
  expect(reply.ok(), await reply.text()).toBe(true);
});

test('Somebody without an account is offered one in the settings, and keeps their stories @phone', async ({ page }) => {
  const guest = createPersonApi(page.request);
  const [example] = await guest.products();
  const story = await guest.writeStory(example?.id ?? '', sampleIdea);
  await page.goto(SETTINGS);
  await expect(page.getByRole('definition')).toHaveText([/^None$/, /^User$/, /\d/]);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Profile', 'Your data', 'Delete account']);

  const offer = page.getByRole('complementary', { name: 'Demo' });
  await offer.getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(SETTINGS);
  await expect(page.getByRole('definition').first()).toContainText(email);
  const { stories, events } = await createPersonApi(page.request).everything();
  expect(stories.map(({ id }) => id)).toEqual([story.id]);
  expect(new Set(events.map(({ name }) => name)).has('login')).toBe(false);
});

test('Somebody without an account deletes what they made without typing anything', async ({ page }) => {
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog', { name: 'Your account was deleted' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/login');
  expect((await page.request.get('/api/auth/token')).status()).toBe(401);
});
