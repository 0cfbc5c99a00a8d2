import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft } from '#contract/story-drafts.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { countDown } from '../../../lib/count-down.ts';
import { isNotFound, isRefusal, messageOf } from '../../../lib/problem-error.ts';
import { listsAt } from '../../../lib/query-client.ts';
import { useNewStory } from '../use-new-story.ts';
import { sortOut } from './draft-row.ts';
import type { ListRows } from './use-list-rows.ts';
import { workThrough } from '../../../lib/work-through.ts';

const AT_ONCE = 2;

export interface ListKeeping {
  /** Several are being kept, one after the other. */
  readonly isKeeping: boolean;
  readonly failure: unknown;
  /** Stores one draft. */
  readonly keep: (index: number) => void;
  readonly keepMany: (indices: readonly number[]) => Promise<void>;
  /** Looks up anew what stands there already, and keeps the others. */
  readonly keepFresh: (indices: readonly number[]) => Promise<void>;
  /** So many were left out of the last keeping, as duplicates. */
  readonly leftOut: number;
  /** Keeps no more of many; what has begun is finished. */
  readonly cancel: () => void;
}

/** Stores drafts of a list. Storing one again, as after a lost answer, stores no second story. */
function useKeeping({ now, setState }: ListRows) {
  const api = useApi();
  const queries = useQueryClient();
  const arrive = useNewStory('none');
  const [failure, setFailure] = useState<unknown>();

  const tell = useCallback(
    (end: unknown): void => {
      setFailure(end);
      // The product is gone: what can be chosen is looked up again.
      if (isNotFound(end)) void queries.invalidateQueries(listsAt('/product'));
    },
    [queries],
  );

  const work = useCallback(
    async (indices: readonly number[], signal: AbortSignal): Promise<void> => {
      const draftAt = (index: number) => {
        const state = now()[index]?.state;
        return state?.is === 'drafted' || state?.is === 'keeping' ? state.draft : undefined;
      };
      const end = await workThrough({
        items: indices.filter((index) => now()[index]?.state.is === 'drafted'),
        atOnce: AT_ONCE,
        signal,
        pause: (seconds) => countDown(seconds, signal, () => undefined),
        work: async (index) => {
          const draft = draftAt(index);
          if (draft === undefined || now()[index]?.state.is === 'keeping') return;
          setState(index, { is: 'keeping', draft });
          const story = await api.call(keepDraft, { body: { draft: draft.draft } });
          setState(index, { is: 'kept', storyId: story.id, headline: story.headline });
          arrive(story);
        },
        onBack: (index) => {
          const draft = draftAt(index);
          if (draft) setState(index, { is: 'drafted', draft });
        },
        onFailure: (index, error) => {
          const draft = draftAt(index);
          const message = messageOf(error);
          if (isRefusal(error, 'draft_unusable')) setState(index, { is: 'failed', message, isFinal: false });
          else if (draft) setState(index, { is: 'drafted', draft, fault: message });
        },
      });
      tell(end);
    },
    [api, tell, arrive, now, setState],
  );
  return { failure, tell, work };
}

/** Keeps drafts, one or many. `lookUp` marks the duplicates, and answers why it could not. */
export function useListKeeping(rows: ListRows, lookUp: () => Promise<unknown>): ListKeeping {
  const { failure, tell, work } = useKeeping(rows);
  const [isKeeping, setKeeping] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const keepMany = async (indices: readonly number[], isFresh: boolean): Promise<void> => {
    const { signal } = (run.current = new AbortController());
    setKeeping(true);
    setLeftOut(0);
    tell(undefined);
    const unknown = isFresh ? await lookUp() : undefined;
    const { fresh, repeated } = sortOut(rows.now(), indices);
    if (unknown === undefined) await work(isFresh ? fresh : indices, signal);
    else tell(unknown);
    if (isFresh && unknown === undefined) setLeftOut(repeated.length);
    setKeeping(false);
  };

  return {
    isKeeping,
    failure,
    leftOut,
    keep: useCallback((index) => void work([index], new AbortController().signal), [work]),
    keepMany: (indices) => keepMany(indices, false),
    keepFresh: (indices) => keepMany(indices, true),
    cancel: useCallback(() => run.current?.abort(), []),
  };
}
