import { singular } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { Rewording } from './rewording.ts';

/** "Several" where more than one is the point. */
export const DETAILS: readonly Rewording[] = [
  // "owners with several shops": how many says whom.
  [/\bwith (?:several|multiple) ([a-z]+s)\b/gi, (_, things = '') => `with more than one ${singular(things)}`],
  // "hand out several bowls at once": that it is more than one is what is wanted.
  [
    /\b([a-z]+(?: out| in| off| up| down)?) (?:several|multiple) (?!times|days|weeks|hours|months|years|minutes)([a-z]+s)(?= (?:at once|at the same time|in one go|together|to|for) )/gi,
    (whole, verb = '', things = '') =>
      isBaseVerb(verb.split(' ')[0]?.toLowerCase() ?? '') ? `${verb} more than one ${singular(things)}` : whole,
  ],
];
