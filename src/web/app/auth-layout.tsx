import { type ReactNode, Suspense } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Brand } from '../components/ui/brand.tsx';
import { Loading } from '../components/ui/faces.tsx';
import { usePageTitle } from '../components/ui/page-title.ts';

/** The quiet frame around the screens for signing in. */
export function AuthLayout({ title, screen }: { readonly title: string; readonly screen: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 py-6 sm:px-6">
      <header>
        {/* The landing page is no screen of the application. */}
        <a href={browserRoutes.landing} className="-m-2.5 inline-block rounded-md p-2.5">
          <Brand />
        </a>
      </header>
      <main className="mx-auto flex w-full max-w-[23rem] flex-col gap-6 pt-[min(12vh,7rem)] pb-12">
        <h1 className="text-title font-semibold tracking-tight">{title}</h1>
        <Suspense fallback={<Loading />}>
          <Titled title={title} />
          {screen}
        </Suspense>
      </main>
    </div>
  );
}

/** Names the screen when it stands there as a whole, with a field that has taken the focus. */
function Titled({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}
