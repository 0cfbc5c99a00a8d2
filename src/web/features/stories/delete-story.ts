import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteStory } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { unlessGone } from '../../lib/problem-error.ts';
import { below, dropFromLists, listsAt } from '../../lib/query-client.ts';
import { forgetUnsaved } from '../../lib/unsaved-text.ts';

/** Forgets what was typed about a story that is gone. */
export function forgetWordsOf(storyId: string): void {
  // The changes, the wish and the answers: each ends in the story's id.
  forgetUnsaved(storyId);
}

/** Deletes a story; lists, and the products that count their stories, are then fetched anew. */
export function useDeleteStory(id: string): UseMutationResult<void, Error, void> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.call(deleteStory, { params: { id } }).catch(unlessGone);
    },
    onSuccess: async () => {
      forgetWordsOf(id);
      dropFromLists(queries, '/story', id);
      await Promise.all([queries.invalidateQueries(listsAt('/story')), queries.invalidateQueries(below('/product'))]);
    },
  });
}
