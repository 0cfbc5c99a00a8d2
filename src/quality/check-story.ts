import type { Finding, Hit, StoryTexts, Where } from './findings.ts';
import type { StoryAnalysis } from './parse-story.ts';
import { analyzeStory } from './parse-story.ts';
import { keepsMeaning } from './keeps-meaning.ts';
import { CRITERIA_RULES } from './rules/criteria-rules.ts';
import { CRITERION_RULES } from './rules/criterion-rules.ts';
import { findHeadline, HEADLINE_WHY } from './rules/headline-rules.ts';
import type { StoryRule } from './rules/story-rules.ts';
import { STORY_RULES } from './rules/story-rules.ts';

interface Rule {
  readonly id: Finding['rule'];
  readonly severity: Finding['severity'];
  readonly why: string;
}

function finding(rule: Rule, part: Where['part'], hit: Hit, fix: string | undefined, index?: number): Finding {
  return {
    rule: rule.id,
    severity: rule.severity,
    where: { part, ...(index !== undefined && { index }), start: hit.start, end: hit.end },
    message: hit.message,
    why: rule.why,
    ...(fix !== undefined && { fix }),
    ...(fix !== undefined && hit.furtherStories !== undefined && { furtherStories: hit.furtherStories }),
  };
}

/** The rules that a story breaks. */
function brokenRules(story: StoryAnalysis, rules: readonly StoryRule[]): Set<string> {
  return new Set(rules.filter((rule) => rule.find(story).length > 0).map((rule) => rule.id));
}

/** A fix is safe when the defect is gone, no other rule is newly broken, and role, action and object are the same. */
function isSafe(
  before: StoryAnalysis,
  text: string,
  rule: StoryRule,
  rules: readonly StoryRule[],
  broken: ReadonlySet<string>,
): boolean {
  if (text === before.parts.text || text.trim() === '') return false;
  const after = analyzeStory(text);
  const stillBroken = brokenRules(after, rules);
  return (
    !stillBroken.has(rule.id) && Array.from(stillBroken).every((id) => broken.has(id)) && keepsMeaning(before, after)
  );
}

/** The findings of `rules` in one user story, each fix proved safe against the same rules. */
export function checkUserStory(text: string, rules: readonly StoryRule[] = STORY_RULES): Finding[] {
  const story = analyzeStory(text);
  const hits = rules.map((rule) => ({ rule, hits: rule.find(story) })).filter((found) => found.hits.length > 0);
  const broken = new Set<string>(hits.map((found) => found.rule.id));
  const proved = new Map<string, boolean>();
  return hits.flatMap((found) =>
    found.hits.map((hit) => {
      if (hit.fix === undefined) return finding(found.rule, 'userStory', hit, undefined);
      const key = `${found.rule.id} ${hit.fix}`;
      const safe = proved.get(key) ?? isSafe(story, hit.fix, found.rule, rules, broken);
      proved.set(key, safe);
      return finding(found.rule, 'userStory', hit, safe ? hit.fix : undefined);
    }),
  );
}

function checkHeadline(headline: string): Finding[] {
  const rule: Rule = { id: 'headline', severity: 'hint', why: HEADLINE_WHY };
  return findHeadline(headline).map((hit) => finding(rule, 'headline', hit, hit.fix));
}

function checkCriterion(criterion: string, index: number): Finding[] {
  const broken = new Set(CRITERION_RULES.filter((rule) => rule.find(criterion).length > 0).map((rule) => rule.id));
  return CRITERION_RULES.filter((rule) => broken.has(rule.id)).flatMap((rule) =>
    rule.find(criterion).map((hit) => {
      const { fix } = hit;
      const safe =
        fix !== undefined &&
        fix.trim() !== '' &&
        CRITERION_RULES.every((other) =>
          other.find(fix).length === 0 ? true : other.id !== rule.id && broken.has(other.id),
        );
      return finding(rule, 'criterion', hit, safe ? fix : undefined, index);
    }),
  );
}

function checkCriteria(criteria: readonly string[]): Finding[] {
  const each = criteria.flatMap((criterion, index) => checkCriterion(criterion, index));
  const all = CRITERIA_RULES.flatMap((rule) =>
    rule.find(criteria).map((hit) => {
      const span = { start: 0, end: criteria[hit.index]?.length ?? 0, message: hit.message };
      return finding(rule, 'criterion', span, hit.fix, hit.index);
    }),
  );
  return [...each, ...all];
}

/**
 * Checks a story against the rules of good stories, from its texts alone; headline and criteria only when given.
 * Pure and deterministic; any text is taken, best of up to some 4,000 characters each. Findings come in the order headline, user story, criteria.
 */
export function checkStory(story: StoryTexts): Finding[] {
  return [
    ...(story.headline === undefined ? [] : checkHeadline(story.headline)),
    ...checkUserStory(story.userStory),
    ...(story.acceptanceCriteria === undefined ? [] : checkCriteria(story.acceptanceCriteria)),
  ];
}
