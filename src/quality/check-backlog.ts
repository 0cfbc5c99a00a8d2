import { checkUserStory } from './check-story.ts';
import type { Finding } from './findings.ts';
import { findTwins } from './find-twins.ts';
import type { ParsedStory, StoryAnalysis } from './parse-story.ts';
import { analyzeStory } from './parse-story.ts';
import type { StoryRule } from './rules/story-rules.ts';
import { STORY_RULES, UNIFORM_WHY } from './rules/story-rules.ts';
import type { StoryTemplate } from './rules/uniform.ts';
import { findOffTemplate, templateOf, USUAL_TEMPLATE } from './rules/uniform.ts';

export interface BacklogLine {
  /** 1-based, counted with the blank lines. */
  readonly line: number;
  readonly text: string;
  readonly parse: ParsedStory;
  readonly findings: readonly Finding[];
}

export interface BacklogReport {
  readonly lines: readonly BacklogLine[];
  /** The wording that most stories share and the others are held to. */
  readonly template: StoryTemplate;
  readonly storyCount: number;
  /** Stories without a finding of severity `error` or `warning`. */
  readonly soundCount: number;
}

interface Entry {
  readonly line: number;
  readonly text: string;
  readonly story: StoryAnalysis;
}

const UNIQUE_WHY = 'A story that stands there twice is built twice or forgotten once.';

/** The value that most have; the usual one unless another holds more than half. */
function majority<T>(values: readonly T[], usual: T): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [top] = Array.from(counts).toSorted((a, b) => b[1] - a[1]);
  return top !== undefined && top[1] * 2 > values.length && values.length > 2 ? top[0] : usual;
}

function commonTemplate(entries: readonly Entry[]): StoryTemplate {
  const templates = entries.map((entry) => templateOf(entry.story)).filter((template) => template !== null);
  const withBenefit = entries.filter((entry) => entry.story.benefit !== null).map((entry) => templateOf(entry.story));
  const wanting = majority(
    templates.map((template) => template.wanting),
    USUAL_TEMPLATE.wanting,
  );
  const benefits = withBenefit.filter((template) => template !== null);
  return {
    wanting: wanting === 'other' ? USUAL_TEMPLATE.wanting : wanting,
    benefit: majority(
      benefits.map((template) => template.benefit),
      USUAL_TEMPLATE.benefit,
    ),
    benefitFirst: majority(
      benefits.map((template) => template.benefitFirst),
      USUAL_TEMPLATE.benefitFirst,
    ),
    article: majority(
      templates.map((template) => template.article),
      USUAL_TEMPLATE.article,
    ),
  };
}

function uniqueFinding(entry: Entry, line: number | undefined, exact: boolean): Finding {
  const message = exact
    ? `The same story stands in line ${line}.`
    : `The same role wants the same in line ${line}; only the benefit differs.`;
  return {
    rule: 'unique',
    severity: exact ? 'warning' : 'hint',
    where: { part: 'userStory', start: entry.story.parts.start, end: entry.text.trimEnd().length },
    message,
    why: UNIQUE_WHY,
  };
}

/** The rules of a story alone, with the backlog's own template in place of the usual one. */
function rulesFor(template: StoryTemplate): readonly StoryRule[] {
  const uniform: StoryRule = {
    id: 'uniform',
    severity: 'hint',
    why: UNIFORM_WHY,
    find: (story) => findOffTemplate(story, template),
  };
  return STORY_RULES.map((rule) => (rule.id === 'uniform' ? uniform : rule));
}

/**
 * Checks a backlog of one user story a line; blank lines are skipped but counted. Besides the rules of a single story,
 * duplicates are found, and each story is held to the wording that most of the backlog shares.
 */
export function checkBacklog(lines: readonly string[]): BacklogReport {
  const entries: Entry[] = lines
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter((entry) => entry.text !== '')
    .map(({ line, text }) => ({ line, text, story: analyzeStory(text) }));
  const template = commonTemplate(entries);
  const rules = rulesFor(template);
  const twins = findTwins(entries.map(({ story }) => story));
  const checked = entries.map((entry, index): BacklogLine => {
    const twin = twins[index];
    const { role, action, object, benefit } = entry.story;
    const findings = checkUserStory(entry.text, rules);
    return {
      line: entry.line,
      text: entry.text,
      parse: { role, action, object, benefit },
      findings:
        twin === undefined ? findings : [...findings, uniqueFinding(entry, entries[twin.index]?.line, twin.exact)],
    };
  });
  const sound = checked.filter((entry) => entry.findings.every((found) => found.severity === 'hint'));
  return { lines: checked, template, storyCount: checked.length, soundCount: sound.length };
}
