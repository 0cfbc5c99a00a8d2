import type { BacklogLine } from '../../../src/quality/check-backlog.ts';
import { checkBacklog } from '../../../src/quality/check-backlog.ts';
import { formDefects, storyParts } from '../judge/story-form.ts';
import { technologies, vagueWords } from '../judge/lexicon.ts';
import { contentWords, fold, occurs, stem } from '../judge/words.ts';
import type { CleanBacklog, CleanStory } from './clean-stories.ts';
import { storyText } from './clean-stories.ts';
import { RULES_OF_KIND } from './rule-kinds.ts';
import type { Kind, SeedKind } from './seeds.ts';
import { SEED_KINDS } from './seeds.ts';

export interface FixVerdict {
  readonly gone: boolean;
  readonly noneNew: boolean;
  readonly kept: boolean;
  readonly idempotent: boolean;
}

/** One seeded line and what the checker said of it. */
export interface SeedResult {
  readonly backlog: string;
  readonly kind: Kind;
  readonly aqusa: boolean;
  readonly line: string;
  readonly found: boolean;
  /** For each fix offered under a rule of the kind. */
  readonly fixes: readonly { readonly fix: string; readonly verdict: FixVerdict }[];
}

/** A finding on a story that has no defect. */
export interface FalseAlarm {
  readonly backlog: string;
  readonly rule: string;
  readonly line: string;
}

const EVERY = 4;

/** The findings of each line. The seeds are never blank, so that the answer has as many lines as the question. */
const check = (lines: readonly string[]): readonly BacklogLine[] => checkBacklog(lines).lines;

const has = (rules: readonly { rule: string }[], kind: Kind): boolean =>
  rules.some(({ rule }) => RULES_OF_KIND[kind].includes(rule));

/** The defects that the judge itself can see in a line. */
function ownDefects(line: string): string[] {
  return [
    ...formDefects(line),
    ...vagueWords(line).map(() => 'vague word'),
    ...technologies(line).map(() => 'solution'),
  ];
}

/** Whether role and means of the story still stand in the fixed line. */
function keeps(story: CleanStory, fixed: string): boolean {
  const parts = storyParts(fixed);
  if (
    parts === null ||
    fold(parts.role).split(' ').map(stem).join(' ') !== fold(story.role).split(' ').map(stem).join(' ')
  )
    return false;
  const words = contentWords(parts.want);
  return contentWords(story.want).every((word) => occurs(word, words));
}

function judgeFix(
  lines: readonly string[],
  index: number,
  fix: string,
  rule: string,
  story: CleanStory,
  kind: Kind,
): FixVerdict {
  const before = new Set((check(lines)[index]?.findings ?? []).map((finding) => finding.rule as string));
  const fixedLines = lines.with(index, fix);
  const after = check(fixedLines)[index]?.findings ?? [];
  const ownBefore = new Set(ownDefects(lines[index] ?? ''));
  const again = after.find((finding) => finding.rule === rule)?.fix;
  const stillThere = ownDefects(fix).filter(
    (defect) => (kind === 'vague word' || kind === 'solution') && defect === kind,
  );
  return {
    gone: !has(after, kind) && stillThere.length === 0,
    noneNew:
      after.every((finding) => before.has(finding.rule)) && ownDefects(fix).every((defect) => ownBefore.has(defect)),
    kept: keeps(story, fix),
    idempotent: again === undefined || again === fix,
  };
}

/** Puts one kind of defect into every fourth line, four times over, so that each story is seeded once. */
function measureKind(backlog: CleanBacklog, { kind, aqusa, ways }: SeedKind): SeedResult[] {
  const clean = backlog.stories.map(storyText);
  const results: SeedResult[] = [];
  for (let turn = 0; turn < EVERY; turn += 1) {
    const lines = [...clean];
    const seeded: { index: number; story: CleanStory }[] = [];
    for (const [index, story] of backlog.stories.entries()) {
      if (index % EVERY !== turn) continue;
      const seed = (ways[index % ways.length] ?? ways[0])?.(story) ?? '';
      if (kind === 'duplicate') lines.push(seed);
      else lines[index] = seed;
      seeded.push({ index: kind === 'duplicate' ? lines.length - 1 : index, story });
    }
    const checked = check(lines);
    for (const { index, story } of seeded) {
      const findings = checked[index]?.findings ?? [];
      const fixes = findings.flatMap(({ rule, fix }) =>
        fix !== undefined && RULES_OF_KIND[kind].includes(rule)
          ? [{ fix, verdict: judgeFix(lines, index, fix, rule, story, kind) }]
          : [],
      );
      results.push({ backlog: backlog.name, kind, aqusa, line: lines[index] ?? '', found: has(findings, kind), fixes });
    }
  }
  return results;
}

/** Seeds every kind of defect into every story of the backlogs. */
export function measureSeeds(backlogs: readonly CleanBacklog[]): SeedResult[] {
  return backlogs.flatMap((backlog) => SEED_KINDS.flatMap((kind) => measureKind(backlog, kind)));
}

/** Every finding on the clean stories, each a false alarm. */
export function falseAlarms(backlogs: readonly CleanBacklog[]): FalseAlarm[] {
  return backlogs.flatMap(({ name, stories }) => {
    const lines = stories.map(storyText);
    return check(lines).flatMap(({ findings }, index) =>
      findings.map(({ rule }) => ({ backlog: name, rule, line: lines[index] ?? '' })),
    );
  });
}
