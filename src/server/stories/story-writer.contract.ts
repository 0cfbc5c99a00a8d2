import { describe, expect, test } from 'vitest';
import {
  CRITERIA_MAX,
  CRITERION_MAX,
  HEADLINE_MAX,
  USER_STORY_MAX,
  draft as draftSchema,
  storyDelta,
} from '#contract/story.ts';
import type { StoryEvent, StoryWriter, WritingTask } from './story-writer.ts';

const task: WritingTask = {
  idea: 'Let volunteers swap a shift with each other so that nobody has to call the coordinator',
  product: {
    name: 'Harbour Kitchen',
    description:
      'Harbour Kitchen plans the shifts of a soup kitchen. Volunteers sign up for shifts. ' +
      'A coordinator fills gaps and calls people who did not come. We want every shift to be covered.',
  },
};

async function readAll(writer: StoryWriter): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  for await (const event of writer.write(task, new AbortController().signal)) events.push(event);
  return events;
}

/** What every writer must keep, whatever is behind it. `open` is called once a test. */
export function describeStoryWriter(open: () => { readonly writer: StoryWriter }): void {
  describe('as any writer', () => {
    test('ends with one whole draft, after what stood so far', async () => {
      const events = await readAll(open().writer);
      expect(events.map(({ type }) => type).filter((type) => type === 'draft')).toHaveLength(1);
      const last = events.at(-1);
      if (last?.type !== 'draft') throw new Error('The last event must be the draft.');
      const draft = draftSchema.parse(last.draft);
      expect(draft.headline.length).toBeGreaterThan(0);
      expect(draft.headline.length).toBeLessThanOrEqual(HEADLINE_MAX);
      expect(draft.userStory.length).toBeGreaterThan(0);
      expect(draft.userStory.length).toBeLessThanOrEqual(USER_STORY_MAX);
      expect(draft.acceptanceCriteria.length).toBeGreaterThan(0);
      expect(draft.acceptanceCriteria.length).toBeLessThanOrEqual(CRITERIA_MAX);
      expect(draft.acceptanceCriteria.every((text) => text.length > 0 && text.length <= CRITERION_MAX)).toBe(true);
      expect(draft.grounding).toHaveLength(draft.acceptanceCriteria.length);
      for (const event of events) if (event.type === 'delta') storyDelta.parse(event.delta);
    });

    test('quotes only what the description says', async () => {
      const last = (await readAll(open().writer)).at(-1);
      if (last?.type !== 'draft') throw new Error('The last event must be the draft.');
      const { grounding, actorGrounding, benefitGrounding } = last.draft;
      const quotes = [...grounding, actorGrounding, benefitGrounding]
        .filter(({ source }) => source === 'product')
        .map(({ quote }) => quote ?? '');
      expect(quotes.filter((quote) => !quote || !task.product.description.includes(quote))).toEqual([]);
    });

    test("stops with the caller's own reason", async () => {
      const reason = new Error('cancelled');
      const events = open().writer.write(task, AbortSignal.abort(reason))[Symbol.asyncIterator]();
      await expect(events.next()).rejects.toBe(reason);
    });
  });
}
