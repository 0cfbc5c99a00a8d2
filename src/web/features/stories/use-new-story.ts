import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Story, getStory } from '#contract/story.ts';
import { below, keyOf, listsAt } from '../../lib/query-client.ts';
import { useTracker } from '../../lib/track-context.tsx';

/** Makes a story that was written and stored just now known to the other screens, and counts it. */
export function useNewStory(): (story: Story) => void {
  const queries = useQueryClient();
  const tracker = useTracker();
  return useCallback(
    (story) => {
      tracker.track('generate_story');
      queries.setQueryData(keyOf(getStory, { params: { id: story.id } }), story);
      void queries.invalidateQueries(listsAt('/story'));
      void queries.invalidateQueries(below('/product'));
    },
    [queries, tracker],
  );
}
