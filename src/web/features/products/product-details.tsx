import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Loading } from '../../components/ui/faces.tsx';
import { LedOn } from '../../components/ui/led-on.tsx';
import { PartHeader, StepBack } from '../../components/ui/page.tsx';
import { usePageTitle } from '../../components/ui/page-title.ts';
import { isNotFound } from '../../lib/problem-error.ts';
import { ExampleMark } from './example-mark.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { ProductEditing } from './product-editing.tsx';
import { useProduct } from './product-queries.ts';
import { hasKeptEdit } from './use-product-edit.ts';

interface ProductDetailsProps {
  readonly uid: string;
  readonly productId: string;
}

/** One product: read, changed or deleted. When it cannot be loaded the list is shown instead. */
export function ProductDetails({ uid, productId }: ProductDetailsProps) {
  const { data: product, error, isPending } = useProduct(productId);
  if (isPending) return <Loading />;
  if (product === undefined) return <LedOn to={browserRoutes.products} error={error} />;
  return <LoadedProduct uid={uid} product={product} missing={isNotFound(error) ? error : undefined} />;
}

interface LoadedProductProps {
  readonly uid: string;
  readonly product: Product;
  /** Why it was not there any more when it was read again. What somebody types stays on the screen all the same. */
  readonly missing: unknown;
}

function LoadedProduct({ uid, product, missing }: LoadedProductProps) {
  // `edited` is nothing as well: the button that opened the panel then takes the focus back.
  const [open, setOpen] = useState<'nothing' | 'editing' | 'edited' | 'deletion'>(() =>
    hasKeptEdit(uid, product.id) ? 'editing' : 'nothing',
  );
  const reasonId = useId();
  const fixed = product.isExample;
  usePageTitle(open === 'editing' ? 'Edit product' : product.name);

  if (open === 'editing') return <ProductEditing uid={uid} product={product} onClose={() => setOpen('edited')} />;
  if (missing !== undefined) return <LedOn to={browserRoutes.products} error={missing} />;
  return (
    <>
      <PartHeader page="Your Products" back={<StepBack label="List" href={browserRoutes.products} />} />
      <article className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-title font-semibold tracking-tight">{product.name}</h1>
          {product.isExample && <ExampleMark />}
        </div>
        <StoriesOf product={product} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink kind="main" href={`${browserRoutes.storyCreate}?productId=${product.id}`}>
            <Plus aria-hidden="true" />
            Create story
          </ButtonLink>
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel that closed here had the focus
            autoFocus={open === 'edited'}
            disabled={fixed}
            aria-describedby={fixed ? reasonId : undefined}
            onClick={() => setOpen('editing')}
          >
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          <Button
            kind="danger"
            disabled={fixed}
            aria-describedby={fixed ? reasonId : undefined}
            onClick={() => setOpen('deletion')}
          >
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        </div>
        {fixed && (
          <p id={reasonId} className="text-caption text-soft">
            The example product cannot be edited or deleted.
          </p>
        )}
        <p className="prose mt-2 whitespace-pre-line">{product.description}</p>
      </article>
      {open === 'deletion' && <ProductDeletion product={product} onClose={() => setOpen('nothing')} />}
    </>
  );
}

/** How many stories it has, and the way to them. */
function StoriesOf({ product: { id, storyCount } }: { readonly product: Product }) {
  const words = `${storyCount} ${storyCount === 1 ? 'story' : 'stories'}`;
  if (storyCount === 0) return <p className="text-caption text-faint">{words}</p>;
  return (
    <Link
      href={`${browserRoutes.stories}?productId=${id}`}
      className="inline-flex min-h-11 items-center self-start text-caption text-soft tabular-nums underline decoration-edge underline-offset-2 hover:decoration-current sm:min-h-6"
    >
      {words}
    </Link>
  );
}
