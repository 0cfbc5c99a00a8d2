import { describe, expect, it } from 'vitest';
import { checkBacklog } from './check-backlog.ts';
import type { Finding, RuleId } from './findings.ts';
import { qualityScore } from './quality-score.ts';

const GOOD = [
  'As a rower, I want to reserve a boat, so that I can train.',
  'As a coach, I want to see the weather, so that nobody is in danger.',
  'As a rower, I want to note my times, so that I see my progress.',
];
const findingsOf = (lines: string[], line: number): readonly Finding[] =>
  checkBacklog(lines).lines.find((entry) => entry.line === line)?.findings ?? [];
const rulesOf = (lines: string[], line: number): RuleId[] => findingsOf(lines, line).map((finding) => finding.rule);

describe('checking a backlog', () => {
  it('counts lines as the file does and skips blank ones', () => {
    const report = checkBacklog(['', GOOD[0] as string, '   ', GOOD[1] as string]);
    expect(report.lines.map((entry) => entry.line)).toEqual([2, 4]);
    expect(report).toMatchObject({ storyCount: 2, soundCount: 2 });
    expect(report.lines[0]?.parse).toEqual({
      role: 'rower',
      action: 'reserve',
      object: 'boat',
      benefit: 'I can train',
    });
  });

  it('finds nothing in a sound backlog', () => {
    expect(checkBacklog(GOOD).lines.flatMap((entry) => entry.findings)).toEqual([]);
  });

  it.each([
    ['the same words', 'As a rower, I want to reserve a boat, so that I can train.'],
    ['other articles, marks and case', 'as the Rower I want to reserve boats so that I can train'],
    ['a word that says the same', 'As a rower, I want to reserve a boat, so that I can train!'],
  ])('finds a story that stands there twice in %s', (_, twin) => {
    expect(findingsOf([...GOOD, twin], 4)).toMatchObject([
      { rule: 'unique', message: expect.stringContaining('line 1') as string },
    ]);
  });

  it('hints at the same wish with another benefit, and not at another object', () => {
    expect(findingsOf([...GOOD, 'As a rower, I want to reserve a boat, so that I win.'], 4)).toMatchObject([
      { rule: 'unique', severity: 'hint' },
    ]);
    expect(rulesOf([...GOOD, 'As a rower, I want to reserve a bus, so that I can train.'], 4)).toEqual([]);
  });

  it('holds a story to the words that most stories share', () => {
    const needing = GOOD.map((story) => story.replace('I want to', 'I need to'));
    const lines = [...needing, 'As a guest, I want to try a boat, so that I can decide.'];
    expect(rulesOf(lines, 1)).toEqual([]);
    expect(findingsOf(lines, 4)).toMatchObject([
      { rule: 'uniform', fix: 'As a guest, I need to try a boat, so that I can decide.' },
    ]);
  });

  it('holds a story to the usual words where no wording prevails', () => {
    expect(rulesOf([GOOD[0] as string, 'As a guest, I can try a boat, so that I can decide.'], 2)).toEqual(['uniform']);
  });

  it('takes an empty backlog', () => {
    expect(checkBacklog([])).toMatchObject({ lines: [], storyCount: 0, soundCount: 0 });
  });
});

describe('the score of a story', () => {
  it('is full without findings and falls with each broken rule, once', () => {
    const one = findingsOf(['As a rower, I want to quickly reserve a good boat, so that I can train.'], 1);
    expect(one.length).toBe(2);
    expect(qualityScore([])).toBe(100);
    expect(qualityScore(one)).toBe(88);
  });

  it('never falls below nothing', () => {
    const one = findingsOf(['I want to see a boat, so that I can train.'], 1)[0] as Finding;
    const rules = ['well-formed', 'atomic', 'minimal'] as const;
    const findings = rules.map((rule) => ({
      rule,
      severity: one.severity,
      where: one.where,
      message: one.message,
      why: one.why,
    }));
    expect(qualityScore(findings)).toBe(0);
  });
});
