import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink underline underline-offset-2 sm:min-h-6';

/** A link to another site, in a tab of its own. */
export function ExternalLink({ href, className = LINK, ref, children }: ExternalLinkProps) {
  return (
    <a ref={ref} href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}
