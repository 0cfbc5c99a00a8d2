/**
 * `node scripts/screenshots.ts FOLDER`: pictures of every screen, with a wide and a small window, light and dark, of
 * the built web on a server of its own. For looking at them, and for the pictures in the README.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { newAccount } from '../tests/e2e/accounts.ts';
import { holdEvents } from '../tests/e2e/held-events.ts';
import { mailedLink } from '../tests/e2e/outbox.ts';
import { createPersonApi, type PersonApi } from '../tests/e2e/person-api.ts';
import { SITE, startAtlassian } from '../tests/fakes/atlassian/atlassian.ts';
import { startGoogleIdentity } from '../tests/fakes/google-identity.ts';
import { browserOptions } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { visitDrafts } from './screenshots-drafts.ts';
import { visitJira } from './screenshots-jira.ts';
import { visitRest } from './screenshots-rest.ts';

const WINDOWS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;

const PRODUCTS = [
  {
    name: 'Allotment',
    description:
      'Allotment helps garden clubs share their plots. Gardeners book a plot for a season, note what they plant and ask ' +
      'neighbours to water it. The plot keeper hands out free plots, keeps the waiting list and collects the yearly fee. ' +
      'We want fewer plots left empty and less paper on the notice board.',
  },
  {
    name: 'Night Desk',
    description:
      'Night Desk runs the front desk of small hotels after hours. Guests check in on a tablet, get their room key from a ' +
      'locker and report what is broken. The night porter watches several houses at once and helps by video. Owners see ' +
      'each morning who arrived and what has to be mended. Our aim is that no guest waits at a locked door.',
  },
];

const IDEAS = [
  [0, 'As a plot keeper I want to export the waiting list as a CSV file so that it can be printed for the meeting'],
  [1, 'Guests who arrive late want to get their room key without waiting, even when the tablet has no connection'],
  [0, 'As a gardener I want to be notified when a plot becomes free so that no plot stays empty'],
  [1, 'As an owner I want to see every morning what guests reported as broken so that it is mended before noon'],
] as const;

const NEW_IDEA =
  'Gardeners should be able to swap their plot with another gardener before the season begins, so that fewer plots are given up';

type Shoot = (name: string) => Promise<void>;

const [folder = 'test-results/screenshots'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const google = await startGoogleIdentity();
const atlassian = await startAtlassian();
atlassian.setSites([SITE, { id: 'clubs', url: 'https://clubs.atlassian.net', name: 'clubs' }]);
const server = await startServer({
  env: { ...google.env, ...atlassian.env, DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' },
  publicUrl: true,
});
const browser = await chromium.launch(browserOptions());
let visits = 0;
try {
  for (const colorScheme of SCHEMES) {
    for (const [window, viewport] of Object.entries(WINDOWS)) {
      await visitAll(
        browser,
        { viewport, colorScheme, isMobile: window === 'phone', hasTouch: window === 'phone' },
        `${window}-${colorScheme}`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await google.close();
  await atlassian.close();
}

async function visitAll(at: Browser, look: Parameters<Browser['newContext']>[0], suffix: string): Promise<void> {
  const context = await at.newContext({
    ...look,
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // An address for each window: otherwise the limits of one would stop the next.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${(visits += 1)}` },
  });
  const page = await context.newPage();
  const shoot: Shoot = async (name) => {
    await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), caret: 'initial' });
  };
  await page.goto('/');
  await shoot('landing');
  await page.goto('/getStarted');
  await page.getByRole('listitem').first().waitFor();
  await shoot('get-started');
  await visitSignIn(page, shoot);
  await visitMailedLinks(page, shoot);
  await visitDemo(page, shoot);
  const api = await prepare(page);
  await visitProducts(page, api, shoot);
  await visitDrafts(page, 'Allotment', shoot);
  await visitStories(page, shoot);
  await visitJira({ page, api, atlassian, shoot });
  await visitRest(page, shoot);
  await context.close();
}

async function prepare(page: Page): Promise<PersonApi> {
  const reply = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin: server.url },
    data: { ...newAccount(), name: 'Robin Field' },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return createPersonApi(page.request);
}

async function visitSignIn(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await shoot('login');
  await page.goto('/login?error=account_not_linked');
  await page.getByText('There is already an account').waitFor();
  await shoot('login-google-refused');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Password').waitFor();
  await shoot('login-email');
  await page.goto('/create');
  await page.getByLabel('Email').fill('robin@');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Email format is invalid.').waitFor();
  await shoot('create-account-refused');
}

async function visitMailedLinks(page: Page, shoot: Shoot): Promise<void> {
  const account = newAccount();
  await page.request.post('/api/auth/sign-up/email', {
    headers: { origin: server.url },
    data: { ...account, name: '', rememberMe: false },
  });
  await page.goto(await mailedLink(server, account.email, 'confirm-address'));
  await page.getByRole('button', { name: 'Confirm my email' }).waitFor();
  await shoot('confirm-email');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
  await shoot('confirm-email-done');
  await page.context().clearCookies();
  await page.goto('/reset');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText("That didn't work.").waitFor();
  await shoot('reset-refused');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText("We've sent you an email").waitFor();
  await shoot('reset-sent');
  await page.goto(await mailedLink(server, account.email, 'password-reset'));
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password must be at least 8 characters').waitFor();
  await shoot('new-password-refused');
  await page.goto('/reset/new');
  await page.getByText('This link was used already').waitFor();
  await shoot('new-password-used');
}

async function visitDemo(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).waitFor();
  await shoot('demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await page.getByRole('complementary', { name: 'Demo' }).waitFor();
  await page.goto('/portal/products');
  await page.getByRole('link', { name: 'Corner Shop' }).waitFor();
  await shoot('demo-products');
  await page.context().clearCookies();
}

async function visitProducts(page: Page, api: PersonApi, shoot: Shoot): Promise<void> {
  await page.goto('/portal/stories');
  await page.getByText('Seems like you did not create any story yet!').waitFor();
  await shoot('stories-empty');
  await page.goto('/portal/stories/create');
  await page.getByRole('region', { name: 'Tour' }).waitFor();
  await shoot('tour-offer');
  const [first, second] = await Promise.all(PRODUCTS.map((product) => api.createProduct(product)));
  if (!first || !second) throw new Error('The products were not made.');
  for (const [of, idea] of IDEAS) await api.writeStory([first.id, second.id][of] ?? '', idea);
  await page.goto('/portal/products');
  await page.getByRole('link', { name: first.name }).waitFor();
  await shoot('products');
  await page.goto('/portal/products/create');
  await page.getByLabel('Product name').fill('Toolshed');
  await page.getByLabel('Product description').fill(first.description.slice(0, 230));
  await shoot('product-create');
  await page.getByLabel('Product description').fill('Too short.');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await shoot('product-create-refused');
  await page.goto(`/portal/products/${first.id}`);
  await page.getByRole('heading', { name: first.name }).waitFor();
  await shoot('product');
  await page.getByRole('button', { name: 'Delete' }).click();
  await shoot('product-delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  await shoot('product-edit');
  await page.goto('/portal/products');
  await page.getByRole('link', { name: 'Corner Shop' }).click();
  await page.getByText('The example product cannot be edited or deleted.').waitFor();
  await shoot('product-example');
}

async function visitStories(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/portal/stories');
  await page.getByRole('list', { name: 'Stories' }).waitFor();
  await shoot('stories');
  const events = await holdEvents(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Gherkin' }).waitFor();
  await shoot('stories-download');
  await page.goto('/portal/stories/create');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  const tour = page.getByRole('dialog');
  for (let step = 1; step <= 6; step += 1) {
    await tour.getByText(`Step ${step} of 6`).waitFor();
    // It measures the place after the words have changed.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await shoot(`tour-${step}`);
    await tour.getByRole('button', { name: /Next|Done/ }).click();
  }
  await page.getByLabel('Product').selectOption('Allotment');
  await page.getByLabel('Description').fill(NEW_IDEA);
  await shoot('story-create');
  await page.route('**/api/story/generate', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Create story' }).click();
  await page.getByText('Your words are still in the form.').waitFor();
  await shoot('story-failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Writing the story…').waitFor();
  await shoot('story-begun');
  await events.pass(5);
  await page.getByRole('region', { name: 'Acceptance Criteria' }).getByRole('listitem').nth(1).waitFor();
  await shoot('story-writing');
  await events.pass(100);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor();
  await page.mouse.move(0, 0);
  await page.mouse.wheel(0, -10_000);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await shoot('story');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await shoot('story-edit');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Write again' }).click();
  await page.getByRole('group', { name: 'Changes' }).waitFor();
  await shoot('story-rewrite');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Answer a question' }).waitFor();
  await shoot('story-answer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first().waitFor();
  await shoot('story-history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await shoot('story-delete');
}
