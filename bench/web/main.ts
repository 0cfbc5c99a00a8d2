import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { newAccount } from '../../tests/e2e/accounts.ts';
import { createPersonApi } from '../../tests/e2e/person-api.ts';
import { browserOptions } from '../../tests/support/browser.ts';
import { sampleProduct, sampleStory } from '../../tests/support/samples.ts';
import { startServer } from '../../tests/support/server.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { CATEGORIES, type Category, type Lighthouse, openLighthouse, type Scores } from './lighthouse.ts';
import { layoutShift, type Settled } from './shift.ts';
import { timeToUsable } from './usable.ts';
import { weigh } from './weight.ts';

const RUNS = 5;
const KB = 1000;

interface Bars {
  readonly path: string;
  readonly performance: number;
}

/** What a first visit costs on a phone: bytes, requests, Lighthouse's scores, the wait until the page can be used, and what jumps. */
export async function run(): Promise<Row[]> {
  await ensureBrowser();
  const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  const browser = await chromium.launch(browserOptions());
  try {
    const rows = [
      ...(await weightRows(browser, server.url)),
      ...(await usableRows(browser, server.url)),
      ...(await shiftRows(browser, server.url)),
    ];
    // Lighthouse starts a browser of its own, and nothing may run beside it.
    await browser.close();
    return [...rows, ...(await lighthouseRows(server.url))];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function weightRows(browser: Browser, url: string): Promise<Row[]> {
  const [login, landing] = [await weigh(browser, `${url}/login`, 'gzip'), await weigh(browser, `${url}/`, 'gzip')];
  const small = { login: await weigh(browser, `${url}/login`, 'br'), landing: await weigh(browser, `${url}/`, 'br') };
  return [
    bytes('/login: JavaScript, gzip', login.script, 110),
    bytes('/login: CSS, gzip', login.style, 10),
    atMost('/login: requests', login.requests, String(login.requests), 8, ''),
    told('/login: all, as a browser takes it (brotli)', kilobytes(small.login.all)),
    bytes('/: JavaScript', landing.script, 0),
    bytes('/: all, gzip', landing.all, 15),
    told('/: all, as a browser takes it (brotli)', kilobytes(small.landing.all)),
  ];
}

async function usableRows(browser: Browser, url: string): Promise<Row[]> {
  const runs = await times(RUNS, () => timeToUsable(browser, `${url}/login`));
  const answered = median(runs.map((run) => run.answered));
  const typing = median(runs.map((run) => run.typing));
  return [
    atMost('/login: usable on a slow phone', answered, seconds(answered), 1.4, ' s'),
    told('/login: until an address can be typed, pressed at once', seconds(typing)),
  ];
}

async function shiftRows(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: url });
  const reply = await context.request.post('/api/auth/sign-up/email', {
    headers: { origin: url },
    data: { ...newAccount(), name: '' },
  });
  if (!reply.ok()) throw new Error(`Signing up answered ${reply.status()}.`);
  const api = createPersonApi(context.request);
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  const cookies = await context.cookies();
  await context.close();

  const listed: Settled = (page) => page.getByRole('main').getByText(story.headline).waitFor();
  const heading: Settled = (page) => page.getByRole('heading', { level: 1, name: story.headline }).waitFor();
  const screens: readonly (readonly [what: string, path: string, settled: Settled])[] = [
    ['/login', '/login', (page) => page.getByRole('button', { name: 'Continue with Email' }).waitFor()],
    ['/', '/', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
    ['dashboard', '/portal/dashboard', listed],
    ['list of stories', '/portal/stories', listed],
    ['story', `/portal/stories/${story.id}`, heading],
  ];
  const rows: Row[] = [];
  for (const [what, path, settled] of screens) {
    const isOpenToAll = what.startsWith('/');
    const shift = await layoutShift(browser, url + path, settled, isOpenToAll ? [] : cookies);
    rows.push(atMost(`${what}: layout shift`, shift, shift.toFixed(3), 0.1, ''));
  }
  return rows;
}

async function lighthouseRows(url: string): Promise<Row[]> {
  const lighthouse = openLighthouse();
  const pages: readonly Bars[] = [
    { path: '/login', performance: 98 },
    { path: '/', performance: 99 },
  ];
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await pageRows(lighthouse, url, page)));
  return rows;
}

async function pageRows(lighthouse: Lighthouse | undefined, url: string, { path, performance }: Bars): Promise<Row[]> {
  const runs = lighthouse ? await times(RUNS, () => lighthouse(url + path)) : [];
  return CATEGORIES.map((category) =>
    scoreRow(`${path}: Lighthouse, ${category}`, category, runs, category === 'performance' ? performance : 100),
  );
}

function scoreRow(what: string, category: Category, runs: readonly Scores[], bar: number): Row {
  const words = `>= ${bar}`;
  if (runs.length === 0) return { what, value: 'not measured', bar: words, ok: true, missing: true };
  const scores = runs.map((run) => run[category]);
  const score = median(scores.map((run) => run.score));
  const ok = score >= bar;
  const costly = new Set(scores.flatMap((run) => run.costly));
  return { what, value: String(score), bar: ok ? words : `${words} (${[...costly].join(', ')})`, ok };
}

async function times<Result>(count: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < count; round += 1) results.push(await measure());
  return results;
}

function atMost(what: string, value: number, text: string, bar: number, unit: string): Row {
  return { what, value: text, bar: `<= ${bar}${unit}`, ok: value <= bar };
}

function bytes(what: string, value: number, bar: number): Row {
  return atMost(what, value / KB, kilobytes(value), bar, ' kB');
}

function told(what: string, value: string): Row {
  return { what, value, bar: '-', ok: true };
}

function kilobytes(value: number): string {
  return `${(value / KB).toFixed(1)} kB`;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
