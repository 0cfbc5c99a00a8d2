import type { Kind } from './seeds.ts';

/**
 * Which of the checker's rules count as finding which kind of defect. A finding under any
 * other rule does not count: saying "too long" of a missing role is not finding it.
 */
export const RULES_OF_KIND: Readonly<Record<Kind, readonly string[]>> = {
  'no role': ['well-formed'],
  'no means': ['well-formed'],
  conjunction: ['atomic'],
  note: ['minimal'],
  'off template': ['uniform', 'well-formed'],
  duplicate: ['unique'],
  format: ['uniform', 'well-formed', 'full-sentence'],
  'and delete': ['atomic'],
  'and then': ['atomic'],
  'no benefit': ['benefit'],
  'vague word': ['unambiguous'],
  solution: ['problem-oriented'],
};
