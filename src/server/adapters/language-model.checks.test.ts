import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#contract/story.ts';
import { cutsOff, fails, says, stalls, tellsBrokenJson, tellsStory } from '../../../tests/fakes/model-behaviours.ts';
import type { Behaviour, ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { readWriting, sampleTask } from '../../../tests/fakes/writing.ts';
import type { WritingTask } from '../stories/story-writer.ts';
import { createLanguageModelWriter } from './language-model.ts';

const TWO_WISHES =
  'As a borrower, I want to renew a loan and to print a list of my books, so that I save a walk to the desk.';
const ONE_WISH = 'As a borrower, I want to renew a loan, so that I save a walk to the desk.';

const tells = (userStory: string): Behaviour => tellsStory({}, (answer) => ({ ...answer, userStory }));

describe('a story of a model that breaks the rules of good stories', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startOpenAiCompatible();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const write = (task: WritingTask = sampleTask) =>
    readWriting(
      createLanguageModelWriter({
        provider: 'openai-compatible',
        modelId: 'stand-in',
        baseUrl: server.url,
        limits: { backoffMs: 1, chunkMs: 2_000 },
      }),
      task,
    );
  const messagesOf = (request: number): { role: string; content: string }[] => server.requests[request]?.body.messages;

  test('is put right once, with what the checks found', async () => {
    server.next(tells(TWO_WISHES), tells(ONE_WISH));
    const { drafts, deltas, error } = await write();
    expect(error).toBeUndefined();
    expect(drafts.map(({ userStory }) => userStory)).toEqual([ONE_WISH]);
    expect(server.requests).toHaveLength(2);
    expect(messagesOf(1).map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(JSON.parse(messagesOf(1)[2]?.content ?? '')).toMatchObject({ userStory: TWO_WISHES });
    expect(messagesOf(1)[3]?.content).toMatch(/userStory: .*print/);
    // A person is not shown the story going back to its first words.
    expect(deltas.at(-1)?.userStory).toBe(TWO_WISHES);
  });

  test('has all of its tokens counted', async () => {
    server.next(tells(TWO_WISHES), tells(ONE_WISH));
    expect((await write()).tokens).toEqual([{ input: 1_400, output: 600 }]);
  });

  test.each<[what: string, second: Behaviour]>([
    ['is no better', tells(TWO_WISHES)],
    ['is nonsense', tellsBrokenJson()],
    ['is prose', says('Of course! Here you are.')],
    ['never comes', stalls()],
    ['breaks off', cutsOff()],
    ['is refused', fails(401)],
  ])('is told as it is when its improvement %s', async (_what, second) => {
    server.next(tells(TWO_WISHES), second);
    const { drafts, error } = await write();
    expect(error).toBeUndefined();
    expect(drafts.map(({ userStory }) => userStory)).toEqual([TWO_WISHES]);
    expect(server.requests).toHaveLength(2);
  });

  test('is told as it is when the one repair was spent on its form', async () => {
    server.next(tellsBrokenJson(), tells(TWO_WISHES));
    expect((await write()).drafts[0]?.userStory).toBe(TWO_WISHES);
    expect(server.requests).toHaveLength(2);
  });

  test('stops with its caller while it is put right', async () => {
    server.next(tells(TWO_WISHES), stalls());
    const caller = new AbortController();
    const gone = new Error('gone');
    const writing = readWriting(
      createLanguageModelWriter({ provider: 'openai-compatible', modelId: 'stand-in', baseUrl: server.url }),
      sampleTask,
      caller.signal,
    );
    await expect.poll(() => server.requests.length).toBe(2);
    caller.abort(gone);
    const { drafts, error } = await writing;
    expect([drafts, error]).toEqual([[], gone]);
    expect(await server.requests[1]?.over).toBe('aborted');
  });

  test('is left alone where it breaks none, and in a language that the checks cannot read', async () => {
    await write();
    expect(server.requests).toHaveLength(1);
    server.next(
      tells(
        'Als Ausleiher möchte ich meine Bücher verlängern und eine Liste drucken, damit ich nicht zum Tresen muss.',
      ),
    );
    expect((await write()).drafts[0]?.userStory).toMatch(/^Als Ausleiher/);
    expect(server.requests).toHaveLength(2);
  });

  test('is left alone in what a person has locked', async () => {
    const story: Draft = {
      headline: 'Renew a loan',
      userStory: TWO_WISHES,
      acceptanceCriteria: ['A borrower can renew a loan.'],
      grounding: [{ source: 'person' }],
      actorGrounding: { source: 'person' },
      benefitGrounding: { source: 'person' },
      openQuestions: [],
      assumptions: [],
      furtherIdeas: [],
    };
    const locks = { headline: false, userStory: true, acceptanceCriteria: [] };
    server.next(tells(TWO_WISHES));
    await write({ ...sampleTask, revision: { story, locks, feedback: 'Another headline', changes: [] } });
    expect(server.requests).toHaveLength(1);
  });
});
