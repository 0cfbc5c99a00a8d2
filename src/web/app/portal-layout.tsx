import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Brand } from '../components/ui/brand.tsx';
import { ModalSurface } from '../components/ui/dialog.tsx';
import { FirstStepsLink } from '../features/get-started/first-steps-link.tsx';
import { useLeaving } from '../features/identity/use-leaving.tsx';
import { UserMenu } from '../features/identity/user-menu.tsx';
import { WithoutAccount } from '../features/identity/without-account.tsx';
import type { User } from '../features/identity/identity-client.ts';
import { PaletteButton, PaletteLayer } from '../features/palette/palette.tsx';
import { usePalette } from '../features/palette/use-palette.ts';
import { useConfig } from '../lib/config-context.tsx';
import { answerTabs } from '../lib/words-in-tabs.ts';
import { PortalNavigation } from './portal-navigation.tsx';
import { useFocusKept } from './use-focus-kept.ts';

const KeepConnection = lazy(async () => ({
  default: (await import('../features/jira/keep-connection.tsx')).KeepConnection,
}));

/** Header, sidebar and the one column of content; on a small screen the sidebar slides in from a button. */
export function PortalLayout({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const [path] = useLocation();
  const { jira } = useConfig();
  const { overlay, show } = usePalette(user.uid);
  const leaving = useLeaving();
  useEffect(() => answerTabs(user.uid), [user.uid]);
  useFocusKept();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="sr-only rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 print:hidden"
      >
        Skip to content
      </a>
      <header className="print:hidden sticky top-0 z-10 flex min-h-14 items-center justify-between border-b border-line bg-side px-4 lg:border-r lg:border-b-0 lg:h-16 lg:px-5">
        <Brand />
        <div className="flex items-center gap-1">
          <PaletteButton onOpen={() => show('palette')} />
          {/* On another screen it begins closed. */}
          <SlideInMenu key={path} user={user} />
        </div>
      </header>
      <aside className="print:hidden! sticky top-16 hidden h-[calc(100dvh-4rem)] flex-col justify-between overflow-y-auto border-r border-line bg-side p-3 lg:flex">
        <PortalNavigation />
        <div>
          <FirstStepsLink uid={user.uid} hasAccount={!user.isAnonymous} />
          <UserMenu />
        </div>
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-col px-4 pt-6 outline-none max-sm:pb-0 sm:px-8 sm:pb-16 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-dvh lg:px-12 lg:pt-10"
      >
        <div className="mx-auto flex w-full max-w-[67.5rem] grow flex-col">
          <WithoutAccount createAccountHref={`${browserRoutes.createAccount}?redirect=${encodeURIComponent(path)}`} />
          {children}
        </div>
      </main>
      {jira && !user.isAnonymous && (
        <Suspense fallback={null}>
          <KeepConnection uid={user.uid} />
        </Suspense>
      )}
      <PaletteLayer
        uid={user.uid}
        isAnonymous={user.isAnonymous}
        overlay={overlay}
        show={show}
        onLogOut={leaving.begin}
      />
      {leaving.question}
    </div>
  );
}

function SlideInMenu({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);

  return (
    <>
      <button
        type="button"
        data-tour="menu-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-mr-2 flex min-h-11 items-center gap-2 rounded-md px-2 lg:hidden"
      >
        <Menu aria-hidden="true" className="size-4.5" />
        Menu
      </button>
      {open && (
        <ModalSurface
          label="Menu"
          onClose={close}
          className="m-0 h-dvh max-h-none w-72 max-w-[85vw] animate-[slide-in_120ms_ease-out] border-r border-line bg-side shadow-float lg:hidden"
        >
          <div className="flex h-full flex-col justify-between gap-6 p-3">
            <div className="flex flex-col gap-4">
              <div className="px-2 pt-2">
                <Brand />
              </div>
              <PortalNavigation onNavigate={close} />
            </div>
            <div>
              <FirstStepsLink uid={user.uid} hasAccount={!user.isAnonymous} onNavigate={close} />
              <UserMenu onNavigate={close} />
            </div>
          </div>
        </ModalSurface>
      )}
    </>
  );
}
