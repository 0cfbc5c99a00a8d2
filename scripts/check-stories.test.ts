import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA_RULES } from '../src/quality/rules/criteria-rules.ts';
import { CRITERION_RULES } from '../src/quality/rules/criterion-rules.ts';
import { STORY_RULES } from '../src/quality/rules/story-rules.ts';
import { checkStoriesFile } from './check-stories.ts';

const file = (text: string) => (): Uint8Array => new TextEncoder().encode(text);
const failing = (code: string) => (): Uint8Array => {
  throw Object.assign(new Error(code), { code });
};
const STORY = 'As a rower, I want to reserve a boat and clean it, so that I can train.';

describe('npm run check-stories', () => {
  it('prints one JSON entry a story, with the line of the file', () => {
    const result = checkStoriesFile(['backlog.txt', '--json'], file(`\n${STORY}\r\n\r\nAs a rower, I want to rest.\n`));
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(result.stdout)).toEqual([
      {
        line: 2,
        text: STORY,
        parse: { role: 'rower', action: 'reserve', object: 'boat', benefit: 'I can train' },
        findings: [
          {
            rule: 'atomic',
            message: expect.stringContaining('"clean"') as string,
            fix: 'As a rower, I want to reserve a boat, so that I can train.',
          },
        ],
      },
      {
        line: 4,
        text: 'As a rower, I want to rest.',
        parse: { role: 'rower', action: 'rest', object: null, benefit: null },
        findings: [{ rule: 'benefit', message: expect.any(String) as string }],
      },
    ]);
  });

  it('prints a report that people can read', () => {
    const { stdout } = checkStoriesFile(['backlog.txt'], file(STORY));
    expect(stdout).toContain(`Line 1: ${STORY}`);
    expect(stdout).toContain('Better: As a rower, I want to reserve a boat, so that I can train.');
    expect(stdout).toContain('And:    As a rower, I want to clean the boat, so that I can train.');
    expect(stdout).toContain('1 story checked, 0 without a defect.');
  });

  it('reads a file with a byte order mark', () => {
    const { stdout } = checkStoriesFile(['backlog.txt', '--json'], file(`\uFEFF${STORY}`));
    expect((JSON.parse(stdout) as { text: string }[])[0]?.text).toBe(STORY);
  });

  it.each([
    ['a missing file', failing('ENOENT'), 'There is no file "backlog.txt".'],
    ['a folder', failing('EISDIR'), '"backlog.txt" is a folder'],
    ['a file that may not be read', failing('EACCES'), '"backlog.txt" may not be read.'],
    ['an empty file', file(' \n\n'), '"backlog.txt" is empty'],
    ['a binary file', () => new Uint8Array([80, 75, 3, 4, 0, 255]), 'is no UTF-8 text file'],
    ['another encoding', () => new Uint8Array([65, 115, 32, 252, 10]), 'is no UTF-8 text file'],
    [
      'a file of endless lines',
      file(`${STORY}\n${'a'.repeat(4_001)}`),
      'Line 2 of "backlog.txt" is longer than 4000 characters',
    ],
    ['a huge file', () => new Uint8Array(6_000_000).fill(65), 'is larger than 5 MB'],
  ])('refuses %s with a plain message and prints nothing else', (_, readFile, message) => {
    const result = checkStoriesFile(['backlog.txt', '--json'], readFile);
    expect(result).toMatchObject({ exitCode: 1, stdout: '' });
    expect(result.stderr).toContain(message);
  });

  it.each([[[]], [['a.txt', 'b.txt']], [['a.txt', '--yaml']]])('says how it is used for the arguments %j', (args) => {
    const result = checkStoriesFile(args, file(STORY));
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain('Use: npm run check-stories -- FILE [--json]');
  });
});

describe('docs/quality-checks.md', () => {
  it('explains every rule', () => {
    const page = readFileSync(new URL('../docs/quality-checks.md', import.meta.url), 'utf8');
    const rules = [...STORY_RULES, ...CRITERION_RULES, ...CRITERIA_RULES].map((rule) => rule.id);
    expect(
      [...rules, 'unique', 'headline'].filter((id) => !new RegExp(String.raw`^\| ${id} +\|`, 'mu').test(page)),
    ).toEqual([]);
  });
});
