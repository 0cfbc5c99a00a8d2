import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuPanelProps {
  readonly side: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
}

/** What opens from the trigger of a menu: a list of things to do. Its root must not be modal (decision 7). */
export function MenuPanel({ side, align = 'start', className = '', children }: MenuPanelProps) {
  return (
    <DropdownMenu.Content
      side={side}
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className={`z-30 min-w-52 rounded-md border border-line bg-sheet p-1 shadow-float ${className}`}
    >
      {children}
    </DropdownMenu.Content>
  );
}

export function MenuItem({ onSelect, children }: { readonly onSelect: () => void; readonly children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-highlighted:bg-wash sm:min-h-9 [&_svg]:size-4 [&_svg]:text-soft"
    >
      {children}
    </DropdownMenu.Item>
  );
}
