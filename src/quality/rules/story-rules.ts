import type { Hit, RuleId, Severity } from '../findings.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { findAtomic } from './atomic.ts';
import { findConceptuallySound, findFullSentence, findMissingBenefit, findWellFormed } from './form.ts';
import { findMinimal } from './minimal.ts';
import { findEstimatable, findIndependent, findSmall } from './size.ts';
import { findOffTemplate, USUAL_TEMPLATE } from './uniform.ts';
import { findSolution, findUnambiguous } from './wording.ts';

export interface StoryRule {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Why a finding matters, in one plain sentence. */
  readonly why: string;
  readonly find: (story: StoryAnalysis) => Hit[];
}

export const UNIFORM_WHY = 'Stories in one form are quicker to read, to compare and to sort.';

/** Every rule over the sentence of a story, in the order in which findings are shown. */
export const STORY_RULES: readonly StoryRule[] = [
  {
    id: 'well-formed',
    severity: 'error',
    why: 'Without a role and a wish nobody knows whom to ask or what to build.',
    find: findWellFormed,
  },
  {
    id: 'full-sentence',
    severity: 'warning',
    why: 'A sentence that breaks off leaves the team to guess.',
    find: findFullSentence,
  },
  {
    id: 'atomic',
    severity: 'warning',
    why: 'Two wishes in one story cannot be planned, tested and finished one by one.',
    find: findAtomic,
  },
  {
    id: 'minimal',
    severity: 'warning',
    why: 'Notes in the story are overlooked; details belong to the criteria or the discussion.',
    find: findMinimal,
  },
  {
    id: 'uniform',
    severity: 'hint',
    why: UNIFORM_WHY,
    find: (story) => findOffTemplate(story, USUAL_TEMPLATE),
  },
  {
    id: 'benefit',
    severity: 'warning',
    why: 'Without the benefit nobody can weigh the story against others or find a cheaper way.',
    find: findMissingBenefit,
  },
  {
    id: 'conceptually-sound',
    severity: 'warning',
    why: 'A story holds somebody with a wish and a reason beyond the wish itself.',
    find: findConceptuallySound,
  },
  {
    id: 'unambiguous',
    severity: 'warning',
    why: 'A word that everybody reads in their own way cannot be tested.',
    find: findUnambiguous,
  },
  {
    id: 'problem-oriented',
    severity: 'warning',
    why: 'A solution in the story closes the door to a better or cheaper one.',
    find: findSolution,
  },
  {
    id: 'estimatable',
    severity: 'hint',
    why: 'What is too broad to estimate cannot be planned.',
    find: findEstimatable,
  },
  { id: 'small', severity: 'hint', why: 'A story should fit into one sprint.', find: findSmall },
  {
    id: 'independent',
    severity: 'hint',
    why: 'A story that leans on another one cannot be planned in any order.',
    find: findIndependent,
  },
];
