import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '#contract/product.ts';
import { below, createQueryClient, dropFromLists, keyOf, listsAt } from './query-client.ts';

const matches = (filter: ReturnType<typeof below>, path: string): boolean => filter.predicate({ queryKey: [path] });

describe('what is kept of earlier answers', () => {
  test('is known by its path', () => {
    expect(keyOf(getProduct, { params: { id: '7' } })).toEqual(['/product/7']);
    expect(keyOf(listProducts, { query: { limit: 100 } })).toEqual(['/product?limit=100']);
  });

  test('is fresh for a minute, and nothing is asked for twice when it fails', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 60_000, retry: false });
  });

  test.each([
    ['/product', true, true],
    ['/product?limit=100', true, true],
    ['/product/7', true, false],
    ['/productions', false, false],
    ['/story', false, false],
  ])('%s lies below /product: %s, lists products: %s', (path, isBelow, isList) => {
    expect(matches(below('/product'), path)).toBe(isBelow);
    expect(matches(listsAt('/product'), path)).toBe(isList);
  });

  test('no longer lists what was deleted', () => {
    const queries = createQueryClient();
    queries.setQueryData(['/story?limit=5'], [{ id: 'a' }, { id: 'b' }]);
    queries.setQueryData(['/story'], { pageParams: [undefined], pages: [{ items: [{ id: 'b' }], nextCursor: 'b' }] });
    queries.setQueryData(['/story/b'], { id: 'b' });
    dropFromLists(queries, '/story', 'b');
    expect(queries.getQueryData(['/story?limit=5'])).toEqual([{ id: 'a' }]);
    expect(queries.getQueryData(['/story'])).toEqual({
      pageParams: [undefined],
      pages: [{ items: [], nextCursor: 'b' }],
    });
    expect(queries.getQueryData(['/story/b'])).toEqual({ id: 'b' });
  });
});
