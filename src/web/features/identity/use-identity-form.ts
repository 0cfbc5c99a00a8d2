import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { messageOf } from '../../lib/problem-error.ts';
import { IdentityError, type IdentityFailure } from './identity-client.ts';
import { useFailure } from './use-failure.ts';

type FormSchema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];

interface IdentityFormOptions<Values extends FieldValues> {
  readonly schema: FormSchema<Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly submit: (values: Values) => Promise<void>;
  /** Which field a refusal belongs to; any other refusal belongs to the form. */
  readonly fieldOf: Partial<Record<IdentityFailure, Path<Values>>>;
}

interface IdentityForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** What the service said about the form as a whole. */
  readonly failure: string | undefined;
}

/** A form that is checked on submit, sent to the identity service, and shows its refusals where they belong. */
export function useIdentityForm<Values extends FieldValues>(
  options: IdentityFormOptions<Values>,
): IdentityForm<Values> {
  const { schema, defaultValues, submit, fieldOf } = options;
  const [failure, setFailure] = useFailure();
  const form = useForm<Values, unknown, Values>({ resolver: standardSchemaResolver(schema), defaultValues });

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await submit(values);
    } catch (error) {
      const field = error instanceof IdentityError ? fieldOf[error.failure] : undefined;
      if (field === undefined) setFailure(error);
      else
        form.setError(
          field,
          { type: (error as IdentityError).failure, message: messageOf(error) },
          { shouldFocus: true },
        );
    }
  });

  return { form, onSubmit, failure };
}
