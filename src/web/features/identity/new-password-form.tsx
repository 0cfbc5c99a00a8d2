import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { newPasswordForm } from '#contract/account-forms.ts';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { FormFailure, Loading } from '../../components/ui/faces.tsx';
import { NewPasswordFields } from '../../components/ui/new-password-fields.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Announcement } from './announcement.tsx';
import { IdentityError } from './identity-client.ts';
import { useIdentity } from './identity-context.tsx';
import { useIdentityForm } from './use-identity-form.ts';

const isExpired = (error: unknown): boolean => error instanceof IdentityError && error.failure === 'link-expired';

/** Sets a new password with the code of a mailed link. A link that is of no use any more says so before anything is typed. */
export function NewPasswordForm({ code }: { readonly code: string }) {
  const identity = useIdentity();
  const [link, setLink] = useState<'unknown' | 'good' | 'expired'>('unknown');
  useEffect(() => {
    identity.checkPasswordReset(code).then(
      () => setLink('good'),
      // Whatever else is wrong now may be right when the password is typed.
      (error: unknown) => setLink(isExpired(error) ? 'expired' : 'good'),
    );
  }, [identity, code]);

  if (link === 'unknown') return <Loading />;
  return link === 'expired' ? <ExpiredLink /> : <PasswordOfLink code={code} />;
}

function PasswordOfLink({ code }: { readonly code: string }) {
  const identity = useIdentity();
  const [outcome, setOutcome] = useState<'set' | 'link-expired'>();
  const { form, onSubmit, failure } = useIdentityForm({
    schema: newPasswordForm,
    defaultValues: { password: '', passwordConfirmation: '' },
    submit: async ({ password }) => {
      try {
        await identity.resetPassword(code, password);
        setOutcome('set');
      } catch (error) {
        if (!isExpired(error)) throw error;
        setOutcome('link-expired');
      }
    },
    fieldOf: { 'weak-password': 'password' },
  });
  const { errors, isSubmitting } = form.formState;

  if (outcome === 'link-expired') return <ExpiredLink />;
  if (outcome === 'set') {
    return (
      <>
        <Announcement icon={CircleCheck} title="Your new password is set.">
          You are logged out everywhere. Log in with the new password.
        </Announcement>
        <ButtonLink kind="main" href={browserRoutes.login}>
          Log in
        </ButtonLink>
      </>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm password"
        errors={errors}
        register={form.register}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" kind="main" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Setting the password…' : 'Set password'}
      </Button>
    </form>
  );
}

/** A link that sets no password any more, and the way to one that does. */
export function ExpiredLink() {
  return (
    <>
      <p role="alert" className="rounded-md bg-bad-wash px-4 py-3">
        This link was used already, is too old, or has a part missing. A link works once, for one hour.
      </p>
      <ButtonLink kind="main" href={browserRoutes.reset}>
        Send another link
      </ButtonLink>
      <p>
        <TextLink href={browserRoutes.login}>Back to log in</TextLink>
      </p>
    </>
  );
}
