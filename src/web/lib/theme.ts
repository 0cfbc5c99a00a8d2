import { chosenTheme, THEME_COOKIE, type Theme } from '#contract/theme.ts';

const LASTS_S = 365 * 24 * 60 * 60;

/** How the product looks in this browser: as was chosen, or as the system does. */
export type Look = Theme | 'system';

/** The look that was chosen in this browser. */
export function currentLook(): Look {
  return chosenTheme(document.cookie) ?? 'system';
}

/**
 * Shows the page in a look, now and after the next load. A cookie keeps it, so that the server can send the next page in
 * it; it is the browser's, not a person's, and outlasts their signing out.
 */
export function chooseLook(look: Look): void {
  show(look);
  const lasts = look === 'system' ? 0 : LASTS_S;
  const safely = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${THEME_COOKIE}=${look}; Path=/; Max-Age=${lasts}; SameSite=Lax${safely}`;
}

function show(look: Look): void {
  const { dataset } = document.documentElement;
  if (look === 'system') delete dataset['theme'];
  else dataset['theme'] = look;
  // The colour of the browser's own bars.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset['theme'];
    const chosen = of === look ? 'all' : 'not all';
    meta.media = look === 'system' ? `(prefers-color-scheme: ${of})` : chosen;
  }
}
