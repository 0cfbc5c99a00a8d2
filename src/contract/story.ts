import * as z from 'zod/mini';
import { id, idParams, instant, nothing, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { problem } from './problem.ts';
import { cleanText, personLine, personText, REQUIRED } from './text.ts';

export const IDEA_MIN = 30;
export const IDEA_MAX = 4_000;
export const HEADLINE_MAX = 200;
export const USER_STORY_MAX = 2_000;
export const CRITERION_MAX = 1_000;
export const CRITERIA_MAX = 30;
export const SEARCH_MAX = 200;

/**
 * Where a part of a story comes from: the idea, a sentence of the product's description (quoted),
 * nothing but what is usual (an assumption), or a person who wrote or changed it afterwards.
 */
export const grounding = z.object({
  source: z.enum(['idea', 'product', 'assumption', 'person']),
  quote: z.optional(z.string()),
});
export type Grounding = z.infer<typeof grounding>;

/** What a writer delivers. */
export const draft = z.object({
  headline: z.string(),
  userStory: z.string(),
  acceptanceCriteria: z.array(z.string()),
  /** One for each criterion, in their order. */
  grounding: z.array(grounding),
  actorGrounding: grounding,
  benefitGrounding: grounding,
  /** What is missing in the idea and should be asked. */
  openQuestions: z.array(z.string()),
  /** What was taken for granted, in plain sentences. */
  assumptions: z.array(z.string()),
  /** Further actions found in the idea, each an idea of its own. */
  furtherIdeas: z.array(z.string()),
});
export type Draft = z.infer<typeof draft>;

/**
 * What the writer must leave as it is when it writes again: what a person changed, or locked themselves. Criteria are
 * named word for word, so that a lock stays with its criterion wherever that is moved.
 */
export const locks = z.object({
  headline: z.boolean(),
  userStory: z.boolean(),
  acceptanceCriteria: z.array(z.string()),
});
export type Locks = z.infer<typeof locks>;

/** What a language model counted for its work. */
export const tokens = z.object({ input: z.number(), output: z.number() });
export type Tokens = z.infer<typeof tokens>;

/** As Jira writes it. */
export const issueKey = z
  .string({ error: REQUIRED })
  .check(z.regex(/^[A-Z][A-Z0-9_]{0,254}-[1-9]\d{0,18}$/, 'Enter an issue key such as KEY-123.'));

export const story = z.object({
  id,
  ...draft.shape,
  idea: z.string(),
  /** `drafter`, `person`, or `provider:model`. */
  writer: z.string(),
  /** Counts the changes; a change must name the version that it was made on. */
  version: z.number(),
  jiraIssueId: z.optional(z.string()),
  /** The address of the Jira site that the issue is on, without a slash at its end. */
  jiraHost: z.optional(z.string()),
  locks,
  /** What a language model counted for all versions of the story together. */
  tokens: z.optional(tokens),
  /** The story in whose idea this one's was found, and that idea; without an id when it was deleted. */
  parent: z.optional(z.object({ id: z.optional(id), idea: z.string() })),
  product: z.object({ id, name: z.string() }),
  createdAt: instant,
  updatedAt: instant,
});
export type Story = z.infer<typeof story>;

const texts = {
  headline: personLine({ max: HEADLINE_MAX }),
  userStory: personText({ max: USER_STORY_MAX }),
  acceptanceCriteria: z
    .array(personText({ max: CRITERION_MAX }))
    .check(
      z.minLength(1, 'Keep at least one acceptance criterion.'),
      z.maxLength(CRITERIA_MAX, `Keep at most ${CRITERIA_MAX} acceptance criteria.`),
    ),
};

const ignored = z.optional(z.unknown());

const sentLocks = z.strictObject({
  headline: z.boolean(),
  userStory: z.boolean(),
  acceptanceCriteria: z.array(personText({ max: CRITERION_MAX })).check(z.maxLength(CRITERIA_MAX)),
});

/**
 * The whole story as it was read, with the changes; its read-only fields are accepted and ignored. What is changed is
 * locked; `locks` says of what stays as it is whether it is.
 */
export const storyUpdate = z.strictObject({
  ...texts,
  locks: z.optional(sentLocks),
  /** `fixed` when the change is a proposal of the checks that the person took. */
  made: z.optional(z.enum(['edited', 'fixed'])),
  version: z.number().check(z.int(), z.minimum(1)),
  jiraIssueId: z.optional(issueKey),
  jiraHost: ignored,
  id: ignored,
  idea: ignored,
  writer: ignored,
  grounding: ignored,
  actorGrounding: ignored,
  benefitGrounding: ignored,
  openQuestions: ignored,
  assumptions: ignored,
  furtherIdeas: ignored,
  tokens: ignored,
  parent: ignored,
  product: ignored,
  createdAt: ignored,
  updatedAt: ignored,
});
export type StoryUpdate = z.infer<typeof storyUpdate>;

export const storyInput = z.strictObject({ ...texts, productId: id });
export type StoryInput = z.infer<typeof storyInput>;

export const generationInput = z.strictObject({
  description: personText({ min: IDEA_MIN, max: IDEA_MAX }),
  productId: z.uuid({ error: REQUIRED }),
});
export type GenerationInput = z.infer<typeof generationInput>;

/** Lets the built-in writer write this once, whichever the server's own is. */
export const chosenWriter = z.optional(z.enum(['drafter']));

/** A further idea of a story: the `index`th of its `furtherIdeas`. */
export const furtherIdea = z.strictObject({ storyId: id, index: z.number().check(z.int(), z.minimum(0)) });

const ideaRules = generationInput.shape.description;

/** What a story is written from: an idea in a person's words, or one that was found in another story's. */
export const generationRequest = z
  .strictObject({
    description: z.optional(z.string({ error: REQUIRED }).check(z.overwrite(cleanText))),
    productId: generationInput.shape.productId,
    parent: z.optional(furtherIdea),
    writer: chosenWriter,
  })
  .check((context) => {
    const { description, parent } = context.value;
    const refuse = (message: string): void =>
      void context.issues.push({ code: 'custom', path: ['description'], message, input: description });
    if (!parent) ideaRules.safeParse(description).error?.issues.forEach(({ message }) => refuse(message));
    else if (description !== undefined) refuse('Leave the idea out: it is the one that was found.');
  });
export type GenerationRequest = z.infer<typeof generationRequest>;

/** What stands so far while a story is written: each event replaces the one before. */
export const storyDelta = z.object({
  headline: z.optional(z.string()),
  userStory: z.optional(z.string()),
  acceptanceCriteria: z.optional(z.array(z.string())),
});
export type StoryDelta = z.infer<typeof storyDelta>;

export const generateStory = endpoint({
  method: 'POST',
  path: '/story/generate',
  summary: 'Write a story from an idea and a product, and store it',
  input: { body: generationRequest },
  output: story,
  events: { delta: storyDelta, story, error: problem },
});

export const listStories = endpoint({
  method: 'GET',
  path: '/story',
  summary: "A page of the person's stories, newest first",
  input: {
    query: z.strictObject({
      ...pageQuery,
      productId: z.optional(id),
      q: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(SEARCH_MAX))),
    }),
  },
  output: z.array(story),
  paged: true,
});

export const createStory = endpoint({
  method: 'POST',
  path: '/story',
  summary: 'Store a story that a person wrote',
  input: { body: storyInput },
  output: story,
  status: 201,
});

export const getStory = endpoint({
  method: 'GET',
  path: '/story/{id}',
  summary: 'Read a story',
  input: { params: idParams },
  output: story,
});

export const updateStory = endpoint({
  method: 'PUT',
  path: '/story/{id}',
  summary: 'Change a story',
  input: { params: idParams, body: storyUpdate },
  output: story,
});

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/story/{id}',
  summary: 'Delete a story',
  input: { params: idParams },
  output: nothing,
  status: 204,
});
