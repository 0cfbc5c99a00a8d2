import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cutsOff,
  dropsAtOnce,
  fails,
  failsInside,
  isBusy,
  keepsSilent,
  says,
  stalls,
  tellsStory,
} from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { readWriting, sampleTask } from '../../../tests/fakes/writing.ts';
import { createLanguageModelWriter } from './language-model.ts';
import type { ModelLimits, ModelLogEntry } from './language-model/settings.ts';

describe('a language model at fault', () => {
  let server: ModelServer;
  let logged: ModelLogEntry[];
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeAll(async () => {
    process.on('unhandledRejection', note);
    server = await startOpenAiCompatible();
  });
  beforeEach(() => {
    server.reset();
    logged = [];
  });
  afterAll(async () => {
    await server.close();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  const open = (limits: Partial<ModelLimits> = {}, baseUrl = server.url) =>
    createLanguageModelWriter({
      provider: 'openai-compatible',
      modelId: 'stand-in',
      baseUrl,
      apiKey: 'sk-very-secret',
      limits: { backoffMs: 1, ...limits },
      log: (entry) => logged.push(entry),
    });

  test.each([
    ['a wrong key', fails(401, { message: 'Incorrect API key: sk-very-secret' }), 'writer_misconfigured', 1],
    ['a forbidden model', fails(403), 'writer_misconfigured', 1],
    ['an unknown model', fails(404), 'writer_misconfigured', 1],
    ['no credit left', fails(429, { message: 'insufficient_quota' }), 'writer_misconfigured', 1],
    ['a parameter it does not know', fails(400, { message: 'max_tokens' }), 'writer_misconfigured', 1],
    ['a text too long for it', fails(400, { message: 'maximum context length is 4096' }), 'writer_refused', 1],
    ['a filter', fails(400, { message: 'content_filter triggered' }), 'writer_refused', 1],
    ['a busy provider', isBusy(0), 'writer_busy', 3],
    ['a server error', fails(500), 'writer_unavailable', 3],
    ['a gateway error', fails(502), 'writer_unavailable', 3],
    ['a dropped socket', dropsAtOnce(), 'writer_unavailable', 3],
    ['an error inside the stream', failsInside('the worker died'), 'writer_unavailable', 3],
    ['a limit told inside the stream', failsInside('rate limit reached'), 'writer_busy', 3],
  ])('%s is told in plain words', async (_, behaviour, code, requests) => {
    server.always(behaviour);
    const { deltas, drafts, error } = await readWriting(open());
    expect(error).toMatchObject({ name: 'DomainError', code });
    expect((error as Error).message).toMatch(/^[A-Z].*\.$/);
    expect(`${(error as Error).message} ${JSON.stringify(logged)}`).not.toMatch(
      /secret|127\.0|borrower|context length/,
    );
    expect((error as Error).cause).toBeUndefined();
    expect({ deltas, drafts }).toEqual({ deltas: [], drafts: [] });
    expect(server.requests).toHaveLength(requests);
  });

  test('a fault that passes is not seen by anybody', async () => {
    server.next(fails(500), isBusy(0));
    const { drafts, error } = await readWriting(open());
    expect(error).toBeUndefined();
    expect(drafts).toHaveLength(1);
    expect(logged.map(({ attempt, status, outcome }) => [attempt, status, outcome])).toEqual([
      [1, 500, 'writer_unavailable'],
      [2, 429, 'writer_busy'],
      [3, 200, 'answered'],
    ]);
  });

  test('a provider that asks for more time than there is left is not waited for', async () => {
    server.always(isBusy(3_600));
    const { error } = await readWriting(open({ totalMs: 60_000 }));
    expect(error).toMatchObject({ code: 'writer_busy', retryAfter: 3_600 });
    expect(server.requests).toHaveLength(1);
  });

  test('a port where nobody listens is told as unreachable', async () => {
    const gone = await startOpenAiCompatible();
    await gone.close();
    const { error } = await readWriting(open({}, gone.url));
    expect(error).toMatchObject({ code: 'writer_unavailable' });
    expect(logged).toHaveLength(3);
  });

  test.each([301, 302, 307, 308])('an answer %i that names another server leads nowhere', async (status) => {
    const other = await startOpenAiCompatible();
    server.always(({ response }) => {
      response.writeHead(status, { location: `${other.url}/chat/completions` }).end();
    });
    const { drafts, error } = await readWriting(open());
    expect(drafts).toEqual([]);
    expect(error).toMatchObject({ code: 'writer_unavailable' });
    expect(other.requests).toEqual([]);
    server.always(tellsStory());
    await other.close();
  });

  test('a name that does not exist is told as unreachable', async () => {
    const { error } = await readWriting(open({ retries: 0 }, 'http://model.invalid/v1'));
    expect(error).toMatchObject({ code: 'writer_unavailable' });
  });

  test('a model that falls silent in the middle is given up and its connection closed', async () => {
    server.always(stalls());
    const { deltas, error } = await readWriting(open({ chunkMs: 100 }));
    expect(deltas.length).toBeGreaterThan(0);
    expect(error).toMatchObject({ code: 'writer_timeout' });
    expect(await server.requests[0]?.over).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  test('a model that never begins is given up', async () => {
    server.always(keepsSilent());
    expect((await readWriting(open({ firstChunkMs: 100 }))).error).toMatchObject({ code: 'writer_timeout' });
    expect(await server.requests[0]?.over).toBe('aborted');
  });

  test('the total time ends a model that never stops talking', async () => {
    server.always(says(() => ' '.repeat(1_000_000), { pieceSize: 8, before: () => setImmediate() }));
    expect((await readWriting(open({ totalMs: 500, maxAnswerChars: Infinity }))).error).toMatchObject({
      code: 'writer_timeout',
    });
    expect(await server.requests[0]?.over).toBe('aborted');
  });

  test('a model that never stops is stopped when it has said more than any story holds', async () => {
    server.always(says(() => `{"headline": "Swap${' '.repeat(20_000_000)}`, { pieceSize: 10_000 }));
    expect((await readWriting(open())).error).toMatchObject({ code: 'writer_nonsense' });
    expect(await server.requests[0]?.over).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  test('a stream cut after its first words is not begun again behind the reader', async () => {
    const gate = Promise.withResolvers<void>();
    server.next(cutsOff(80, gate.promise));
    const events = open().write(sampleTask, new AbortController().signal)[Symbol.asyncIterator]();
    expect((await events.next()).value).toHaveProperty('type', 'delta');
    gate.resolve();
    await expect(readToEnd(events)).rejects.toMatchObject({ code: 'writer_unavailable' });
    expect(server.requests).toHaveLength(1);
  });

  test('a stream cut before its first word is begun again', async () => {
    server.next(cutsOff(0));
    expect((await readWriting(open())).drafts).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  test("cancelling closes the provider's connection and gives the caller's own reason", async () => {
    server.always(stalls());
    const caller = new AbortController();
    const reason = new Error('The person pressed Cancel.');
    const events = open().write(sampleTask, caller.signal)[Symbol.asyncIterator]();
    expect((await events.next()).value).toHaveProperty('type', 'delta');
    caller.abort(reason);
    await expect(readToEnd(events)).rejects.toBe(reason);
    expect(await server.requests[0]?.over).toBe('aborted');
    expect(logged.at(-1)?.outcome).toBe('aborted');
  });

  test('cancelling ends the wait before a retry', async () => {
    const caller = new AbortController();
    server.always((exchange) => {
      void exchange.request.over.then(() => caller.abort('enough'));
      return isBusy(30)(exchange);
    });
    expect((await readWriting(open(), sampleTask, caller.signal)).error).toBe('enough');
    expect(server.requests).toHaveLength(1);
  });

  test('who cancelled before the start is not charged for a request', async () => {
    expect((await readWriting(open(), sampleTask, AbortSignal.abort('too late'))).error).toBe('too late');
    expect(server.requests).toHaveLength(0);
  });

  test("a reader who goes away closes the provider's connection", async () => {
    server.always(stalls());
    for await (const event of open().write(sampleTask, new AbortController().signal)) {
      expect(event.type).toBe('delta');
      break;
    }
    expect(await server.requests[0]?.over).toBe('aborted');
  });

  test('many writings at once do not meet', async () => {
    server.always(tellsStory({ pieceSize: 30 }));
    const writer = open();
    const tasks = Array.from({ length: 20 }, (_, number) => ({
      ...sampleTask,
      idea: `Number${number} ${sampleTask.idea}`,
    }));
    const all = await Promise.all(tasks.map((task) => readWriting(writer, task)));
    expect(all.map(({ drafts }) => drafts[0]?.headline.split(' ')[0])).toEqual(
      tasks.map((_, number) => `Number${number}`),
    );
  });
});

async function readToEnd(events: AsyncIterator<unknown>): Promise<void> {
  while (!(await events.next()).done);
}
