import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Story, updateStory } from '#contract/story.ts';
import { listVersions, restoreVersion } from '#contract/story-versions.ts';
import { applyFix } from '#quality/apply-fix.ts';
import type { Finding } from '#quality/findings.ts';
import { useApi } from '../../lib/api-context.tsx';
import { currentOf, keepChangedStory } from './use-story-change.ts';

/** A correction that was stored, and the version of the history that stood before it. */
interface Taken {
  readonly message: string;
  readonly before: number | undefined;
  /** The version that came of it: on any later one there is nothing to take back. */
  readonly version: number;
}

/** Stores a correction that the checks propose as a new version, and takes it back. */
export function useCorrection(story: Story) {
  const api = useApi();
  const queries = useQueryClient();
  const [taken, setTaken] = useState<Taken>();
  const params = { id: story.id };
  const onError = (error: Error): void => {
    const current = currentOf(error);
    if (current) keepChangedStory(queries, current);
  };

  const fix = useMutation({
    mutationFn: async (finding: Finding) => {
      const [newest] = await api.call(listVersions, { params, query: { limit: 1 } });
      const { headline = '', userStory, acceptanceCriteria = [] } = applyFix(story, finding);
      const texts = { headline, userStory, acceptanceCriteria: [...acceptanceCriteria] };
      const body = { ...texts, version: story.version, made: 'fixed' as const };
      return { before: newest?.version, after: await api.call(updateStory, { params, body }) };
    },
    onSuccess: ({ before, after }, { message }) => {
      setTaken({ message, before, version: after.version });
      keepChangedStory(queries, after);
    },
    onError,
  });

  const undo = useMutation({
    mutationFn: (version: number) => api.call(restoreVersion, { params: { ...params, version } }),
    onSuccess: (after) => {
      setTaken(undefined);
      keepChangedStory(queries, after);
    },
  });

  return {
    taken: taken?.version === story.version ? taken : undefined,
    isBusy: fix.isPending || undo.isPending,
    error: fix.error ?? undo.error,
    fix: (finding: Finding) => fix.mutate(finding),
    undo: () => taken?.before !== undefined && undo.mutate(taken.before),
  };
}
