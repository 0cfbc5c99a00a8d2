import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { checkStory } from '#quality/check-story.ts';
import type { Finding } from '#quality/findings.ts';
import type { StoryText } from '../../lib/story-difference.ts';

type Check = typeof checkStory;

/**
 * What the checks find in these texts, which must be the same object as long as nothing has changed; undefined until the checks are
 * there. They are fetched when they are needed first, and follow somebody who types when there is time.
 */
export function useFindings(texts: StoryText): readonly Finding[] | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    let isWanted = true;
    const take = ({ checkStory }: { readonly checkStory: Check }): void => {
      if (isWanted) setCheck(() => checkStory);
    };
    // Without the checks the story can still be read and written.
    void import('#quality/check-story.ts').then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  const settled = useDeferredValue(texts);
  return useMemo(() => check?.(settled), [check, settled]);
}
