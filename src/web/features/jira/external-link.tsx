import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink underline underline-offset-2 sm:min-h-6';

/** A link to another site, in a tab of its own. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {children}
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}
