import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, RefreshCw, SquareArrowUp } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { pathTo } from '#contract/browser-routes.ts';
import type { JiraState } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { Button, buttonClass, ButtonLink } from '../../components/ui/button.tsx';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { type Site, siteOf } from './connection.ts';
import { integrationsPath } from './integrations-path.ts';
import { JiraNote } from './jira-note.tsx';
import { useConnection } from './use-connection.ts';
import { refetchStory, useJiraState } from './use-story-in-jira.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }));

interface StoryInJiraProps {
  readonly uid: string;
  readonly story: Story;
}

/** What a person can do with a story and Jira, for the row of its actions; nothing where the server has no Jira. */
export function StoryInJira({ uid, story }: StoryInJiraProps) {
  const { jira } = useConfig();
  const { data: connection } = useConnection(uid);
  const site = connection && siteOf(connection);
  if (!jira || connection === undefined) return null;
  if (site) return <ConnectedStory uid={uid} story={story} site={site} />;
  return (
    <ButtonLink kind="quiet" href={integrationsPath(pathTo('story', { storyId: story.id }))}>
      <SquareArrowUp aria-hidden="true" />
      {connection.state === 'revoked' ? 'Reconnect Jira' : 'Connect Jira'}
    </ButtonLink>
  );
}

type Open = 'nothing' | 'addition' | 'link' | 'update';

function ConnectedStory({ uid, story, site }: StoryInJiraProps & { readonly site: Site }) {
  const toast = useToast();
  const [open, setOpen] = useState<Open>('nothing');
  const [wasSettled, setWasSettled] = useState(false);
  const jira = useJiraState(story, true);
  const state = jira.data;
  useIssueOfState(story, state);
  const close = (): void => setOpen('nothing');
  const settle = (words: string): void => {
    close();
    setWasSettled(true);
    toast(words);
  };
  const onLinked = ({ jiraIssueId }: Story): void => settle(`This story is ${jiraIssueId} in Jira.`);

  const isThere = story.jiraIssueId !== undefined && state?.state !== 'deleted';
  // Another tab was quicker: there is nothing left to ask.
  if (isThere && (open === 'addition' || open === 'link')) setOpen('nothing');
  const isOpenQuestion = state?.state === 'running' || state?.state === 'unanswered';
  return (
    <>
      {isThere && <OpenInJira story={story} site={site} takesFocus={wasSettled} />}
      {isThere && state?.changed && (
        <Button kind="quiet" onClick={() => setOpen('update')}>
          <RefreshCw aria-hidden="true" />
          Update in Jira
        </Button>
      )}
      {!isThere && !isOpenQuestion && (
        <Button kind="quiet" onClick={() => setOpen('addition')}>
          <SquareArrowUp aria-hidden="true" />
          Add story to Jira
        </Button>
      )}
      <JiraNote story={story} site={site} jira={jira} onTryAgain={() => setOpen('addition')} onLinked={onLinked} />
      <LateDialog onClose={close}>
        {open !== 'nothing' && (
          <>
            {open === 'addition' && (
              <AddDialog
                {...{ uid, story, site, jira }}
                onClose={close}
                onLink={() => setOpen('link')}
                onAdded={({ jiraIssueId }) => settle(`Added to Jira as ${jiraIssueId}.`)}
              />
            )}
            {open === 'link' && <LinkDialog story={story} site={site} onClose={close} onLinked={onLinked} />}
            {open === 'update' && state && (
              <UpdateDialog
                story={story}
                state={state}
                onClose={close}
                onUpdated={() => settle(`${story.jiraIssueId} updated in Jira.`)}
              />
            )}
          </>
        )}
      </LateDialog>
    </>
  );
}

interface OpenInJiraProps {
  readonly story: Story;
  readonly site: Site;
  readonly takesFocus: boolean;
}

/** The link takes the place, and with it the focus, of the button that led to it. */
function OpenInJira({ story, site, takesFocus }: OpenInJiraProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <a
      ref={link}
      href={`${story.jiraHost ?? site.host}/browse/${story.jiraIssueId}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('quiet')}
    >
      <ExternalLink aria-hidden="true" />
      Open in Jira
      <span className="sr-only">(opens a new tab)</span>
    </a>
  );
}

/** A story that got its issue elsewhere, in another tab perhaps, is fetched anew. */
function useIssueOfState({ id, jiraIssueId }: Story, state: JiraState | undefined): void {
  const queries = useQueryClient();
  const isBehind = state?.state === 'linked' && state.key !== jiraIssueId;
  useEffect(() => {
    if (isBehind) void refetchStory(queries, id);
  }, [queries, id, isBehind]);
}
