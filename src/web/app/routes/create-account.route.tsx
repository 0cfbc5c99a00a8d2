import { Link, useSearch } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { SignUpForm } from '../../features/identity/sign-up-form.tsx';

export function CreateAccountRoute() {
  const search = useSearch();
  const loginHref = `${browserRoutes.login}${search && `?${search}`}`;
  return (
    <>
      <SignUpForm loginHref={loginHref} />
      <p className="text-soft">
        Do you have an account?{' '}
        <Link
          href={loginHref}
          className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2 sm:min-h-6"
        >
          Log in
        </Link>
      </p>
    </>
  );
}
