import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { GenerationRequest, Story, StoryDelta } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import { isAbort, isNotFound } from '../../lib/problem-error.ts';
import { listsAt } from '../../lib/query-client.ts';
import { unsavedText } from '../../lib/unsaved-text.ts';
import { writeStory } from './generate-story.ts';
import { useNewStory } from './use-new-story.ts';

export type Writing =
  | { readonly state: 'idle' }
  | { readonly state: 'writing'; readonly delta: StoryDelta; readonly isBuiltIn: boolean }
  | { readonly state: 'failed'; readonly error: unknown };

interface StoryWriting {
  readonly writing: Writing;
  readonly start: (input: GenerationRequest) => Promise<void>;
  readonly cancel: () => void;
  /** Takes a failure off the screen; the next try of the same words is still the same one. */
  readonly dismiss: () => void;
}

const IDLE: Writing = { state: 'idle' };

/** What was asked for last and under which idempotency key, as long as no story has come of it. */
interface Attempt {
  readonly words: string;
  readonly key: string;
}

/**
 * Runs one generation at a time; it ends when the person cancels or leaves the screen. The same words sent again after a
 * failure or a reload bring the story that was made of them already, if one was.
 */
export function useStoryWriting(uid: string, onStory: (story: Story) => void): StoryWriting {
  const api = useApi();
  const queries = useQueryClient();
  const arrive = useNewStory();
  const [writing, setWriting] = useState<Writing>(IDLE);
  const run = useRef<AbortController | null>(null);
  const kept = useMemo(() => unsavedText<Attempt>(uid, 'story-attempt'), [uid]);
  // Beside what is kept: a browser that keeps nothing still makes no second story of a second try.
  const attempt = useRef(kept.read());

  useEffect(() => () => run.current?.abort(), []);

  const start = async (input: GenerationRequest): Promise<void> => {
    const controller = new AbortController();
    run.current?.abort();
    run.current = controller;
    const show = (delta: StoryDelta): void =>
      setWriting({ state: 'writing', delta, isBuiltIn: input.writer === 'drafter' });
    show({});

    const words = JSON.stringify(input);
    const last = attempt.current;
    const idempotencyKey = (last.words === words && last.key) || uuid();
    attempt.current = { words, key: idempotencyKey };
    kept.keep({ words, key: idempotencyKey });
    try {
      const story = await writeStory(api, input, {
        signal: controller.signal,
        idempotencyKey,
        onDelta: show,
      });
      attempt.current = {};
      kept.clear();
      arrive(story);
      onStory(story);
    } catch (error) {
      // The product is gone: what can be chosen is looked up again.
      if (isNotFound(error)) void queries.invalidateQueries(listsAt('/product'));
      if (!controller.signal.aborted && !isAbort(error)) setWriting({ state: 'failed', error });
    }
  };

  const cancel = useCallback(() => {
    run.current?.abort();
    // The cancelled try may still be ending on the server: the next one is a new one.
    attempt.current = {};
    kept.clear();
    setWriting(IDLE);
  }, [kept]);

  return { writing, start, cancel, dismiss: () => setWriting(IDLE) };
}
