import { IDEA_MAX, IDEA_MIN } from '#contract/story.ts';
import { cleanText } from '#contract/text.ts';

/** The most ideas that one list may have. */
export const IDEAS_MAX = 200;

/** An idea as it stands in a list. */
export interface FoundIdea {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Why it cannot become a story, in a sentence. */
  readonly fault?: string;
}

export interface FoundIdeas {
  readonly ideas: readonly FoundIdea[];
  /** How the list was read, where somebody might have expected something else. */
  readonly notes: readonly string[];
}

/** An idea with what is wrong with it, if something is. */
export function found(line: number, words: string, unreadable?: string): FoundIdea {
  const text = cleanText(words);
  const fault = unreadable ?? faultOf(text.length);
  return fault === undefined ? { line, text } : { line, text, fault };
}

function faultOf(length: number): string | undefined {
  if (length === 0) return 'There is no idea in it.';
  if (length < IDEA_MIN) return `It is too short. An idea has at least ${IDEA_MIN} characters.`;
  if (length > IDEA_MAX) return `It is too long. An idea has at most ${IDEA_MAX.toLocaleString('en')} characters.`;
  return undefined;
}
