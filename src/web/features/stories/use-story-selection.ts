import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Story } from '#contract/story.ts';
import { leadFocus } from '../../components/ui/arrival.tsx';

/** Says in the address that stories are being selected. */
export const SELECT = 'select';

export interface StorySelection {
  /** Stories are being selected now; otherwise a press on one opens it. */
  readonly isOn: boolean;
  readonly stories: readonly Story[];
  readonly has: (id: string) => boolean;
  /** Selects these stories, or takes them out. */
  readonly set: (stories: readonly Story[], selected: boolean) => void;
  readonly begin: () => void;
  /** Leaves the selecting, and forgets what was selected. */
  readonly end: () => void;
}

/** Which stories are selected; they stay so while the list is searched or shows more. */
export function useStorySelection(): StorySelection {
  const [search, setSearch] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlyMap<string, Story>>(new Map());

  const isOn = search.has(SELECT);
  const wasOn = useRef(isOn);
  useEffect(() => {
    // Where nothing is left that could be selected, the button for it is gone, too.
    if (wasOn.current && !isOn) leadFocus();
    wasOn.current = isOn;
  }, [isOn]);

  const turn = (on: boolean): void => {
    setSelected(new Map());
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (on) next.set(SELECT, '');
        else next.delete(SELECT);
        return next;
      },
      { replace: true },
    );
  };

  return {
    isOn,
    stories: [...selected.values()],
    has: (id) => selected.has(id),
    set(stories, on) {
      setSelected((current) => {
        const next = new Map(current);
        for (const story of stories) {
          if (on) next.set(story.id, story);
          else next.delete(story.id);
        }
        return next;
      });
    },
    begin: () => turn(true),
    end: () => turn(false),
  };
}
