import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Story } from '#contract/story.ts';
import { type StoryVersion, listVersions, restoreVersion } from '#contract/story-versions.ts';
import { useApi } from '../../lib/api-context.tsx';
import type { Page } from '../../lib/call.ts';
import { keyOf } from '../../lib/query-client.ts';
import { keepChangedStory } from './use-story-change.ts';

/** What a story was, newest first, a page at a time. */
export function useHistory(id: string): UseInfiniteQueryResult<InfiniteData<Page<StoryVersion>>> {
  const api = useApi();
  const params = { id };
  return useInfiniteQuery({
    queryKey: keyOf(listVersions, { params, query: {} }),
    queryFn: ({ pageParam, signal }) =>
      api.callPage(listVersions, { params, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Makes an earlier version of a story the newest again. */
export function useRestore(id: string): UseMutationResult<Story, Error, number> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version) => api.call(restoreVersion, { params: { id, version } }),
    onSuccess: (story) => keepChangedStory(queries, story),
  });
}
