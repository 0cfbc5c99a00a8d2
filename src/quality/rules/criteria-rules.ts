import type { RuleId, Severity } from '../findings.ts';
import { storyKey } from '../story-key.ts';

/** What a rule over all criteria reports; `index` is the criterion that it lands on. */
export interface CriteriaHit {
  readonly index: number;
  readonly message: string;
  readonly fix?: string;
}

export interface CriteriaRule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly why: string;
  readonly find: (criteria: readonly string[]) => CriteriaHit[];
}

const COUNT_MIN = 3;
const COUNT_MAX = 7;

// Signs of a path on which the wish is refused or fails.
const NEGATIVE =
  /(?<!\p{L})(?:not|no|none|never|nothing|nobody|neither|cannot|\p{L}+n['’]t|without|unless|invalid|incorrect|wrong|error|errors|fail|fails|failed|failure|failing|refuse[sd]?|reject(?:s|ed)?|den(?:y|ies|ied)|decline[sd]?|missing|empty|unavailable|unable|expired?|duplicate|already|exceed(?:s|ed)?|too\s+\p{L}+|instead\s+of|block(?:s|ed)?|prevent(?:s|ed)?|warn(?:s|ed|ing)?|unsupported|unknown|unauthori[sz]ed|interrupted|timed?\s*out|offline|leaves?\s+\p{L}+\s+un\p{L}*|leaves?\s+(?:[\p{L}'’-]+\s+){1,6}as\s|break(?:s|ing)?\s+off|broken\s+off|by\s+mistake|twice|second\s+\p{L}+|unchanged|nobody|only|keeps?|stays?|remains?|cancel(?:s|led|ed)?)(?!\p{L})/iu;

function findDuplicates(criteria: readonly string[]): CriteriaHit[] {
  const seen = new Map<string, number>();
  const hits: CriteriaHit[] = [];
  for (const [index, criterion] of criteria.entries()) {
    const key = storyKey(criterion);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else if (key !== '') hits.push({ index, message: `Says the same as criterion ${first + 1}.`, fix: '' });
  }
  return hits;
}

function findCount(criteria: readonly string[]): CriteriaHit[] {
  if (criteria.length >= COUNT_MIN && criteria.length <= COUNT_MAX) return [];
  const few = criteria.length < COUNT_MIN;
  const message = few
    ? `${criteria.length === 1 ? 'One criterion is' : `${criteria.length} criteria are`} too few to agree on what is done: ${COUNT_MIN} to ${COUNT_MAX} are usual.`
    : `${criteria.length} criteria are more than one story should carry: ${COUNT_MIN} to ${COUNT_MAX} are usual.`;
  return [{ index: few ? Math.max(0, criteria.length - 1) : COUNT_MAX, message }];
}

function findNoNegativePath(criteria: readonly string[]): CriteriaHit[] {
  if (criteria.length === 0 || criteria.some((criterion) => NEGATIVE.test(criterion))) return [];
  return [{ index: criteria.length - 1, message: 'No criterion says what happens when it is refused or goes wrong.' }];
}

/** Every rule over the criteria as a whole. */
export const CRITERIA_RULES: readonly CriteriaRule[] = [
  {
    id: 'criteria-unique',
    severity: 'warning',
    why: 'A criterion that stands there twice is tested twice and changed once.',
    find: findDuplicates,
  },
  {
    id: 'criteria-negative-path',
    severity: 'hint',
    why: 'What nobody wrote down for the bad day is decided by whoever happens to build it.',
    find: findNoNegativePath,
  },
  {
    id: 'criteria-count',
    severity: 'hint',
    why: 'Too few criteria leave the end open; too many are a sign of several stories.',
    find: findCount,
  },
];
