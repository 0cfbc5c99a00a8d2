import { NOT_AUTHORIZED, type JiraPush } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { AccessService, SiteAccess } from './access.service.ts';
import { createIssueMaking } from './issue-making.service.ts';
import { isDoubtful, isRunning, mayBeOn, textsOf } from './issue-of-story.ts';
import { leaseFrom, whileAlive } from '../lease.ts';
import { isFault, type IssueTracker, type TrackerFault } from './issue-tracker.ts';
import type { Push, PushesRepository, Run } from './pushes.repository.ts';
import type { Wait } from './renewal.service.ts';
import { notConnected, toProblem } from './tracker-problems.ts';

export type PushService = ReturnType<typeof createPushService>;

const RUNNING_RETRY_SECONDS = 2;

export const UNANSWERED = 'Jira did not answer; look there, then try again or enter the key';

interface Dependencies {
  readonly stories: { readonly get: (actor: Actor, id: string) => Promise<Story> };
  readonly pushes: PushesRepository;
  readonly access: AccessService;
  readonly tracker: IssueTracker;
  readonly clock: Clock;
  readonly wait: Wait;
}

/**
 * Adds stories to Jira, each once. The intent is stored before Jira is asked; when nobody can know whether Jira made
 * the issue, it is looked for by its label, and never made again unless the person says that it is not there.
 */
export function createPushService({ stories, pushes, access, tracker, clock, wait }: Dependencies) {
  const make = createIssueMaking({ pushes, tracker, wait });

  /** The key of an issue that is no longer there; throws when the story is one that is. */
  async function keyOfGone(story: Story, before: Push | undefined, { run, site }: SiteAccess) {
    const { jiraIssueId: key } = story;
    if (key === undefined) return undefined;
    if (!mayBeOn(site, story, before)) throw alreadyAdded(story);
    const there = await run((at) => tracker.read(at, key)).then(() => true, isFaultOf('missing', false));
    if (there) throw alreadyAdded(story);
    return key;
  }

  async function begin(actor: Actor, story: Story, before: Push | undefined, way: SiteAccess): Promise<Run> {
    const now = clock();
    const without = await keyOfGone(story, before, way);
    const { id: cloudId, url: host } = way.site;
    const run = { storyId: story.id, ownerId: actor.uid, runId: newId(), cloudId, host };
    const sent = before && isDoubtful(before) ? before.sent : textsOf(story);
    const beginning = { sent, now: now.toISOString(), leaseUntil: leaseFrom(now), without };
    if (!(await pushes.begin(run, before, beginning))) throw stillRunning();
    return run;
  }

  return {
    async add(actor: Actor, storyId: string, input: JiraPush): Promise<Story> {
      const story = await stories.get(actor, storyId);
      if (input.cloudId === undefined) throw notConnected();
      const before = await pushes.find(actor.uid, storyId);
      if (before && isRunning(before, clock())) throw stillRunning();
      // An issue that may be there is looked for where it may be.
      const lookFirst = before && isDoubtful(before) && !input.again;
      const way = await access.site(actor.uid, lookFirst ? before.cloudId : input.cloudId).catch(asNotAuthorized);
      const run = await begin(actor, story, before, way).catch(asNotAuthorized);
      const issue = await whileAlive(
        () => pushes.prolong(run, leaseFrom(clock())),
        () => make(run, before, way, story, input).catch(asNotAuthorized),
      );
      if (!issue) {
        await pushes.doubt(run);
        throw new DomainError('jira_unanswered', UNANSWERED);
      }
      const { projectId, issueTypeId } = input;
      const choice = lookFirst ? undefined : { cloudId: way.site.id, projectId, issueTypeId };
      const finished = await pushes.finish(run, issue, clock().toISOString(), choice);
      const after = await stories.get(actor, storyId);
      if (!finished) throw stillRunning();
      return after;
    },
  };
}

function isFaultOf<T>(fault: TrackerFault, answer: T) {
  return (error: unknown): T => {
    if (isFault(error, fault)) return answer;
    throw error;
  };
}

/** The browser knows a site, and we have no token for it. */
function asNotAuthorized(error: unknown): never {
  const problem = toProblem(error);
  const isLost = problem instanceof DomainError && problem.code === 'jira_not_connected';
  throw isLost ? new DomainError('jira_not_authorized', NOT_AUTHORIZED, { cause: error }) : problem;
}

export function stillRunning(): DomainError {
  return new DomainError('jira_push_running', 'This story is being added to Jira right now. Look again in a moment.', {
    retryAfter: RUNNING_RETRY_SECONDS,
  });
}

function alreadyAdded(story: Story): DomainError {
  return new DomainError('jira_already_added', `This story is in Jira already, as ${story.jiraIssueId}.`, {
    current: story,
  });
}
