import { describe, expect, test } from 'vitest';
import { deviceOf, isHandheld } from './device.ts';
import { lastUsed } from './last-used.ts';

describe('a browser is called', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', false],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.1 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
      true,
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
      false,
    ],
    ['Dillo/3.0 (Linux)', 'A browser on Linux', false],
    ['curl/8.0', 'Unknown browser', false],
    [null, 'Unknown browser', false],
  ])('by what %s says', (userAgent, name, handheld) => {
    expect([deviceOf(userAgent), isHandheld(userAgent)]).toEqual([name, handheld]);
  });
});

describe('a session was last used', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  test.each([
    ['2026-03-31T12:00:00Z', 'Last used a short while ago'],
    ['2026-03-31T10:00:01Z', 'Last used a short while ago'],
    ['2026-03-31T09:30:00Z', 'Last used 2 hours ago'],
    ['2026-03-30T11:00:00Z', 'Last used yesterday'],
    ['2026-03-26T11:00:00Z', 'Last used 5 days ago'],
  ])('at %s: %s', (instant, words) => expect(lastUsed(instant, now)).toBe(words));

  test('longer ago: with the date', () => {
    expect(lastUsed('2026-01-15T12:00:00Z', now)).toMatch(/^Last used on .*2026/);
  });
});
