import type { IssueTexts } from '#contract/jira-document.ts';
import type { JiraResource } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { isHeld } from '../lease.ts';
import type { Push } from './pushes.repository.ts';

/** What an issue is found by when nobody knows its key. */
export function labelOf(storyId: string): string {
  return `storygenie-${storyId}`;
}

/** What Jira is sent of a story. */
export function textsOf({ headline, userStory, acceptanceCriteria }: Story): IssueTexts {
  return { headline, userStory, acceptanceCriteria };
}

/** True while a story is being added; a run past its lease belongs to a process that died. */
export function isRunning({ state, leaseUntil }: Push, now: Date): boolean {
  return state === 'running' && isHeld(leaseUntil, now);
}

/** True when nobody knows whether there is an issue. */
export function isDoubtful({ state }: Push): boolean {
  return state !== 'done';
}

/** What is known of the issue that a story has; undefined when it got that otherwise, by hand perhaps. */
export function pushOfIssue({ jiraIssueId }: Story, push: Push | undefined): Push | undefined {
  return push?.issueKey === jiraIssueId ? push : undefined;
}

/** True unless a story's issue is known to be elsewhere. A site that gets another address keeps its id. */
export function mayBeOn({ id, url }: JiraResource, story: Story, push: Push | undefined): boolean {
  return story.jiraHost === undefined || story.jiraHost === url || pushOfIssue(story, push)?.cloudId === id;
}
