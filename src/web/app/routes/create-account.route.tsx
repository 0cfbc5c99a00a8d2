import { useSearch } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { TextLink } from '../../components/ui/text-link.tsx';
import { SignUpForm } from '../../features/identity/sign-up-form.tsx';

export function CreateAccountRoute() {
  const search = useSearch();
  const loginHref = `${browserRoutes.login}${search && `?${search}`}`;
  return (
    <>
      <SignUpForm loginHref={loginHref} />
      <p className="text-soft">
        Do you have an account? <TextLink href={loginHref}>Log in</TextLink>
      </p>
    </>
  );
}
