import type { AppConfig } from './system.ts';

/** What the server offers, as far as the sign-in page shows it. */
export type LoginOffer = Pick<AppConfig, 'google' | 'demo'>;

/** Every offer there can be: the page of each is made when the web is built. */
export const loginOffers: readonly LoginOffer[] = [
  { google: false, demo: false },
  { google: true, demo: false },
  { google: false, demo: true },
  { google: true, demo: true },
];

/** The file of the built web that has the sign-in page of an offer. */
export function loginPage({ google, demo }: LoginOffer): string {
  return `login${google ? '-google' : ''}${demo ? '-demo' : ''}.html`;
}
