import { issueDocument, issueSummary, type IssueTexts } from '#contract/jira-document.ts';
import type { JiraState } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { AccessService, SiteAccess } from './access.service.ts';
import { wordsOf } from './document-words.ts';
import { isFault, type IssueContent, type IssueTracker } from './issue-tracker.ts';
import { isDoubtful, isRunning, labelOf, mayBeOn, pushOfIssue, textsOf } from './issue-of-story.ts';
import type { Push, PushesRepository } from './pushes.repository.ts';

export type StandingService = ReturnType<typeof createStandingService>;

interface Dependencies {
  readonly stories: { readonly get: (actor: Actor, id: string) => Promise<Story> };
  readonly pushes: PushesRepository;
  readonly clock: Clock;
  /** The way to Jira, where there is one. */
  readonly jira: { readonly access: AccessService; readonly tracker: IssueTracker } | undefined;
}

/** Tells where stories stand with Jira. */
export function createStandingService({ stories, pushes, clock, jira }: Dependencies) {
  // That Jira cannot be asked is no reason not to tell what is known here.
  async function askJira<T>(actor: Actor, cloudId: string | undefined, ask: Asking<T>): Promise<T | undefined> {
    if (!jira) return undefined;
    const { access, tracker } = jira;
    const way = await access.site(actor.uid, cloudId).catch(() => undefined);
    return way && ask(way, tracker).catch(() => undefined);
  }

  /** Looks once more for an issue that nobody knows of. */
  async function lookAgain(actor: Actor, storyId: string, push: Push): Promise<boolean> {
    const find: Asking<string | undefined> = ({ run }, tracker) =>
      run((at) => tracker.findByLabel(at, labelOf(storyId)));
    const key = await askJira(actor, push.cloudId, find);
    if (key === undefined) return false;
    const { runId, cloudId, host, sent } = push;
    return pushes.finish({ storyId, ownerId: actor.uid, runId, cloudId, host }, { key, sent }, clock().toISOString());
  }

  async function describeIssue(
    actor: Actor,
    story: Story,
    push: Push | undefined,
  ): Promise<Omit<JiraState, 'suggested'>> {
    const { jiraIssueId: key = '', jiraHost } = story;
    const own = pushOfIssue(story, push);
    const read: Asking<IssueContent | 'gone'> = ({ run, site }, tracker) =>
      mayBeOn(site, story, push)
        ? run((at) => tracker.read(at, key)).catch(asGone)
        : Promise.reject(new Error('The issue is on another site.'));
    const there = await askJira(actor, own?.cloudId, read);
    return {
      state: there === 'gone' ? 'deleted' : 'linked',
      key,
      ...(jiraHost !== undefined && { url: `${jiraHost}/browse/${key}` }),
      ...(own?.sent && { pushed: own.sent }),
      changed: !own?.sent || !sameIssue(own.sent, textsOf(story)),
      ...(there !== undefined && there !== 'gone' && { changedInJira: isChangedThere(there, own, story) }),
    };
  }

  async function describe(actor: Actor, storyId: string): Promise<Omit<JiraState, 'suggested'>> {
    const story = await stories.get(actor, storyId);
    const push = await pushes.find(actor.uid, storyId);
    if (push && isRunning(push, clock())) return { state: 'running' };
    if (story.jiraIssueId !== undefined) return describeIssue(actor, story, push);
    if (!push || !isDoubtful(push)) return { state: 'none' };
    return (await lookAgain(actor, storyId, push)) ? describe(actor, storyId) : { state: 'unanswered' };
  }

  return {
    async describe(actor: Actor, storyId: string): Promise<JiraState> {
      const state = await describe(actor, storyId);
      const { product } = await stories.get(actor, storyId);
      const suggested = await pushes.choice(actor.uid, product.id);
      return { ...state, ...(suggested && { suggested }) };
    },
  };
}

type Asking<T> = (way: SiteAccess, tracker: IssueTracker) => Promise<T>;

/** True when an issue does not say what it was given. */
function differs({ summary, description }: IssueContent, texts: IssueTexts): boolean {
  return summary !== issueSummary(texts) || wordsOf(description) !== wordsOf(issueDocument(texts));
}

/**
 * True when somebody changed an issue in Jira. One that says what the story says was not: an update whose answer was
 * lost may have written that.
 */
export function isChangedThere(there: IssueContent, own: Push | undefined, story: Story): boolean {
  return differs(there, textsOf(story)) && (!own?.sent || differs(there, own.sent));
}

function sameIssue(one: IssueTexts, other: IssueTexts): boolean {
  return (
    JSON.stringify([issueSummary(one), issueDocument(one)]) ===
    JSON.stringify([issueSummary(other), issueDocument(other)])
  );
}

function asGone(error: unknown): 'gone' {
  if (isFault(error, 'missing')) return 'gone';
  throw error;
}
