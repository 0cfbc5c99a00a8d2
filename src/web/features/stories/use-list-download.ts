import { useEffect, useRef, useState } from 'react';
import { MAX_PAGE_SIZE } from '#contract/common.ts';
import { type Story, listStories } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isAbort } from '../../lib/problem-error.ts';
import { type FileFormat, saveStories } from './story-files.ts';
import type { StoryFilter } from './story-queries.ts';

interface ListDownload {
  /** How many stories were fetched so far; undefined while nothing is under way. */
  readonly fetched: number | undefined;
  readonly start: (filter: StoryFilter, format: FileFormat) => Promise<void>;
  readonly cancel: () => void;
}

/** Fetches every story that matches, those that are not on the screen as well, and has them saved as one file. */
export function useListDownload(onFailure: (error: unknown) => void): ListDownload {
  const api = useApi();
  const [fetched, setFetched] = useState<number>();
  const run = useRef<AbortController | null>(null);

  const cancel = (): void => {
    run.current?.abort();
    setFetched(undefined);
  };
  useEffect(() => () => run.current?.abort(), []);

  const start = async ({ q, productId }: StoryFilter, format: FileFormat): Promise<void> => {
    const controller = new AbortController();
    run.current = controller;
    setFetched(0);
    const query = { limit: MAX_PAGE_SIZE, ...(q && { q }), ...(productId && { productId }) };
    const stories: Story[] = [];
    try {
      let cursor: string | undefined;
      do {
        const page = await api.callPage(listStories, { query: { ...query, cursor } }, { signal: controller.signal });
        stories.push(...page.items);
        setFetched(stories.length);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      saveStories(stories, format);
    } catch (error) {
      if (!isAbort(error)) onFailure(error);
    }
    if (!controller.signal.aborted) setFetched(undefined);
  };

  return { fetched, start, cancel };
}
