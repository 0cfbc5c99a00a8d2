import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Story, getStory, updateStory } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';
import { type LockablePart, withLock } from './locks.ts';
import { currentOf, keepChangedStory } from './use-story-change.ts';

interface Turn {
  readonly part: LockablePart;
  readonly locked: boolean;
}

/** Locks and unlocks parts of a story, one after the other; `onFailure` hears when that could not be stored. */
export function useLocks(shown: Story, onFailure: () => void): (part: LockablePart, locked: boolean) => void {
  const api = useApi();
  const queries = useQueryClient();
  const input = { params: { id: shown.id } };
  const { mutate } = useMutation({
    scope: { id: `locks ${shown.id}` },
    mutationFn: ({ part, locked }: Turn) => {
      // The press before may have raised the version.
      const story = queries.getQueryData<Story>(keyOf(getStory, input)) ?? shown;
      const { headline, userStory, acceptanceCriteria, version } = story;
      const locks = withLock(story.locks, part, locked);
      return api.call(updateStory, { ...input, body: { headline, userStory, acceptanceCriteria, version, locks } });
    },
    onSuccess: (story) => keepChangedStory(queries, story),
    onError: (error) => {
      const current = currentOf(error);
      if (current) keepChangedStory(queries, current);
      onFailure();
    },
  });
  return (part, locked) => mutate({ part, locked });
}
