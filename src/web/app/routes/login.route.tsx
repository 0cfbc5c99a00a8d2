import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button } from '../../components/ui/button.tsx';
import { LoginChooser } from '../../features/identity/login-chooser.tsx';
import { SignInForm } from '../../features/identity/sign-in-form.tsx';

export function LoginRoute() {
  const [method, setMethod] = useState<'none' | 'email'>('none');
  const search = useSearch();
  return (
    <>
      {method === 'none' ? (
        <LoginChooser onEmail={() => setMethod('email')} />
      ) : (
        <>
          <SignInForm />
          <Button kind="quiet" className="-mt-3 w-full" onClick={() => setMethod('none')}>
            Choose another way
          </Button>
        </>
      )}
      <p className="text-soft">
        No account yet?{' '}
        <Link
          href={`${browserRoutes.createAccount}${search && `?${search}`}`}
          className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2 sm:min-h-6"
        >
          Create an account
        </Link>
      </p>
    </>
  );
}
