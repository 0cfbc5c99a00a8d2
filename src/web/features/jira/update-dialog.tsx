import type { JiraState } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { pathTo } from '#contract/browser-routes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { isRefusal } from '../../lib/problem-error.ts';
import { DifferenceView } from '../../components/ui/difference-view.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { PushFailure } from './push-failure.tsx';
import { useUpdate } from './use-story-in-jira.ts';
import { useWait } from './use-wait.ts';

interface UpdateDialogProps {
  readonly story: Story;
  readonly state: JiraState;
  readonly onClose: () => void;
  readonly onUpdated: () => void;
}

/** Shows what differs between a story and what Jira was sent, before its issue is written anew. */
export function UpdateDialog({ story, state, onClose, onUpdated }: UpdateDialogProps) {
  const update = useUpdate(story.id, onUpdated);
  const wait = useWait(update.error);
  const overwrites = state.changedInJira === true || isRefusal(update.error, 'jira_issue_changed');
  const label = overwrites ? 'Overwrite in Jira' : 'Update in Jira';
  return (
    <Dialog title="Update in Jira" wide onClose={onClose}>
      {state.pushed ? (
        <>
          <p className="text-soft">What has changed since {story.jiraIssueId} was last sent:</p>
          <DifferenceView before={state.pushed} after={story} />
        </>
      ) : (
        <>
          <p className="text-soft">{story.jiraIssueId} will be given these words:</p>
          <IssuePreview story={story} place={story.jiraIssueId ?? ''} />
        </>
      )}
      {overwrites && (
        <p role="alert" className="rounded-md bg-bad-wash px-4 py-3">
          Somebody changed {story.jiraIssueId} in Jira since. Their words would be replaced by these.
        </p>
      )}
      <DialogActions
        outcome={
          <PushFailure
            error={isRefusal(update.error, 'jira_issue_changed') ? null : update.error}
            cameFrom={pathTo('story', { storyId: story.id })}
          />
        }
      >
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          kind={overwrites ? 'danger' : 'main'}
          busy={update.isPending}
          disabled={wait > 0}
          onClick={() => update.mutate(overwrites)}
        >
          {update.isPending ? 'Updating…' : wait > 0 ? `Try again in ${wait} s` : label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
