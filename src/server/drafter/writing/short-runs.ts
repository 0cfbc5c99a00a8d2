import type { Criterion } from './collect-criteria.ts';
import { isBroken } from './find-asides.ts';
import { isWholeStatement } from './is-statement.ts';
import { isGarbled } from './is-garbled.ts';
import { isWhole } from './is-whole.ts';
import { sentence } from './sentence.ts';
import { CASE_ALONE, recast, recastWhole, repeatsIdea } from './split-long.ts';

/** So few criteria a story keeps, whatever they repeat. */
const FEWEST = 3;

/** Where the last part of a sentence begins. */
const JOINT =
  /,? (?:(?:made|based|drawn|built|linked) )?(?:with|from|on|in|at|to|for|by|when|if|until|unless|without|and|or|who|that|which|behind|between|before|after) /g;

/** What goes on with a clause is no end: "and see when ...", "other than the one who ...". */
const GOES_ON =
  /\b(?:and|or) (?:see|know|check|show|tell|ask|find|decide)$|\bthan (?:the|those) (?:ones?)?$|\bthan those$/i;

/** The beginnings of a statement that are sentences, the longest first. */
function beginningsOf(text: string): readonly string[] {
  return (
    [...text.matchAll(JOINT)]
      .map(({ index }) => text.slice(0, index))
      // "on a Saturday, Sunday": half a list is another one.
      .filter(
        (head) =>
          !GOES_ON.test(head) &&
          !/, [\p{L}'’-]+(?: [\p{L}'’-]+)?$/u.test(head) &&
          !CASE_ALONE.test(head) &&
          !isBroken(head) &&
          isWholeStatement(head),
      )
      .toReversed()
  );
}

/** A criterion without a long run of what was told: in other words where there are any, else without a part; nothing where it has none. */
function inShortRuns(text: string, told: string): string | undefined {
  return [recastWhole(text, told), recast(text, told), ...beginningsOf(text)]
    .filter((said) => said !== undefined)
    .map(sentence)
    .find((said) => isWhole(said) && !isGarbled(said) && !repeatsIdea(said, told));
}

/** The criteria of a story, none of which repeats a long run of the idea or the description, whatever made it. */
export function withShortRuns(criteria: readonly Criterion[], sources: readonly string[]): readonly Criterion[] {
  const told = sources.join('\n');
  let left = criteria.length;
  return criteria.flatMap((criterion) => {
    if (!repeatsIdea(criterion.text, told)) return [criterion];
    const text = inShortRuns(criterion.text, told);
    if (text) return [{ ...criterion, text }];
    if (left <= FEWEST) return [criterion];
    left--;
    return [];
  });
}
