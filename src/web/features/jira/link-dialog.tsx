import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { Site } from './connection.ts';
import { ExternalLink } from './external-link.tsx';
import { IssueKeyForm } from './issue-key-form.tsx';

interface LinkDialogProps {
  readonly story: Story;
  readonly site: Site;
  readonly onClose: () => void;
  readonly onLinked: (story: Story) => void;
}

/** Asks which issue of the site a story is, for one that was made there by hand. */
export function LinkDialog({ story, site, onClose, onLinked }: LinkDialogProps) {
  return (
    <Dialog title="In Jira already" onClose={onClose}>
      <p>Enter the key of the story’s issue. Nothing is created, and the issue stays as it is.</p>
      <div>
        <ExternalLink href={`${site.host}/issues/?jql=order+by+created+DESC`}>The newest issues in Jira</ExternalLink>
      </div>
      <IssueKeyForm story={story} onLinked={onLinked} className="flex flex-col gap-4">
        <Button kind="quiet" className="sm:min-h-10" onClick={onClose}>
          Cancel
        </Button>
      </IssueKeyForm>
    </Dialog>
  );
}
