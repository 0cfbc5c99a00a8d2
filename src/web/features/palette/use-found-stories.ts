import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Story, listStories } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';

const SHOWN = 5;
/** A pause in typing of this length starts the search. */
const PAUSE_MS = 150;

/** The newest stories with these words, of all before anything is typed; `isLate` while they are still those of earlier words. */
export function useFoundStories(typed: string): { stories: UseQueryResult<Story[]>; isLate: boolean } {
  const api = useApi();
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  const input = { query: { limit: SHOWN, ...(q && { q }) } };
  const stories = useQuery({
    queryKey: keyOf(listStories, input),
    queryFn: ({ signal }) => api.call(listStories, input, { signal }),
    placeholderData: (shown) => shown,
  });
  return { stories, isLate: q !== typed || stories.isFetching };
}
