import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenerationRequest, Story, StoryDelta } from '#contract/story.ts';
import { type Alternatives, keepDraft } from '#contract/story-drafts.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isAbort, isNotFound } from '../../lib/problem-error.ts';
import { listsAt } from '../../lib/query-client.ts';
import { useNewStory } from './use-new-story.ts';
import { writeReadings } from './write-readings.ts';

export type Reading =
  | { readonly state: 'idle' }
  /** What stands so far of each reading that was begun. */
  | { readonly state: 'writing'; readonly deltas: readonly StoryDelta[] }
  | { readonly state: 'written'; readonly result: Alternatives }
  | { readonly state: 'failed'; readonly error: unknown };

export interface Readings {
  readonly reading: Reading;
  readonly start: (input: GenerationRequest) => Promise<void>;
  /** Ends the writing, and throws away what was written. */
  readonly putAway: () => void;
  /** Stores the reading whose draft this is. */
  readonly keep: (draft: string) => void;
  /** The draft that is being kept. */
  readonly keeping: string | undefined;
  /** Why the last one could not be kept. */
  readonly keepError: unknown;
}

const IDLE: Reading = { state: 'idle' };

/** Two or three readings of one idea, of which one may be kept; `onStory` hears of it. Leaving the screen ends the writing. */
export function useReadings(onStory: (story: Story) => Promise<void>): Readings {
  const api = useApi();
  const queries = useQueryClient();
  const arrive = useNewStory();
  const [reading, setReading] = useState<Reading>(IDLE);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  // The product is gone: what can be chosen is looked up again.
  const onError = (error: unknown): void => {
    if (isNotFound(error)) void queries.invalidateQueries(listsAt('/product'));
  };
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: (draft: string) => api.call(keepDraft, { body: { draft } }),
    onSuccess: (story) => {
      arrive(story);
      return onStory(story);
    },
    onError,
  });

  const start = async (input: GenerationRequest): Promise<void> => {
    const controller = new AbortController();
    run.current?.abort();
    run.current = controller;
    reset();
    const deltas: StoryDelta[] = [];
    setReading({ state: 'writing', deltas });
    try {
      const result = await writeReadings(api, input, {
        signal: controller.signal,
        onDelta: ({ index, ...delta }) => {
          deltas[index] = delta;
          setReading({ state: 'writing', deltas: [...deltas] });
        },
      });
      setReading({ state: 'written', result });
    } catch (failure) {
      onError(failure);
      if (!controller.signal.aborted && !isAbort(failure)) setReading({ state: 'failed', error: failure });
    }
  };

  const putAway = useCallback(() => {
    run.current?.abort();
    setReading(IDLE);
  }, []);

  return { reading, start, putAway, keep: mutate, keeping: isPending ? variables : undefined, keepError: error };
}
