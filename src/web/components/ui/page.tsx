import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { usePageTitle } from './page-title.ts';

interface PageHeaderProps {
  readonly title: string;
  /** Which part of the page is shown: it names the browser's tab. */
  readonly part?: string;
  /** The screen's main action, at the right. */
  readonly action?: ReactNode;
}

export function PageHeader({ title, part, action }: PageHeaderProps) {
  usePageTitle(part === undefined ? title : `${part} · ${title}`);
  return (
    <div className="mb-6 flex min-h-9 flex-wrap items-center justify-between gap-3">
      <h1 className="text-title font-semibold tracking-tight">{title}</h1>
      {action}
    </div>
  );
}

interface PartHeaderProps {
  /** The way back to the list. */
  readonly back: ReactNode;
  /** The title of the page that the screen is a part of. */
  readonly page: string;
  readonly action?: ReactNode;
}

/** The line above a screen that is a part of a page: the way back to the page's list, and the page's title. */
export function PartHeader({ back, page, action }: PartHeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <div className="flex items-center gap-3">
        {back}
        <p className="border-l border-line pl-3 text-soft">{page}</p>
      </div>
      {action}
    </div>
  );
}

const BACK =
  '-ml-1.5 inline-flex min-h-11 items-center gap-1 self-start rounded-md pr-2 text-soft transition-colors hover:text-ink sm:min-h-8';

interface BackProps {
  readonly label: string;
  readonly href: string;
}

/**
 * The way back to the list a screen belongs to. Whoever came from there takes a step back in history, and finds the
 * list as they left it: its filter, its pages and its place.
 */
export function BackLink({ label, href }: BackProps) {
  const back = (event: MouseEvent): void => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere || previousPath() !== href) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link href={href} onClick={back} className={BACK}>
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}

/**
 * One step back in history, where the list still stands as it was left; to `href` when the screen was
 * opened directly and nothing of the portal lies behind it.
 */
export function StepBack({ label, href }: BackProps) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className={BACK}
      onClick={() => (previousPath()?.startsWith(browserRoutes.portal) ? history.back() : navigate(href))}
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </button>
  );
}

/** The path of ours that lies one step back in history; undefined for none, and where the browser does not tell. */
function previousPath(): string | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const url = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}

/** Holds the main action in reach of the thumb on a phone, below what follows it too; an ordinary row elsewhere. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-2 max-sm:sticky max-sm:bottom-0 max-sm:order-last max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[&>:first-child]:grow">
      {children}
    </div>
  );
}
