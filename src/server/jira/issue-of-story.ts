import type { IssueTexts } from '#contract/jira-document.ts';
import type { Story } from '#contract/story.ts';
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
  return state === 'running' && leaseUntil > now.toISOString();
}

/** True when nobody knows whether there is an issue. */
export function isDoubtful({ state }: Push): boolean {
  return state !== 'done';
}
