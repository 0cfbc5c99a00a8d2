import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { JiraPush } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { countDown } from '../../lib/count-down.ts';
import { type Outcomes, pushMany } from './push-many.ts';
import { addStoryToJira, keepStory } from './use-story-in-jira.ts';

interface PushManyState {
  /** Empty before the first run. */
  readonly outcomes: Outcomes;
  readonly isRunning: boolean;
  /** The seconds that are left of a wait that Jira asked for. */
  readonly wait: number;
  /** Each story goes where `pushOf` says. */
  readonly start: (stories: readonly Story[], pushOf: (story: Story) => JiraPush) => Promise<void>;
  /** Leaves out what has not begun. */
  readonly cancel: () => void;
}

const NOTHING: Outcomes = new Map();

/** Adds several stories to Jira; it ends with the screen. */
export function usePushMany(): PushManyState {
  const api = useApi();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const [wait, setWait] = useState(0);
  const run = useRef<AbortController | null>(null);
  const cancel = (): void => run.current?.abort();
  useEffect(() => () => run.current?.abort(), []);

  const start: PushManyState['start'] = async (stories, pushOf) => {
    const { signal } = (run.current = new AbortController());
    setRunning(true);
    const earlier = outcomes;
    await pushMany({
      stories,
      signal,
      onOutcomes: (latest) => setOutcomes(new Map([...earlier, ...latest])),
      pause: (seconds) => countDown(seconds, signal, setWait),
      add: async (story) => {
        const added = await addStoryToJira(api, story.id, pushOf(story));
        keepStory(queries, added);
        return added;
      },
    });
    setRunning(false);
  };

  return { outcomes, isRunning, wait, start, cancel };
}
