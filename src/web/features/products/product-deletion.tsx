import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { useDeleteProduct } from './product-mutations.ts';

function whatGoes({ storyCount }: Product): string {
  if (storyCount === 0) return 'No story belongs to it.';
  return storyCount === 1 ? 'Its story is deleted with it.' : `Its ${storyCount} stories are deleted with it.`;
}

/** Asks for the product's exact name before it is deleted with its stories. */
export function ProductDeletion({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const toast = useToast();
  const deletion = useDeleteProduct(product.id);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== product.name) return;
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast(`“${product.name}” was deleted.`);
        navigate(browserRoutes.products, { replace: true });
      },
    });
  };

  return (
    <Dialog title="Delete product" onClose={onClose}>
      <form method="post" onSubmit={onSubmit} className="flex flex-col gap-5">
        <p>
          <strong className="font-semibold">{product.name}</strong> will be deleted for good. {whatGoes(product)}
        </p>
        <TextField
          label={`Type “${product.name}” to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormFailure>{deletion.error && messageOf(deletion.error)}</FormFailure>
        <div className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" disabled={typed !== product.name} busy={deletion.isPending}>
            Delete Product
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
