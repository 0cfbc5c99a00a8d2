import type { ModelServer } from '../fakes/model-server.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { test as base } from './fixtures.ts';

interface ModelTestFixtures {
  /** Stands in for a language model's server; at the start of each test it tells good stories. */
  model: ModelServer;
}

interface ModelWorkerFixtures {
  /** Settings beside those that name the stand-in, set with `test.use({ modelEnv: {...} })` at the top of the file. */
  modelEnv: Record<string, string>;
  modelServer: ModelServer;
}

/** Tests on a server whose writer is a language model. */
export const test = base.extend<ModelTestFixtures, ModelWorkerFixtures>({
  modelEnv: [{}, { scope: 'worker', option: true }],
  modelServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startOpenAiCompatible();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ modelServer, modelEnv }, use) =>
      use({
        STORY_WRITER: 'openai-compatible',
        MODEL_ID: 'stand-in',
        MODEL_BASE_URL: modelServer.url,
        ...modelEnv,
      }),
    { scope: 'worker' },
  ],
  model: async ({ modelServer }, provide) => {
    modelServer.reset();
    await provide(modelServer);
  },
});

export { expect } from '@playwright/test';
