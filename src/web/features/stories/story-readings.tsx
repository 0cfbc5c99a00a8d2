import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ALTERNATIVES_MAX, type Alternatives } from '#contract/story-drafts.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { ReadingCard } from './reading-card.tsx';
import type { Reading, Readings } from './use-readings.ts';
import { writtenBy } from './writer-name.ts';
import { WritingFailure } from './writing-failure.tsx';

const COUNTS = ['No', 'One', 'Two', 'Three'];

const COLUMNS = ['', 'max-w-2xl', 'md:grid-cols-2', 'md:grid-cols-2 xl:grid-cols-3'];

interface StoryReadingsProps {
  readonly readings: Readings;
  readonly onRetry: () => void;
  /** Leads to the words. */
  readonly onReword: () => void;
  /** Has the built-in writer read the idea this once. */
  readonly onBuiltIn: () => void;
}

/** Two or three readings of one idea, side by side; the one that is kept becomes the story. */
export function StoryReadings({ readings, ...ways }: StoryReadingsProps) {
  const { reading, putAway, keepError } = readings;
  const region = useRef<HTMLElement>(null);
  const isWriting = reading.state === 'writing';
  useEffect(() => {
    // What was pressed is gone: whoever listens or types goes on here.
    if (isWriting) region.current?.focus();
  }, [isWriting]);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="readings"
      aria-busy={isWriting}
      className="flex scroll-my-18 flex-col gap-4 outline-none sm:scroll-mt-34 lg:col-span-2"
    >
      <div className="flex items-start justify-between gap-x-6">
        <div>
          <h2 id="readings" className="font-semibold">
            Readings of your idea
          </h2>
          <output className="block text-caption text-soft">{standOf(reading)}</output>
        </div>
        {reading.state === 'written' && (
          <div className="shrink-0">
            <SmallButton onClick={putAway}>
              <X aria-hidden="true" />
              Put away
            </SmallButton>
          </div>
        )}
      </div>
      <FormFailure>{keepError !== null && messageOf(keepError)}</FormFailure>
      {reading.state === 'failed' ? (
        <div className="flex min-h-80 rounded-lg border border-line bg-sheet p-5">
          <WritingFailure error={reading.error} {...ways} />
        </div>
      ) : (
        <Cards readings={readings} />
      )}
    </section>
  );
}

function Cards({ readings: { reading, keep, keeping } }: { readonly readings: Readings }) {
  const written = reading.state === 'written' ? reading.result.alternatives : undefined;
  const deltas = reading.state === 'writing' ? reading.deltas : [];
  const count = written?.length ?? ALTERNATIVES_MAX;
  return (
    <ul className={`grid gap-4 ${COLUMNS[count]}`}>
      {Array.from({ length: count }, (_, index) => {
        const alternative = written?.[index];
        if (!alternative) return <ReadingCard key={index} index={index} texts={deltas[index] ?? {}} />;
        const { headline, differs, draft } = alternative;
        const action = (
          <Button busy={keeping === draft} disabled={keeping !== undefined} onClick={() => keep(draft)}>
            Keep this one
            <span className="sr-only"> {headline}</span>
          </Button>
        );
        const first = index > 0 ? written?.[0]?.userStory : undefined;
        return <ReadingCard key={index} {...{ index, differs, first, action }} texts={alternative} />;
      })}
    </ul>
  );
}

/** How far it is, and what comes next. */
function standOf(reading: Reading): string {
  if (reading.state === 'writing') return `Writing the ${['first', 'second', 'third'][at(reading.deltas)]} reading…`;
  return reading.state === 'written' ? resultOf(reading.result) : '';
}

const at = (deltas: readonly unknown[]): number => Math.max(0, deltas.length - 1);

function resultOf({ alternatives, note = '' }: Alternatives): string {
  const isOne = alternatives.length === 1;
  const count = isOne ? 'One reading.' : `${COUNTS[alternatives.length]} readings.`;
  const stored = isOne ? 'It is stored when you keep it.' : 'Keep one; nothing else is stored.';
  const writer = writtenBy(alternatives[0]?.writer ?? '');
  return [count, note, stored, `${writer}.`].filter(Boolean).join(' ');
}
