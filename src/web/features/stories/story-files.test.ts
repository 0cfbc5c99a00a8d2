import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type GherkinDocument, IdGenerator } from '@cucumber/messages';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/story.ts';
import { storiesAsCsv } from './story-csv.ts';
import { FILE_FORMATS, fileName, storyFile } from './story-files.ts';
import { storiesAsGherkin } from './story-gherkin.ts';
import { storiesAsMarkdown } from './story-markdown.ts';
import { oneLine } from './text-lines.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

function storyOf(parts: Partial<Story>): Story {
  return {
    id: ID,
    headline: 'Keep the cart',
    userStory: 'As a shopper, I want my cart kept, so that I can pay later.',
    acceptanceCriteria: ['The cart is kept.'],
    grounding: [],
    actorGrounding: { source: 'idea' },
    benefitGrounding: { source: 'assumption' },
    openQuestions: [],
    assumptions: [],
    furtherIdeas: [],
    idea: 'Let shoppers keep their cart over night.',
    writer: 'drafter',
    version: 1,
    locks: { headline: false, userStory: false, acceptanceCriteria: [] },
    product: { id: ID, name: 'Corner Shop' },
    createdAt: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-01-01T09:00:00.000Z',
    ...parts,
  };
}

const typed = fc.stringMatching(/^[\p{L}\p{N}#@|"'`<>\\*_:;,.=+\- \n]{1,60}$/u).filter((text) => text.trim() !== '');
const anyStory = fc
  .record({
    headline: typed,
    userStory: typed,
    acceptanceCriteria: fc.array(typed, { minLength: 1, maxLength: 4 }),
  })
  .map(storyOf);

/** Reads CSV as RFC 4180 tells. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

function gherkinOf(text: string): NonNullable<GherkinDocument['feature']> {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(text);
  if (!feature) throw new Error('No feature was read.');
  return feature;
}

describe('stories as CSV for the importer of Jira', () => {
  test('have a row each, with the summary, the kind and a description in the formatting of Jira', () => {
    expect(rowsOf(storiesAsCsv([storyOf({}), storyOf({ headline: 'Pay later' })]))).toEqual([
      ['Summary', 'Issue Type', 'Description', 'Product', 'Created'],
      [
        'Keep the cart',
        'Story',
        'h3. User Story\n\nAs a shopper, I want my cart kept, so that I can pay later.\n\nh3. Acceptance Criteria\n\n* The cart is kept.',
        'Corner Shop',
        '2026-01-01T09:00:00.000Z',
      ],
      expect.arrayContaining(['Pay later']),
    ]);
  });

  test('keep commas, quotes and line breaks within their cell, and the lines of a criterion in its entry', () => {
    const story = storyOf({
      headline: 'Say "yes", or "no"',
      acceptanceCriteria: [
        'A cart, or a "basket", is kept.',
        'It *stays* {full} - always.',
        'The print shows:\n- the day\n\n# the \\\\bike',
      ],
    });
    const [, row] = rowsOf(storiesAsCsv([story]));
    expect(row?.[0]).toBe('Say "yes", or "no"');
    expect(row?.[2]?.split('\n\n').at(-1)?.split('\n')).toEqual([
      '* A cart, or a "basket", is kept.',
      String.raw`* It \*stays\* \{full\} - always.`,
      String.raw`* The print shows: \\ - the day \\ \# the &#92;&#92;bike`,
    ]);
  });

  test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '＝1+1', '=HYPERLINK("http://x","y")'])(
    'are not run by a spreadsheet: %s',
    (text) => {
      const [, row] = rowsOf(storiesAsCsv([storyOf({ headline: text, product: { id: ID, name: text } })]));
      expect(row?.[0]).toBe(`'${text}`);
      expect(row?.[3]).toBe(`'${text}`);
    },
  );

  test('can be read back whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(anyStory, { maxLength: 3 }), (stories) => {
        const [, ...rows] = rowsOf(storiesAsCsv(stories));
        expect(rows.map((row) => row.length)).toEqual(stories.map(() => 5));
        expect(rows.map((row) => row[0])).toEqual(
          stories.map(({ headline }) => oneLine(headline).replace(/^(?=[=+\-@])/, "'")),
        );
        expect(rows.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      }),
    );
  });
});

describe('stories as Gherkin', () => {
  test('are a feature with a scenario for each criterion, its steps taken from the criterion', () => {
    const feature = gherkinOf(
      storiesAsGherkin([
        storyOf({
          acceptanceCriteria: [
            'The cart is kept.',
            'Given a full cart, when the shopper leaves,\nthen it stays full.',
            'When nothing is in it, then nothing is kept.',
          ],
        }),
      ]),
    );
    expect(feature.name).toBe('Keep the cart');
    expect(feature.description.trim()).toBe('As a shopper, I want my cart kept, so that I can pay later.');
    const scenarios = feature.children.map(({ scenario }) =>
      [scenario?.name, scenario?.steps.map(({ keyword, text }) => keyword + text)].flat(),
    );
    expect(scenarios).toEqual([
      ['The cart is kept', 'Then The cart is kept.'],
      ['it stays full', 'Given a full cart', 'When the shopper leaves', 'Then it stays full.'],
      ['nothing is kept', 'When nothing is in it', 'Then nothing is kept.'],
    ]);
  });

  test('keep a list that a criterion holds in its lines', () => {
    const list =
      'Given a reserved bike, when it is printed,\nthen the slip shows:\n- the day\n- the rack\n"""and" its row';
    const feature = gherkinOf(storiesAsGherkin([storyOf({ acceptanceCriteria: [list, '- only an entry'] })]));
    const [first, second] = feature.children.map(({ scenario }) => scenario);
    expect(first?.name).toBe('the slip shows');
    expect(first?.steps.map(({ text, docString }) => [text, docString?.content])).toEqual([
      ['a reserved bike', undefined],
      ['it is printed', undefined],
      ['the slip shows:', '- the day\n- the rack\n"""and" its row'],
    ]);
    expect(second?.steps.map(({ text, docString }) => [text, docString])).toEqual([['- only an entry', undefined]]);
  });

  test('of one product are the rules of a feature that is called after it', () => {
    const stories = [storyOf({}), storyOf({ headline: 'Pay later' })];
    const feature = gherkinOf(storiesAsGherkin(stories));
    expect(feature.name).toBe('Corner Shop');
    expect(feature.children.map(({ rule }) => rule?.name)).toEqual(['Keep the cart', 'Pay later']);
    const mixed = [...stories, storyOf({ product: { id: 'other', name: 'Allotment' } })];
    expect(gherkinOf(storiesAsGherkin(mixed)).name).toBe('Stories');
  });

  test('are understood by Cucumber whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(anyStory, { minLength: 1, maxLength: 3 }), (stories) => {
        const feature = gherkinOf(storiesAsGherkin(stories));
        const found =
          stories.length === 1 ? [feature] : feature.children.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
        expect(found.map(({ name }) => name)).toEqual(stories.map(({ headline }) => oneLine(headline)));
        expect(found.map(({ description }) => description.trim().replace(/^- /, ''))).toEqual(
          stories.map(({ userStory }) => oneLine(userStory).replace(/^- /, '')),
        );
        expect(found.map(({ children }) => children.length)).toEqual(
          stories.map(({ acceptanceCriteria }) => acceptanceCriteria.length),
        );
      }),
    );
  });

  test.each(['# no comment', '@no-tag', '| no | table |', '"""', 'Scenario: none', 'Rule: none', '* none'])(
    'keep a sentence that would mean something to Cucumber: %s',
    (userStory) => {
      const feature = gherkinOf(storiesAsGherkin([storyOf({ userStory })]));
      expect(feature.description.trim()).toBe(`- ${userStory}`);
      expect(feature.children).toHaveLength(1);
    },
  );
});

test('Words that would begin a list in Markdown stay words', () => {
  const markdown = storiesAsMarkdown([storyOf({ userStory: '1. I want', acceptanceCriteria: ['- kept', '+ & more'] })]);
  expect(markdown).toContain('\n1\\. I want\n');
  expect(markdown).toContain('\n- \\- kept\n- \\+ \\& more\n');
});

test('A file is called after its only story, in words that every file system takes', () => {
  const [format] = FILE_FORMATS;
  if (!format) throw new Error('There is no format.');
  const nameOf = (...headlines: string[]): string =>
    fileName(
      headlines.map((headline) => storyOf({ headline })),
      format,
    );
  expect(nameOf('Keep the "cart": a/b\\c')).toBe('keep-the-cart-a-b-c.md');
  expect(nameOf('Çok güzel')).toBe('çok-güzel.md');
  expect(nameOf('???')).toBe('stories.md');
  expect(nameOf('One', 'Two')).toBe('stories.md');
  expect(nameOf('word '.repeat(30))).toMatch(/^(word-){11}word\.md$/);
});

test('Each kind of file says what it is', async () => {
  const files = FILE_FORMATS.map((format) => storyFile([storyOf({})], format));
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['keep-the-cart.md', 'text/markdown;charset=utf-8'],
    ['keep-the-cart.csv', 'text/csv;charset=utf-8'],
    ['keep-the-cart.feature', 'text/plain;charset=utf-8'],
  ]);
  expect(await files[0]?.text()).toContain('# Keep the cart');
});
