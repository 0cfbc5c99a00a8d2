import { describe, expect, test } from 'vitest';
import type { StoryDelta } from '#contract/story.ts';
import type { Api } from '../../lib/call.ts';
import type { ServerEvent } from '../../lib/event-stream.ts';
import { PlainError, ProblemError } from '../../lib/problem-error.ts';
import { writeStory } from './generate-story.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const STORY = {
  id: ID,
  headline: 'Keep the cart',
  userStory: 'As a shopper, I want my cart kept, so that I can pay later.',
  acceptanceCriteria: ['The cart is kept.'],
  grounding: [{ source: 'idea' }],
  actorGrounding: { source: 'idea' },
  benefitGrounding: { source: 'assumption' },
  openQuestions: [],
  assumptions: [],
  furtherIdeas: [],
  idea: 'Let shoppers keep their cart over night.',
  writer: 'drafter',
  version: 1,
  locks: { headline: false, userStory: false, acceptanceCriteria: [] },
  product: { id: ID, name: 'Corner Shop' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function writing(...events: ServerEvent[]) {
  const deltas: StoryDelta[] = [];
  const api = {
    async *stream() {
      yield* events;
    },
  } as unknown as Api;
  const options = {
    signal: new AbortController().signal,
    idempotencyKey: 'key-1',
    onDelta: (delta: StoryDelta) => void deltas.push(delta),
  };
  return { deltas, story: writeStory(api, { description: STORY.idea, productId: ID }, options) };
}

describe('a story that is being written', () => {
  test('is shown as it grows and given over when it is stored', async () => {
    const { deltas, story } = writing(
      { event: 'delta', data: { headline: 'Keep' } },
      { event: 'delta', data: { headline: 'Keep the cart' } },
      { event: 'story', data: STORY },
    );
    await expect(story).resolves.toEqual(STORY);
    expect(deltas).toEqual([{ headline: 'Keep' }, { headline: 'Keep the cart' }]);
  });

  test('that fails on the way tells why in the words of the server', async () => {
    const problem = { type: 'x', title: 'Busy', status: 503, code: 'writer_busy', detail: 'The writer is busy.' };
    const { story } = writing({ event: 'delta', data: {} }, { event: 'error', data: problem });
    await expect(story).rejects.toBeInstanceOf(ProblemError);
    await expect(story).rejects.toThrow('The writer is busy.');
  });

  test('that ends with neither story nor error has failed', async () => {
    const { story } = writing({ event: 'delta', data: { headline: 'Keep' } });
    await expect(story).rejects.toBeInstanceOf(PlainError);
    await expect(story).rejects.toThrow('The story broke off before it was done.');
  });
});
