import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/common.ts';
import { type Product, listProducts } from '#contract/product.ts';
import { useApi } from './api-context.tsx';
import { keyOf } from './query-client.ts';

/** All of the person's products, for whatever lets one be chosen. */
export function useAllProducts(): UseQueryResult<Product[]> {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(listProducts, { query: { limit: MAX_PAGE_SIZE } }),
    queryFn: async ({ signal }) => {
      const products: Product[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.callPage(listProducts, { query: { limit: MAX_PAGE_SIZE, cursor } }, { signal });
        products.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return products;
    },
  });
}
