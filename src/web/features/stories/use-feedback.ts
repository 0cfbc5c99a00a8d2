import { useRef } from 'react';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Feedback, getFeedback, giveFeedback } from '#contract/feedback.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';

interface FeedbackState {
  readonly feedback: UseQueryResult<Feedback>;
  /** Says what the person thinks; `null` takes it back. */
  readonly give: (liked: boolean | null) => void;
}

function opinion(storyId: string, liked: boolean | null): Feedback {
  return liked === null ? { storyId } : { storyId, liked };
}

/**
 * What the person thinks of a story. A new opinion shows at once; when it cannot be stored the old
 * one returns and `onFailure` hears why.
 */
export function useFeedback(storyId: string, onFailure: (error: Error) => void): FeedbackState {
  const api = useApi();
  const queries = useQueryClient();
  const input = { params: { id: storyId } };
  const queryKey = keyOf(getFeedback, input);

  const feedback = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(getFeedback, input, { signal }),
    enabled: storyId !== '',
  });

  const stored = useRef<Feedback>(undefined);
  // The one that calls is among them.
  const isOnly = (): boolean => queries.isMutating({ mutationKey: queryKey }) === 1;

  const { mutate } = useMutation({
    mutationKey: queryKey,
    // One after the other, so that the last press is the last word.
    scope: { id: queryKey[0] },
    mutationFn: (liked: boolean | null) =>
      api.call(giveFeedback, { ...input, body: { storyId, data: { liked, storyId } } }),
    onMutate: async (liked) => {
      await queries.cancelQueries({ queryKey });
      if (isOnly()) stored.current = queries.getQueryData<Feedback>(queryKey);
      queries.setQueryData<Feedback>(queryKey, opinion(storyId, liked));
    },
    onSuccess: (reply) => {
      stored.current = reply;
    },
    onError: onFailure,
    // Until the last press is answered, what it says stays on the screen.
    onSettled: () => {
      if (isOnly()) queries.setQueryData<Feedback>(queryKey, stored.current ?? { storyId });
    },
  });

  return { feedback, give: mutate };
}
