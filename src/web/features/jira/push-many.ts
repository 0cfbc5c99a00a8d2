import type { Story } from '#contract/story.ts';
import { ProblemError, isRefusal, messageOf } from '../../lib/problem-error.ts';
import { waitOf } from './use-wait.ts';

/** What became of one story of several. */
export type Outcome =
  | { readonly is: 'waiting' }
  | { readonly is: 'adding' }
  | { readonly is: 'added'; readonly story: Story }
  /** It was in Jira before. */
  | { readonly is: 'there' }
  | { readonly is: 'failed'; readonly message: string }
  /** Ended before its turn came. */
  | { readonly is: 'left out' };

/** By the story's id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

interface Run {
  readonly stories: readonly Story[];
  readonly add: (story: Story) => Promise<Story>;
  /** Aborted, what has not begun is left out; what has is finished. */
  readonly signal: AbortSignal;
  /** Hears of every change. */
  readonly onOutcomes: (outcomes: Outcomes) => void;
  /** Hears for how many seconds Jira asks to be left alone; resolves when they have passed, or on an abort. */
  readonly pause: (seconds: number) => Promise<void>;
}

/**
 * Adds stories to Jira one after the other, and answers what became of each. A wait that Jira asks for is kept; what
 * would fail for every other story as well, like a connection that has ended, ends the run.
 */
export async function pushMany({ stories, add, signal, onOutcomes, pause }: Run): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>(
    stories.map(({ id, jiraIssueId }) => [id, { is: jiraIssueId === undefined ? 'waiting' : 'there' }]),
  );
  const note = (id: string, outcome: Outcome): void => {
    outcomes.set(id, outcome);
    onOutcomes(new Map(outcomes));
  };
  let isOver = false;
  for (const story of stories) {
    const { id } = story;
    if (outcomes.get(id)?.is !== 'waiting') continue;
    while (!isOver && !signal.aborted && outcomes.get(id)?.is === 'waiting') {
      note(id, { is: 'adding' });
      try {
        note(id, { is: 'added', story: await add(story) });
      } catch (error) {
        const seconds = waitOf(error);
        if (seconds === undefined) {
          note(id, { is: 'failed', message: explain(error) });
          isOver = concernsAll(error);
        } else {
          note(id, { is: 'waiting' });
          await pause(seconds);
        }
      }
    }
    if (outcomes.get(id)?.is === 'waiting') note(id, { is: 'left out' });
  }
  return outcomes;
}

/** True when the next story would fare no better. */
function concernsAll(error: unknown): boolean {
  return (
    !(error instanceof ProblemError) ||
    isRefusal(error, 'jira_not_connected', 'jira_not_authorized', 'jira_not_configured', 'not_signed_in')
  );
}

/** Why one story could not be added, with what Jira found wrong in it. */
function explain(error: unknown): string {
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return problems.length > 0 ? problems.map(({ message }) => message).join(' ') : messageOf(error);
}
