import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-highlighted:bg-wash sm:min-h-9 [&_svg]:size-4 [&_svg]:text-soft';

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
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, chosen in a menu; the menu stays open, so that one sees what comes of it. */
export function MenuChoice<Value extends string>({ label, value, choices, onChoose }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} className="my-1 border-y border-line py-1">
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            event.preventDefault();
            onChoose(choice.value);
          }}
          className={ITEM}
        >
          {choice.name}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
