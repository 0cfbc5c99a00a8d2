import { useRef, useState } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { onFirstPress } from '../../../components/ui/first-press.ts';
import { messageOf } from '../../../lib/problem-error.ts';
import { type DraftRow, indicesIn, lossOf, sortOut } from './draft-row.ts';
import type { ListKeeping } from './use-list-keeping.ts';

interface ReviewBarProps {
  readonly rows: readonly DraftRow[];
  /** The drafts that are decided on together. */
  readonly chosen: readonly number[];
  /** Duplicates are looked at, and are kept with the others. */
  readonly withDuplicates: boolean;
  readonly isWriting: boolean;
  readonly keeping: ListKeeping;
  readonly onThrowAway: (indices: readonly number[]) => void;
  readonly onEnd: () => void;
}

/** Stays in sight while drafts are reviewed: what is still to be decided on, all at once, and the end. */
export function ReviewBar(props: ReviewBarProps) {
  const { rows, isWriting, keeping, onEnd } = props;
  const bar = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const undecided = indicesIn(rows, 'undecided').length;
  const loss = lossOf(rows);
  const { isKeeping, failure, leftOut } = keeping;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Drafts to decide on"
      className="sticky bottom-0 z-10 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 outline-none max-sm:-mx-4 max-sm:px-4 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div role="alert" className="basis-full text-bad empty:hidden">
        {failure !== undefined && messageOf(failure)}
      </div>
      <output aria-live={isWriting || isKeeping ? 'off' : 'polite'} className="grow text-soft tabular-nums">
        {standOf(rows, undecided)}
        {leftOut > 0 && !isKeeping && `. ${leftOut === 1 ? '1 duplicate was' : `${leftOut} duplicates were`} left out.`}
      </output>
      {!isWriting && !isKeeping && (
        <Button kind="quiet" onClick={() => (loss === undefined ? onEnd() : setAsking(true))}>
          Another list
        </Button>
      )}
      {!isWriting && !isKeeping && undecided === 0 && indicesIn(rows, 'kept').length > 0 && (
        <ButtonLink kind="main" href={browserRoutes.stories} className="max-sm:basis-full">
          Go to your stories
        </ButtonLink>
      )}
      {!isWriting && (
        // The button goes with what it was for: whoever uses a keyboard goes on beside it.
        <Together {...props} undecided={undecided} onDecide={() => bar.current?.focus()} />
      )}
      {isAsking && (
        <Dialog title="Another list" onClose={() => setAsking(false)}>
          <p>{loss}</p>
          <div className="flex justify-end gap-2">
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button kind="danger" onClick={onEnd}>
              Throw away
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface TogetherProps extends Omit<ReviewBarProps, 'isWriting' | 'onEnd'> {
  readonly undecided: number;
  readonly onDecide: () => void;
}

/** What decides on all drafts at once. Duplicates are thrown away with the others, but kept only where they are looked at. */
function Together(props: TogetherProps) {
  const { rows, chosen, withDuplicates, undecided, keeping, onThrowAway, onDecide } = props;
  const { isKeeping, keepMany, keepFresh, cancel } = keeping;
  if (chosen.length < 2 && !isKeeping) return null;
  const which = chosen.length < undecided ? `these ${chosen.length}` : `all ${chosen.length}`;
  const { fresh, repeated } = withDuplicates ? { fresh: chosen, repeated: [] } : sortOut(rows, chosen);
  const but = repeated.length === 1 ? '1 duplicate' : `${repeated.length} duplicates`;
  const decide = (act: () => void): void => {
    onDecide();
    act();
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>button]:grow">
      {isKeeping ? (
        <Button onClick={cancel}>Cancel</Button>
      ) : (
        <Button onClick={onFirstPress(() => decide(() => onThrowAway(chosen)))}>Throw away {which}</Button>
      )}
      {(isKeeping || fresh.length > 0) && (
        <Button
          kind="main"
          busy={isKeeping}
          onClick={() => decide(() => void (withDuplicates ? keepMany(chosen) : keepFresh(chosen)))}
        >
          {isKeeping ? 'Keeping…' : repeated.length > 0 ? `Keep all but ${but}` : `Keep ${which}`}
        </Button>
      )}
    </div>
  );
}

function standOf(rows: readonly DraftRow[], undecided: number): string {
  const kept = indicesIn(rows, 'kept').length;
  return `${undecided} to decide, ${kept} kept`;
}
