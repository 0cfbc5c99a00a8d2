import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { MenuItem, MenuPanel } from '../../components/ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useUser } from './identity-context.tsx';
import { useLeaving } from './use-leaving.tsx';

/** Who is signed in, with the way to the settings and out. `onNavigate` follows a choice that leaves the screen. */
export function UserMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const leaving = useLeaving();
  const user = useUser();
  const [, navigate] = useLocation();
  const name = user?.displayName ?? 'User';

  return (
    // Not modal: the modal kind locks the page's scrolling with an injected style, which the content policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-2 text-left transition-colors hover:bg-wash data-[state=open]:bg-wash">
        <Avatar user={user ?? null} />
        <span className="min-w-0 grow">
          <span className="block truncate leading-5 font-medium">{name}</span>
          {user?.email && <span className="block truncate text-caption leading-4 text-soft">{user.email}</span>}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </DropdownMenu.Trigger>
      <MenuPanel side="top" className="w-(--radix-dropdown-menu-trigger-width)">
        <MenuItem
          onSelect={() => {
            navigate(browserRoutes.settings);
            onNavigate?.();
          }}
        >
          <Settings aria-hidden="true" />
          Settings
        </MenuItem>
        <ThemeChoice />
        <MenuItem onSelect={leaving.begin}>
          <LogOut aria-hidden="true" />
          Log out
        </MenuItem>
      </MenuPanel>
      {leaving.question}
    </DropdownMenu.Root>
  );
}
