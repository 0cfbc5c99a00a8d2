import { describe, expect, test } from 'vitest';
import { readIdeaFile } from './idea-file.ts';

const TEXT = 'Wunschliste für Gärtner';
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('a file with ideas', () => {
  test.each([
    ['ideas.txt', 'text'],
    ['README.MD', 'markdown'],
    ['notes.markdown', 'markdown'],
    ['back.log.csv', 'csv'],
  ])('called %s is read as %s', async (name, format) => {
    expect(await readIdeaFile(file(name, TEXT))).toEqual({ format, text: TEXT, file: name });
  });

  test.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)])],
    ['UTF-16, as a spreadsheet writes it', new Uint8Array([0xff, 0xfe, ...Buffer.from(TEXT, 'utf16le')])],
    ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, ...Buffer.from(TEXT, 'utf16le').swap16()])],
    ['what Windows used before', new Uint8Array(Buffer.from(TEXT, 'latin1'))],
  ])('may be in %s', async (_, bytes) => {
    expect((await readIdeaFile(file('ideas.txt', bytes))).text).toBe(TEXT);
  });

  test.each(['photo.png', 'ideas.xlsx', 'ideas', 'ideas.csv.zip'])(
    'of another kind, like %s, is refused',
    async (name) => {
      await expect(readIdeaFile(file(name, TEXT))).rejects.toThrow(
        `“${name}” cannot be read here. Choose a .txt, .md or .csv file.`,
      );
    },
  );

  test('that only is called so, like a workbook, is refused', async () => {
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
    await expect(readIdeaFile(file('ideas.csv', workbook))).rejects.toThrow(
      '“ideas.csv” is not a text. Choose a .txt, .md or .csv file.',
    );
  });

  test('of more than 2 MB is refused before it is read', async () => {
    const large = file('ideas.txt', 'x'.repeat(2 * 1024 * 1024 + 1));
    await expect(readIdeaFile(large)).rejects.toThrow('“ideas.txt” is too large. Choose a file of at most 2 MB.');
  });

  test('that the browser cannot open any more says so', async () => {
    const gone = Object.assign(file('ideas.txt', TEXT), { arrayBuffer: () => Promise.reject(new Error('NotFound')) });
    await expect(readIdeaFile(gone)).rejects.toThrow('“ideas.txt” could not be read. Choose it again.');
  });
});
