import { signInForm } from '#contract/account-forms.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { Checkbox, TextField } from '../../components/ui/field.tsx';
import { useIdentity } from './identity-context.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** Signs in with email and password. What follows is up to whoever watches the user. */
export function SignInForm() {
  const identity = useIdentity();
  const { form, onSubmit, failure } = useIdentityForm({
    schema: signInForm,
    defaultValues: { email: '', password: '', persist: false },
    submit: (values) => identity.signInWithEmail(values),
    fieldOf: { 'user-not-found': 'email', 'invalid-email': 'email', 'wrong-password': 'password' },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    // `post`, so that a form sent before this script runs never puts a password into the address.
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this form
        autoFocus
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Checkbox label="Remember me" {...form.register('persist')} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" kind="main" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}
