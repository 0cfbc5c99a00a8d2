import { useEffect, useRef } from 'react';
import { UnfinishedStory } from './story-text.tsx';
import type { Writing } from './use-story-writing.ts';
import { WritingFailure } from './writing-failure.tsx';

const NOTHING_YET = {};

interface StorySheetProps {
  readonly writing: Writing;
  readonly writer: string | undefined;
  readonly onRetry: () => void;
  /** Leads to the words. */
  readonly onReword: () => void;
  /** Has the built-in writer write it this once. */
  readonly onBuiltIn: () => void;
}

/** The page on which the story writes itself. Its room is there from the beginning. */
export function StorySheet({ writing, writer, ...ways }: StorySheetProps) {
  const isWriting = writing.state === 'writing';
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    // Without two columns the sheet lies below the form; Cancel stays in sight. Where it can be seen already nothing moves.
    if (writing.state !== 'idle') sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [writing.state]);

  return (
    <section
      ref={sheet}
      aria-label="Story"
      aria-busy={isWriting}
      className="flex min-h-124 scroll-my-18 flex-col rounded-lg border border-line bg-sheet p-5 sm:p-8 sm:max-lg:scroll-mt-34"
    >
      {writing.state === 'failed' ? (
        <WritingFailure error={writing.error} {...ways} />
      ) : (
        <div aria-live="polite" className="grow">
          <UnfinishedStory delta={isWriting ? writing.delta : NOTHING_YET} writing={isWriting} />
        </div>
      )}
      <output className="mt-6 block min-h-5 text-caption text-soft">
        {isWriting && (writing.isBuiltIn ? 'The built-in writer is writing the story…' : 'Writing the story…')}
        {writing.state === 'idle' && writer}
      </output>
    </section>
  );
}
