import { expect, type Locator, type Page } from '@playwright/test';
import { browserRoutes, type BrowserRoute, pathTo } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import type { Story } from '#contract/story.ts';

/** A route's screen as somebody finds it who has opened its address. */
export interface Screen {
  readonly route: BrowserRoute;
  readonly path: string;
  /** What stands there when the screen is complete. */
  readonly sign: (page: Page) => Locator;
  /** The title of the browser's tab, without the product's name. */
  readonly title: string;
}

type Described = readonly [title: string, sign: (page: Page) => Locator, path?: string];

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const text = (words: string) => (page: Page) => page.getByText(words).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every route for a visitor; those that lead on to another are left out. */
export function publicScreens(): Screen[] {
  return screens({
    login: ['Log in to Storygenie', button('Continue with Email')],
    createAccount: ['Create an account', button('Create account')],
    reset: ['Forgot password', button('Send link')],
    newPassword: ['New password', text('This link was used already')],
    confirmEmail: ['Confirm your email', heading],
    getStarted: ['Get started', (page) => page.getByRole('listitem').nth(2)],
    demo: ['Demo', text('The demo is disabled.')],
    jiraCallback: ['Connect Jira', text('You are not logged in.'), `${browserRoutes.jiraCallback}?code=a&state=b`],
  });
}

/** Every route of the portal for somebody with a product and a story; those that lead on to another are left out. */
export function portalScreens(product: Pick<Product, 'id' | 'name'>, story: Pick<Story, 'id' | 'headline'>): Screen[] {
  return screens({
    dashboard: ['Dashboard', (page) => page.getByRole('table')],
    analytics: ['Analytics', heading],
    templates: ['Templates', heading],
    products: ['Your Products', (page) => page.getByRole('link', { name: product.name })],
    productCreate: ['New product', button('Create Product')],
    product: [product.name, button('Edit'), pathTo('product', { productId: product.id })],
    stories: ['Your Stories', (page) => page.getByRole('list', { name: 'Stories' })],
    storyCreate: ['New story', button('Create story')],
    storiesCreate: ['Several stories', button('Write drafts')],
    story: [story.headline, button('Like'), pathTo('story', { storyId: story.id })],
    settingsAccount: ['My Account · Settings', text('This browser')],
    settingsBilling: ['Billing · Settings', text('Billing data will be displayed at a later stage.')],
    settingsIntegrations: ['Integrations · Settings', (page) => page.getByRole('main').getByText('Jira').first()],
  });
}

function screens(described: Partial<Record<BrowserRoute, Described>>): Screen[] {
  return Object.entries(described).map(([name, [title, sign, path]]) => {
    const route = name as BrowserRoute;
    return { route, title, sign, path: path ?? browserRoutes[route] };
  });
}

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, { path, sign }: Screen): Promise<void> {
  await page.goto(path);
  await expect(sign(page)).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
}
