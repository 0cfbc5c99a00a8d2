import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { browserRoutes, pathTo } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Empty } from '../../components/ui/empty.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { ActionBar, PageHeader } from '../../components/ui/page.tsx';
import { loginPath } from '../../lib/own-path.ts';
import { ExampleMark } from './example-mark.tsx';
import { useProductPages } from './product-queries.ts';

function CreateLink({ isAnonymous, className }: { readonly isAnonymous: boolean; readonly className?: string }) {
  return (
    <ButtonLink
      kind="main"
      href={isAnonymous ? loginPath(browserRoutes.productCreate) : browserRoutes.productCreate}
      {...(className && { className })}
    >
      {!isAnonymous && <Plus aria-hidden="true" />}
      {isAnonymous ? 'Sign in to create a Product' : 'Create a Product'}
    </ButtonLink>
  );
}

function ProductCard({ product }: { readonly product: Product }) {
  return (
    <li className="relative flex flex-col gap-2 rounded-md border border-line bg-sheet p-5 transition-colors hover:border-edge">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold">
          <Link
            href={pathTo('product', { productId: product.id })}
            className="before:absolute before:inset-0 before:rounded-md"
          >
            {product.name}
          </Link>
        </h2>
        {product.isExample && <ExampleMark />}
      </div>
      <p className="line-clamp-3 text-soft">{product.description}</p>
      <p className="mt-auto pt-1 text-caption text-faint tabular-nums">
        {product.storyCount} {product.storyCount === 1 ? 'story' : 'stories'}
      </p>
    </li>
  );
}

/** All products of the person as cards. */
export function ProductList({ isAnonymous }: { readonly isAnonymous: boolean }) {
  const pages = useProductPages();
  const { data, error, isPending, refetch } = pages;
  const products = data?.pages.flatMap((page) => page.items) ?? [];
  // The example product, which everybody has, is nobody's own; being the oldest, it comes last.
  const hasNone = data !== undefined && !pages.hasNextPage && products.every(({ isExample }) => isExample);

  return (
    <>
      <PageHeader title="Your Products" action={<CreateLink isAnonymous={isAnonymous} className="max-sm:hidden" />} />
      {isPending && <Loading />}
      {error && !pages.isFetchNextPageError && <Failure error={error} onRetry={() => void refetch()} />}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      {hasNone && (
        <div className="mt-4">
          <Empty>Seems like you did not create a product yet!</Empty>
        </div>
      )}
      <MorePages pages={pages} label="Show more products" />
      <div className="mt-auto pt-6 sm:hidden">
        <ActionBar>
          <CreateLink isAnonymous={isAnonymous} />
        </ActionBar>
      </div>
    </>
  );
}
