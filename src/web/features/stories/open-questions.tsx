import { MessageCircleReply } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { useOpening } from '../../components/ui/use-opening.ts';
import { MarginList, MarginNote } from './margin-note.tsx';
import { RewriteDialog, fetchRewriteAhead } from './late-rewrite-dialog.ts';

interface OpenQuestionsProps {
  readonly uid: string;
  readonly story: Story;
  /** The story is not being edited. */
  readonly canAnswer: boolean;
}

/** What the writer would like to know; an answer becomes a part of the story. */
export function OpenQuestions({ uid, story, canAnswer }: OpenQuestionsProps) {
  const { openQuestions } = story;
  const { isOpen, isOpening, open, close } = useOpening();
  const [question, setQuestion] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const end = (): void => {
    close();
    // The question that was answered is gone, and with it the button that had the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
  };
  if (!canAnswer) return <MarginList title="Open questions" lines={openQuestions} />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:-mt-6">
      {openQuestions.length > 0 && (
        <MarginNote title="Open questions">
          <ul className="flex flex-col gap-2">
            {openQuestions.map((one) => (
              <li key={one} className="flex flex-col items-start">
                <p>{one}</p>
                <SmallButton
                  aria-busy={isOpening && one === question}
                  onPointerEnter={fetchRewriteAhead}
                  onFocus={fetchRewriteAhead}
                  onClick={() => {
                    setQuestion(one);
                    open();
                  }}
                >
                  <MessageCircleReply aria-hidden="true" />
                  <span>
                    {isOpening && one === question ? 'Opening…' : 'Answer'}
                    <span className="sr-only"> {one}</span>
                  </span>
                </SmallButton>
              </li>
            ))}
          </ul>
        </MarginNote>
      )}
      <LateDialog onClose={end}>
        {isOpen && <RewriteDialog uid={uid} story={story} question={question} onClose={end} />}
      </LateDialog>
    </div>
  );
}
