import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { Story, StoryDelta } from '#contract/story.ts';
import { type RegenerationRequest, listVersions } from '#contract/story-versions.ts';
import { useApi } from '../../lib/api-context.tsx';
import { ProblemError, isAbort, isRefusal, messageOf } from '../../lib/problem-error.ts';
import { unsavedText } from '../../lib/unsaved-text.ts';
import { rewriteStory } from './generate-story.ts';
import { type KeptWish, type RewriteWish, keptWish, placeOf, readWish, wishErrors } from './rewrite-wish.ts';
import type { EditErrors } from './story-edit.ts';
import { currentOf, keepChangedStory } from './use-story-change.ts';

/** A story that was written again. */
export interface Rewritten {
  readonly before: Story;
  /** The version of the history to which the way back leads. */
  readonly wayBack: number | undefined;
  readonly after: Story;
}

/** What is asked for once more after a lost answer: the newest version may then be the one that was asked for. */
interface Attempt {
  readonly words: string;
  readonly key: string;
  readonly wayBack: number | undefined;
}

interface Refusal {
  readonly errors: EditErrors;
  /** What belongs to no field. */
  readonly failure?: string | undefined;
}

const NOTHING: Refusal = { errors: {} };

function refusalOf(error: unknown, request: RegenerationRequest): Refusal {
  if (currentOf(error)) {
    return { errors: {}, failure: 'The story was changed meanwhile. Write it again to begin with what it is now.' };
  }
  // What cannot be made of an answer is to be said otherwise.
  const isAnswer = request.changes?.some(({ kind }) => kind === 'answer-question');
  if (isAnswer && isRefusal(error, 'change_not_possible')) return { errors: { answer: messageOf(error) } };
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  const placed = problems.map(({ path, message }) => [placeOf(path, request), message] as const);
  const fields = placed.filter(([place]) => place !== '');
  return fields.length > 0 ? { errors: Object.fromEntries(fields) } : { errors: {}, failure: messageOf(error) };
}

/** What a person wants otherwise, or answers to a question, kept over a reload and a closed dialog. */
export function useKeptWish(uid: string, storyId: string, question = '') {
  const name = question === '' ? 'rewrite' : `answer to ${question}`;
  const kept = useMemo(() => unsavedText<KeptWish>(uid, `${name}:${storyId}`), [uid, name, storyId]);
  const [wish, setWish] = useState(() => readWish(kept.read()));
  const change = (next: RewriteWish): void => {
    setWish(next);
    kept.keep(keptWish(next));
  };
  return { wish, change, forget: kept.clear };
}

/** Has a story written again; it ends when the person cancels or closes the dialog. `onDone` hears of the new version. */
export function useRewriting(story: Story, onDone: (rewritten: Rewritten) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [delta, setDelta] = useState<StoryDelta>();
  const [refusal, setRefusal] = useState(NOTHING);
  const run = useRef<AbortController>(undefined);
  const attempt = useRef<Attempt>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const write = async (request: RegenerationRequest, signal: AbortSignal): Promise<Rewritten> => {
    const words = JSON.stringify(request);
    let tried = attempt.current;
    if (tried?.words !== words) {
      const params = { id: story.id };
      const [newest] = await api.call(listVersions, { params, query: { limit: 1 } }, { signal });
      tried = { words, key: uuid(), wayBack: newest?.version };
      attempt.current = tried;
    }
    const { key: idempotencyKey, wayBack } = tried;
    const after = await rewriteStory(api, story.id, request, { signal, idempotencyKey, onDelta: setDelta });
    return { before: story, wayBack, after };
  };

  const start = async (request: RegenerationRequest): Promise<void> => {
    const errors = wishErrors(request);
    setRefusal({ errors });
    if (Object.keys(errors).length > 0) return;
    const controller = new AbortController();
    run.current = controller;
    setDelta({});
    try {
      const rewritten = await write(request, controller.signal);
      attempt.current = undefined;
      keepChangedStory(queries, rewritten.after);
      onDone(rewritten);
    } catch (error) {
      const current = currentOf(error);
      if (current) keepChangedStory(queries, current);
      if (!controller.signal.aborted && !isAbort(error)) setRefusal(refusalOf(error, request));
    }
    if (run.current === controller) setDelta(undefined);
  };

  const cancel = (): void => {
    run.current?.abort();
    // The cancelled try may still be ending on the server: the next one is a new one.
    attempt.current = undefined;
    setDelta(undefined);
  };

  return { delta, ...refusal, start, cancel };
}
