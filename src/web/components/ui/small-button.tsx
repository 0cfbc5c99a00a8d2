import type { ComponentProps } from 'react';

const SHAPE =
  '-ml-1.5 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-md px-1.5 text-caption font-medium transition-colors ' +
  'aria-busy:cursor-progress sm:min-h-7 sm:min-w-7 [&_svg]:size-3.5 [&_svg]:shrink-0';

const READY = 'text-soft disabled:text-faint enabled:hover:bg-wash enabled:hover:text-ink';

// The words stay readable; that nothing comes of a press is told by the sign before them.
const AT_REST = 'cursor-not-allowed text-faint [&_svg]:opacity-35';

type SmallButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Its action is under way: it cannot be pressed again. */
  readonly busy?: boolean;
};

/** A quiet action within a text. */
export function SmallButton({ busy = false, disabled, 'aria-disabled': isAtEnd, ...rest }: SmallButtonProps) {
  const isAtRest = disabled === true || isAtEnd === true;
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
      aria-disabled={isAtEnd === true || undefined}
      className={`${SHAPE} ${isAtRest ? AT_REST : READY}`}
      {...rest}
    />
  );
}
