/** How the product may be made to look, whatever the system says. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The cookie in which a browser keeps the chosen look: the pages that are made here arrive in it, with or without a script. */
export const THEME_COOKIE = 'storygenie-theme';

/** The look that was chosen, by the cookies of a request or of a page; undefined where the system decides. */
export function chosenTheme(cookies = ''): Theme | undefined {
  const lines = cookies.split(/;\s*/);
  return themes.find((theme) => lines.includes(`${THEME_COOKIE}=${theme}`));
}
