import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { FurtherIdeas } from './further-ideas.tsx';
import { MarginList, MarginNote } from './margin-note.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 self-start underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-0';

interface StoryMarginProps {
  readonly story: Story;
  /** What the checks say. */
  readonly quality: ReactNode;
  /** What is still to be asked. */
  readonly questions: ReactNode;
  /** What the story was before. */
  readonly history: ReactNode;
}

/** What is known about a story, beside it. */
export function StoryMargin({ story, quality, questions, history }: StoryMarginProps) {
  return (
    <aside aria-label="About this story" className="flex flex-col gap-6 xl:pt-2">
      {quality}
      {questions}
      <MarginList title="Assumptions" lines={story.assumptions} />
      <FurtherIdeas story={story} />
      <Parent parent={story.parent} />
      <MarginNote title="Idea">
        <p className="whitespace-pre-line text-soft">{story.idea}</p>
      </MarginNote>
      <MarginNote title="Product">
        <Link href={pathTo('product', { productId: story.product.id })} className={LINK}>
          {story.product.name}
        </Link>
      </MarginNote>
      <a
        href={pathTo('story', { storyId: story.id })}
        target="_blank"
        rel="noreferrer"
        className={`${LINK} text-soft print:hidden`}
      >
        Full story page
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
      {history}
    </aside>
  );
}

/** Where the idea was found, when that was in another story's. */
function Parent({ parent }: Pick<Story, 'parent'>) {
  if (parent === undefined) return null;
  return (
    <MarginNote title="Found in">
      <p className="whitespace-pre-line text-soft">{parent.idea}</p>
      {parent.id && (
        <Link href={pathTo('story', { storyId: parent.id })} className={LINK}>
          The story it was found in
        </Link>
      )}
    </MarginNote>
  );
}
