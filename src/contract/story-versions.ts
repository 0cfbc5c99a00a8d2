import * as z from 'zod/mini';
import { id, idParams, instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { problem } from './problem.ts';
import { chosenWriter, CRITERION_MAX, draft, locks, story, storyDelta, tokens } from './story.ts';
import { personLine, personText, REQUIRED } from './text.ts';

export const FEEDBACK_MAX = 2_000;
export const ACTOR_MAX = 80;
export const CHANGES_MAX = 5;

/** What may be asked of any writer, the built-in one too, in the words that a person chooses from. */
export const STORY_CHANGES = {
  'another-actor': 'Another role',
  'another-benefit': 'Another benefit',
  shorter: 'Shorter',
  'add-main-case': 'Add a criterion',
  'add-error-case': 'Add an error case',
  'add-edge-case': 'Add an edge case',
  'drop-criterion': 'Drop a criterion',
  'answer-question': 'Answer an open question',
} as const;

export type StoryChangeKind = keyof typeof STORY_CHANGES;

const kinds = Object.keys(STORY_CHANGES) as [StoryChangeKind, ...StoryChangeKind[]];

/** One of the listed changes. */
export const storyChange = z.strictObject({
  kind: z.enum(kinds),
  /** With `another-actor`: who; the writer chooses when it is left out. */
  actor: z.optional(personLine({ max: ACTOR_MAX })),
  /** With `drop-criterion`: which, word for word. */
  criterion: z.optional(personText({ max: CRITERION_MAX })),
  /** With `answer-question`: which, word for word, and what the person says to it. */
  question: z.optional(personText({ max: CRITERION_MAX })),
  answer: z.optional(personText({ max: CRITERION_MAX })),
});
export type StoryChange = z.infer<typeof storyChange>;

/** What a person wants otherwise: in their own words, which a language model takes, or as listed changes, or both. */
export const regenerationRequest = z
  .strictObject({
    /** The version that the person sees. */
    version: z.number().check(z.int(), z.minimum(1)),
    feedback: z.optional(personText({ max: FEEDBACK_MAX })),
    changes: z.optional(
      z
        .array(storyChange)
        .check(
          z.minLength(1, 'Choose what should change.'),
          z.maxLength(CHANGES_MAX, `Choose at most ${CHANGES_MAX} changes at once.`),
        ),
    ),
    writer: chosenWriter,
  })
  .check(({ value, issues }) => {
    const require = (path: PropertyKey[], message: string): void =>
      void issues.push({ code: 'custom', path, message, input: undefined });
    if (value.feedback === undefined && value.changes === undefined) {
      require(['feedback'], 'Say or choose what should change.');
    }
    if (value.changes?.some(({ kind }) => kind === 'answer-question') && value.changes.length > 1)
      require(['changes'], 'Answer one question at a time, without other changes.');
    value.changes?.forEach(({ kind, criterion, question, answer }, index) => {
      if (kind === 'drop-criterion' && criterion === undefined) {
        require(['changes', index, 'criterion'], 'Choose the criterion to drop.');
      }
      if (kind !== 'answer-question') return;
      if (question === undefined) require(['changes', index, 'question'], 'Choose the question to answer.');
      if (answer === undefined) require(['changes', index, 'answer'], REQUIRED);
    });
  });
export type RegenerationRequest = z.infer<typeof regenerationRequest>;

/** How a version came about; `written` by a person from nothing, `fixed` by a proposal of the checks. */
export const made = z.enum(['generated', 'written', 'edited', 'fixed', 'regenerated', 'restored']);
export type Made = z.infer<typeof made>;

/** What was asked for when a version was made. */
export const wish = z.object({
  feedback: z.optional(z.string()),
  changes: z.optional(
    z.array(
      z.object({
        kind: z.string(),
        actor: z.optional(z.string()),
        criterion: z.optional(z.string()),
        question: z.optional(z.string()),
        answer: z.optional(z.string()),
      }),
    ),
  ),
});
export type Wish = z.infer<typeof wish>;

/** A story as it once stood. */
export const storyVersion = z.object({
  /** The story's own `version` when these texts were stored. Not every number is there: Jira raises it, too. */
  version: z.number(),
  ...draft.shape,
  locks,
  /** Who wrote or last wrote it: `drafter`, `person`, or `provider:model`. */
  writer: z.string(),
  made,
  /** With `regenerated`. */
  wish: z.optional(wish),
  /** With `restored`: which version was taken. */
  restoredFrom: z.optional(z.number()),
  /** What the person thought of it while it was the newest; absent when they said nothing. */
  liked: z.optional(z.boolean()),
  /** What a language model counted for this version. */
  tokens: z.optional(tokens),
  createdAt: instant,
});
export type StoryVersion = z.infer<typeof storyVersion>;

const VERSION_MAX = 2_147_483_647;
const versionNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(VERSION_MAX));

export const listVersions = endpoint({
  method: 'GET',
  path: '/story/{id}/versions',
  summary: 'A page of what a story was, newest first; the first of all is what it is now',
  input: {
    params: idParams,
    query: z.strictObject({
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
      cursor: z.optional(versionNumber),
    }),
  },
  output: z.array(storyVersion),
  paged: true,
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/story/{id}/versions/{version}/restore',
  summary: 'Make a new version of a story with the texts, locks and opinion of an earlier one',
  input: { params: z.strictObject({ id, version: versionNumber }) },
  output: story,
});

export const regenerateStory = endpoint({
  method: 'POST',
  path: '/story/{id}/regenerate',
  summary: 'Write a story again as a person wants it otherwise, and keep it as a new version',
  input: { params: idParams, body: regenerationRequest },
  output: story,
  events: { delta: storyDelta, story, error: problem },
});

/** One further idea of a story. */
export const furtherStory = z.object({
  index: z.number(),
  idea: z.string(),
  /** The newest story that was made of it. */
  storyId: z.optional(id),
});
export type FurtherStory = z.infer<typeof furtherStory>;

export const listFurtherStories = endpoint({
  method: 'GET',
  path: '/story/{id}/further',
  summary: 'The further ideas of a story, and what was made of each',
  input: { params: idParams },
  output: z.array(furtherStory),
});
