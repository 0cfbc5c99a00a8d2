import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';

/** Bytes as they came over the wire, headers and all. */
export interface Weight {
  readonly script: number;
  readonly style: number;
  readonly all: number;
  readonly requests: number;
}

/** What a first visit fetches until the network is quiet, when the browser takes texts in `encoding`. */
export async function weigh(browser: Browser, url: string, encoding: 'gzip' | 'br'): Promise<Weight> {
  return onPhone(browser, async ({ page, protocol }) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
    const types = new Map<string, string>();
    const bytes = new Map<string, number>();
    protocol.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => types.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.set(requestId, encodedDataLength);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const sum = (...wanted: string[]): number =>
      [...bytes].reduce(
        (total, [id, size]) => (wanted.length === 0 || wanted.includes(types.get(id) ?? '') ? total + size : total),
        0,
      );
    return { script: sum('Script'), style: sum('Stylesheet'), all: sum(), requests: types.size };
  });
}
