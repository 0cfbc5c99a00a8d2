import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TextLinkProps {
  readonly href: string;
  /** What goes along to the screen without standing in its address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link among words, with room for a thumb on small screens. */
export function TextLink(props: TextLinkProps) {
  return (
    <Link
      className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2 sm:min-h-6"
      {...props}
    />
  );
}
