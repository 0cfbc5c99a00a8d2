import { describe, expect, test } from 'vitest';
import type { ListFormat } from './idea-file.ts';
import { readIdeas } from './read-ideas.ts';

const SWAP = 'Gardeners swap their plots before the season begins';
const PRINT = 'The plot keeper prints the waiting list for the meeting';
const REMIND = 'Whoever has not paid the yearly fee is reminded in March';

const read = (format: ListFormat, ...lines: string[]) => readIdeas({ format, text: lines.join('\n') });
const ideas = (format: ListFormat, ...lines: string[]) =>
  read(format, ...lines).ideas.map(({ line, text, fault }) => (fault ? [line, text, fault] : [line, text]));

const SHORT = 'It is too short. An idea has at least 30 characters.';

describe('a list in plain text', () => {
  test('has an idea on each line that is not blank, known by its line', () => {
    expect(ideas('text', '', SWAP, '', '  ', `  ${PRINT} `, REMIND)).toEqual([
      [2, SWAP],
      [5, PRINT],
      [6, REMIND],
    ]);
  });

  test.each(['- ', '* ', '+ ', '• ', '– ', '1. ', '12) ', '(3) ', '- [ ] ', '- [x] ', '* [X] ', '1. [ ] '])(
    'loses the marks of its items, like “%s”',
    (mark) => {
      expect(ideas('text', `${mark}${SWAP}`, PRINT)).toEqual([
        [1, SWAP],
        [2, PRINT],
      ]);
    },
  );

  test('keeps with an item what is set in below it', () => {
    expect(ideas('text', `- ${SWAP}`, '  - only within the same club', '    and once a year', `- ${PRINT}`)).toEqual([
      [1, `${SWAP}\n- only within the same club and once a year`],
      [4, PRINT],
    ]);
  });

  test.each([
    ['Windows', '\r\n'],
    ['old Macintosh', '\r'],
  ])('may have lines as %s ends them', (_, end) => {
    expect(readIdeas({ format: 'text', text: [SWAP, '', PRINT].join(end) }).ideas).toEqual([
      { line: 1, text: SWAP },
      { line: 3, text: PRINT },
    ]);
  });

  test('names by its line what is too short, too long or empty, and keeps the others', () => {
    expect(ideas('text', `- ${SWAP}`, '- Swap plots', '-', `- ${'long '.repeat(801)}`, `- ${PRINT}`)).toEqual([
      [1, SWAP],
      [2, 'Swap plots', SHORT],
      [3, '', 'There is no idea in it.'],
      [4, 'long '.repeat(801).trim(), 'It is too long. An idea has at most 4,000 characters.'],
      [5, PRINT],
    ]);
  });

  test('counts the length as the server does: 30 characters are enough, 4,000 not too many', () => {
    const [shortest, longest] = ['a'.repeat(30), 'b'.repeat(4_000)];
    expect(ideas('text', shortest, longest, 'a'.repeat(29), 'b'.repeat(4_001)).map(([, , fault]) => fault)).toEqual([
      undefined,
      undefined,
      SHORT,
      'It is too long. An idea has at most 4,000 characters.',
    ]);
  });
});

describe('a list in Markdown', () => {
  test('has the items of its lists as ideas, without headings, code and what stands before the text', () => {
    const lines = [
      '---',
      'title: Backlog',
      '---',
      '# Backlog',
      '',
      `1. ${SWAP}`,
      '```',
      `- ${REMIND}`,
      '```',
      `2. ${PRINT}`,
    ];
    expect(ideas('markdown', ...lines)).toEqual([
      [6, SWAP],
      [10, PRINT],
    ]);
  });

  test('may wrap its items and set words in bold, as code and as links', () => {
    expect(
      ideas('markdown', '- **Gardeners** swap their [plots](https://example.com)', 'before the `season` begins'),
    ).toEqual([[1, SWAP]]);
  });

  test('says which lines stand beside its lists and were not read', () => {
    const { ideas, notes } = read(
      'markdown',
      'What people asked for.',
      '',
      `- ${SWAP}`,
      '',
      'So far.',
      '',
      `- ${PRINT}`,
    );
    expect(ideas.map(({ line }) => line)).toEqual([3, 7]);
    expect(notes).toEqual(['Only the items of its lists were read, not what stands beside them: line 1 and 5.']);
  });

  test('has its paragraphs as ideas when it has no list', () => {
    expect(ideas('markdown', '# Ideas', 'Gardeners swap their plots', 'before the season begins', '', PRINT)).toEqual([
      [2, SWAP],
      [5, PRINT],
    ]);
  });
});

describe('a table in CSV', () => {
  test.each(['idea', 'Description', 'STORY', ' summary ', 'User story'])('is read from its column “%s”', (name) => {
    const { ideas, notes } = read('csv', `id,${name},state`, `1,${SWAP},open`, `2,"${PRINT}",done`);
    expect(ideas).toEqual([
      { line: 2, text: SWAP },
      { line: 3, text: PRINT },
    ]);
    expect(notes).toEqual([`Read from the column “${name.trim()}”.`]);
  });

  test('is read from the likelier column when two could have the ideas', () => {
    expect(ideas('csv', 'summary,idea', `Swap,${SWAP}`)).toEqual([[2, SWAP]]);
  });

  test('takes the summary of a row whose description is empty, and both where the description says too little', () => {
    const { ideas, notes } = read(
      'csv',
      'Key,Summary,Description',
      `BK-1,${SWAP},`,
      `BK-2,${PRINT}, `,
      `BK-3,Print the waiting list,before each meeting`,
      `BK-4,Remind,${REMIND}`,
      `BK-5,Swap plots`,
      `BK-6,,`,
      `BK-7,${SWAP},TBD`,
      `BK-8,,n/a`,
    );
    expect(ideas).toEqual([
      { line: 2, text: SWAP },
      { line: 3, text: PRINT },
      { line: 4, text: 'Print the waiting list\nbefore each meeting' },
      { line: 5, text: REMIND },
      { line: 6, text: 'Swap plots', fault: SHORT },
      { line: 7, text: '', fault: 'There is no idea in it.' },
      { line: 8, text: SWAP },
      { line: 9, text: 'n/a', fault: SHORT },
    ]);
    expect(notes).toEqual(['Read from the column “Description”, and from “Summary” where that says too little.']);
  });

  test('is not read from its summary where every description says enough', () => {
    const { ideas, notes } = read('csv', 'Summary,Description', `Swap,${SWAP}`);
    expect(ideas).toEqual([{ line: 2, text: SWAP }]);
    expect(notes).toEqual(['Read from the column “Description”.']);
  });

  test('is read from its first column when none is called so, with or without a head', () => {
    expect(ideas('csv', 'Wish,State', `${SWAP},open`)).toEqual([[2, SWAP]]);
    expect(ideas('csv', `${SWAP},open`, `${PRINT},done`)).toEqual([
      [1, SWAP],
      [2, PRINT],
    ]);
  });

  test.each([';', '\t', '|'])('may be divided by “%s”', (divider) => {
    expect(ideas('csv', ['id', 'idea'].join(divider), ['1', SWAP].join(divider))).toEqual([[2, SWAP]]);
  });

  test('has one idea a line when it has but one column, whatever commas are in it', () => {
    const withCommas = 'Gardeners want to swap plots, and to do so early, before the season';
    expect(ideas('csv', 'idea', withCommas, `"${PRINT}, so that all read it"`)).toEqual([
      [2, withCommas],
      [3, `${PRINT}, so that all read it`],
    ]);
    expect(ideas('csv', withCommas, PRINT)).toEqual([
      [1, withCommas],
      [2, PRINT],
    ]);
  });

  test('may have line breaks, dividers and quotation marks within quotation marks; lines are still counted right', () => {
    const lines = ['idea,state', '"Gardeners swap plots;', 'once, ""before"" the season",open', '', `${PRINT},open`];
    expect(ideas('csv', ...lines)).toEqual([
      [2, 'Gardeners swap plots;\nonce, "before" the season'],
      [5, PRINT],
    ]);
    expect(readIdeas({ format: 'csv', text: lines.join('\r\n') }).ideas.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('names by its line a row without an idea, with too short a one, and one whose quotation marks do not match', () => {
    expect(ideas('csv', 'id,idea', `1,${SWAP}`, '2,', '3,Swap plots', '4', `5,"${PRINT}`, `6,${REMIND}`)).toEqual([
      [2, SWAP],
      [3, '', 'There is no idea in it.'],
      [4, 'Swap plots', SHORT],
      [5, '', 'There is no idea in it.'],
      [6, `${PRINT}\n6,${REMIND}`, 'Its quotation marks do not match.'],
    ]);
  });
});

describe('a list as a whole', () => {
  test.each([
    ['text', ['', ' ']],
    ['markdown', ['# Backlog', '']],
    ['csv', []],
    ['csv', ['id,idea']],
  ] as const)('in %s without an idea is refused', (format, lines) => {
    expect(() => read(format, ...lines)).toThrow('There is no idea in this list.');
  });

  test('may have 200 ideas, and no more', () => {
    const lines = Array.from({ length: 201 }, (_, index) => `${SWAP} ${index}`);
    expect(read('text', ...lines.slice(1)).ideas).toHaveLength(200);
    expect(() => read('text', ...lines)).toThrow('There are 201 ideas in this list. At most 200 go at once.');
  });

  test('of which nothing can be used is refused with the reason of the first line', () => {
    expect(() => read('text', '', 'Swap plots', 'Print lists')).toThrow(
      `No idea in this list can be used. Line 2: ${SHORT}`,
    );
  });
});
