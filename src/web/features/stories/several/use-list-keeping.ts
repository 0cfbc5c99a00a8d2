import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type StoryDraft, keepDraft } from '#contract/story-drafts.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { countDown } from '../../../lib/count-down.ts';
import { isNotFound, isRefusal, messageOf } from '../../../lib/problem-error.ts';
import { listsAt } from '../../../lib/query-client.ts';
import { useNewStory } from '../use-new-story.ts';
import { type DraftRow, draftOf, isUndecided, sortOut } from './draft-row.ts';
import type { ListHead } from './kept-list.ts';
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

/** What came of keeping drafts of one list. */
interface Outcome {
  readonly of: ListHead | undefined;
  readonly failure?: unknown;
  readonly leftOut?: number;
}

/** Stores drafts of a list. Storing one again, as after a lost answer, stores no second story. */
function useKeeping({ list, now, setState }: ListRows) {
  const api = useApi();
  const queries = useQueryClient();
  const arrive = useNewStory('none');
  const of = list?.head;
  const [outcome, setOutcome] = useState<Outcome>({ of });

  const tell = useCallback(
    (told: Omit<Outcome, 'of'>): void => {
      setOutcome({ of, ...told });
      // The product is gone: what can be chosen is looked up again.
      if (isNotFound(told.failure)) void queries.invalidateQueries(listsAt('/product'));
    },
    [of, queries],
  );

  const work = useCallback(
    async (indices: readonly number[], signal: AbortSignal): Promise<unknown> => {
      // When another list has come meanwhile, what became of these drafts is nothing to its rows.
      const asked = new Map(indices.map((index) => [index, undecidedAt(now(), index)]));
      const draftAt = (index: number): StoryDraft | undefined => {
        const draft = undecidedAt(now(), index);
        return draft === asked.get(index) ? draft : undefined;
      };
      return workThrough({
        items: indices.filter((index) => now()[index]?.state.is === 'drafted'),
        atOnce: AT_ONCE,
        signal,
        pause: (seconds) => countDown(seconds, signal, () => undefined),
        work: async (index) => {
          const draft = draftAt(index);
          if (draft === undefined || now()[index]?.state.is === 'keeping') return;
          setState(index, { is: 'keeping', draft });
          const story = await api.call(keepDraft, { body: { draft: draft.draft } });
          if (draftAt(index)) setState(index, { is: 'kept', storyId: story.id, headline: story.headline });
          arrive(story);
        },
        onBack: (index) => {
          const draft = draftAt(index);
          if (draft) setState(index, { is: 'drafted', draft });
        },
        onFailure: (index, error) => {
          const draft = draftAt(index);
          const message = messageOf(error);
          if (draft === undefined) return;
          if (isRefusal(error, 'draft_unusable')) setState(index, { is: 'failed', message, isFinal: false });
          else setState(index, { is: 'drafted', draft, fault: message });
        },
      });
    },
    [api, arrive, now, setState],
  );
  return { outcome: outcome.of === of ? outcome : { of }, tell, work };
}

function undecidedAt(rows: readonly DraftRow[], index: number): StoryDraft | undefined {
  const row = rows[index];
  return row && isUndecided(row) ? draftOf(row) : undefined;
}

/** Keeps drafts, one or many. `lookUp` marks the duplicates, and answers why it could not. */
export function useListKeeping(rows: ListRows, lookUp: (signal: AbortSignal) => Promise<unknown>): ListKeeping {
  const { outcome, tell, work } = useKeeping(rows);
  const [isKeeping, setKeeping] = useState(false);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const runMany = async (keep: (signal: AbortSignal) => Promise<Omit<Outcome, 'of'>>): Promise<void> => {
    const { signal } = (run.current = new AbortController());
    setKeeping(true);
    tell({});
    const told = await keep(signal);
    tell(told);
    setKeeping(false);
  };
  const keepFresh = async (indices: readonly number[], signal: AbortSignal): Promise<Omit<Outcome, 'of'>> => {
    const unknown = await lookUp(signal);
    if (signal.aborted) return {};
    if (unknown !== undefined) return { failure: unknown };
    const { fresh, repeated } = sortOut(rows.now(), indices);
    return { failure: await work(fresh, signal), leftOut: repeated.length };
  };

  return {
    isKeeping,
    failure: outcome.failure,
    leftOut: outcome.leftOut ?? 0,
    keep: useCallback(
      (index) => void work([index], new AbortController().signal).then((failure) => tell({ failure })),
      [work, tell],
    ),
    keepMany: (indices) => runMany(async (signal) => ({ failure: await work(indices, signal) })),
    keepFresh: (indices) => runMany((signal) => keepFresh(indices, signal)),
    cancel: useCallback(() => run.current?.abort(), []),
  };
}
