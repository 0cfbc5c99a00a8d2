import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import { Button } from '../../components/ui/button.tsx';
import { Empty } from '../../components/ui/empty.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { ActionBar, PageHeader } from '../../components/ui/page.tsx';
import { CreateStoryLink, SeveralStoriesLink } from './create-story-link.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { ListDownload } from './list-download.tsx';
import { SelectButton, SelectionBar } from './selection-bar.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryFilterFields } from './story-filter-fields.tsx';
import { useStoryPages } from './story-queries.ts';
import { useStoryFilter } from './use-story-filter.ts';
import { type StorySelection, useStorySelection } from './use-story-selection.ts';

interface StoryListProps {
  readonly products: readonly Product[];
  /** What else can be done with several stories at once. */
  readonly renderForSelected: (selection: StorySelection) => ReactNode;
}

/** The person's stories, narrowed by words and product. The filter lives in the address. */
export function StoryList({ products, renderForSelected }: StoryListProps) {
  const { filter, change, isFiltered } = useStoryFilter();
  const selection = useStorySelection();
  const pages = useStoryPages(filter);
  const { data, error, isPending, isPlaceholderData, refetch } = pages;
  const stories = data?.pages.flatMap((page) => page.items) ?? [];
  const nothing = data !== undefined && stories.length === 0;
  // Nobody searched: all stories of one of the person's products were asked for.
  const isOfProduct = filter.q.trim() === '' && products.some(({ id }) => id === filter.productId);

  return (
    <>
      <PageHeader title="Your Stories" action={<WaysToCreate />} />
      {(isFiltered || stories.length > 0) && (
        <div className="mb-4 flex flex-wrap gap-2 max-sm:[&_button]:px-3! max-sm:[&_button>svg]:hidden">
          <StoryFilterFields filter={filter} onChange={change} products={products} />
          {stories.length > 0 && <ListDownload filter={filter} />}
          {stories.length > 0 && <SelectButton selection={selection} />}
        </div>
      )}
      {isPending && <Loading />}
      {error && !pages.isFetchNextPageError && <Failure error={error} onRetry={() => void refetch()} />}
      {nothing && !isFiltered && <Empty>Seems like you did not create any story yet!</Empty>}
      {nothing && isFiltered && (
        <Empty action={<Button onClick={() => change({ q: '', productId: '' })}>Show all stories</Button>}>
          {isOfProduct ? 'This product has no story yet.' : 'No story matches. Try other words or another product.'}
        </Empty>
      )}
      {stories.length > 0 && (
        <ul
          aria-label="Stories"
          aria-busy={isPlaceholderData}
          className="overflow-clip rounded-md border border-line bg-sheet"
        >
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} selection={selection.isOn ? selection : undefined} />
          ))}
        </ul>
      )}
      <MorePages pages={pages} label="Show more stories" />
      {selection.isOn ? (
        <SelectionBar selection={selection} shown={stories}>
          <DeleteSelected selection={selection} />
          {renderForSelected(selection)}
        </SelectionBar>
      ) : (
        <div className="sticky bottom-0 mt-auto pt-6 sm:hidden">
          <ActionBar>
            <CreateStoryLink />
            <SeveralStoriesLink className="px-2!" />
          </ActionBar>
        </div>
      )}
    </>
  );
}

/** Beside the title, where there is room for them. */
function WaysToCreate() {
  return (
    <div className="flex gap-2 max-sm:hidden">
      <SeveralStoriesLink />
      <CreateStoryLink />
    </div>
  );
}
