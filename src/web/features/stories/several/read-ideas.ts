import { PlainError } from '../../../lib/problem-error.ts';
import { type FoundIdeas, IDEAS_MAX } from './found-ideas.ts';
import type { IdeaList } from './idea-file.ts';
import { ideasOfMarkdown, ideasOfText } from './ideas-of-lines.ts';
import { ideasOfTable } from './ideas-of-table.ts';

const READERS = { text: ideasOfText, markdown: ideasOfMarkdown, csv: ideasOfTable };

/** The ideas of a list, those among them that cannot be used, too. Throws a PlainError when the list as a whole cannot be used. */
export function readIdeas({ format, text }: IdeaList): FoundIdeas {
  const read = READERS[format](text);
  const count = read.ideas.length;
  if (count === 0) throw new PlainError('There is no idea in this list.');
  if (count > IDEAS_MAX) {
    throw new PlainError(
      `There are ${count.toLocaleString('en')} ideas in this list. At most ${IDEAS_MAX} go at once.`,
    );
  }
  const [first] = read.ideas;
  if (first && read.ideas.every(({ fault }) => fault !== undefined)) {
    throw new PlainError(`No idea in this list can be used. Line ${first.line}: ${first.fault}`);
  }
  return read;
}
