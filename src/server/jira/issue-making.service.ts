import { issueDocument, issueSummary } from '#contract/jira-document.ts';
import type { JiraPush } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import type { SiteAccess } from './access.service.ts';
import { fieldValues } from './field-values.ts';
import { isDoubtful, labelOf, textsOf } from './issue-of-story.ts';
import { isFault, TrackerError, type IssueTracker, type NewIssue } from './issue-tracker.ts';
import type { Push, PushesRepository, Run } from './pushes.repository.ts';
import type { Wait } from './renewal.service.ts';

/** Jira's search lags behind what is written: when a lost issue is looked for. */
const LOOK_AFTER_MS = [1_000, 2_000, 3_000, 4_000];

interface Dependencies {
  readonly pushes: PushesRepository;
  readonly tracker: IssueTracker;
  readonly wait: Wait;
}

/** Makes the function that makes the issue of a story, unless it may be there already. */
export function createIssueMaking({ pushes, tracker, wait }: Dependencies) {
  const find = (way: SiteAccess, storyId: string): Promise<string | undefined> =>
    way.run((at) => tracker.findByLabel(at, labelOf(storyId)));

  // Whatever keeps us from looking: what became of the issue is as unknown as before.
  async function lookForAWhile(way: SiteAccess, storyId: string): Promise<string | undefined> {
    for (const pause of LOOK_AFTER_MS) {
      const key = await wait(pause)
        .then(() => find(way, storyId))
        .catch(() => undefined);
      if (key !== undefined) return key;
    }
    return undefined;
  }

  async function prepare(way: SiteAccess, story: Story, input: JiraPush): Promise<NewIssue> {
    const { projectId, issueTypeId } = input;
    const fields = await way.run((at) => tracker.fields(at, projectId, issueTypeId));
    return {
      projectId,
      issueTypeId,
      summary: issueSummary(story),
      description: issueDocument(story),
      // Where labels are not on the screen, Jira takes no issue that has some.
      label: fields.some(({ key }) => key === 'labels') ? labelOf(story.id) : undefined,
      fields: fieldValues(fields, input.fields ?? {}),
    };
  }

  /** The issue that the run made, or that one before it had made; undefined when nobody knows whether there is one. */
  return async function make(run: Run, before: Push | undefined, way: SiteAccess, story: Story, input: JiraPush) {
    if (before && isDoubtful(before)) {
      const key = await find(way, story.id).catch(after(() => pushes.doubt(run)));
      if (key !== undefined) return { key, sent: before.sent };
      if (!input.again) return undefined;
    }
    const issue = await prepare(way, story, input).catch(after(() => pushes.free(run)));
    const key = await way
      .run((at) => tracker.create(at, issue))
      .catch(async (error: unknown) => {
        if (isFault(error, 'unanswered')) return lookForAWhile(way, story.id);
        // Jira said no. After any other failure the run stays as it is, and is doubtful once its lease has ended.
        if (error instanceof TrackerError || error instanceof DomainError) await pushes.free(run);
        throw error;
      });
    return key === undefined ? undefined : { key, sent: textsOf(story) };
  };
}

/** Does something about a failure, and lets it go on. */
function after(work: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    await work();
    throw error;
  };
}
