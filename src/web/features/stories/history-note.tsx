import { History } from 'lucide-react';
import type { Story } from '#contract/story.ts';
import { fetchedAhead } from '../../components/ui/fetched-ahead.tsx';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { useOpening } from '../../components/ui/use-opening.ts';
import { MarginNote } from './margin-note.tsx';
import { writtenBy } from './writer-name.ts';

const { Component: StoryHistory, ahead: fetchAhead } = fetchedAhead(
  async () => (await import('./story-history.tsx')).StoryHistory,
);

/** Who wrote a story and when, what that took, and the way to its history, where that can be looked at now. */
export function HistoryNote({ story, canOpen }: { readonly story: Story; readonly canOpen: boolean }) {
  const { isOpen, isOpening, open, close } = useOpening();
  const { tokens } = story;
  return (
    <MarginNote title="History">
      <p className="text-caption text-faint">
        {writtenBy(story.writer)}, <LocalDate instant={story.createdAt} />
        {tokens && ` · ${(tokens.input + tokens.output).toLocaleString('en')} tokens`}
      </p>
      {canOpen && (
        <div>
          <SmallButton aria-busy={isOpening} onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={open}>
            <History aria-hidden="true" />
            {isOpening ? 'Opening…' : 'Versions'}
          </SmallButton>
        </div>
      )}
      <LateDialog onClose={close}>{isOpen && <StoryHistory story={story} onClose={close} />}</LateDialog>
    </MarginNote>
  );
}
