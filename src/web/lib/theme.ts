import { localStore } from './kept-of-person.ts';

/** How the product looks: as the system does, or as somebody chose in this browser. */
const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Of the browser, not of a person: it outlasts their signing out. */
const KEY = 'storygenie-theme';

function isTheme(text: unknown): text is Theme {
  return THEMES.some((theme) => theme === text);
}

/** The theme that was chosen in this browser. */
export function chosenTheme(): Theme {
  const kept = localStore()?.getItem(KEY);
  return isTheme(kept) ? kept : 'system';
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** Shows the page in a theme, now and after the next load. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStore()?.removeItem(KEY);
    else localStore()?.setItem(KEY, theme);
  } catch {
    // Full storage: it lasts as long as the page.
  }
}
