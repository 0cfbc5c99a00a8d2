import { Copy, ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { copyStory } from './story-clipboard.ts';
import { DownloadMenu } from './download-menu.tsx';
import { StoryDeletion } from './story-deletion.tsx';
import { saveStories } from './story-files.ts';
import { useFeedback } from './use-feedback.ts';

const CHOSEN = 'text-accent-ink!';
const DIMMED = 'text-faint! [&_svg]:opacity-60';

interface StoryActionsProps {
  readonly story: Story;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** What a person can do with a story, in one quiet row. */
export function StoryActions({ story, children }: StoryActionsProps) {
  const toast = useToast();
  const [deleting, setDeleting] = useState(false);
  const { feedback, give } = useFeedback(story.id, () => toast('Your opinion could not be stored. Please try again.'));
  const liked = feedback.data?.liked;

  const copy = async (): Promise<void> => {
    try {
      await copyStory(story);
      toast('Story copied.');
    } catch {
      toast('The browser did not allow copying. Select the text and copy it by hand.');
    }
  };

  return (
    <div className="-mx-2 flex flex-wrap gap-1 sm:gap-0 sm:[&>:not(dialog)]:px-2!">
      <Button
        kind="quiet"
        aria-label="Like"
        title="Like"
        aria-pressed={liked === true}
        className={liked === true ? CHOSEN : liked === false ? DIMMED : ''}
        onClick={() => give(liked === true ? null : true)}
      >
        <ThumbsUp aria-hidden="true" className={liked === true ? 'fill-accent-wash' : ''} />
      </Button>
      <Button
        kind="quiet"
        aria-label="Dislike"
        title="Dislike"
        aria-pressed={liked === false}
        className={liked === false ? CHOSEN : liked === true ? DIMMED : ''}
        onClick={() => give(liked === false ? null : false)}
      >
        <ThumbsDown aria-hidden="true" className={liked === false ? 'fill-accent-wash' : ''} />
      </Button>
      {children}
      <Button kind="quiet" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy story
      </Button>
      <DownloadMenu kind="quiet" onChoose={(format) => saveStories([story], format)} />
      <Button kind="quiet" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      {deleting && <StoryDeletion story={story} onClose={() => setDeleting(false)} />}
    </div>
  );
}
