import { Plus } from 'lucide-react';
import { browserRoutes } from '#contract/browser-routes.ts';
import { ButtonLink } from '../../components/ui/button.tsx';

interface CreateStoryLinkProps {
  readonly kind?: 'main' | 'plain';
  readonly className?: string;
}

/** The way to a new story. */
export function CreateStoryLink({ kind = 'main', className = '' }: CreateStoryLinkProps) {
  return (
    <ButtonLink kind={kind} href={browserRoutes.storyCreate} className={className}>
      <Plus aria-hidden="true" />
      Create story
    </ButtonLink>
  );
}
