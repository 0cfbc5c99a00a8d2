import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './field.tsx';

type Name = 'password' | 'passwordConfirmation';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly errors: Partial<Record<Name, { readonly message?: string | undefined }>>;
  readonly register: (name: Name) => UseFormRegisterReturn;
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ label, confirmLabel, errors, register }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={confirmLabel}
        type="password"
        autoComplete="new-password"
        error={errors.passwordConfirmation?.message}
        {...register('passwordConfirmation')}
      />
    </>
  );
}
