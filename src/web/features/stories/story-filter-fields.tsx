import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Product } from '#contract/product.ts';
import { SEARCH_MAX } from '#contract/story.ts';
import type { StoryFilter } from './story-queries.ts';

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 200;

const CONTROL = 'min-h-11 rounded-md border border-edge bg-sheet text-[1rem] sm:min-h-9 sm:text-body';

interface StoryFilterFieldsProps {
  readonly filter: StoryFilter;
  readonly onChange: (changes: Partial<StoryFilter>) => void;
  readonly products: readonly Product[];
}

export function StoryFilterFields({ filter, onChange, products }: StoryFilterFieldsProps) {
  return (
    <search className="contents">
      <SearchField words={filter.q} onWords={(q) => onChange({ q })} />
      <select
        aria-label="Product"
        value={filter.productId}
        onChange={(event) => onChange({ productId: event.target.value })}
        className={`${CONTROL} min-w-0 px-2 max-sm:flex-1 sm:max-w-60`}
      >
        <option value="">All products</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}
          </option>
        ))}
      </select>
    </search>
  );
}

function SearchField({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    // Changed from elsewhere: by going back, or by showing all stories again.
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }

  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const pause = setTimeout(() => onWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, words, onWords]);

  return (
    <div className="relative grow max-sm:w-full sm:max-w-80">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label="Search stories"
        placeholder="Search stories"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${CONTROL} w-full pr-3 pl-9`}
      />
    </div>
  );
}
