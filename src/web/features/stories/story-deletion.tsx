import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { useDeleteStory } from './delete-story.ts';

/** Asks once before a story is deleted. */
export function StoryDeletion({ story, onClose }: { readonly story: Story; readonly onClose: () => void }) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const deletion = useDeleteStory(story.id);

  const confirm = (): void =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast('Story deleted.');
        navigate(browserRoutes.stories, { replace: true });
      },
    });

  return (
    <Dialog title="Delete story" onClose={onClose}>
      <p>
        <strong className="font-semibold">{story.headline}</strong> will be deleted for good.
        {story.jiraIssueId && ` ${story.jiraIssueId} stays in Jira.`}
      </p>
      <FormFailure>{deletion.error && messageOf(deletion.error)}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" busy={deletion.isPending} onClick={confirm}>
          Delete Story
        </Button>
      </div>
    </Dialog>
  );
}
