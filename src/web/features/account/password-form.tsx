import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { passwordChangeForm } from '#contract/account-forms.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { NewPasswordFields } from '../../components/ui/new-password-fields.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import type { AccountSecurity } from './account-services.ts';

interface PasswordFormProps {
  /** Tells password managers whose password it is. */
  readonly email: string;
  readonly security: Pick<AccountSecurity, 'changePassword'>;
  readonly onClose: () => void;
}

const EMPTY = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Asks for the old password and twice for the new one. */
export function PasswordForm({ email, security, onClose }: PasswordFormProps) {
  const { form, onSubmit } = usePasswordChange(security, onClose);
  const { errors, isSubmitting } = form.formState;

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex w-full max-w-[23rem] flex-col gap-5"
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this form
        autoFocus
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm new password"
        errors={errors}
        register={form.register}
      />
      <FormFailure>{errors.root?.message}</FormFailure>
      <div className="flex gap-2">
        <Button type="submit" kind="main" busy={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change password'}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function usePasswordChange(security: PasswordFormProps['security'], onChanged: () => void) {
  const toast = useToast();
  const form = useForm<typeof EMPTY, unknown, typeof EMPTY>({
    resolver: standardSchemaResolver(passwordChangeForm),
    defaultValues: EMPTY,
  });
  const onSubmit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      const outcome = await security.changePassword({ currentPassword, newPassword: password });
      if (outcome === 'wrong-password') {
        form.setError('currentPassword', { message: 'Incorrect password.' }, { shouldFocus: true });
        return;
      }
      toast('Password changed. You are logged out everywhere else.');
      onChanged();
    } catch (error) {
      form.setError('root', { message: messageOf(error) });
    }
  });
  return { form, onSubmit };
}
