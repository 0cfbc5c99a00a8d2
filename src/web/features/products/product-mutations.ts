import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Product,
  type ProductInput,
  type ProductUpdate,
  createProduct,
  deleteProduct,
  getProduct,
  product as productSchema,
  updateProduct,
} from '#contract/product.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isRefusal, unlessGone } from '../../lib/problem-error.ts';
import { below, dropFromLists, keyOf, listsAt } from '../../lib/query-client.ts';
import { forgetUnsaved } from '../../lib/unsaved-text.ts';

const PRODUCTS = '/product';
const STORIES = '/story';

/** Creates a product; the lists of products are then fetched anew. */
export function useCreateProduct(): UseMutationResult<Product, Error, ProductInput> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.call(createProduct, { body }),
    // The list is next on the screen, and is to show the new product at once.
    onSuccess: () => queries.invalidateQueries({ ...listsAt(PRODUCTS), refetchType: 'all' }),
  });
}

/** The product as it is now, when a change was refused because it had been changed meanwhile. */
export function currentOf(error: unknown): Product | undefined {
  return isRefusal(error, 'stale_version') ? productSchema.safeParse(error.problem.current).data : undefined;
}

/** Changes a product; stories carry its name, so they are fetched anew too. */
export function useUpdateProduct(id: string): UseMutationResult<Product, Error, ProductUpdate> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body) => {
      try {
        return await api.call(updateProduct, { params: { id }, body });
      } catch (error) {
        const current = currentOf(error);
        // It says so already: the answer to the try before was lost.
        if (current?.name === body.name && current.description === body.description) return current;
        throw error;
      }
    },
    onError: (error) => {
      const current = currentOf(error);
      if (current) queries.setQueryData(keyOf(getProduct, { params: { id } }), current);
    },
    onSuccess: async (product) => {
      queries.setQueryData(keyOf(getProduct, { params: { id } }), product);
      await Promise.all([queries.invalidateQueries(below(PRODUCTS)), queries.invalidateQueries(below(STORIES))]);
    },
  });
}

/** Deletes a product and, with it, its stories. */
export function useDeleteProduct(id: string): UseMutationResult<void, Error, void> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.call(deleteProduct, { params: { id } }).catch(unlessGone);
    },
    onSuccess: async () => {
      forgetUnsaved(`product:${id}`);
      dropFromLists(queries, PRODUCTS, id);
      // The product itself is gone: only lists and stories are asked for again.
      await Promise.all([queries.invalidateQueries(listsAt(PRODUCTS)), queries.invalidateQueries(below(STORIES))]);
    },
  });
}
