import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { MenuItem, MenuPanel } from '../../components/ui/menu.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { Avatar } from './avatar.tsx';
import { GuestLeaving } from './guest-leaving.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useUser } from './identity-context.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, with the way to the settings and out. `onNavigate` follows a choice that leaves the screen. */
export function UserMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const signOut = useSignOut();
  const user = useUser();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const name = user?.displayName ?? 'User';

  const logOut = async (): Promise<void> => {
    try {
      await signOut();
      navigate(browserRoutes.login, { replace: true });
    } catch (error) {
      toast(messageOf(error));
    }
  };

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
        <MenuItem onSelect={() => (user?.isAnonymous ? setAsking(true) : void logOut())}>
          <LogOut aria-hidden="true" />
          Log out
        </MenuItem>
      </MenuPanel>
      {asking && (
        <GuestLeaving
          createAccountHref={browserRoutes.createAccount}
          onClose={() => setAsking(false)}
          onLeave={() => void logOut()}
        />
      )}
    </DropdownMenu.Root>
  );
}
