import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { type GenerationInput, generationInput } from '#contract/story.ts';
import { useToast } from '../../components/ui/toast.tsx';
import { useIsHere } from '../../components/ui/use-is-here.ts';
import type { BroughtBack } from '../../components/ui/use-put-away.ts';
import { productToBeginWith } from '../../lib/last-product.ts';
import { type UnsavedText, unsavedText } from '../../lib/unsaved-text.ts';
import { EXAMPLE_IDEAS } from './example-ideas.ts';

export type IdeaForm = UseFormReturn<GenerationInput, unknown, GenerationInput>;

interface Beginning {
  readonly uid: string;
  readonly products: readonly Product[];
  /** The product to begin with, when the person came from one. */
  readonly productId: string | null;
}

interface IdeaEntry {
  readonly form: IdeaForm;
  /** A story has come of the idea. */
  readonly forget: () => void;
  /** Puts this description in the place of the one that stands there, which is offered back where the person wrote it. */
  readonly take: (description: string) => void;
}

/** The idea, kept over a reload until a story has come of it; the next one then begins with the same product. */
export function useIdeaForm({ uid, products, productId }: Beginning): IdeaEntry {
  const draft = useMemo(() => unsavedText<GenerationInput>(uid, 'story'), [uid]);
  const defaults = useMemo(() => {
    const kept = draft.read();
    return {
      productId: productToBeginWith({ uid, products, asked: productId, kept: kept.productId }),
      description: kept.description ?? '',
    };
  }, [uid, draft, products, productId]);
  const form = useForm<GenerationInput, unknown, GenerationInput>({
    resolver: standardSchemaResolver(generationInput),
    defaultValues: defaults,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );
  return {
    form,
    forget: () => draft.keep({ productId: form.getValues('productId'), description: '' }),
    take: useTaking(form, draft),
  };
}

function useTaking(form: IdeaForm, draft: UnsavedText<GenerationInput>): (description: string) => void {
  const toast = useToast();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  return function take(description: string): void {
    const before = (isHere.current ? form.getValues('description') : draft.read().description) ?? '';
    const isOwn =
      before.trim() !== '' && before !== description && EXAMPLE_IDEAS.every((one) => one.description !== before);
    if (isHere.current) {
      const { isSubmitted } = form.formState;
      form.setValue('description', description, { shouldDirty: true, shouldValidate: isSubmitted });
    } else {
      // The form is gone: it begins anew with these words.
      draft.keep({ productId: form.getValues('productId'), ...draft.read(), description });
      const state: BroughtBack = { broughtBack: Date.now() };
      navigate(browserRoutes.storyCreate, { replace: location.pathname === browserRoutes.storyCreate, state });
    }
    if (!isOwn) return;
    toast('Your text was replaced.', () => {
      take(before);
      if (isHere.current) form.setFocus('description');
    });
  };
}
