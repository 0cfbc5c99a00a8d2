import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { JiraState } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import type { Site } from './connection.ts';
import { ExternalLink } from './external-link.tsx';
import { IssueKeyForm } from './issue-key-form.tsx';

interface JiraNoteProps {
  readonly story: Story;
  readonly site: Site;
  readonly jira: UseQueryResult<JiraState>;
  readonly onTryAgain: () => void;
  /** Hears of the story once the person has said which issue it is. */
  readonly onLinked: (story: Story) => void;
}

/** What has to be said of a story in Jira, on a line of its own below the actions; nothing when all is as usual. */
export function JiraNote(props: JiraNoteProps) {
  const words = wordsOf(props);
  return words && <div className="order-last basis-full px-2 pt-2">{words}</div>;
}

function wordsOf(props: JiraNoteProps): ReactNode {
  const state = props.jira.data?.state;
  if (state === 'unanswered') return <LostAnswer {...props} />;
  if (state === 'running') return <output className="text-soft">Being added to Jira… You need not wait here.</output>;
  if (state !== 'deleted') return null;
  return (
    <output className="text-soft">{props.story.jiraIssueId} is no longer in Jira. You can add the story anew.</output>
  );
}

/** Nobody knows whether there is an issue: the person looks, or has it looked for, and says. */
function LostAnswer({ story, site, jira, onTryAgain, onLinked }: JiraNoteProps) {
  const [hasLooked, setHasLooked] = useState(false);
  const look = async (): Promise<void> => {
    await jira.refetch();
    setHasLooked(true);
  };
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line bg-paper p-4">
      <div role="alert">
        <p>Jira did not answer; look there, then try again or enter the key.</p>
        <p className="text-caption text-soft">The issue may be there already. Nothing is created again without you.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ExternalLink href={`${site.host}/issues/?jql=order+by+created+DESC`}>The newest issues in Jira</ExternalLink>
        <Button busy={jira.isFetching} onClick={() => void look()}>
          {jira.isFetching ? 'Looking…' : 'Look for me'}
        </Button>
        <Button onClick={onTryAgain}>Try again</Button>
        <output className="basis-full text-soft empty:hidden">
          {hasLooked && !jira.isFetching && 'Not found so far. Jira’s search may be some seconds behind.'}
        </output>
      </div>
      <IssueKeyForm story={story} onLinked={onLinked} className="flex flex-wrap items-end gap-2" />
    </div>
  );
}
