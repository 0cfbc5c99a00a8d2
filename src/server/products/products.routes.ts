import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from '#contract/product.ts';
import type { Serve } from '../http/serve.ts';
import type { ProductsService } from './products.service.ts';

export function serveProducts(serve: Serve, products: ProductsService): void {
  serve(listProducts, ({ actor, query }) => products.list(actor, query));
  serve(createProduct, ({ actor, body }) => products.create(actor, body));
  serve(getProduct, ({ actor, params }) => products.get(actor, params.id));
  serve(updateProduct, ({ actor, params, body }) => products.update(actor, params.id, body));
  serve(deleteProduct, async ({ actor, params }) => {
    await products.delete(actor, params.id);
    return undefined;
  });
}
