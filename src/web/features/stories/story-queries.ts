import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type Story, getStory, listStories } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import type { Page } from '../../lib/call.ts';
import { keyOf } from '../../lib/query-client.ts';

export interface StoryFilter {
  /** Words to look for; empty for all. */
  readonly q: string;
  /** Stories of this product only; empty for all. */
  readonly productId: string;
}

/** The person's stories, newest first, a page at a time. */
export function useStoryPages({ q, productId }: StoryFilter): UseInfiniteQueryResult<InfiniteData<Page<Story>>> {
  const api = useApi();
  const query = { ...(q && { q }), ...(productId && { productId }) };
  return useInfiniteQuery({
    queryKey: keyOf(listStories, { query }),
    queryFn: ({ pageParam, signal }) =>
      api.callPage(listStories, { query: { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // While a person types, the stories found so far stay.
    placeholderData: (shown) => shown,
  });
}

/** Whether the person has any story; undefined while that is not known. Asked only when somebody `wants` to know. */
export function useHasStories(wants: boolean): boolean | undefined {
  const api = useApi();
  const input = { query: { limit: 1 } };
  const { data, isError } = useQuery({
    queryKey: keyOf(listStories, input),
    queryFn: ({ signal }) => api.call(listStories, input, { signal }),
    enabled: wants,
  });
  // Whoever cannot be asked is not taken for somebody new.
  return isError ? true : data && data.length > 0;
}

/** One story. */
export function useStory(id: string): UseQueryResult<Story> {
  const api = useApi();
  const input = { params: { id } };
  return useQuery({
    queryKey: keyOf(getStory, input),
    queryFn: ({ signal }) => api.call(getStory, input, { signal }),
    enabled: id !== '',
  });
}
