import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type Product, getProduct, listProducts } from '#contract/product.ts';
import { useApi } from '../../lib/api-context.tsx';
import type { Page } from '../../lib/call.ts';
import { keyOf } from '../../lib/query-client.ts';

/** The person's products, newest first, a page at a time. */
export function useProductPages(): UseInfiniteQueryResult<InfiniteData<Page<Product>>> {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: keyOf(listProducts, { query: {} }),
    queryFn: ({ pageParam, signal }) => api.callPage(listProducts, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** One product. */
export function useProduct(id: string): UseQueryResult<Product> {
  const api = useApi();
  const input = { params: { id } };
  return useQuery({
    queryKey: keyOf(getProduct, input),
    queryFn: ({ signal }) => api.call(getProduct, input, { signal }),
    enabled: id !== '',
  });
}
