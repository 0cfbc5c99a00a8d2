import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoryEvent } from '../stories/story-writer.ts';
import { draftStory } from './draft-story.ts';
import { warmUp } from './deliver.ts';
import { createDrafter } from './drafter.ts';
import { USUAL_IDEAS } from './lexicon/usual-ideas.ts';

const task = {
  idea: 'Let growers compare the harvest of two fields',
  product: {
    name: 'Furrow',
    description: 'Growers plan fields and log the harvest. Buyers place orders every Monday.',
  },
};

async function collect(signal: AbortSignal): Promise<StoryEvent[]> {
  const events: StoryEvent[] = [];
  for await (const event of createDrafter().write(task, signal)) events.push(event);
  return events;
}

describe('the built-in writer', () => {
  it('shows the headline, the story, one criterion after the other and ends with the whole', async () => {
    const events = await collect(new AbortController().signal);
    const draft = draftStory(task);
    const { headline, userStory, acceptanceCriteria } = draft;
    expect(events[0]).toEqual({ type: 'delta', delta: { headline } });
    expect(events[1]).toEqual({ type: 'delta', delta: { headline, userStory } });
    expect(events[2]).toEqual({
      type: 'delta',
      delta: { headline, userStory, acceptanceCriteria: acceptanceCriteria.slice(0, 1) },
    });
    expect(events).toHaveLength(acceptanceCriteria.length + 3);
    expect(events.at(-1)).toEqual({ type: 'draft', draft });
  });

  it('stops with the reason of the signal', async () => {
    const stop = new AbortController();
    const seen: StoryEvent[] = [];
    const reason = new Error('the person has left');
    await expect(async () => {
      for await (const event of createDrafter().write(task, stop.signal)) {
        seen.push(event);
        if (seen.length === 3) stop.abort(reason);
      }
    }).rejects.toBe(reason);
    expect(seen).toHaveLength(3);
  });

  it('passes on that an idea makes no sense', async () => {
    const events = createDrafter().write(
      { ...task, idea: 'zzzz qqqq zzzz qqqq zzzz qqqq zzzz' },
      new AbortController().signal,
    );
    await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'idea_not_understood' });
  });
});

describe('getting ready', () => {
  afterEach(() => vi.useRealTimers());

  it('waits for somebody who may write, and happens once', async () => {
    vi.useFakeTimers();
    const drafter = createDrafter();
    expect(vi.getTimerCount()).toBe(0);
    drafter.prepare?.();
    drafter.prepare?.();
    expect(vi.getTimerCount()).toBe(1);
    await vi.runAllTimersAsync();
    drafter.prepare?.();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('getting warm', () => {
  const COUNT = USUAL_IDEAS.flatMap(({ ideas }) => ideas).length;
  afterEach(() => vi.useRealTimers());

  it('drafts each of the usual ideas', () => {
    expect([...warmUp()]).toHaveLength(COUNT);
  });

  it('begins with the first story, goes on beside other work and happens once', async () => {
    vi.resetModules();
    vi.useFakeTimers();
    const own = await import('./drafter.ts');
    const drafter = own.createDrafter();
    const write = async (): Promise<void> => {
      for await (const _ of drafter.write(task, new AbortController().signal));
    };
    expect(vi.getTimerCount()).toBe(0);
    await write();
    expect(vi.getTimerCount()).toBe(1);
    let turns = 0;
    for (; vi.getTimerCount() > 0; turns++) vi.runOnlyPendingTimers();
    expect(turns).toBe(COUNT + 1);
    await write();
    expect(vi.getTimerCount()).toBe(0);
  });
});
