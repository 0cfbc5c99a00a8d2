import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { type Story, getStory } from '#contract/story.ts';
import { type FurtherStory, listFurtherStories } from '#contract/story-versions.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isAbort } from '../../lib/problem-error.ts';
import { below, keyOf, listsAt } from '../../lib/query-client.ts';
import { useTracker } from '../../lib/track-context.tsx';
import { writeStory } from './generate-story.ts';

/** The further ideas of a story, and which of them are stories already. */
export function useFurtherStories({ id, furtherIdeas }: Story): UseQueryResult<FurtherStory[]> {
  const api = useApi();
  const input = { params: { id } };
  return useQuery({
    queryKey: keyOf(listFurtherStories, input),
    queryFn: ({ signal }) => api.call(listFurtherStories, input, { signal }),
    enabled: furtherIdeas.length > 0,
  });
}

/** Makes a story of one further idea of another, for the same product; `onStory` hears of it. */
export function useFurtherStory(parent: Story, index: number, onStory: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const tracker = useTracker();
  const run = useRef<AbortController>(undefined);
  const key = useRef<string>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      run.current = new AbortController();
      key.current ??= uuid();
      const body = { productId: parent.product.id, parent: { storyId: parent.id, index } };
      return writeStory(api, body, { signal: run.current.signal, idempotencyKey: key.current });
    },
    onSuccess: (story) => {
      tracker.track('generate_story');
      queries.setQueryData(keyOf(getStory, { params: { id: story.id } }), story);
      queries.setQueryData<FurtherStory[]>(keyOf(listFurtherStories, { params: { id: parent.id } }), (ideas) =>
        ideas?.map((idea) => (idea.index === index ? { ...idea, storyId: story.id } : idea)),
      );
      void queries.invalidateQueries(listsAt('/story'));
      void queries.invalidateQueries(below('/product'));
      onStory();
    },
  });

  const cancel = (): void => {
    run.current?.abort();
    // The cancelled try may still be ending on the server: the next one is a new one.
    key.current = undefined;
  };
  return { create: () => mutate(), cancel, isWriting: isPending, error: isAbort(error) ? null : error };
}
