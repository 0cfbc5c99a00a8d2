import { upperFirst } from '../language/capitals.ts';
import { singular, plural, withArticle } from '../language/nouns.ts';
import { isMeasure, toNumber, type Limit } from '../reading/find-limits.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );

function an(word: string): string {
  return /^(?:eighth|eleventh|eighteenth)/.test(word) ? `An ${word}` : `A ${word}`;
}

/** "sixth" behind five; nothing where there is no short word for it. */
export function ordinalAfter(count: number): string | undefined {
  return ORDINALS[count];
}

/** For what the amount is counted anew: a fourth photo on the same day. */
function within(per: string | undefined): string {
  if (!per || /^(?:time|person|head|piece)$/i.test(per)) return '';
  if (/^(?:day|night|morning|evening|\w+day)$/i.test(per)) return ` on the same ${per}`;
  return /^(?:hour|week|weekend|month|quarter|year|season|term)$/i.test(per)
    ? ` in the same ${per}`
    : ` for the same ${per}`;
}

/** "Less than 50 euros is refused": a sum is not counted one by one. */
function lessThan(amount: string, unit: string): string {
  const sum = unit.startsWith('%') ? `${amount}%` : `${amount} ${unit}`;
  return `Less than ${sum} is refused with a message that names the minimum of ${sum}.`;
}

/** The criteria that a bound of the idea asks for; `one` is what the action is about. */
export function writeLimit(limit: Limit, one: string): string | undefined {
  const { kind, amount } = limit;
  // "one trip at a time": the word in front of what it is counted for.
  const unit = limit.unit.replace(/(?<=\w) (?:at|per|in|for|on)$/, '');
  const count = toNumber(amount);
  const what =
    unit &&
    !/^(?:per|each|at|in|of|for|and|or|the|a|if|when|to|by|with|from|on|as|into|until|so|that|who|while|without|before|after)\b/.test(
      unit,
    )
      ? unit
      : one;
  if (kind === 'most') {
    if (/^(?:percent|euros?|dollars?|pounds?|francs?|points?)$/i.test(what))
      return `More than ${amount} ${what} is refused with a message that names the limit of ${amount} ${what}.`;
    if (/^[%€$£]/.test(what))
      return `More than ${amount}${what} is refused with a message that names the limit of ${amount}${what}.`;
    if (/^times?$/.test(what) && count && count <= ORDINALS.length)
      return `After the ${ORDINALS[count - 1]} time it is not repeated.`;
    // Nobody refuses "a fifteenth day".
    if (isMeasure(what))
      return `More than ${amount} ${what} is refused with a message that names the limit of ${amount} ${what}.`;
    const next = count === undefined ? undefined : ordinalAfter(count);
    // "at most 20 classes per page": what is one too many is not refused there.
    if (limit.per === 'page') return next ? `The ${next} ${singular(what)} stands on the next page.` : undefined;
    return next
      ? `${an(next)} ${singular(what)}${within(limit.per)} is refused with a message that names the limit of ${amount}.`
      : `More than ${amount} ${plural(what)} are refused with a message that names the limit of ${amount}.`;
  }
  const written = /^[kmgt]b$/i.test(unit) ? unit.toUpperCase() : unit;
  if (kind === 'size')
    return `${upperFirst(withArticle(one))} over ${amount} ${written} is refused with a message that names the limit of ${amount} ${written}.`;
  if (kind === 'least') {
    if (/^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/.test(unit)) return undefined;
    if (/^(?:euros?|dollars?|pounds?|francs?|cents?|percent|%)$/i.test(unit) || isMeasure(unit))
      return lessThan(amount, unit);
    return `Fewer than ${amount} ${count === 1 ? singular(what) : plural(what)} ${count === 1 ? 'is' : 'are'} refused with a message that names the minimum of ${amount}.`;
  }
  if (/attempt|tr(?:y|ies)|failure|error|times?/.test(unit) && count && count > 1)
    return `Fewer than ${amount} ${plural(what)} still let {the actor} go on.`;
  return kind !== 'within' && /(?:day|week|month|year|hour|minute)s?$/.test(unit)
    ? `Nothing changes for the ${one} before the ${amount} ${unit} are over.`
    : undefined;
}
