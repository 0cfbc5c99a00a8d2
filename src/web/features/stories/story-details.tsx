import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { browserRoutes, pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { BackLink, PartHeader } from '../../components/ui/page.tsx';
import { usePageTitle } from '../../components/ui/page-title.ts';
import { isNotFound } from '../../lib/problem-error.ts';
import { CreateStoryLink } from './create-story-link.tsx';
import { GroundingNote } from './grounding-note.tsx';
import { StoryActions } from './story-actions.tsx';
import { useStory } from './story-queries.ts';
import { Criterion, FinishedStory } from './story-text.tsx';
import { writtenBy } from './writer-name.ts';

interface StoryDetailsProps {
  readonly storyId: string;
  /** What else can be done with the story, among its other actions. */
  readonly renderMoreActions: (story: Story) => ReactNode;
}

/** One story. When it is not there the list is shown instead. */
export function StoryDetails({ storyId, renderMoreActions }: StoryDetailsProps) {
  const { data: story, error, isPending, refetch } = useStory(storyId);
  if (isPending) return <Loading />;
  if (isNotFound(error)) return <Redirect to={browserRoutes.stories} replace />;
  if (story === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  return <LoadedStory story={story} renderMoreActions={renderMoreActions} />;
}

function LoadedStory({ story, renderMoreActions }: Omit<StoryDetailsProps, 'storyId'> & { readonly story: Story }) {
  usePageTitle(story.headline);
  return (
    <>
      <PartHeader
        page="Your Stories"
        back={<BackLink label="List" href={browserRoutes.stories} />}
        action={<CreateStoryLink kind="plain" className="max-lg:hidden" />}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_15rem] xl:gap-10">
        <article className="flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5 sm:p-9 sm:pb-6">
          <FinishedStory
            headline={story.headline}
            userStory={story.userStory}
            storyNote={
              <div className="mt-2 flex flex-wrap gap-x-4">
                <GroundingNote about="Who" grounding={story.actorGrounding} />
                <GroundingNote about="Why" grounding={story.benefitGrounding} />
              </div>
            }
            criteria={story.acceptanceCriteria.map((criterion, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a criterion has no identity but its place
              <Criterion key={index} note={<GroundingNote grounding={story.grounding[index]} />}>
                {criterion}
              </Criterion>
            ))}
          />
          <div className="border-t border-line pt-4">
            <StoryActions story={story}>{renderMoreActions(story)}</StoryActions>
          </div>
        </article>
        <StoryMargin story={story} />
      </div>
    </>
  );
}

function StoryMargin({ story }: { readonly story: Story }) {
  return (
    <aside aria-label="About this story" className="flex flex-col gap-6 xl:pt-2">
      <MarginNote title="Open questions" lines={story.openQuestions} />
      <MarginNote title="Assumptions" lines={story.assumptions} />
      <MarginNote title="Also in this idea" lines={story.furtherIdeas} />
      <Note title="Idea">
        <p className="whitespace-pre-line text-soft">{story.idea}</p>
      </Note>
      <Note title="Product">
        <Link
          href={pathTo('product', { productId: story.product.id })}
          className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-0"
        >
          {story.product.name}
        </Link>
      </Note>
      <a
        href={pathTo('story', { storyId: story.id })}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-soft underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-0"
      >
        Full story page
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
      <p className="text-caption text-faint">
        {writtenBy(story.writer)}, <LocalDate instant={story.createdAt} />
      </p>
    </aside>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex max-w-[66ch] flex-col gap-1">
      <h2 className="text-caption font-medium text-soft">{title}</h2>
      {children}
    </section>
  );
}

function MarginNote({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Note title={title}>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
