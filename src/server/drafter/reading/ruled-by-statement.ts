import { upperFirst } from '../language/capitals.ts';
import { sentenceReworded, type Rewording } from './rewording.ts';

const SHOWN =
  '(?:marked|shown|highlighted|flagged|listed|greyed out|grayed out|crossed out|coloured|colored|displayed|pinned|moved|sorted)';

/** Statements of how it is to be, told as that. */
const STATEMENTS: readonly Rewording[] = [
  // "A crossing that is full is marked red in the list"
  [
    new RegExp(
      String.raw`^((?:an?|each|every|any) (?:[\w-]+ ){0,2}?[\w-]+ (?:that|which|who) (?:is|has|was) (?:[\w-]+ ){0,4}?[\w-]+) is (?=${SHOWN}\b)(?!.*\b(?:although|even though|still|wrong|wrongly|instead|twice|nobody|not)\b)`,
      'i',
    ),
    '$1 should be ',
  ],
  // "Each booking has a reference number that guests can quote"
  [
    /^((?:each|every) (?:[\w-]+ ){0,2}?[\w-]+) has (?=(?:an?|its own|one) [^.!?]+ (?:that|which|who|where) )/i,
    '$1 should have ',
  ],
  // "Children under six travel free"
  [
    /^((?:[\w-]+ ){1,5}?)(travel|ride|enter|get in|eat|park|stay|swim|play|go) ((?:for )?free)(?= of charge|[.!]*$| (?:on|in|at|with|if|when)\b)/i,
    '$1should $2 $3',
  ],
  // "10 % discount for residents"
  [
    /^(\d+ ?%) (discount|bonus|rebate|reduction)((?: on [^.!?]+?)?) for ([\w-]+(?: [\w-]+)?s\b[^.!?]*)[.!]*$/i,
    (_, share = '', what = '', on = '', who = '') =>
      `${upperFirst(who)} should get a ${share.replace(' ', '')} ${what.toLowerCase()}${on}`,
  ],
];

/** A statement that rules how it is to be with its "should"; any other text as it is. */
export function ruledByStatement(text: string): string {
  return sentenceReworded(text, STATEMENTS);
}
