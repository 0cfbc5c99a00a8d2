import type { ComponentProps } from 'react';

const LOOK =
  '-ml-1.5 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-md px-1.5 text-caption font-medium text-soft transition-colors ' +
  'enabled:hover:bg-wash enabled:hover:text-ink disabled:text-faint aria-busy:cursor-progress sm:min-h-7 sm:min-w-7 [&_svg]:size-3.5 [&_svg]:shrink-0';

type SmallButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Its action is under way: it cannot be pressed again. */
  readonly busy?: boolean;
};

/** A quiet action within a text. */
export function SmallButton({ busy = false, disabled, ...rest }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
      className={LOOK}
      {...rest}
    />
  );
}
