import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Empty, Failure, Loading } from '../../components/ui/faces.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { ActionBar, PageHeader } from '../../components/ui/page.tsx';
import { CreateStoryLink } from './create-story-link.tsx';
import { ListDownload } from './list-download.tsx';
import { StoryFilterFields } from './story-filter-fields.tsx';
import { useStoryPages } from './story-queries.ts';
import { useStoryFilter } from './use-story-filter.ts';

function StoryCard({ story }: { readonly story: Story }) {
  return (
    <li className="relative flex flex-col gap-1.5 border-b border-line px-4 py-4 transition-colors last:border-b-0 hover:bg-wash/50 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-semibold">
          <Link href={pathTo('story', { storyId: story.id })} className="before:absolute before:inset-0">
            {story.headline}
          </Link>
        </h2>
        <p className="text-caption text-faint">
          {story.product.name} · <LocalDate instant={story.createdAt} />
        </p>
      </div>
      <p className="line-clamp-2 max-w-[80ch] text-soft">{story.userStory}</p>
    </li>
  );
}

/** The person's stories, narrowed by words and product. The filter lives in the address. */
export function StoryList({ products }: { readonly products: readonly Product[] }) {
  const { filter, change, isFiltered } = useStoryFilter();
  const pages = useStoryPages(filter);
  const { data, error, isPending, isPlaceholderData, refetch } = pages;
  const stories = data?.pages.flatMap((page) => page.items) ?? [];
  const nothing = data !== undefined && stories.length === 0;

  return (
    <>
      <PageHeader title="Your Stories" action={<CreateStoryLink className="max-lg:hidden" />} />
      {(isFiltered || stories.length > 0) && (
        <div className="mb-4 flex flex-wrap gap-2">
          <StoryFilterFields filter={filter} onChange={change} products={products} />
          {stories.length > 0 && <ListDownload filter={filter} />}
        </div>
      )}
      {isPending && <Loading />}
      {error && !pages.isFetchNextPageError && <Failure error={error} onRetry={() => void refetch()} />}
      {nothing && !isFiltered && <Empty>Seems like you did not create any story yet!</Empty>}
      {nothing && isFiltered && (
        <Empty action={<Button onClick={() => change({ q: '', productId: '' })}>Show all stories</Button>}>
          No story matches. Try other words or another product.
        </Empty>
      )}
      {stories.length > 0 && (
        <ul
          aria-label="Stories"
          aria-busy={isPlaceholderData}
          className="overflow-clip rounded-md border border-line bg-sheet"
        >
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </ul>
      )}
      <MorePages pages={pages} label="Show more stories" />
      <div className="sticky bottom-0 mt-auto pt-6 lg:hidden">
        <ActionBar>
          <CreateStoryLink />
        </ActionBar>
      </div>
    </>
  );
}
