import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/problem-error.ts';
import { isModelFault } from '../writing-failure.tsx';
import { type DraftRow, canBeWritten, isToBeWritten } from './draft-row.ts';
import type { ListWriting } from './use-list-writing.ts';

interface ReviewProgressProps {
  readonly rows: readonly DraftRow[];
  readonly writing: ListWriting;
  /** Has the rest written; by the built-in writer, where the person says so. */
  readonly onGoOn: (writer?: 'drafter') => void;
}

/** How far the writing is, with Cancel; once it is cut off, why, and how it goes on. Nothing once all is written. */
export function ReviewProgress({ rows, writing, onGoOn }: ReviewProgressProps) {
  const { isWriting, wait, failure, lookupFailure, cancel } = writing;
  const left = rows.filter(isToBeWritten).length;
  const done = rows.length - left;
  const canGoOn = !isWriting && rows.some(canBeWritten);
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {(isWriting || left > 0) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <progress
            aria-label="Ideas done"
            value={done}
            max={rows.length}
            className="h-1.5 w-full grow basis-40 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
          />
          <p className="text-soft tabular-nums">
            {done} of {rows.length}
            {wait > 0 && `, goes on in ${wait} s`}
          </p>
          {isWriting && <Button onClick={cancel}>Cancel</Button>}
        </div>
      )}
      <output className={wait > 0 || (!isWriting && left > 0) ? 'block text-soft' : 'sr-only'}>
        {standOf({ isWriting, wait, left })}
      </output>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && !isWriting && (
          <p className="rounded-md bg-bad-wash px-4 py-3">{messageOf(failure)} What is written is still here.</p>
        )}
      </div>
      {lookupFailure !== undefined && (
        <p className="text-caption text-warn">
          Which of them are there already could not be looked up: {messageOf(lookupFailure)}
        </p>
      )}
      {canGoOn && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onGoOn()}>{left > 0 ? 'Go on' : 'Try the failed ones again'}</Button>
          {failure !== undefined && isModelFault(failure) && (
            <Button kind="quiet" onClick={() => onGoOn('drafter')}>
              Let the built-in writer do the rest
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function standOf({ isWriting, wait, left }: { isWriting: boolean; wait: number; left: number }): string {
  // Told once, not every second.
  if (wait > 0) return 'The server asks for a pause. The writing goes on by itself.';
  if (isWriting) return 'Writing…';
  if (left === 0) return 'All ideas are done.';
  return `Stopped. ${left === 1 ? '1 idea is' : `${left} ideas are`} not written yet.`;
}
