import type { Endpoint } from '#contract/endpoint.ts';
import { TARGET } from './jira.ts';
import { sampleIdea, sampleProduct, sampleStory } from './samples.ts';

/** What is the person's own. */
export interface Own {
  readonly productId: string;
  readonly storyId: string;
  readonly email?: string;
  /** A draft that was written for them. */
  readonly draft?: string;
  /** What their browser calls their connection with Jira. */
  readonly refreshToken?: string;
}

/** A body that each call would take, for a product or story of the person themselves. */
export function goodBody(name: string, own: Own): Record<string, unknown> | undefined {
  const { productId, storyId, email = '', draft = 'none', refreshToken = 'none' } = own;
  const bodies: Record<string, Record<string, unknown>> = {
    createProduct: { ...sampleProduct },
    updateProduct: { ...sampleProduct },
    generateStory: { description: sampleIdea, productId },
    createStory: { ...sampleStory, productId },
    updateStory: { ...sampleStory, version: 1 },
    draftStory: { description: sampleIdea, productId },
    writeAlternatives: { description: sampleIdea, productId },
    keepDraft: { draft },
    findDuplicates: { productId, userStories: [sampleStory.userStory] },
    regenerateStory: { version: 1, changes: [{ kind: 'add-error-case' }] },
    giveFeedback: { storyId, data: { storyId, liked: true } },
    updateAccount: { displayName: 'Ada' },
    deleteAccount: { email },
    getJiraTokens: { grant_type: 'refresh_token', refresh_token: refreshToken },
    saveJiraConnection: { refreshToken },
    addToJira: TARGET,
    updateInJira: {},
    linkJiraIssue: { key: 'PLOT-1' },
    recordEvents: { events: [{ name: 'generate_story', at: '2026-01-01T00:00:00.000Z' }] },
  };
  return bodies[name];
}

/** The address of a call about what is the person's own. */
export function pathOf({ path }: Endpoint, { productId, storyId }: Own): string {
  return `/api${path
    .replace('{id}', path.startsWith('/product') ? productId : storyId)
    .replace('{projectId}', TARGET.projectId)
    .replace('{issueTypeId}', TARGET.issueTypeId)
    .replace('{version}', '1')}`;
}
