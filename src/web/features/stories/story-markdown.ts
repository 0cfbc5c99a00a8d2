import type { Story } from '#contract/story.ts';
import { linesOf, oneLine } from './text-lines.ts';

/** What of a story leaves the product. */
export type StoryText = Pick<Story, 'headline' | 'userStory' | 'acceptanceCriteria'>;

const SIGNS = /[\\`*_[\]<>#|~&]/g;
/** What begins a list where a line begins, or makes a heading of the line before. */
const LIST_SIGN = /^([-+]|=+$|\d+(?=[.)]))/;

/** Text of a person as one line in which every sign stands for itself. */
function words(text: string): string {
  return oneLine(text)
    .replace(SIGNS, String.raw`\$&`)
    .replace(LIST_SIGN, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
}

/** An entry of a list, in which the lines of a person stay lines. */
function entry(text: string): string {
  // Two blanks at its end break a line; what is indented still belongs to the entry.
  return `- ${linesOf(text).map(words).join('  \n  ')}`;
}

/** The story as Markdown. */
export function storyAsMarkdown({ headline, userStory, acceptanceCriteria }: StoryText): string {
  const criteria = acceptanceCriteria.map(entry).join('\n');
  const parts = [`# ${words(headline)}`, '## User Story', words(userStory), '## Acceptance Criteria', criteria];
  return `${parts.join('\n\n').trimEnd()}\n`;
}

/** Several stories in one Markdown file. */
export function storiesAsMarkdown(stories: readonly StoryText[]): string {
  return stories.map(storyAsMarkdown).join('\n---\n\n');
}
