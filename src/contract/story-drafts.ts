import * as z from 'zod/mini';
import { id } from './common.ts';
import { endpoint } from './endpoint.ts';
import { problem } from './problem.ts';
import { draft, generationRequest, story, storyDelta, tokens, USER_STORY_MAX } from './story.ts';
import { personText } from './text.ts';

export const ALTERNATIVES_MAX = 3;
export const DUPLICATES_MAX = 200;
const KEPT_DRAFT_MAX = 200_000;

/** A story that is not stored. `draft` is what keeping it takes: the whole, signed by the server, good for a day. */
export const storyDraft = z.object({
  ...draft.shape,
  idea: z.string(),
  writer: z.string(),
  tokens: z.optional(tokens),
  draft: z.string(),
});
export type StoryDraft = z.infer<typeof storyDraft>;

export const draftStory = endpoint({
  method: 'POST',
  path: '/story/draft',
  summary: 'Write a story from an idea and a product without storing it',
  input: { body: generationRequest },
  output: storyDraft,
  events: { delta: storyDelta, draft: storyDraft, error: problem },
});

/** One reading of an idea; `differs` names what is not as in the first. */
export const alternative = z.object({
  ...storyDraft.shape,
  differs: z.array(z.enum(['role', 'action', 'benefit'])),
});
export type Alternative = z.infer<typeof alternative>;

export const alternatives = z.object({
  alternatives: z.array(alternative),
  /** Why there are fewer than three, in a sentence for a person. */
  note: z.optional(z.string()),
});
export type Alternatives = z.infer<typeof alternatives>;

export const alternativeDelta = z.object({ index: z.number(), ...storyDelta.shape });
export type AlternativeDelta = z.infer<typeof alternativeDelta>;

export const writeAlternatives = endpoint({
  method: 'POST',
  path: '/story/alternatives',
  summary: 'Write two or three readings of an idea without storing them',
  input: { body: generationRequest },
  output: alternatives,
  events: { delta: alternativeDelta, alternatives, error: problem },
});

export const keepDraft = endpoint({
  method: 'POST',
  path: '/story/keep',
  summary: 'Store a draft; keeping it again answers the same story',
  input: {
    body: z.strictObject({
      draft: z.string().check(z.minLength(1), z.maxLength(KEPT_DRAFT_MAX)),
      /** What the person thinks of it already. */
      liked: z.optional(z.boolean()),
    }),
  },
  output: story,
  status: 201,
});

/** What a text repeats: an earlier one of the same list, or a story of the product. */
export const duplicate = z.object({
  /** Which of the texts that were sent. */
  index: z.number(),
  /** False when the same role wants the same and only the benefit differs. */
  exact: z.boolean(),
  earlier: z.optional(z.number()),
  story: z.optional(z.object({ id, headline: z.string() })),
});
export type Duplicate = z.infer<typeof duplicate>;

export const findDuplicates = endpoint({
  method: 'POST',
  path: '/story/duplicates',
  summary: 'Find those of up to 200 user stories that stand there twice, or among the newest 2,000 of a product',
  input: {
    body: z.strictObject({
      productId: id,
      userStories: z
        .array(personText({ max: USER_STORY_MAX }))
        .check(
          z.minLength(1, 'Send at least one user story.'),
          z.maxLength(DUPLICATES_MAX, `Send at most ${DUPLICATES_MAX} user stories at once.`),
        ),
    }),
  },
  output: z.array(duplicate),
});
