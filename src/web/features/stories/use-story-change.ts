import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Story, type StoryUpdate, getStory, story as storySchema, updateStory } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isRefusal } from '../../lib/problem-error.ts';
import { below, keyOf, listsAt } from '../../lib/query-client.ts';

/** Puts a changed story in the place of what is kept of it; what hangs on it is fetched anew. */
export function keepChangedStory(queries: QueryClient, story: Story): void {
  queries.setQueryData(keyOf(getStory, { params: { id: story.id } }), story);
  void queries.invalidateQueries(listsAt('/story'));
  for (const what of ['versions', 'feedback', 'further']) {
    void queries.invalidateQueries(below(`/story/${story.id}/${what}`));
  }
}

/** The story as it is now, when a change was refused because it had been changed meanwhile. */
export function currentOf(error: unknown): Story | undefined {
  return isRefusal(error, 'stale_version') ? storySchema.safeParse(error.problem.current).data : undefined;
}

/** Changes a story. */
export function useStoryChange(id: string): UseMutationResult<Story, Error, StoryUpdate> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.call(updateStory, { params: { id }, body }),
    onSuccess: (story) => keepChangedStory(queries, story),
  });
}
