import { keyOfKept, localStore } from './kept-of-person.ts';

/** The product that a person chose last in this browser, also after they closed it. */
export function lastProduct(uid: string): string | undefined {
  return localStore()?.getItem(keyOfKept('last-product', uid)) ?? undefined;
}

export function rememberProduct(uid: string, productId: string): void {
  // Whoever takes a choice back has chosen nothing else yet.
  if (productId === '' || productId === lastProduct(uid)) return;
  try {
    localStore()?.setItem(keyOfKept('last-product', uid), productId);
  } catch {
    // Full storage: it is chosen by hand the next time.
  }
}

interface Wanted {
  readonly uid: string;
  readonly products: readonly { readonly id: string }[];
  /** The product that the person came from. */
  readonly asked: string | null;
  /** What stood in the form before a reload. */
  readonly kept: string | undefined;
}

/** The product to begin with: of those that are there the first that is wanted, or the only one; empty when there is none. */
export function productToBeginWith({ uid, products, asked, kept }: Wanted): string {
  const only = products.length === 1 ? products[0]?.id : undefined;
  const isThere = (id: string | null | undefined): boolean => products.some((product) => product.id === id);
  return [asked, kept, lastProduct(uid), only].find(isThere) ?? '';
}
