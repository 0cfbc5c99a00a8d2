import { readClause } from '../language/clause.ts';
import { participle, readVerb } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';

/** "have calls not answered in a minute forwarded": "not" only tells which calls are meant, and they are forwarded. */
export function narrowsByNot({ wish, core }: Idea['action']): boolean {
  const [, state = '', rest = ''] = / not ([a-z]+)\b(.*)$/.exec(wish) ?? [];
  const [verb = '', ...particle] = core.verb.split(' ');
  const base = rest && readVerb(state)?.base;
  const done = [participle(verb), ...particle].join(' ');
  return base !== '' && base !== undefined && base !== verb && base !== state && ` ${rest} `.includes(` ${done} `);
}

/** "have pieces that come back not lent again until ...": it is not to be done. */
export function isRuledOut({ action }: Idea): boolean {
  const { frame, wish: whole, outcome } = action;
  // "have guests no longer open doors after six": they cannot.
  if (frame === 'done' && /^have .+ no longer [a-z]+/.test(whole) && / can no longer /.test(outcome ?? '')) return true;
  // "when the hours are not enough": in which case says nothing of what is done.
  const [wish = ''] = whole.split(/ (?:when|whenever|if|once|as soon as|after|before|because) /);
  if (frame !== 'done' || narrowsByNot(action) || !/^have .+(?<! (?:as|but|and|or|still)) not \w+/.test(wish))
    return false;
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
