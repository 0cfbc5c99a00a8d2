import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/support/browser.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Dark differs from light by its colours only, and those are the same on every width. */
const DARK_AXE = /\bdark\b.*axe/;
/** What waits for Jira as a person would, or does one thing two hundred times. */
const LENGTHY = /@long/;

const USUAL = [
  { name: 'desktop', grepInvert: [/@phone-only/, DARK_AXE, LENGTHY], use: WIDE },
  { name: 'phone', grep: /@phone/, grepInvert: /axe|320 pixels/, use: PHONE },
];

/** `npm run test:long`: what looks at every screen once more, and what takes long. */
const LONG = [
  { name: 'desktop', grep: [DARK_AXE, LENGTHY], use: WIDE },
  { name: 'phone', grep: /(?:axe|320 pixels).*@phone/, grepInvert: DARK_AXE, use: PHONE },
];

/** Named by scripts/firebase-emulator.ts, which runs the tests that need it, and only those. */
const BESIDE_EMULATOR = [{ name: 'emulator', testDir: 'tests/emulator', use: WIDE }];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each worker has a server of its own, so files share nothing.
  workers: 2,
  // Unattended runs try once more, on machines that stall; what needed it is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // Against what hangs, not against what is slow: the machine may have other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: browserOptions(),
    trace: 'off',
  },
  projects: process.env['TEST_AUTH_EMULATOR'] ? BESIDE_EMULATOR : process.env['TEST_LONG'] ? LONG : USUAL,
});
