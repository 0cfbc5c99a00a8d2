import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenerationRequest } from '#contract/story.ts';
import { findDuplicates } from '#contract/story-drafts.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { countDown } from '../../../lib/count-down.ts';
import { ProblemError, isNotFound, isRefusal, messageOf } from '../../../lib/problem-error.ts';
import { listsAt } from '../../../lib/query-client.ts';
import { writeDraft } from '../generate-story.ts';
import { canBeWritten, draftOf, isUndecided, markRepetitions } from './draft-row.ts';
import type { ListRows } from './use-list-rows.ts';
import { workThrough } from '../../../lib/work-through.ts';

/** A model's server is asked for no more at a time; the quota of drafts is made for a list. */
const AT_ONCE = 3;

export interface ListWriting {
  readonly isWriting: boolean;
  /** The seconds that are left of a wait that the server asked for. */
  readonly wait: number;
  /** Why the writing ended before its end. */
  readonly failure: unknown;
  /** Why it could not be looked up what is there already. */
  readonly lookupFailure: unknown;
  /** Has ideas written; without `indices` all that can be. */
  readonly write: (productId: string, options?: { indices?: readonly number[]; writer?: 'drafter' }) => Promise<void>;
  /** Marks what stands there already; answers why that could not be looked up. */
  readonly lookUp: (productId: string, signal?: AbortSignal) => Promise<unknown>;
  /** Ends the writing; what was not finished waits for another time. */
  readonly cancel: () => void;
}

/** Looks up which of the drafts are there already, and marks them. */
function useLookUp({ now, replace }: ListRows): Pick<ListWriting, 'lookUp' | 'lookupFailure'> {
  const api = useApi();
  const [lookupFailure, setLookupFailure] = useState<unknown>();
  const lookUp = useCallback(
    async (productId: string, signal?: AbortSignal): Promise<unknown> => {
      setLookupFailure(undefined);
      const asked = now().flatMap((row, index) => {
        const userStory = isUndecided(row) ? draftOf(row)?.userStory : undefined;
        return userStory === undefined ? [] : [{ index, userStory }];
      });
      if (asked.length === 0) return undefined;
      try {
        const userStories = asked.map(({ userStory }) => userStory);
        const duplicates = await api.call(
          findDuplicates,
          { body: { productId, userStories } },
          { ...(signal && { signal }) },
        );
        const indices = asked.map(({ index }) => index);
        replace((rows) => markRepetitions(rows, indices, duplicates));
        return undefined;
      } catch (error) {
        if (!signal?.aborted) setLookupFailure(error);
        return error;
      }
    },
    [api, now, replace],
  );
  return { lookUp, lookupFailure };
}

/** Has the ideas of a list written, a few at once, and then marks what is there already. It ends with the screen. */
export function useListWriting(rows: ListRows): ListWriting {
  const { now, setState } = rows;
  const api = useApi();
  const queries = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const [wait, setWait] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const { lookupFailure, lookUp } = useLookUp(rows);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const write = useCallback<ListWriting['write']>(
    async (productId, { indices, writer } = {}) => {
      const { signal } = (run.current = new AbortController());
      setWriting(true);
      setFailure(undefined);
      const end = await workThrough({
        items: indices ?? now().flatMap((row, index) => (canBeWritten(row) ? [index] : [])),
        atOnce: AT_ONCE,
        signal,
        pause: (seconds) => countDown(seconds, signal, setWait),
        work: async (index) => {
          setState(index, { is: 'writing' });
          const description = now()[index]?.idea ?? '';
          const body: GenerationRequest = { productId, description, ...(writer && { writer }) };
          let isTold = false;
          const draft = await writeDraft(api, body, {
            signal,
            onDelta: ({ headline, userStory }) => {
              // Once, when it is whole: a list is not drawn anew with every word.
              if (isTold || headline === undefined || userStory === undefined) return;
              isTold = true;
              setState(index, { is: 'writing', headline });
            },
          });
          setState(index, { is: 'drafted', draft });
        },
        onBack: (index) => setState(index, { is: 'waiting' }),
        onFailure: (index, error) =>
          setState(index, { is: 'failed', message: explain(error), isFinal: isAboutWords(error) }),
      });
      setFailure(end);
      // The product is gone: what can be chosen is looked up again.
      if (isNotFound(end)) void queries.invalidateQueries(listsAt('/product'));
      await lookUp(productId);
      setWriting(false);
    },
    [api, queries, lookUp, now, setState],
  );

  const cancel = useCallback(() => run.current?.abort(), []);
  return { isWriting, wait, failure, lookupFailure, write, lookUp, cancel };
}

/** True when the same words would fail again. */
function isAboutWords(error: unknown): boolean {
  return isRefusal(error, 'invalid_input', 'idea_not_understood', 'language_not_supported', 'too_large');
}

function explain(error: unknown): string {
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return problems.length > 0 ? problems.map(({ message }) => message).join(' ') : messageOf(error);
}
