import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { type Page, pathOf } from './call.ts';

const FRESH_FOR_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Whether the browser is online says nothing about a server on the same machine: calls are tried at any time.
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: false,
        networkMode: 'always',
        // What could not be read before is read when the connection is back; what stands there stays.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Queries are known by the path they read; lists of pages by the path of their first page. */
export function keyOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): readonly [string] {
  return [pathOf(endpoint, input)];
}

/** Matches every query whose path is `path` or lies below it, whatever its parameters. */
export function below(path: string): { predicate: (query: { queryKey: readonly unknown[] }) => boolean } {
  const inside = new RegExp(`^${path}(?=$|[/?])`);
  return { predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && inside.test(queryKey[0]) };
}

/** Matches the queries that list what is at `path`, not those of single things below it. */
export function listsAt(path: string): { predicate: (query: { queryKey: readonly unknown[] }) => boolean } {
  const list = new RegExp(`^${path}(?=$|[?])`);
  return { predicate: ({ queryKey }) => typeof queryKey[0] === 'string' && list.test(queryKey[0]) };
}

interface Identified {
  readonly id: string;
}

type List = Identified[] | InfiniteData<Page<Identified>>;

/** Takes what was deleted out of every list at `path` that is kept, so that none shows it again before it is fetched anew. */
export function dropFromLists(queries: QueryClient, path: string, id: string): void {
  const others = (items: Identified[]): Identified[] => items.filter((item) => item.id !== id);
  queries.setQueriesData<List>(listsAt(path), (list) => {
    if (list === undefined || Array.isArray(list)) return list && others(list);
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: others(page.items) })) };
  });
}
