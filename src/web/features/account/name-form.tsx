import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accountUpdate, type AccountUpdate, getAccount, updateAccount } from '#contract/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { keyOf } from '../../lib/query-client.ts';
import type { AccountIdentity } from './account-services.ts';

interface NameFormProps {
  readonly displayName: string | null;
  readonly identity: Pick<AccountIdentity, 'restore'>;
  readonly onClose: () => void;
}

/** Changes the name that the person goes by. */
export function NameForm({ displayName, identity, onClose }: NameFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<AccountUpdate, unknown, AccountUpdate>({
    resolver: standardSchemaResolver(accountUpdate),
    defaultValues: { displayName: displayName ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const onSubmit = form.handleSubmit(async (body) => {
    try {
      queries.setQueryData(keyOf(getAccount, {}), await api.call(updateAccount, { body }));
    } catch (error) {
      form.setError('displayName', { message: messageOf(error) });
      return;
    }
    // The name is stored; where it stands elsewhere on the screen it changes with the next look at the session.
    await identity.restore().catch(() => undefined);
    toast('Username saved.');
    onClose();
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
      <TextField
        label="New username"
        autoComplete="name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this form
        autoFocus
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="main" busy={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save'}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
