import type { Draft, Locks, StoryDelta, Tokens } from '#contract/story.ts';
import type { StoryChange } from '#contract/story-versions.ts';

export type Texts = Pick<Draft, 'headline' | 'userStory' | 'acceptanceCriteria'>;

export interface WritingTask {
  /** The person's words, cleaned, up to 4,000 characters; 30 at least unless there is a `context`. */
  readonly idea: string;
  readonly product: { readonly name: string; readonly description: string };
  /** The whole idea that this one was found in: what it says of it may be taken, but it gets a story of its own. */
  readonly context?: string | undefined;
  /** The story that is to be written again. */
  readonly revision?: Revision | undefined;
  /** Readings of the idea that are there already: another one is wanted. */
  readonly apartFrom?: readonly Texts[] | undefined;
}

/** A story that is there, and what a person wants otherwise. */
export interface Revision {
  readonly story: Draft;
  /** What must stay as it is. */
  readonly locks: Locks;
  readonly feedback?: string | undefined;
  readonly changes: readonly StoryChange[];
}

/** `delta`: what stands so far, each replacing the one before. `draft`: the whole, once, at the end. */
export type StoryEvent =
  | { readonly type: 'delta'; readonly delta: StoryDelta }
  | { readonly type: 'draft'; readonly draft: Draft; readonly tokens?: Tokens | undefined };

/**
 * Whatever turns an idea into a story. `write` ends after one `draft`, or throws a `DomainError`
 * (`idea_not_understood`, `language_not_supported`, `feedback_not_understood`, `change_not_possible`, `writer_*`); when
 * `signal` aborts it stops its work and throws the signal's reason.
 */
export interface StoryWriter {
  /** `drafter` or `provider:model`; stored with each story. */
  readonly name: string;
  /** Told at every call of somebody signed in, who may write soon: gets ready, once, what the first story would wait for. */
  readonly prepare?: () => void;
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<StoryEvent>;
}

/** The writer that the settings name, and the built-in one, which may be the same. */
export interface Writers {
  readonly usual: StoryWriter;
  readonly builtIn: StoryWriter;
}

/** The one that a person chose for this time, or the usual one. */
export function writerFor({ usual, builtIn }: Writers, chosen: 'drafter' | undefined): StoryWriter {
  return chosen === 'drafter' ? builtIn : usual;
}
