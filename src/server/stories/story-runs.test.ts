import { describe, expect, test } from 'vitest';
import { sampleTask } from '../../../tests/fakes/writing.ts';
import { resultOf, write } from './story-runs.service.ts';
import type { StoryEvent, StoryWriter } from './story-writer.ts';

/** A writer of headlines, and whether it is still at work. */
function openWriter(events: readonly StoryEvent[]) {
  const state = { isAtWork: false };
  const writer: StoryWriter = {
    name: 'headlines',
    async *write() {
      state.isAtWork = true;
      try {
        yield* events;
      } finally {
        state.isAtWork = false;
      }
    },
  };
  return { state, writer };
}

const headline = (text: string): StoryEvent => ({ type: 'delta', delta: { headline: text } });
const signal = new AbortController().signal;

describe('a writer that is let write', () => {
  test('is stopped when nobody reads on', async () => {
    const { state, writer } = openWriter([headline('One'), headline('Two')]);
    const told: unknown[] = [];
    for await (const text of write(writer, sampleTask, signal, (delta) => delta.headline)) {
      told.push(text);
      expect(state.isAtWork).toBe(true);
      break;
    }
    expect([told, state.isAtWork]).toEqual([['One'], false]);
  });

  test('that ends without a story is told so', async () => {
    const { writer } = openWriter([headline('One')]);
    const run = write(writer, sampleTask, signal, (delta) => ({ event: 'delta', data: delta }));
    await expect(resultOf(run, 'delta')).rejects.toMatchObject({ code: 'writer_nonsense' });
  });
});
