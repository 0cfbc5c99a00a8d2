import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAnthropic } from '../../../tests/fakes/anthropic.ts';
import { startGoogle } from '../../../tests/fakes/google.ts';
import { cutsOff, declines, fails, isBusy, says, stalls, tellsStory } from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { startOpenAiResponses } from '../../../tests/fakes/openai-responses.ts';
import { readWriting } from '../../../tests/fakes/writing.ts';
import { describeStoryWriter } from '../stories/story-writer.contract.ts';
import { createLanguageModelWriter } from './language-model.ts';

const PROVIDERS = [
  { provider: 'openai-compatible', modelId: 'stand-in', start: startOpenAiCompatible, key: 'authorization' },
  { provider: 'openai', modelId: 'gpt-4.1-mini', start: startOpenAiResponses, key: 'authorization' },
  { provider: 'anthropic', modelId: 'claude-sonnet-4-5', start: startAnthropic, key: 'x-api-key' },
  { provider: 'google', modelId: 'gemini-2.5-flash', start: startGoogle, key: 'x-goog-api-key' },
] as const;

describe.each(PROVIDERS)('a model of $provider', ({ provider, modelId, start, key }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const open = (limits = {}) =>
    createLanguageModelWriter({
      provider,
      modelId,
      baseUrl: server.url,
      apiKey: 'sk-very-secret',
      limits: { backoffMs: 1, ...limits },
    });

  describeStoryWriter(() => ({ writer: open() }));

  test('tells a story in its own protocol, by a schema and with its key', async () => {
    const { deltas, drafts, error } = await readWriting(open());
    expect(error).toBeUndefined();
    expect(drafts[0]?.grounding.map(({ source }) => source)).toEqual(['idea', 'product', 'assumption']);
    expect(deltas.length).toBeGreaterThan(5);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers[key]).toContain('sk-very-secret');
    expect(JSON.stringify(server.requests[0]?.body)).toMatch(/"(?:json_schema|responseJsonSchema)"/);
  });

  test('is asked at the address that was set and at no other that it names', async () => {
    const other = await start();
    server.next(({ request, response }) => {
      response.writeHead(307, { location: new URL(request.path, other.url).href }).end();
    });
    expect((await readWriting(open({ retries: 0 }))).drafts).toEqual([]);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  test.each([
    ['a wrong key', fails(401), 'writer_misconfigured', 1],
    ['a busy provider', isBusy(0), 'writer_busy', 3],
    ['a server error', fails(500), 'writer_unavailable', 3],
    ['a refusal', declines(), 'writer_refused', 1],
    ['a stream cut off before its first word', cutsOff(0), 'writer_unavailable', 3],
  ])('%s is told as what it is', async (_, behaviour, code, requests) => {
    server.always(behaviour);
    const { deltas, error } = await readWriting(open());
    expect(error).toMatchObject({ name: 'DomainError', code });
    expect((error as Error).message).not.toContain('secret');
    expect(deltas).toEqual([]);
    expect(server.requests).toHaveLength(requests);
  });

  test('nonsense and a cut answer are repaired once', async () => {
    server.next(says('{"headline": "Half a st', { reason: 'length' }), tellsStory());
    expect((await readWriting(open())).drafts).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  test('a key that lies about in the environment is not used', async () => {
    for (const name of ['OPENAI', 'ANTHROPIC', 'GOOGLE_GENERATIVE_AI']) vi.stubEnv(`${name}_API_KEY`, 'sk-lying-about');
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'sk-lying-about');
    const { error } = await readWriting(createLanguageModelWriter({ provider, modelId, baseUrl: server.url }));
    vi.unstubAllEnvs();
    expect(error).toBeUndefined();
    expect(JSON.stringify(server.requests[0]?.headers)).not.toContain('sk-lying-about');
  });

  test('silence in the middle is given up', async () => {
    server.always(stalls());
    expect((await readWriting(open({ chunkMs: 100 }))).error).toMatchObject({ code: 'writer_timeout' });
    expect(await server.requests[0]?.over).toBe('aborted');
  });
});

test('a writer is named by its provider and model', () => {
  expect(createLanguageModelWriter({ provider: 'google', modelId: 'gemini-2.5-flash' }).name).toBe(
    'google:gemini-2.5-flash',
  );
});

test('an OpenAI-compatible model without an address is refused at once', () => {
  expect(() => createLanguageModelWriter({ provider: 'openai-compatible', modelId: 'x' })).toThrow(/address/);
});
