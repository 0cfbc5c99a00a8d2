import { signInForm } from '#contract/account-forms.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { Checkbox, TextField } from '../../components/ui/field.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { useIdentity } from './identity-context.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** What stays filled in when the form is left for another way in. */
export interface SignInDraft {
  readonly email: string;
  readonly persist: boolean;
}

interface SignInFormProps {
  readonly draft: SignInDraft;
  readonly onDraft: (draft: SignInDraft) => void;
  /** Where a forgotten password is replaced. */
  readonly resetHref: string;
}

/** Signs in with email and password. What follows is up to whoever watches the user. */
export function SignInForm({ draft, onDraft, resetHref }: SignInFormProps) {
  const identity = useIdentity();
  const { form, onSubmit, failure } = useIdentityForm({
    schema: signInForm,
    defaultValues: { ...draft, password: '' },
    submit: (values) => identity.signInWithEmail(values),
    fieldOf: { 'user-not-found': 'email', 'invalid-email': 'email', 'wrong-password': 'password' },
  });
  const { errors, isSubmitting } = form.formState;
  const keepDraft = (): void => {
    const [email, persist] = form.getValues(['email', 'persist']);
    onDraft({ email, persist });
  };

  return (
    <form
      // `post`, so that a form sent before this script runs never puts a password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onChange={keepDraft}
      className="flex flex-col gap-5"
    >
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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label="Remember me" {...form.register('persist')} />
        <TextLink href={resetHref} state={{ email: draft.email }}>
          Forgot password?
        </TextLink>
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" kind="main" busy={isSubmitting} className="w-full">
        {isSubmitting ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}
