import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMissingCode, isPageThere, reloadWhenReachable } from './missing-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Code that did not come', () => {
  test.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1:3000/assets/settings.route-Dx.js',
    'error loading dynamically imported module: http://127.0.0.1:3000/assets/settings.route-Dx.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/settings-Dx.css',
  ])('is known by the words of each browser: %s', (message) => {
    expect(isMissingCode(new TypeError(message))).toBe(true);
  });

  test.each([new TypeError('Failed to fetch'), new Error('No module named so.'), 'Importing a module script failed.'])(
    'is not what another fault says: %s',
    (error) => {
      expect(isMissingCode(error)).toBe(false);
    },
  );
});

test('A page is there when the server has it, not when it refuses or does not answer', async () => {
  vi.stubGlobal('location', { pathname: '/portal/settings' });
  const asked: unknown[] = [];
  const server = (reply: () => Promise<Response>) => (url: unknown, init?: RequestInit) => {
    asked.push([url, init?.method, init?.cache]);
    return reply();
  };
  expect(await isPageThere(server(() => Promise.resolve(new Response())))).toBe(true);
  expect(await isPageThere(server(() => Promise.resolve(new Response('', { status: 502 }))))).toBe(false);
  expect(await isPageThere(server(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(false);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ['/portal/settings', 'HEAD', 'no-store']));
});

describe('The page is loaded anew', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });

  /** Watches a server that answers as told, and notes what comes of it. */
  async function watch(mayHelp: boolean, ...answers: boolean[]) {
    const noted: string[] = [];
    const reloading = reloadWhenReachable({
      mayHelp,
      isThere: () => Promise.resolve(answers.shift() ?? false),
      reload: () => noted.push('reload'),
      onNoReload: (why) => noted.push(why),
    });
    await vi.advanceTimersByTimeAsync(0);
    return { noted, reloading };
  }

  test('at once where it began elsewhere: the product may have been renewed since', async () => {
    expect((await watch(true, true)).noted).toEqual(['reload']);
  });

  test('not again and again where it began right here and has its server', async () => {
    const { noted } = await watch(false, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noted).toEqual(['would not help']);
  });

  test('some seconds after the server is back, without anybody doing anything', async () => {
    const { noted } = await watch(false, false, false, true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(noted).toEqual(['unreachable', 'unreachable']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noted).toEqual(['unreachable', 'unreachable', 'reload']);
  });

  test('as soon as the browser is online again, or when somebody asks for it', async () => {
    const online = await watch(true, false, true);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(online.noted).toEqual(['unreachable', 'reload']);
    const pressed = await watch(true, false, false, true);
    await pressed.reloading.ask();
    await pressed.reloading.ask();
    expect(pressed.noted).toEqual(['unreachable', 'unreachable', 'reload']);
  });

  test('no more once the screen has been left', async () => {
    const { noted, reloading } = await watch(true, false, true);
    reloading.stop();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noted).toEqual(['unreachable']);
  });
});
