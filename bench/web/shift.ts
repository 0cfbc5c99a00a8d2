import type { Browser, BrowserContext, Page } from '@playwright/test';
import { onPhone, slowDown } from './phone.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Where a page settles: what stands there when it is complete. */
export type Settled = (page: Page) => Promise<unknown>;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/**
 * Everything that jumped while a page came in over a slow network: the sum of its layout shifts, which is no less than the
 * worst window of five seconds that browsers report as cumulative layout shift.
 */
export async function layoutShift(browser: Browser, url: string, settled: Settled, cookies: Cookies = []) {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await page.context().addCookies(cookies);
    await slowDown(phone);
    await page.goto(url);
    await settled(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<Shift[]>();
      const seen: Shift[] = [];
      new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // An observer is told of what was before it in a task of its own; by the second frame it has been.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      return (await promise).reduce((sum, { value }) => sum + value, 0);
    });
  });
}
