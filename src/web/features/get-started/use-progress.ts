import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listProducts } from '#contract/product.ts';
import { listStories } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';

export interface Progress {
  readonly hasProduct: boolean;
  readonly hasStory: boolean;
}

// The example product, which everybody has, is the oldest: behind it there is none, before it there may be one.
const NEWEST_PRODUCTS = { query: { limit: 2 } } as const;
const NEWEST_STORY = { query: { limit: 1 } } as const;

/** What the person has made already, of what the first steps lead to. */
export function useProgress(): UseQueryResult<Progress> {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(listProducts, NEWEST_PRODUCTS), ...keyOf(listStories, NEWEST_STORY)],
    queryFn: async ({ signal }) => {
      const [products, stories] = await Promise.all([
        api.call(listProducts, NEWEST_PRODUCTS, { signal }),
        api.call(listStories, NEWEST_STORY, { signal }),
      ]);
      return { hasProduct: products.some(({ isExample }) => !isExample), hasStory: stories.length > 0 };
    },
  });
}
