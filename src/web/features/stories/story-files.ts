import type { Story } from '#contract/story.ts';
import { saveFile } from '../../lib/save-file.ts';
import { storiesAsCsv } from './story-csv.ts';
import { storiesAsGherkin } from './story-gherkin.ts';
import { storiesAsMarkdown } from './story-markdown.ts';

export interface FileFormat {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  readonly write: (stories: readonly Story[]) => string;
}

/** The kinds of files that stories can be taken away in. */
export const FILE_FORMATS: readonly FileFormat[] = [
  { name: 'Markdown', extension: 'md', type: 'text/markdown', write: storiesAsMarkdown },
  { name: 'CSV for Jira', extension: 'csv', type: 'text/csv', write: storiesAsCsv },
  { name: 'Gherkin', extension: 'feature', type: 'text/plain', write: storiesAsGherkin },
];

const NAME_MAX = 60;

/** A name that every file system takes, after the headline of a single story. */
export function fileName(stories: readonly Story[], { extension }: FileFormat): string {
  const [first, ...others] = stories;
  const headline = others.length === 0 ? (first?.headline ?? '') : '';
  const words = headline.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (longer.length > NAME_MAX) break;
    name = longer;
  }
  return `${name || 'stories'}.${extension}`;
}

/** The stories as a file of that kind. */
export function storyFile(stories: readonly Story[], format: FileFormat): File {
  return new File([format.write(stories)], fileName(stories, format), { type: `${format.type};charset=utf-8` });
}

/** Has the browser save the stories as a file of that kind. */
export function saveStories(stories: readonly Story[], format: FileFormat): void {
  const file = storyFile(stories, format);
  saveFile(file, file.name);
}
