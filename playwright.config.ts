import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/support/browser.ts';

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
  // Named by scripts/firebase-emulator.ts, which runs the tests that need it, and only those.
  projects: process.env['TEST_AUTH_EMULATOR']
    ? [{ name: 'emulator', testDir: 'tests/emulator', use: { viewport: { width: 1280, height: 800 } } }]
    : [
        { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
        {
          name: 'phone',
          grep: /@phone/,
          // Dark differs from light by its colours only, and those are the same on every width; the rest of axe on a phone
          // is for the long run.
          grepInvert: process.env['TEST_LONG'] ? /\bdark\b.*axe/ : /axe/,
          use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        },
      ],
});
