import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Story, deleteStory } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { countDown } from '../../lib/count-down.ts';
import { messageOf, unlessGone } from '../../lib/problem-error.ts';
import { below, dropFromLists, listsAt } from '../../lib/query-client.ts';
import { workThrough } from '../../lib/work-through.ts';
import { forgetWordsOf } from './delete-story.ts';

const AT_ONCE = 2;

export interface Deletions {
  readonly isDeleting: boolean;
  /** What has not been deleted yet. */
  readonly left: readonly Story[];
  /** Why some were not deleted. */
  readonly failure: string | undefined;
  /** Deletes what is left; answers whether that is all gone now. */
  readonly run: () => Promise<boolean>;
}

/** Deletes several stories, of which each is told to `onDeleted`. What has not begun when the question goes, stays. */
export function useDeletions(stories: readonly Story[], onDeleted: (story: Story) => void): Deletions {
  const api = useApi();
  const queries = useQueryClient();
  const [left, setLeft] = useState(stories);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<boolean> {
    const { signal } = (running.current = new AbortController());
    const gone = new Set<Story>();
    const failures: unknown[] = [];
    setDeleting(true);
    setFailure(undefined);
    const end = await workThrough({
      items: left,
      atOnce: AT_ONCE,
      signal,
      pause: (seconds) => countDown(seconds, signal, () => undefined),
      work: async (story) => {
        await api.call(deleteStory, { params: { id: story.id } }).catch(unlessGone);
        gone.add(story);
        forgetWordsOf(story.id);
        setLeft((others) => others.filter((other) => other !== story));
        dropFromLists(queries, '/story', story.id);
        onDeleted(story);
      },
      onBack: () => undefined,
      onFailure: (_story, error) => failures.push(error),
    });
    const reason = end ?? failures[0];
    if (reason !== undefined) setFailure(messageOf(reason));
    await Promise.all([queries.invalidateQueries(listsAt('/story')), queries.invalidateQueries(below('/product'))]);
    setDeleting(false);
    return gone.size === left.length;
  }

  return { isDeleting, left, failure, run };
}
