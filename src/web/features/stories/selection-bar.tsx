import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/field.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import type { StorySelection } from './use-story-selection.ts';

/** Begins and ends the selecting. */
export function SelectButton({ selection }: { readonly selection: StorySelection }) {
  const button = useFocusAfter(selection.isOn);
  return (
    <Button
      ref={button}
      className="aria-pressed:bg-wash"
      aria-pressed={selection.isOn}
      onClick={selection.isOn ? selection.end : selection.begin}
    >
      <ListChecks aria-hidden="true" />
      Select
    </Button>
  );
}

interface SelectionBarProps {
  readonly selection: StorySelection;
  /** The stories that the list shows. */
  readonly shown: readonly Story[];
  /** What can be done with those that are selected. */
  readonly children: ReactNode;
}

/** Stays in sight while stories are selected: how many are, and what can be done with them. */
export function SelectionBar({ selection, shown, children }: SelectionBarProps) {
  const count = selection.stories.length;
  const isAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  return (
    <section
      aria-label="Selected stories"
      className="sticky bottom-0 z-10 mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper py-3 max-sm:-mx-4 max-sm:px-4 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div>
        <Checkbox
          label="Select all shown"
          checked={isAll}
          disabled={shown.length === 0}
          onChange={({ target }) => selection.set(shown, target.checked)}
        />
      </div>
      <output className="text-soft tabular-nums">{count} selected</output>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={selection.end}>
          Cancel
        </Button>
        {children}
      </div>
    </section>
  );
}
