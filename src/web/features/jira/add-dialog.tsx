import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { pathTo } from '#contract/browser-routes.ts';
import type { JiraState } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { isRefusal } from '../../lib/problem-error.ts';
import type { Site } from './connection.ts';
import { IssuePreview } from './issue-preview.tsx';
import { PushFailure } from './push-failure.tsx';
import { TargetFields } from './target-fields.tsx';
import { useAddition } from './use-story-in-jira.ts';
import { usePushForm } from './use-push-form.ts';
import { lastTarget, placeOf, useTarget } from './use-target.ts';
import { useWait } from './use-wait.ts';

interface AddDialogProps {
  readonly uid: string;
  readonly story: Story;
  readonly site: Site;
  readonly jira: UseQueryResult<JiraState>;
  readonly onClose: () => void;
  /** The person says that the issue is there already. */
  readonly onLink: () => void;
  readonly onAdded: (story: Story) => void;
}

/** Shows a story as the issue it will be, and asks where it goes. */
export function AddDialog({ uid, story, site, jira, onClose, onLink, onAdded }: AddDialogProps) {
  const target = useTarget(site, lastTarget(jira));
  const element = useRef<HTMLFormElement>(null);
  const form = usePushForm({ uid, name: story.id, target, element });
  const addition = useAddition(story.id, (added) => {
    form.forget();
    onAdded(added);
  });
  const cameFrom = pathTo('story', { storyId: story.id });
  const wait = useWait(addition.error);

  const refuse = (error: Error): void => {
    // The page below says what to do then.
    if (isRefusal(error, 'jira_unanswered')) onClose();
    else form.refuse(error);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const push = form.read();
    if (push === undefined) return;
    // Who comes here after a lost answer has looked in Jira before.
    const again = jira.data?.state === 'unanswered' ? { again: true as const } : {};
    addition.mutate({ ...push, ...again }, { onError: refuse });
  };

  return (
    <Dialog title="Add story to Jira" wide onClose={onClose}>
      <form ref={element} method="post" noValidate onSubmit={onSubmit} className="flex grow flex-col gap-5">
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex flex-col gap-4">
            <TargetFields
              target={target}
              values={form.values}
              errors={form.errors}
              cameFrom={cameFrom}
              onChange={form.change}
            />
            <Button kind="quiet" className="-ml-[17px] self-start sm:-ml-[15px]" onClick={onLink}>
              In Jira already? Enter its key
            </Button>
          </div>
          <IssuePreview story={story} place={placeOf(target)} />
        </div>
        <DialogActions outcome={<PushFailure error={addition.error} others={form.others} cameFrom={cameFrom} />}>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="main" busy={addition.isPending} disabled={!form.isReady || wait > 0}>
            {addition.isPending ? 'Adding…' : wait > 0 ? `Try again in ${wait} s` : 'Add to Jira'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
