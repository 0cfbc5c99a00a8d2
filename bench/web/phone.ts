import type { Browser, CDPSession, Page } from '@playwright/test';

/** The window of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, half of it up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const CPU_SLOWDOWN = 4;

/** A page with nothing cached, and the browser's own protocol to it. */
export interface Phone {
  readonly page: Page;
  readonly protocol: CDPSession;
}

/** Does something on a fresh phone and puts it away. */
export async function onPhone<Result>(browser: Browser, visit: (phone: Phone) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    return await visit({ page, protocol });
  } finally {
    await context.close();
  }
}

/** From now on the phone has a slow network and a slow processor. */
export async function slowDown({ protocol }: Phone): Promise<void> {
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
