import { useQuery } from '@tanstack/react-query';
import { listProducts } from '#contract/product.ts';
import { listStories } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';

export interface Progress {
  readonly hasProduct: boolean;
  readonly hasStory: boolean;
}

interface ProgressState {
  /** Undefined while that is not known. */
  readonly progress: Progress | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

// The example product, which everybody has, is the oldest: behind it there is none, before it there may be one.
const NEWEST_PRODUCTS = { query: { limit: 2 } } as const;
const NEWEST_STORY = { query: { limit: 1 } } as const;

/** What the person has made already, of what the first steps lead to. Asked only when somebody `wants` to know. */
export function useProgress(wants = true): ProgressState {
  const api = useApi();
  const products = useQuery({
    queryKey: keyOf(listProducts, NEWEST_PRODUCTS),
    queryFn: ({ signal }) => api.call(listProducts, NEWEST_PRODUCTS, { signal }),
    enabled: wants,
  });
  const stories = useQuery({
    queryKey: keyOf(listStories, NEWEST_STORY),
    queryFn: ({ signal }) => api.call(listStories, NEWEST_STORY, { signal }),
    enabled: wants,
  });
  const isKnown = products.data !== undefined && stories.data !== undefined;
  return {
    progress: isKnown
      ? { hasProduct: products.data.some(({ isExample }) => !isExample), hasStory: stories.data.length > 0 }
      : undefined,
    error: products.error ?? stories.error,
    refetch() {
      for (const query of [products, stories]) if (query.isError) void query.refetch();
    },
  };
}
