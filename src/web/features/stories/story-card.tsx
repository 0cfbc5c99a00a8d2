import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { LocalDate } from '../../components/ui/local-date.tsx';
import type { StorySelection } from './use-story-selection.ts';

const CARD = 'border-b border-line px-4 py-4 transition-colors last:border-b-0 hover:bg-wash/50 sm:px-5';

interface StoryCardProps {
  readonly story: Story;
  /** While stories are selected. */
  readonly selection: StorySelection | undefined;
}

/** A story in the list; a press anywhere on it opens it or, while stories are selected, selects it. */
export function StoryCard({ story, selection }: StoryCardProps) {
  const { id, headline } = story;
  if (selection === undefined) {
    const link = (
      <Link href={pathTo('story', { storyId: id })} className="before:absolute before:inset-0">
        {headline}
      </Link>
    );
    return (
      <li className={`relative ${CARD}`}>
        <StoryLines story={story} headline={link} />
      </li>
    );
  }
  return (
    <li className={CARD}>
      <label className="-mx-4 -my-4 flex items-start gap-4 p-4 has-checked:bg-accent-wash/60 sm:-mx-5 sm:px-5">
        <input
          type="checkbox"
          aria-label={headline}
          checked={selection.has(id)}
          onChange={({ target }) => selection.set([story], target.checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <div className="min-w-0 grow">
          <StoryLines story={story} headline={headline} />
        </div>
      </label>
    </li>
  );
}

function StoryLines({ story, headline }: { readonly story: Story; readonly headline: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-semibold">{headline}</h2>
        <p className="text-caption text-faint max-sm:basis-full">
          {story.jiraIssueId && <>{story.jiraIssueId} · </>}
          {story.product.name} · <LocalDate instant={story.createdAt} />
        </p>
      </div>
      <p className="line-clamp-2 max-w-[80ch] text-soft">{story.userStory}</p>
    </div>
  );
}
