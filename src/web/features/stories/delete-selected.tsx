import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useDeletions } from './use-deletions.ts';
import type { StorySelection } from './use-story-selection.ts';

const SHOWN = 3;

/** Deletes the selected stories, after one question. */
export function DeleteSelected({ selection }: { readonly selection: StorySelection }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger" disabled={selection.stories.length === 0} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete selected
      </Button>
      {isAsking && <ManyDeletion selection={selection} onClose={() => setAsking(false)} />}
    </>
  );
}

const storiesOf = (count: number): string => (count === 1 ? '1 story' : `${count} stories`);

/** Asks once for all, says how many they are, and stays where some could not be deleted. */
function ManyDeletion({ selection, onClose }: { readonly selection: StorySelection; readonly onClose: () => void }) {
  const toast = useToast();
  // The selection shrinks while they are deleted; the question stays about what it was about.
  const [asked] = useState(selection.stories);
  const { isDeleting, left, failure, run } = useDeletions(asked, (story) => selection.set([story], false));
  const done = asked.length - left.length;

  const confirm = async (): Promise<void> => {
    if (!(await run())) return;
    toast(`${storiesOf(asked.length)} deleted.`);
    onClose();
    selection.end();
  };

  return (
    <Dialog title={`Delete ${storiesOf(asked.length)}`} onClose={onClose}>
      <p>
        {asked.length === 1 ? 'This story' : `These ${asked.length} stories`} will be deleted for good.
        {asked.some(({ jiraIssueId }) => jiraIssueId !== undefined) && ' What was added to Jira stays there.'}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {asked.slice(0, SHOWN).map(({ id, headline }) => (
          <li key={id} className="wrap-anywhere">
            {headline}
          </li>
        ))}
        {asked.length > SHOWN && <li>{asked.length - SHOWN} more</li>}
      </ul>
      <output className="text-soft tabular-nums empty:hidden">
        {(isDeleting || done > 0) && `${done} of ${asked.length} deleted.`}
      </output>
      <FormFailure>{failure}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" busy={isDeleting} onClick={() => void confirm()}>
          {isDeleting ? 'Deleting…' : `Delete ${storiesOf(left.length)}`}
        </Button>
      </div>
    </Dialog>
  );
}
