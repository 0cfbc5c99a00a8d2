import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import { type Story, createStory, getStory } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { below, keyOf, listsAt } from '../../lib/query-client.ts';
import type { StoryText } from '../../lib/story-difference.ts';

interface SavingAnew {
  readonly saveAnew: (texts: StoryText) => Promise<void>;
  readonly isSavingAnew: boolean;
}

/** Stores the texts of a story that was deleted while somebody changed it as a new story of its product, and shows that. */
export function useSavingAnew({ product }: Story): SavingAnew {
  const api = useApi();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (texts: StoryText) =>
      api.call(createStory, {
        body: { ...texts, acceptanceCriteria: [...texts.acceptanceCriteria], productId: product.id },
      }),
    onSuccess: (made) => {
      queries.setQueryData(keyOf(getStory, { params: { id: made.id } }), made);
      for (const stale of [listsAt('/story'), below('/product')]) void queries.invalidateQueries(stale);
    },
  });
  const saveAnew = async (texts: StoryText): Promise<void> => {
    const { id } = await mutateAsync(texts);
    navigate(pathTo('story', { storyId: id }), { replace: true });
  };
  return { saveAnew, isSavingAnew: isPending };
}
