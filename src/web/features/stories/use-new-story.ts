import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Story, getStory } from '#contract/story.ts';
import { below, keyOf, listsAt } from '../../lib/query-client.ts';
import { useTracker } from '../../lib/track-context.tsx';

/**
 * Makes a story that was written and stored just now known to the other screens, and counts it. With `none` lists that are
 * on the screen are not asked for anew: for many stories, one after the other.
 */
export function useNewStory(refetchType: 'active' | 'none' = 'active'): (story: Story) => void {
  const queries = useQueryClient();
  const tracker = useTracker();
  return useCallback(
    (story) => {
      tracker.track('generate_story');
      queries.setQueryData(keyOf(getStory, { params: { id: story.id } }), story);
      for (const stale of [listsAt('/story'), below('/product')]) {
        void queries.invalidateQueries({ ...stale, refetchType });
      }
    },
    [queries, tracker, refetchType],
  );
}
