import { lazy, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { siteOf } from './connection.ts';
import { integrationsPath } from './integrations-path.ts';
import { useConnection } from './use-connection.ts';

const AddManyDialog = lazy(async () => ({ default: (await import('./add-many-dialog.tsx')).AddManyDialog }));

interface AddSelectedProps {
  readonly uid: string;
  readonly stories: readonly Story[];
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
  /** Hears which stories have an issue now, while others have none. */
  readonly onAdded: (stories: readonly Story[]) => void;
  readonly onAllAdded: () => void;
}

/** Adds the selected stories to Jira; leads to the connection first where there is none. */
export function AddSelected({ uid, stories, cameFrom, onAdded, onAllAdded }: AddSelectedProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: connection } = useConnection(uid);
  const site = connection && siteOf(connection);
  if (!site) {
    return (
      <ButtonLink kind="main" href={integrationsPath(cameFrom)}>
        Connect Jira
      </ButtonLink>
    );
  }

  const close = (left: readonly Story[]): void => {
    setOpen(false);
    if (left.length === 0) onAllAdded();
    else onAdded(stories.filter((story) => !left.includes(story)));
  };
  const [first, ...others] = stories;
  return (
    <>
      <Button kind="main" disabled={first === undefined} onClick={() => setOpen(true)}>
        Add to Jira
      </Button>
      <LateDialog onClose={() => setOpen(false)}>
        {isOpen && first && (
          <AddManyDialog uid={uid} stories={[first, ...others]} site={site} cameFrom={cameFrom} onClose={close} />
        )}
      </LateDialog>
    </>
  );
}
