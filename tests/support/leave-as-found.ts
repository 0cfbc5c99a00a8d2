import { afterAll, expect, vi } from 'vitest';

// Files share what they run in: whatever one of them puts in place of the real thing must not meet the next.
const found = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout, Date: globalThis.Date };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const [name, value] of Object.entries(found)) {
    expect((globalThis as Record<string, unknown>)[name], `${name} is left as it was found`).toBe(value);
  }
});
