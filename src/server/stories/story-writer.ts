import type { Draft, StoryDelta } from '#contract/story.ts';

export interface WritingTask {
  /** The person's words, cleaned, 30 to 4,000 characters. */
  readonly idea: string;
  readonly product: { readonly name: string; readonly description: string };
}

/** `delta`: what stands so far, each replacing the one before. `draft`: the whole, once, at the end. */
export type StoryEvent =
  | { readonly type: 'delta'; readonly delta: StoryDelta }
  | { readonly type: 'draft'; readonly draft: Draft };

/**
 * Whatever turns an idea into a story. `write` ends after one `draft`, or throws a `DomainError`
 * (`idea_not_understood`, `language_not_supported`, `writer_*`); when `signal` aborts it stops its
 * work and throws the signal's reason.
 */
export interface StoryWriter {
  /** `drafter` or `provider:model`; stored with each story. */
  readonly name: string;
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<StoryEvent>;
}
