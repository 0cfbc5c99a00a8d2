import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type ProductInput, productInput } from '#contract/product.ts';
import { textLength } from '#contract/text.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { ActionBar } from '../../components/ui/page.tsx';
import { ProblemError, messageOf } from '../../lib/problem-error.ts';
import type { UnsavedText } from '../../lib/unsaved-text.ts';
import { DescriptionMeter } from './description-meter.tsx';
import { ChangedMeanwhileError } from './use-product-edit.ts';

interface ProductFormProps {
  /** Where unsent words are kept. */
  readonly draft: UnsavedText<ProductInput>;
  readonly initial: ProductInput;
  /** Rejects when the product could not be stored; the words then stay. */
  readonly save: (input: ProductInput) => Promise<unknown>;
  readonly submitLabel: string;
  /** What the button says while the product is stored. */
  readonly busyLabel: string;
  /** It has just been asked for, in the place of something else. */
  readonly beginsFocused?: boolean;
  /** Offers a way out. */
  readonly onCancel?: () => void;
}

/** Says at its place what was wrong, and shows what was stored meanwhile where the person changed nothing. */
function tell(form: UseFormReturn<ProductInput, unknown, ProductInput>, error: unknown): void {
  if (error instanceof ChangedMeanwhileError) {
    form.setValue('name', error.values.name);
    form.setValue('description', error.values.description);
  }
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  const own = problems.filter(({ path }) => path === 'name' || path === 'description');
  for (const { path, message } of own) form.setError(path as keyof ProductInput, { message });
  if (own.length === 0) form.setError('root', { message: messageOf(error) });
}

/** Name and description of a product, kept over a reload until they are saved. */
export function ProductForm({ draft, initial, save, beginsFocused = false, ...actions }: ProductFormProps) {
  const form = useForm<ProductInput, unknown, ProductInput>({
    resolver: standardSchemaResolver(productInput),
    defaultValues: { ...initial, ...draft.read() },
  });
  const { errors, isSubmitting } = form.formState;
  const description = useWatch({ control: form.control, name: 'description' });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      draft.clear();
    } catch (error) {
      tell(form, error);
    }
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex max-w-[44rem] flex-col gap-6"
    >
      <TextField
        label="Product name"
        placeholder="My product"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the button that asked for the form went away
        autoFocus={beginsFocused}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Product description"
        placeholder="My product description"
        error={errors.description?.message}
        hint={<DescriptionMeter count={textLength(description)} />}
        {...form.register('description')}
      />
      <FormFailure>{errors.root?.message}</FormFailure>
      <FormActions {...actions} saving={isSubmitting} />
    </form>
  );
}

interface FormActionsProps extends Pick<ProductFormProps, 'submitLabel' | 'busyLabel' | 'onCancel'> {
  readonly saving: boolean;
}

function FormActions({ submitLabel, busyLabel, onCancel, saving }: FormActionsProps) {
  return (
    <ActionBar>
      <Button type="submit" kind="main" busy={saving}>
        {saving ? busyLabel : submitLabel}
      </Button>
      {onCancel && (
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </ActionBar>
  );
}
