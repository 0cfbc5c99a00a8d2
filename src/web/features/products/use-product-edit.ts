import { useMemo, useRef, useState } from 'react';
import { pathTo } from '#contract/browser-routes.ts';
import type { Product, ProductInput } from '#contract/product.ts';
import { usePutAway } from '../../components/ui/use-put-away.ts';
import { PlainError } from '../../lib/problem-error.ts';
import { type UnsavedText, hasWords, unsavedText } from '../../lib/unsaved-text.ts';
import { currentOf, useUpdateProduct } from './product-mutations.ts';

/** What a change was made on. */
type Base = Pick<Product, 'name' | 'description' | 'updatedAt'>;

/** What is kept over a reload: the words, and what they were made of. */
interface KeptEdit extends ProductInput {
  readonly baseName: string;
  readonly baseDescription: string;
  readonly baseUpdatedAt: string;
}

const TAKEN_OVER = 'What you had not changed is up to date now: save again to keep both.';
const REPLACED =
  'Your text is still here: save again to put it in the place of the other one. Cancel throws it away and shows the other.';

/** The product was stored by somebody else since this change was begun. */
export class ChangedMeanwhileError extends PlainError {
  /** What was typed, and beside it what is stored now. */
  readonly values: ProductInput;

  constructor(values: ProductInput, replacesTheirs: boolean) {
    super(`This product was changed meanwhile. ${replacesTheirs ? REPLACED : TAKEN_OVER}`);
    this.name = 'ChangedMeanwhileError';
    this.values = values;
  }
}

/** Lays what a person changed over what was stored meanwhile. */
function mergeInto(theirs: ProductInput, mine: ProductInput, base: ProductInput): ChangedMeanwhileError {
  const pick = (part: keyof ProductInput): string => (mine[part] === base[part] ? theirs[part] : mine[part]);
  const values = { name: pick('name'), description: pick('description') };
  const isReplaced = (part: keyof ProductInput): boolean =>
    values[part] !== theirs[part] && theirs[part] !== base[part];
  return new ChangedMeanwhileError(values, isReplaced('name') || isReplaced('description'));
}

function baseOf({ baseName, baseDescription, baseUpdatedAt }: Partial<KeptEdit>): Base | undefined {
  if (baseName === undefined || baseDescription === undefined || baseUpdatedAt === undefined) return undefined;
  return { name: baseName, description: baseDescription, updatedAt: baseUpdatedAt };
}

interface ProductEdit {
  readonly draft: UnsavedText<ProductInput>;
  /** Throws the changes away, and offers them back. */
  readonly discard: () => void;
  /** Rejects with `ChangedMeanwhileError` where saving would undo a change of which the person does not know. */
  readonly save: (input: ProductInput) => Promise<Product>;
}

/** True when changes of this product are kept. */
export function hasKeptEdit(uid: string, productId: string): boolean {
  return hasWords(unsavedText<Record<string, string>>(uid, `product:${productId}`).read());
}

/** A change of a product, which knows what it was made on, also after a reload. */
export function useProductEdit(uid: string, product: Product): ProductEdit {
  const { mutateAsync } = useUpdateProduct(product.id);
  const kept = useMemo(() => unsavedText<KeptEdit>(uid, `product:${product.id}`), [uid, product.id]);
  const [begun] = useState<Base>(() => baseOf(kept.read()) ?? product);
  const base = useRef(begun);

  const draft = useMemo<UnsavedText<ProductInput>>(
    () => ({
      read() {
        const { baseName: _name, baseDescription: _description, baseUpdatedAt: _at, ...values } = kept.read();
        return values;
      },
      keep({ name, description }) {
        const { name: baseName, description: baseDescription, updatedAt: baseUpdatedAt } = base.current;
        kept.keep({ name, description, baseName, baseDescription, baseUpdatedAt });
      },
      clear: kept.clear,
    }),
    [kept],
  );

  async function save(input: ProductInput): Promise<Product> {
    const { name, description, updatedAt } = base.current;
    try {
      return await mutateAsync({ ...input, updatedAt });
    } catch (error) {
      const current = currentOf(error);
      if (current === undefined) throw error;
      base.current = current;
      // It was stored once more, and says what it said.
      if (current.name === name && current.description === description) return save(input);
      throw mergeInto(current, input, { name, description });
    }
  }

  return { draft, discard: usePutAway(kept, pathTo('product', { productId: product.id })), save };
}
