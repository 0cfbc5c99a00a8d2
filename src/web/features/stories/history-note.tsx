import { History } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { MarginNote } from './margin-note.tsx';
import { writtenBy } from './writer-name.ts';

const StoryHistory = lazy(async () => ({ default: (await import('./story-history.tsx')).StoryHistory }));

/** Who wrote a story and when, what that took, and the way to its history, where that can be looked at now. */
export function HistoryNote({ story, canOpen }: { readonly story: Story; readonly canOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { tokens } = story;
  return (
    <MarginNote title="History">
      <p className="text-caption text-faint">
        {writtenBy(story.writer)}, <LocalDate instant={story.createdAt} />
        {tokens && ` · ${(tokens.input + tokens.output).toLocaleString('en')} tokens`}
      </p>
      {canOpen && (
        <div>
          <SmallButton onClick={() => setIsOpen(true)}>
            <History aria-hidden="true" />
            Versions
          </SmallButton>
        </div>
      )}
      <Suspense fallback={null}>{isOpen && <StoryHistory story={story} onClose={() => setIsOpen(false)} />}</Suspense>
    </MarginNote>
  );
}
