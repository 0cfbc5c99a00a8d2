import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { fetchTool, type Tool } from '../../scripts/fetch-tool.ts';
import { browserOptions } from '../../tests/support/browser.ts';

const LIGHTHOUSE: Tool = { name: 'lighthouse', version: '13.5.0', program: 'cli/index.js', size: 'some 180 MB' };
const LIMIT_MS = 120_000;

/** What Lighthouse scores, in the order in which its report has them. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

/** One run's score from 0 to 100, and which of its audits cost something. */
export interface Score {
  readonly score: number;
  readonly costly: readonly string[];
}

export type Scores = Readonly<Record<Category, Score>>;

interface Report {
  readonly categories: Record<
    Category,
    { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
  >;
  readonly audits: Record<string, { readonly score: number | null }>;
  readonly runtimeError?: { readonly message: string };
}

/** Looks at a page as Lighthouse's mobile preset does: a mid-range phone on slow 4G, simulated. */
export type Lighthouse = (url: string) => Promise<Scores>;

/** Lighthouse with this machine's Chromium; undefined when it can neither be found nor fetched. */
export function openLighthouse(): Lighthouse | undefined {
  const program = fetchTool(LIGHTHOUSE);
  if (program === undefined) return undefined;
  const { args, executablePath = chromium.executablePath() } = browserOptions();
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
  ];
  return async (url) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], {
      env: { ...process.env, CHROME_PATH: executablePath },
      timeout: LIMIT_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
    return scoresOf(JSON.parse(stdout) as Report);
  };
}

function scoresOf({ categories, audits, runtimeError }: Report): Scores {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name): [Category, Score] => {
    const { score, auditRefs } = categories[name];
    if (score === null) throw new Error(`Lighthouse has no score for ${name}.`);
    const costly = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    return [name, { score: Math.round(score * 100), costly: costly.map(({ id }) => id) }];
  });
  return Object.fromEntries(scores) as Record<Category, Score>;
}
