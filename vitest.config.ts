import { defineConfig } from 'vitest/config';

// These need Firebase's Auth emulator: scripts/firebase-emulator.ts starts it for them, within `npm run test:long`.
const withoutEmulator = process.env['TEST_AUTH_EMULATOR'] ? [] : ['**/*.emulator.test.ts'];
// These take minutes: `npm run test:long` runs them.
const withoutLong = process.env['TEST_LONG'] ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**', '.node/**', 'dist/**', ...withoutEmulator, ...withoutLong],
    environment: 'node',
    // Every file otherwise pays for the loading of what all of them use, which is most of their time.
    isolate: false,
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/leave-as-found.ts'],
    // By default one core is left over; here the other checks are done long before the tests are.
    maxWorkers: 2,
    // Against what hangs, not against what is slow: the machine may have other work.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What fails on another machine is known by its message alone.
    chaiConfig: { truncateThreshold: 2_000 },
  },
});
