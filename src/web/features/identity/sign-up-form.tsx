import { signUpForm } from '#contract/account-forms.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { Checkbox, TextField } from '../../components/ui/field.tsx';
import { NewPasswordFields } from '../../components/ui/new-password-fields.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { useIdentity } from './identity-context.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** Creates an account with email and password. `loginHref` is offered when the address has one already. */
export function SignUpForm({ loginHref }: { readonly loginHref: string }) {
  const identity = useIdentity();
  const { form, onSubmit, failure } = useIdentityForm({
    schema: signUpForm,
    defaultValues: { email: '', password: '', passwordConfirmation: '', persist: false },
    submit: ({ email, password, persist }) => identity.signUp({ email, password, persist }),
    fieldOf: { 'email-in-use': 'email', 'invalid-email': 'email', 'weak-password': 'password' },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    // `post`, so that a form sent before this script runs never puts a password into the address.
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={
          errors.email && (
            <>
              {errors.email.message}{' '}
              {errors.email.type === 'email-in-use' && <TextLink href={loginHref}>Log in instead</TextLink>}
            </>
          )
        }
        {...form.register('email')}
      />
      <NewPasswordFields label="Password" confirmLabel="Confirm password" errors={errors} register={form.register} />
      <Checkbox label="Remember me" {...form.register('persist')} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" kind="main" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Creating your account…' : 'Create account'}
      </Button>
    </form>
  );
}
