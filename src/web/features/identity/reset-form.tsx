import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { resetForm } from '#contract/account-forms.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { MailNote } from '../../components/ui/mail-note.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { PlainError } from '../../lib/problem-error.ts';
import { Announcement } from './announcement.tsx';
import { IdentityError } from './identity-client.ts';
import { useIdentity } from './identity-context.tsx';
import { reportUnexpected } from './report-unexpected.ts';
import { useIdentityForm } from './use-identity-form.ts';

const NOT_SENT = "That didn't work. Please try again and make sure you're using the email address you signed up with.";
const SENT = "We've sent you an email with a link to reset your password.";

/** Mails a link for a new password. `email` is what the person typed on the screen before. */
export function ResetForm({ email }: { readonly email: string }) {
  const identity = useIdentity();
  const { mail } = useConfig();
  const [sentTo, setSentTo] = useState<string>();
  const { form, onSubmit, failure } = useIdentityForm({
    schema: resetForm,
    defaultValues: { email },
    submit: async (values) => {
      await identity.sendPasswordReset(values.email).catch((error: unknown) => {
        throw inPlainWords(error);
      });
      setSentTo(values.email);
    },
    fieldOf: { 'invalid-email': 'email' },
  });
  const { errors, isSubmitting } = form.formState;

  if (sentTo !== undefined) {
    return (
      <>
        <Announcement icon={MailCheck} title={SENT}>
          {mail ? 'It went' : 'It is addressed'} to{' '}
          <strong className="font-medium text-ink wrap-anywhere">{sentTo}</strong>. The link works once, for one hour.
        </Announcement>
        <MailNote />
        <Button onClick={() => setSentTo(undefined)}>Send another email</Button>
      </>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      <p className="text-soft">
        Enter the email address of your account. We will send you a link to set a new password.
      </p>
      <MailNote className="-mt-3" />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all there is to do here
        autoFocus
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" kind="main" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Sending…' : 'Send link'}
      </Button>
    </form>
  );
}

function inPlainWords(error: unknown): unknown {
  if (!(error instanceof IdentityError) || !['user-not-found', 'unknown'].includes(error.failure)) return error;
  reportUnexpected(error);
  return new PlainError(NOT_SENT, { cause: error });
}
