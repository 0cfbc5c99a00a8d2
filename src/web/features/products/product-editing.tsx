import { browserRoutes } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { PageHeader, PartHeader, StepBack } from '../../components/ui/page.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductEdit } from './use-product-edit.ts';

/** The panel that changes a product, in the place where it is read. */
export function ProductEditing({
  uid,
  product,
  onClose,
}: {
  readonly uid: string;
  readonly product: Product;
  readonly onClose: () => void;
}) {
  const { draft, discard, save } = useProductEdit(uid, product);
  const toast = useToast();

  return (
    <section aria-label="Edit product">
      <PartHeader page="Your Products" back={<StepBack label="List" href={browserRoutes.products} />} />
      <PageHeader title="Edit product" />
      <ProductForm
        draft={draft}
        initial={{ name: product.name, description: product.description }}
        save={async (input) => {
          await save(input);
          toast('Product saved.');
          onClose();
        }}
        beginsFocused
        submitLabel="Save"
        busyLabel="Saving…"
        onCancel={() => {
          discard();
          onClose();
        }}
      />
    </section>
  );
}
