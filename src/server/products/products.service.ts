import { PAGE_SIZE } from '#contract/common.ts';
import type { Product, ProductInput, ProductUpdate } from '#contract/product.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { takePage, type Page } from '../page.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { PersonLimits } from '../quotas/person-limits.ts';
import type { ProductsRepository } from './products.repository.ts';

export type ProductsService = ReturnType<typeof createProductsService>;

interface Dependencies {
  readonly products: ProductsRepository;
  readonly limits: Pick<PersonLimits, 'changeProduct'>;
  readonly clock: Clock;
}

export function createProductsService({ products, limits, clock }: Dependencies) {
  async function get(actor: Actor, id: string): Promise<Product> {
    const product = await products.find(actor.uid, id);
    if (!product) throw new DomainError('not_found', 'This product does not exist, or no longer.');
    return product;
  }

  // Tells why nothing was changed: there is no such product, it is the example, or it is not any more what `sent` was made on.
  async function refuse(actor: Actor, id: string, sent?: ProductInput): Promise<never> {
    const current = await get(actor, id);
    if (sent && !current.isExample) {
      const message = 'This product was changed meanwhile. Compare both texts, then save again.';
      throw new DomainError('stale_version', message, { current, sent });
    }
    throw new DomainError('example_product', 'The example product cannot be changed or deleted. Create your own.');
  }

  return {
    get,

    async list(
      actor: Actor,
      query: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<Product>> {
      const { limit = PAGE_SIZE, cursor } = query;
      return takePage(await products.list(actor.uid, { limit: limit + 1, cursor }), limit);
    },

    async create(actor: Actor, input: ProductInput): Promise<Product> {
      if (actor.isAnonymous) throw new DomainError('account_needed', 'Sign in to create a product.');
      return products.insert(actor.uid, newId(), input, clock().toISOString());
    },

    async update(actor: Actor, id: string, update: ProductUpdate): Promise<Product> {
      await limits.changeProduct(actor);
      const { name, description } = update;
      const after = await products.update(actor.uid, id, update, clock().toISOString());
      return after ?? refuse(actor, id, { name, description });
    },

    async delete(actor: Actor, id: string): Promise<void> {
      if (!(await products.delete(actor.uid, id))) await refuse(actor, id);
    },
  };
}
