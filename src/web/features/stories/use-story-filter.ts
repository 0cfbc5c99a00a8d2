import { useSearchParams } from 'wouter';
import type { StoryFilter } from './story-queries.ts';

interface FilterState {
  readonly filter: StoryFilter;
  readonly change: (changes: Partial<StoryFilter>) => void;
  readonly isFiltered: boolean;
}

/** Reads the filter from the address and writes it there, so that going back brings it back. */
export function useStoryFilter(): FilterState {
  const [search, setSearch] = useSearchParams();
  const filter = { q: search.get('q') ?? '', productId: search.get('productId') ?? '' };

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
