import type { Draft } from '#contract/story.ts';

/** An idea, the product it is for, and the story that the built-in writer made of the two. */
export interface Example {
  readonly idea: string;
  readonly product: { readonly name: string; readonly description: string };
  readonly draft: Pick<Draft, 'headline' | 'userStory' | 'acceptanceCriteria' | 'grounding' | 'openQuestions'>;
}
