import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { MarginList, MarginNote } from './margin-note.tsx';
import { writtenBy } from './writer-name.ts';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 self-start underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-0';

interface StoryMarginProps {
  readonly story: Story;
  /** What the checks say. */
  readonly quality: ReactNode;
}

/** What is known about a story, beside it. */
export function StoryMargin({ story, quality }: StoryMarginProps) {
  return (
    <aside aria-label="About this story" className="flex flex-col gap-6 xl:pt-2">
      {quality}
      <MarginList title="Open questions" lines={story.openQuestions} />
      <MarginList title="Assumptions" lines={story.assumptions} />
      <MarginList title="Also in this idea" lines={story.furtherIdeas} />
      <MarginNote title="Idea">
        <p className="whitespace-pre-line text-soft">{story.idea}</p>
      </MarginNote>
      <MarginNote title="Product">
        <Link href={pathTo('product', { productId: story.product.id })} className={LINK}>
          {story.product.name}
        </Link>
      </MarginNote>
      <a href={pathTo('story', { storyId: story.id })} target="_blank" rel="noreferrer" className={`${LINK} text-soft`}>
        Full story page
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
      <p className="text-caption text-faint">
        {writtenBy(story.writer)}, <LocalDate instant={story.createdAt} />
      </p>
    </aside>
  );
}
