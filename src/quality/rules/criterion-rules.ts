import type { Hit, RuleId, Severity } from '../findings.ts';
import { findSeveralBehaviours, findUnobservable } from './criterion-form.ts';
import { canGo, solutionWords, vagueWords, withoutWords } from './wording.ts';

export interface CriterionRule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly why: string;
  readonly find: (criterion: string) => Hit[];
}

function whole(text: string): { start: number; end: number; text: string } {
  return { start: 0, end: text.length, text };
}

function findVague(criterion: string): Hit[] {
  const words = vagueWords(whole(criterion), true);
  const fix =
    words.length > 0 && words.every((word) => canGo(criterion, word)) ? withoutWords(criterion, words) : undefined;
  return words.map((word) => ({
    start: word.start,
    end: word.end,
    message: `"${word.text}" cannot be tested: say what would be seen or measured.`,
    fix,
  }));
}

function findSolutionWords(criterion: string): Hit[] {
  return solutionWords(whole(criterion)).map((word) => ({
    start: word.start,
    end: word.end,
    message: `"${word.text}" says how it is built or handled, not what happens.`,
  }));
}

/** Every rule over one acceptance criterion, in the order in which findings are shown. */
export const CRITERION_RULES: readonly CriterionRule[] = [
  {
    id: 'criterion-one-behaviour',
    severity: 'warning',
    why: 'A criterion with two outcomes can be half met, and nobody knows whether it passes.',
    find: findSeveralBehaviours,
  },
  {
    id: 'criterion-observable',
    severity: 'warning',
    why: 'Only what somebody can see from outside can be accepted.',
    find: findUnobservable,
  },
  {
    id: 'criterion-unambiguous',
    severity: 'warning',
    why: 'A word that everybody reads in their own way cannot be tested.',
    find: findVague,
  },
  {
    id: 'criterion-solution-free',
    severity: 'hint',
    why: 'A criterion says what happens; how it looks and is built stays open.',
    find: findSolutionWords,
  },
];
