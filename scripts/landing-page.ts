import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, runnerImport, type Plugin } from 'vite';
import type { draftStory } from '../src/server/drafter/draft-story.ts';
import type { Example } from '../src/web/landing/example.ts';
import { root } from './checks.ts';

/** light-dark() is written once per token; older targets would have each rewritten into a pair of variables. */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** What the landing page shows: somebody's words, and no more of the product than they need. */
export const example = {
  idea: 'Gardeners should be able to swap their plot with a neighbour before the season begins, so that fewer plots are given up',
  product: {
    name: 'Allotment',
    description:
      'Allotment helps garden clubs share their plots. Gardeners book a plot for a season and ask neighbours to water it. ' +
      'The plot keeper hands out free plots and keeps the waiting list. We want fewer plots left empty.',
  },
};

const PAGE = '/landing/index.html';

/**
 * Renders the landing page into its HTML when the web is built, with the story that the built-in writer makes of the
 * example at that moment: what a visitor sees is what the product does.
 */
export function landingPage(): Plugin {
  return {
    name: 'landing-page',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/') request.url = PAGE;
        next();
      });
    },
    transformIndexHtml,
    // A build of its own: within the other, the page would be given the application's style sheet and its script.
    writeBundle: { sequential: true, handler: async ({ dir = '' }) => buildInto(dir) },
  };
}

const transformIndexHtml: NonNullable<Plugin['transformIndexHtml']> = {
  order: 'pre',
  handler: async (html, { path }) => (path === PAGE ? html.replace('<!--page-->', await render()) : html),
};

async function buildInto(outDir: string): Promise<void> {
  const web = join(root, 'src/web');
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins: [tailwindcss(), { name: 'landing-page-html', transformIndexHtml }],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      cssTarget: CSS_TARGET,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(web, PAGE) },
    },
  });
}

async function render(): Promise<string> {
  // By a path that is put together: the writer stays out of the bundle that Vite makes of its own settings.
  const writer = (await import(join(root, 'src/server/drafter/draft-story.ts'))) as { draftStory: typeof draftStory };
  const { module } = await runnerImport<{ Landing: FunctionComponent<{ example: Example }> }>(
    join(root, 'src/web/landing/landing.tsx'),
  );
  return renderToStaticMarkup(
    createElement(module.Landing, { example: { ...example, draft: writer.draftStory(example) } }),
  );
}
