import { Link } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { PageHeader } from '../components/ui/page.tsx';
import { useConfig } from '../lib/config-context.tsx';

const LINK = 'inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2';

export function NotFound() {
  const { supportEmail } = useConfig();
  return (
    <>
      <PageHeader title="Page not found" />
      <p>Please check the URL in the address bar and try again.</p>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Link href={browserRoutes.dashboard} className={LINK}>
          Go back home
        </Link>
        <a href={`mailto:${supportEmail}`} className={LINK}>
          Contact support
        </a>
      </div>
    </>
  );
}
