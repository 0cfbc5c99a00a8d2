import { CONDITIONS, REFUSALS } from './conditions.ts';
import { CONTENTS } from './contents.ts';
import { OTHER_SIDES } from './derived.ts';
import { GAINS } from './gains.ts';
import { INSTEAD } from './instead.ts';
import { KINDS } from './kinds.ts';
import { NAMED } from './named.ts';
import { NARROWED } from './narrowed.ts';
import { OTHERS } from './others.ts';
import { upperFirst } from '../../language/capitals.ts';
import { said, type Part, type Told } from './part.ts';
import { THINGS } from './things.ts';
import { TIMES } from './times.ts';

const BESIDE = [
  ...OTHERS,
  ...OTHER_SIDES,
  ...NARROWED,
  ...THINGS,
  ...CONTENTS,
  ...TIMES,
  ...NAMED,
  ...KINDS,
  ...INSTEAD,
  ...GAINS,
];
/** With what is done itself, and the bounds, a story has enough. */
const MOST = 4;

/**
 * What the very words of the idea ask for: each bound, condition, exception, thing named beside and kind that is not meant gives
 * the other side of what was said. They come before whatever the class of the deed has to say.
 */
export function ownParts(told: Told): Part[] {
  const found: Part[] = [];
  // Where the reading knows what holds otherwise, the words of the wish need not be asked again.
  const sides = told.action.sides ?? [];
  // What it costs is no part of until when.
  const bare = { ...told, wish: told.wish.replace(/ (?:for free|free of charge|at no cost)\b/, '') };
  const conditions = sides.length > 0 ? REFUSALS : CONDITIONS;
  // "can be cancelled free of charge until the day before": what ends then is that it is free.
  const isFree = / (?:for free|free of charge|at no cost|without (?:a |any )?(?:fee|charge|costs?))\b/.test(
    told.wish + (told.action.outcome ?? ''),
  );
  const { rule } = told.action;
  // Of a rule of the house only those whom it does not bind are told.
  const rules = rule
    ? /^(?:barred|ban)$/.test(rule)
      ? OTHERS
      : []
    : [...conditions, ...BESIDE].filter((one) => !isFree || !TIMES.includes(one));
  for (const part of [
    ...sides.flatMap((side) => said(upperFirst(`${side}.`), told)),
    ...rules.flatMap((tell) => tell(bare)),
  ])
    if (!found.some(({ text }) => text === part.text)) found.push(part);
  // What was said stands before what is likely.
  return found.toSorted((a, b) => Number(a.source !== 'idea') - Number(b.source !== 'idea')).slice(0, MOST);
}
