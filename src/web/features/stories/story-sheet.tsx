import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { UnfinishedStory } from './story-text.tsx';
import type { Writing } from './use-story-writing.ts';

const NOTHING_YET = {};

interface StorySheetProps {
  readonly writing: Writing;
  readonly writer: string | undefined;
  readonly onRetry: () => void;
}

/** The page on which the story writes itself. Its room is there from the beginning. */
export function StorySheet({ writing, writer, onRetry }: StorySheetProps) {
  const isWriting = writing.state === 'writing';
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    // On a phone the sheet lies below the form. Where it can be seen already nothing moves.
    if (writing.state !== 'idle') sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [writing.state]);

  return (
    <section
      ref={sheet}
      aria-label="Story"
      aria-busy={isWriting}
      className="flex min-h-124 scroll-my-18 flex-col rounded-lg border border-line bg-sheet p-5 sm:p-8"
    >
      {writing.state === 'failed' ? (
        <div role="alert" className="m-auto flex max-w-[44ch] flex-col items-center gap-4 py-10 text-center">
          <p className="text-pretty">{messageOf(writing.error)}</p>
          <p className="text-caption text-soft">Your words are still in the form.</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : (
        <div aria-live="polite" className="grow">
          <UnfinishedStory delta={isWriting ? writing.delta : NOTHING_YET} writing={isWriting} />
        </div>
      )}
      <output className="mt-6 block min-h-5 text-caption text-soft">
        {isWriting && 'Writing the story…'}
        {writing.state === 'idle' && writer}
      </output>
    </section>
  );
}
