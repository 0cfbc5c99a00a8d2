import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { ProductInput } from '#contract/product.ts';
import { PageHeader, PartHeader, StepBack } from '../../components/ui/page.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { rememberProduct } from '../../lib/last-product.ts';
import { unsavedText } from '../../lib/unsaved-text.ts';
import { ProductForm } from './product-form.tsx';
import { useCreateProduct } from './product-mutations.ts';

const BLANK = { name: '', description: '' };

/** The screen that makes a new product and then returns to the list. */
export function ProductCreation({ uid }: { readonly uid: string }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const draft = useMemo(() => unsavedText<ProductInput>(uid, 'product'), [uid]);
  const creation = useCreateProduct();

  return (
    <>
      <PartHeader page="Your Products" back={<StepBack label="List" href={browserRoutes.products} />} />
      <PageHeader title="New product" />
      <ProductForm
        draft={draft}
        initial={BLANK}
        save={async (input) => {
          const { id, name } = await creation.mutateAsync(input);
          // It is what the next story is about.
          rememberProduct(uid, id);
          toast(`“${name}” was created.`);
          navigate(browserRoutes.products);
        }}
        submitLabel="Create Product"
        busyLabel="Creating…"
      />
    </>
  );
}
