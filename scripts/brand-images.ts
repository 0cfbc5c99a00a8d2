/**
 * `node scripts/brand-images.ts`: makes the pictures in src/web/public anew, from the favicon, the colours of the
 * product and the example of the landing page: icons for tabs, home screens and old browsers, and the card that chats
 * and feeds show of the landing page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { draftStory } from '../src/server/drafter/draft-story.ts';
import { browserOptions } from '../tests/support/browser.ts';
import { root } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { example } from './landing-page.ts';

const folder = join(root, 'src/web/public');
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** The logo without its rounded corners: home screens cut their own. */
const square = logo.replace(' rx="8"', '');
const tokens = readFileSync(join(root, 'src/web/app/tokens.css'), 'utf8');

await ensureBrowser();
const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  save('icon-192.png', await icon(page, logo, 192));
  save('icon-512.png', await icon(page, logo, 512));
  save('icon-512-maskable.png', await icon(page, square, 512));
  save('apple-touch-icon.png', await icon(page, square, 180));
  save('favicon.ico', asIco(await icon(page, logo, 32), 32));
  save('social-card.png', await socialCard(page));
} finally {
  await browser.close();
}

function save(name: string, content: Buffer): void {
  writeFileSync(join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}

async function icon(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** An icon file with one picture in it, which since Windows Vista may be a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(1, 4); // One picture.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // Colour planes.
  head.writeUInt16LE(32, 12); // Bits per pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function socialCard(page: Page): Promise<Buffer> {
  const { headline, userStory } = draftStory(example);
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`
    <style>
      ${tokens}
      * { box-sizing: border-box; margin: 0 }
      body {
        display: grid; grid-template-columns: 500px 1fr; gap: 56px; align-items: center; height: 100vh; padding: 64px;
        background: var(--side); color: var(--ink); font: 24px/1.5 var(--sans);
      }
      .brand { display: flex; align-items: center; gap: 16px; font-size: 32px; font-weight: 600; letter-spacing: -0.01em }
      .brand svg { width: 52px }
      h1 { margin: 44px 0 28px; font-size: 48px; line-height: 1.15; letter-spacing: -0.025em; text-wrap: balance }
      .soft { color: var(--ink-soft) }
      article { padding: 44px 48px; border: 1px solid var(--line); border-radius: 16px; background: var(--sheet); box-shadow: var(--float) }
      .kind { color: var(--accent-ink); font-size: 20px; font-weight: 500 }
      h2 { margin: 8px 0 24px; font-size: 34px; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance }
      blockquote { padding-left: 24px; border-left: 4px solid var(--accent); font-size: 26px; text-wrap: pretty }
    </style>
    <div>
      <p class="brand">${logo}Storygenie</p>
      <h1>Type a short idea.<br />Take a story into the sprint.</h1>
      <p class="soft">With criteria that somebody can test, grounded in what you wrote.</p>
    </div>
    <article>
      <p class="kind">The story</p>
      <h2>${headline}</h2>
      <blockquote>${userStory}</blockquote>
    </article>`);
  return page.screenshot();
}
