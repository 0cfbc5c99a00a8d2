import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import type { FurtherStory } from '#contract/story-versions.ts';
import { onFirstPress } from '../../components/ui/first-press.ts';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { MarginNote } from './margin-note.tsx';
import { useFurtherStories, useFurtherStory } from './use-further-story.ts';

/** What else was found in the idea; each becomes a story of its own when the person says so. */
export function FurtherIdeas({ story }: { readonly story: Story }) {
  const { data, error } = useFurtherStories(story);
  if (story.furtherIdeas.length === 0) return null;
  return (
    <MarginNote title="Also in this idea">
      {data ? (
        <ul className="flex flex-col gap-3">
          {data.map((further) => (
            <FurtherIdea key={further.index} story={story} further={further} />
          ))}
        </ul>
      ) : (
        <ul className="flex flex-col gap-3">
          {story.furtherIdeas.map((idea) => (
            <li key={idea}>{idea}</li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-caption text-bad empty:hidden">
        {error && messageOf(error)}
      </p>
    </MarginNote>
  );
}

function FurtherIdea({ story, further }: { readonly story: Story; readonly further: FurtherStory }) {
  const toast = useToast();
  const [wasMade, setWasMade] = useState(false);
  const { create, cancel, isWriting, error } = useFurtherStory(story, further.index, () => {
    setWasMade(true);
    toast('Story created.');
  });
  const about = <span className="sr-only"> {further.idea}</span>;
  return (
    <li className="flex flex-col items-start">
      <p>{further.idea}</p>
      {further.storyId !== undefined ? (
        <MadeStory storyId={further.storyId} idea={further.idea} takesFocus={wasMade} />
      ) : isWriting ? (
        <SmallButton onClick={onFirstPress(cancel)}>
          <X aria-hidden="true" />
          <span>
            Writing… Cancel
            {about}
          </span>
        </SmallButton>
      ) : (
        <SmallButton onClick={onFirstPress(create)}>
          <Plus aria-hidden="true" />
          <span>
            Create story
            {about}
          </span>
        </SmallButton>
      )}
      <p role="alert" className="text-caption text-bad empty:hidden">
        {error && messageOf(error)}
      </p>
    </li>
  );
}

interface MadeStoryProps {
  readonly storyId: string;
  readonly idea: string;
  readonly takesFocus: boolean;
}

/** The link takes the place, and with it the focus, of the button that led to it. */
function MadeStory({ storyId, idea, takesFocus }: MadeStoryProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Link
      ref={link}
      href={pathTo('story', { storyId })}
      className="inline-flex min-h-11 items-center text-caption font-medium underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-7"
    >
      Open its story
      <span className="sr-only"> {idea}</span>
    </Link>
  );
}
