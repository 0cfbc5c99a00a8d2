import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';
import { loginOffers, loginPage, type LoginOffer } from '../src/contract/login-page.ts';
import { root } from './checks.ts';

const EMPTY = '<div id="root"></div>';
const TITLE = '<title>Storygenie</title>';

/**
 * Writes the sign-in page beside the application's own, once for each offer of a server: with its screen in it, which
 * can be seen before the script is there. The script then takes over what stands there.
 */
export function loginPages(): Plugin {
  return {
    name: 'login-pages',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }) => {
        const page = await readFile(join(dir, 'index.html'), 'utf8');
        if (!page.includes(EMPTY) || !page.includes(TITLE))
          throw new Error('The application’s page has no place for a screen.');
        const { module } = await runnerImport<{ PrerenderedLogin: FunctionComponent<{ offer: LoginOffer }> }>(
          join(root, 'src/web/app/prerendered-login.tsx'),
        );
        for (const offer of loginOffers) {
          const screen = renderToString(createElement(module.PrerenderedLogin, { offer }));
          const html = page
            .replace(EMPTY, () => `<div id="root">${screen}</div>`)
            .replace(TITLE, '<title>Log in to Storygenie · Storygenie</title>');
          await writeFile(join(dir, loginPage(offer)), html);
        }
      },
    },
  };
}
