import {
  ChartNoAxesColumn,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  NotebookText,
  Package,
  Settings,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';

interface Destination {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly href: string;
  readonly notYet?: true;
}

const DESTINATIONS: readonly Destination[] = [
  { name: 'Dashboard', icon: LayoutDashboard, href: browserRoutes.dashboard },
  { name: 'Products', icon: Package, href: browserRoutes.products },
  { name: 'Stories', icon: NotebookText, href: browserRoutes.stories },
  { name: 'Templates', icon: LayoutTemplate, href: browserRoutes.templates, notYet: true },
  { name: 'Analytics', icon: ChartNoAxesColumn, href: browserRoutes.analytics, notYet: true },
  { name: 'Settings', icon: Settings, href: browserRoutes.settings },
];

const ITEM = 'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 lg:min-h-9';
const ICON = 'size-4 shrink-0';

/** The way to every part of the portal. `onNavigate` follows a press on a link, to the screen one is on as well. */
export function PortalNavigation({ onNavigate }: { readonly onNavigate?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Portal" data-tour="menu">
      <ul className="flex flex-col gap-0.5">
        {DESTINATIONS.map(({ name, icon: Icon, href, notYet }) => (
          <li key={name}>
            {notYet ? (
              <span aria-disabled="true" className={`${ITEM} text-faint`}>
                <Icon aria-hidden="true" className={ICON} />
                <span>
                  {name}
                  <span className="-mt-1 block text-caption">Not available yet</span>
                </span>
              </span>
            ) : (
              <Link
                href={href}
                onClick={() => onNavigate?.()}
                aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
                className={`${ITEM} text-soft transition-colors hover:bg-wash hover:text-ink aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-ink`}
              >
                <Icon aria-hidden="true" className={ICON} />
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
