import { ListPlus, Plus } from 'lucide-react';
import { browserRoutes } from '#contract/browser-routes.ts';
import { ButtonLink } from '../../components/ui/button.tsx';

/** The way from a list of ideas to their stories. */
export function SeveralStoriesLink({ className = '' }: { readonly className?: string }) {
  return (
    <ButtonLink kind="quiet" href={browserRoutes.storiesCreate} className={className}>
      <ListPlus aria-hidden="true" />
      Several at once
    </ButtonLink>
  );
}

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
