import { PlainError } from '../../../lib/problem-error.ts';

export type ListFormat = 'text' | 'markdown' | 'csv';

/** A list of ideas as it was handed in. */
export interface IdeaList {
  readonly format: ListFormat;
  readonly text: string;
  /** The file it came in; absent for what was pasted. */
  readonly file?: string;
}

const FORMATS: Readonly<Record<string, ListFormat>> = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  csv: 'csv',
};

/** What a file dialog offers. */
export const ACCEPTED = '.txt,.md,.markdown,.csv,text/plain,text/markdown,text/csv';

/** Two hundred ideas of the greatest length, and other columns beside them. */
const FILE_MAX = 2 * 1024 * 1024;

/** Reads a file that somebody chose or dropped. Rejects with a PlainError when it is not one with a list. */
export async function readIdeaFile(file: File): Promise<IdeaList> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const format = FORMATS[ending];
  if (format === undefined) {
    throw new PlainError(`“${file.name}” cannot be read here. Choose a .txt, .md or .csv file.`);
  }
  if (file.size > FILE_MAX) throw new PlainError(`“${file.name}” is too large. Choose a file of at most 2 MB.`);
  const text = await textOf(file);
  // What is no text gives itself away by it.
  if (text.includes('\0')) throw new PlainError(`“${file.name}” is not a text. Choose a .txt, .md or .csv file.`);
  return { format, text, file: file.name };
}

/** The words of a file, whatever its encoding: spreadsheets write UTF-8, UTF-16 or what Windows used before. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new PlainError(`“${file.name}” could not be read. Choose it again.`, { cause: error });
  });
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
