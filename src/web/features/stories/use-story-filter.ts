import { useSearchParams } from 'wouter';
import { id } from '#contract/common.ts';
import { SEARCH_MAX } from '#contract/story.ts';
import type { StoryFilter } from './story-queries.ts';

interface FilterState {
  readonly filter: StoryFilter;
  readonly change: (changes: Partial<StoryFilter>) => void;
  readonly isFiltered: boolean;
}

/** Reads the filter from the address and writes it there, so that going back brings it back. What is no filter is none. */
export function useStoryFilter(): FilterState {
  const [search, setSearch] = useSearchParams();
  const filter = {
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
    productId: id.safeParse(search.get('productId')).data ?? '',
  };

  const change = (changes: Partial<StoryFilter>): void => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      // Every letter typed would otherwise be a step in history.
      { replace: true },
    );
  };

  return { filter, change, isFiltered: filter.q !== '' || filter.productId !== '' };
}
