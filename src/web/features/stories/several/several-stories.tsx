import { useState } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { BackLink, PageHeader, PartHeader } from '../../../components/ui/page.tsx';
import { DraftReview } from './draft-review.tsx';
import type { FoundIdeas } from './found-ideas.ts';
import { ListForm, forgetIdeas } from './list-form.tsx';
import { useListKeeping } from './use-list-keeping.ts';
import { useListRows } from './use-list-rows.ts';
import { useListWriting } from './use-list-writing.ts';

interface SeveralStoriesProps {
  readonly uid: string;
  readonly products: readonly Product[];
  /** The product to begin with, when the person came from one. */
  readonly productId: string | null;
}

/** A list of ideas, then their drafts, each to be kept or thrown away. Nothing is stored but what is kept. */
export function SeveralStories({ uid, products, productId }: SeveralStoriesProps) {
  const rows = useListRows(uid);
  const writing = useListWriting(rows);
  const keeping = useListKeeping(rows, (signal) => writing.lookUp(rows.list?.head.product.id ?? '', signal));
  // What was pressed goes with what it stood in: the focus goes to what comes instead.
  const [hasMoved, setMoved] = useState(false);
  const begin = (product: Product, { ideas, notes }: FoundIdeas, file: string | undefined): void => {
    const { id, name } = product;
    rows.begin(
      { product: { id, name }, notes: [...notes], count: ideas.length, ...(file !== undefined && { file }) },
      ideas.map(({ line, text, fault }) => ({
        line,
        idea: text,
        state: fault === undefined ? { is: 'waiting' } : { is: 'failed', message: fault, isFinal: true },
      })),
    );
    setMoved(true);
    void writing.write(id);
  };
  const end = (): void => {
    // What was pasted before a file was chosen has no drafts yet.
    if (rows.list?.head.file === undefined) forgetIdeas(uid);
    rows.forget();
    setMoved(true);
  };
  return (
    <>
      <PartHeader page="Your Stories" back={<BackLink label="List" href={browserRoutes.stories} />} />
      <PageHeader title="Several stories" />
      {rows.list ? (
        <DraftReview
          list={rows.list}
          rows={rows}
          writing={writing}
          keeping={keeping}
          takesFocus={hasMoved}
          onEnd={end}
        />
      ) : (
        <ListForm uid={uid} products={products} productId={productId} takesFocus={hasMoved} onBegin={begin} />
      )}
    </>
  );
}
