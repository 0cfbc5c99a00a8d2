import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  declines,
  knowsNo,
  says,
  tellsBrokenJson,
  tellsFenced,
  tellsStory,
  tellsWrongShape,
  thinksAloud,
} from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { readWriting, sampleTask } from '../../../tests/fakes/writing.ts';
import { createLanguageModelWriter } from './language-model.ts';
import type { ModelLogEntry } from './language-model/settings.ts';

describe('a story from a language model', () => {
  let server: ModelServer;
  let logged: ModelLogEntry[];
  beforeAll(async () => {
    server = await startOpenAiCompatible();
  });
  beforeEach(() => {
    server.reset();
    logged = [];
  });
  afterAll(() => server.close());

  const open = (limits = {}) =>
    createLanguageModelWriter({
      provider: 'openai-compatible',
      modelId: 'stand-in',
      baseUrl: server.url,
      apiKey: 'sk-very-secret',
      limits: { backoffMs: 1, ...limits },
      log: (entry) => logged.push(entry),
    });
  const formats = () => server.requests.map(({ body }) => body.response_format?.type ?? 'text');

  test('streams in as it is written and ends with the whole draft', async () => {
    const { deltas, drafts, error } = await readWriting(open());
    expect(error).toBeUndefined();
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.headline).toBe('We should let borrowers renew a loan themselves');
    expect(drafts[0]?.grounding).toEqual([
      { source: 'idea' },
      { source: 'product', quote: 'Lantern is the catalogue of a town library.' },
      { source: 'assumption' },
    ]);
    expect(deltas.length).toBeGreaterThan(10);
    expect(deltas.at(-1)).toEqual({
      headline: drafts[0]?.headline,
      userStory: drafts[0]?.userStory,
      acceptanceCriteria: drafts[0]?.acceptanceCriteria,
    });
    const lengths = deltas.map((delta) => JSON.stringify(delta).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  test('a person sees the first words while the model still holds back the rest', async () => {
    const gate = Promise.withResolvers<void>();
    server.next(tellsStory({ pieceSize: 40, before: (piece) => (piece === 1 ? gate.promise : undefined) }));
    const events = open().write(sampleTask, new AbortController().signal)[Symbol.asyncIterator]();
    const first = await events.next();
    expect(first.value).toEqual({ type: 'delta', delta: { headline: expect.stringMatching(/^We should let/) } });
    gate.resolve();
    let last = await events.next();
    while (!last.done && last.value.type !== 'draft') last = await events.next();
    expect(last.value).toHaveProperty('draft');
    expect((await events.next()).done).toBe(true);
  });

  test('asks with its key, a schema, a limit and the idea as data', async () => {
    await readWriting(open({ maxOutputTokens: 1_234 }));
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer sk-very-secret');
    expect(request?.body).toMatchObject({ model: 'stand-in', stream: true, max_tokens: 1_234 });
    expect(request?.body.response_format.json_schema).toMatchObject({ name: 'story', strict: true });
    expect(request?.body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(request?.body.messages[1].content)).toEqual({
      product: sampleTask.product,
      idea: sampleTask.idea,
    });
  });

  test('the log holds counts and outcomes, but no key, address or word of the person', async () => {
    await readWriting(open());
    expect(logged).toEqual([
      {
        provider: 'openai-compatible',
        model: 'stand-in',
        promptVersion: expect.any(String),
        mode: 'json_schema',
        attempt: 1,
        durationMs: expect.any(Number),
        outcome: 'answered',
        status: 200,
        finishReason: 'stop',
        inputTokens: 700,
        outputTokens: 300,
      },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|127\.0\.0\.1|borrower|Lantern/);
  });

  test('a quote that nobody said becomes an assumption', async () => {
    server.next(
      tellsStory({}, (answer) => ({
        ...answer,
        acceptanceCriteria: [
          { text: 'A loan can be renewed twice.', source: 'product', quote: 'Loans are renewed at most twice.' },
          {
            text: 'A reserved book is not renewed.',
            source: 'product',
            quote: 'borrowers SEARCH for books  and reserve them',
          },
        ],
        actor: { source: 'idea', quote: 'borrowers' },
        benefit: { source: 'idea', quote: 'because managers are angry' },
      })),
    );
    const [draft] = (await readWriting(open())).drafts;
    expect(draft?.grounding).toEqual([
      { source: 'assumption' },
      { source: 'product', quote: 'Borrowers search for books and reserve them.' },
    ]);
    expect(draft?.actorGrounding).toEqual({ source: 'idea' });
    expect(draft?.benefitGrounding).toEqual({ source: 'assumption' });
  });

  test.each([
    ['in a fence with prose around it', tellsFenced()],
    ['after thoughts that hold a false start', thinksAloud()],
  ])('is found %s', async (_, behaviour) => {
    server.next(behaviour);
    const { deltas, drafts } = await readWriting(open());
    expect(drafts[0]?.acceptanceCriteria).toHaveLength(3);
    expect(deltas.every(({ headline }) => headline?.startsWith('W'))).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  test('a server without schemas is asked for some JSON, then for text, and remembered', async () => {
    server.always(knowsNo('json_schema', 'json_object'));
    const writer = open();
    expect((await readWriting(writer)).drafts).toHaveLength(1);
    expect(formats()).toEqual(['json_schema', 'json_object', 'text']);
    expect((await readWriting(writer)).drafts).toHaveLength(1);
    expect(formats().slice(3)).toEqual(['text']);
  });

  test('prose leads to the next way of asking', async () => {
    server.next(says('Certainly. What would you like to know about libraries?'), tellsStory());
    expect((await readWriting(open())).drafts).toHaveLength(1);
    expect(formats()).toEqual(['json_schema', 'json_object']);
  });

  test.each([
    ['broken JSON', tellsBrokenJson(), /not valid JSON/],
    ['another shape', tellsWrongShape(), /"headline" must be/],
    ['a cut answer', says('{"headline": "Half a st', { reason: 'length' }), /briefer/],
  ])('%s is repaired once, with the problem told', async (_, behaviour, problem) => {
    server.next(behaviour, tellsStory());
    const { drafts, error } = await readWriting(open());
    expect(error).toBeUndefined();
    expect(drafts).toHaveLength(1);
    const messages = server.requests[1]?.body.messages;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3].content).toMatch(problem);
  });

  test.each([
    ['broken JSON', tellsBrokenJson(), 2],
    ['another shape', tellsWrongShape(), 2],
    ['nothing', says(''), 4],
    ['prose', says('A library lends books to people.'), 4],
  ])('%s again and again is told as nonsense', async (_, behaviour, requests) => {
    server.always(behaviour);
    const { drafts, error } = await readWriting(open());
    expect(drafts).toEqual([]);
    expect(error).toMatchObject({ name: 'DomainError', code: 'writer_nonsense' });
    expect(server.requests).toHaveLength(requests);
  });

  test.each([
    ["in its provider's way", declines()],
    ['in prose', says("I'm sorry, but I can't help with that.")],
  ])('a model that declines %s is told as a refusal', async (_, behaviour) => {
    server.always(behaviour);
    const { deltas, error } = await readWriting(open());
    expect(error).toMatchObject({ name: 'DomainError', code: 'writer_refused' });
    expect(deltas).toEqual([]);
  });

  test('whatever a model sends reaches nobody unchecked', async () => {
    server.always(
      says(
        JSON.stringify({
          headline: `${'Long '.repeat(200)}\u0000`,
          userStory: ' As a borrower,\nI want to renew a loan, so that I save a walk. ',
          acceptanceCriteria: [
            '1. A loan can be renewed.',
            7,
            null,
            { text: '- '.padEnd(5_000, 'x') },
            { text: ['no'] },
          ],
          actor: 'nobody',
          openQuestions: { a: 1 },
          furtherIdeas: ['Tell the desk about it', 3],
        }),
        { pieceSize: 7 },
      ),
    );
    const { deltas, drafts } = await readWriting(open());
    for (const { headline = '', userStory = '', acceptanceCriteria = [] } of [...deltas, ...drafts]) {
      expect(headline.length).toBeLessThanOrEqual(200);
      expect(userStory).not.toContain('\n');
      expect(acceptanceCriteria.every((text) => typeof text === 'string' && text.length <= 1_000)).toBe(true);
    }
    expect(drafts[0]?.acceptanceCriteria[0]).toBe('A loan can be renewed.');
    expect(drafts[0]?.grounding).toHaveLength(drafts[0]?.acceptanceCriteria.length ?? 0);
    expect(drafts[0]).toMatchObject({ openQuestions: [], furtherIdeas: ['Tell the desk about it'] });
  });
});
