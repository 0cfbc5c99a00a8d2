import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

type Kind = 'main' | 'plain' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 text-body font-medium select-none ' +
  'whitespace-nowrap transition-colors sm:min-h-9 sm:px-3.5 [&_svg]:size-4 [&_svg]:shrink-0';

const KINDS: Record<Kind, string> = {
  main: 'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-deep [a&]:hover:bg-accent-deep',
  plain: 'border-edge bg-sheet text-ink enabled:hover:bg-wash [a&]:hover:bg-wash',
  quiet:
    'border-transparent text-soft enabled:hover:bg-wash enabled:hover:text-ink [a&]:hover:bg-wash [a&]:hover:text-ink',
  danger: 'border-edge bg-sheet text-bad enabled:hover:border-bad enabled:hover:bg-bad-wash',
};

// A disabled button stays readable: it is often the place where the reason is looked for.
const DISABLED =
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-faint aria-busy:cursor-progress';

/** How a button of `kind` looks, for what is no button of the application's. */
export function buttonClass(kind: Kind, className = ''): string {
  return `${SHAPE} ${KINDS[kind]} ${DISABLED} ${className}`;
}

type ButtonProps = ComponentProps<'button'> & {
  readonly kind?: Kind;
  /** Its action is under way: it cannot be pressed again. */
  readonly busy?: boolean;
};

export function Button({ kind = 'plain', busy = false, disabled, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
      className={buttonClass(kind, className)}
      {...rest}
    />
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: Kind;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ kind = 'plain', className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(kind, className)} {...rest} />;
}
