import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { checkStory } from '#quality/check-story.ts';
import type { Finding } from '#quality/findings.ts';
import type { StoryText } from '../../lib/story-difference.ts';

type Check = typeof checkStory;

let fetched: Check | undefined;

async function fetchChecks(): Promise<Check> {
  return (fetched = (await import('#quality/check-story.ts')).checkStory);
}

/** Fetches the checks while the story that they are for is still on its way. */
export function useChecksAhead(): void {
  useEffect(() => void fetchChecks().catch(() => undefined), []);
}

/**
 * What the checks find in these texts, which must be the same object as long as nothing has changed; undefined until the checks are
 * there, null when they cannot be fetched. They follow somebody who types when there is time.
 */
export function useFindings(texts: StoryText): readonly Finding[] | undefined | null {
  const [check, setCheck] = useState<Check | undefined | null>(() => fetched);
  useEffect(() => {
    let isWanted = true;
    const take = (checks: Check | null): void => {
      if (isWanted) setCheck(() => checks);
    };
    // Without the checks the story can still be read and written.
    void fetchChecks().then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, []);
  const settled = useDeferredValue(texts);
  return useMemo(() => check && check(settled), [check, settled]);
}
