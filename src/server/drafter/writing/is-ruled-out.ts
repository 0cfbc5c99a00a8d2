import { readClause } from '../language/clause.ts';
import type { Idea } from '../reading/read-idea.ts';

/** "have pieces that come back not lent again until ...": it is not to be done. */
export function isRuledOut({ action: { frame, wish: whole, outcome } }: Idea): boolean {
  // "have guests no longer open doors after six": they cannot.
  if (frame === 'done' && /^have .+ no longer [a-z]+/.test(whole) && / can no longer /.test(outcome ?? '')) return true;
  // "when the hours are not enough": in which case says nothing of what is done.
  const [wish = ''] = whole.split(/ (?:when|whenever|if|once|as soon as|after|before|because) /);
  if (frame !== 'done' || !/^have .+(?<! (?:as|but|and|or|still)) not \w+/.test(wish)) return false;
  // "on the day of treatment, not later", "by itself, but not at night": it is to be done all the same.
  if (
    /, (?:but )?(?:please )?not \w+/.test(wish) ||
    / not (?:later|earlier|more|less|only|just|in|on|at|by|before|after)\b(?!.* not )/.test(wish)
  )
    return false;
  return (
    !/^have .* (?:who|that|which|whose) .* not \w+/.test(wish) ||
    (outcome !== undefined && readClause(outcome)?.negated === true)
  );
}
