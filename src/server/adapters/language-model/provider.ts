import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AnswerMode, ModelProvider, ModelSettings } from './settings.ts';

/** Said explicitly, because each provider's package would otherwise look into the environment. */
const HOME = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Whoever answers at the address that was set does not get to name another one: ideas and the key go nowhere else. */
const withoutRedirection: typeof globalThis.fetch = (address, request) =>
  globalThis.fetch(address, { ...request, redirect: 'error' });
const wire = { fetch: withoutRedirection };

type Opening = Pick<ModelSettings, 'modelId' | 'baseUrl'> & { readonly apiKey: string };

const open: Record<ModelProvider, (opening: Opening) => Exclude<LanguageModel, string>> = {
  openai: ({ modelId, baseUrl, apiKey }) => createOpenAI({ baseURL: baseUrl ?? HOME.openai, apiKey, ...wire })(modelId),
  anthropic: ({ modelId, baseUrl, apiKey }) =>
    createAnthropic({ baseURL: baseUrl ?? HOME.anthropic, apiKey, ...wire })(modelId),
  google: ({ modelId, baseUrl, apiKey }) => createGoogle({ baseURL: baseUrl ?? HOME.google, apiKey, ...wire })(modelId),
  'openai-compatible': ({ modelId, baseUrl, apiKey }) => {
    if (!baseUrl) throw new Error('An OpenAI-compatible model needs the address of its server.');
    return createOpenAICompatible({
      ...wire,
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
    })(modelId);
  },
};

/** The model behind the settings. Throws when `openai-compatible` has no address. */
export function openModel({ provider, modelId, baseUrl, apiKey = '' }: ModelSettings): Exclude<LanguageModel, string> {
  return open[provider]({ modelId, baseUrl, apiKey });
}

/** The ways to demand the answer's form, best first. Anthropic knows no JSON without a schema. */
export function answerModes(provider: ModelProvider): readonly [AnswerMode, ...AnswerMode[]] {
  return provider === 'anthropic' ? ['json_schema', 'text'] : ['json_schema', 'json_object', 'text'];
}
