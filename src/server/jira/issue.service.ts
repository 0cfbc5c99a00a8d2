import { issueDocument, issueSummary } from '#contract/jira-document.ts';
import type { Story } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { AccessService, SiteAccess } from './access.service.ts';
import { isFault, type IssueContent, type IssueTracker } from './issue-tracker.ts';
import { isRunning, mayBeOn, pushOfIssue, textsOf } from './issue-of-story.ts';
import { stillRunning } from './push.service.ts';
import type { Push, PushedIssue, PushesRepository } from './pushes.repository.ts';
import { isChangedThere } from './standing.service.ts';
import { asProblems } from './tracker-problems.ts';

export type IssueService = ReturnType<typeof createIssueService>;

interface Dependencies {
  readonly stories: { readonly get: (actor: Actor, id: string) => Promise<Story> };
  readonly pushes: PushesRepository;
  readonly access: AccessService;
  readonly tracker: IssueTracker;
  readonly clock: Clock;
}

/** What is done with the issue of a story once it is there. */
export function createIssueService({ stories, pushes, access, tracker, clock }: Dependencies) {
  /** The issue with this key; undefined when there is none that the person may see. */
  async function read({ run }: SiteAccess, key: string): Promise<IssueContent | undefined> {
    return run((at) => tracker.read(at, key)).catch((error: unknown) => {
      if (isFault(error, 'missing')) return undefined;
      throw error;
    });
  }

  async function note(actor: Actor, story: Story, way: SiteAccess, before: Push | undefined, issue: PushedIssue) {
    const { id: cloudId, url: host } = way.site;
    const run = { storyId: story.id, ownerId: actor.uid, runId: newId(), cloudId, host };
    if (!(await pushes.link(run, before, issue, clock().toISOString()))) throw stillRunning();
  }

  /** What is known of a story that nobody is adding at the moment. */
  async function settled(actor: Actor, storyId: string): Promise<{ story: Story; push: Push | undefined }> {
    const story = await stories.get(actor, storyId);
    const push = await pushes.find(actor.uid, storyId);
    if (push && isRunning(push, clock())) throw stillRunning();
    return { story, push };
  }

  async function update(actor: Actor, storyId: string, overwrite: boolean): Promise<void> {
    const { story, push } = await settled(actor, storyId);
    const { jiraIssueId: key } = story;
    if (key === undefined) throw new DomainError('jira_issue_gone', 'This story is not in Jira.');
    const own = pushOfIssue(story, push);
    const way = await access.site(actor.uid, own?.cloudId);
    const there = mayBeOn(way.site, story, push) ? await read(way, key) : undefined;
    if (!there) {
      throw new DomainError(
        'jira_issue_gone',
        `${key} is no longer in Jira, or you may not see it. Add the story anew.`,
      );
    }
    const texts = textsOf(story);
    if (!overwrite && isChangedThere(there, own, story)) {
      throw new DomainError('jira_issue_changed', `${key} was changed in Jira since. Updating it overwrites that.`);
    }
    await way.run((at) => tracker.update(at, key, { summary: issueSummary(texts), description: issueDocument(texts) }));
    await note(actor, story, way, push, { key, sent: texts });
  }

  return {
    /** Writes the story's texts into its issue; what was changed there since only with `overwrite`. */
    update: (actor: Actor, storyId: string, overwrite: boolean): Promise<void> =>
      asProblems(update(actor, storyId, overwrite)),

    /** Takes a person's word on which issue of the chosen site is the story. */
    async link(actor: Actor, storyId: string, key: string): Promise<Story> {
      const { story, push } = await settled(actor, storyId);
      const way = await asProblems(access.site(actor.uid));
      const issue = await asProblems(read(way, key));
      if (!issue) {
        const message = `There is no issue ${key} at ${way.site.url}, or you may not see it.`;
        throw new DomainError('invalid_input', message, { errors: [{ path: 'key', message }] });
      }
      await note(actor, story, way, push, { key: issue.key, sent: undefined });
      return stories.get(actor, storyId);
    },
  };
}
