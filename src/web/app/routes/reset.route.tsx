import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { browserRoutes } from '#contract/browser-routes.ts';
import { TextLink } from '../../components/ui/text-link.tsx';
import { ResetForm } from '../../features/identity/reset-form.tsx';

export function ResetRoute() {
  const search = useSearch();
  const before = useHistoryState<{ email?: string } | null>();
  return (
    <>
      <ResetForm email={before?.email ?? ''} />
      <p>
        <TextLink href={`${browserRoutes.login}${search && `?${search}`}`}>Back to log in</TextLink>
      </p>
    </>
  );
}
