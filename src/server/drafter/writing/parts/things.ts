import { isMass, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { upperFirst } from '../../language/capitals.ts';
import { AMOUNT, said, type Part, type PartRule, type Told } from './part.ts';

const HAD =
  /^(?:use|see|have|get|read|take|receive|show|view|book|buy|choose|create|join|make|offer|give) (?:(?:an?|the|my|our|their) )?([a-z][\w-]*(?: [a-z][\w-]*){0,3}?)(?=,| (?:for|with|per|by|of|in|on|that|which|before|after|including|from)\b)/i;

/** The bare name of what is had: "fast track" of "a fast track for windscreen claims". */
function nameOf({ wish }: Told): string {
  const name = HAD.exec(wish)?.[1] ?? '';
  return /\b(?:who|what|when|where|how|which|why|if|that|all|each|every|one|only|it|them)\b/i.test(name) ? '' : name;
}

function isOf(name: string): string {
  return isPlural(name.split(' ').at(-1) ?? '') ? 'are' : 'is';
}

/** "the cost per order, including returns": they are in it. */
function included(told: Told): readonly Part[] {
  const name = nameOf(told);
  const what = /,? including ((?:the |an? )?[a-z-]+(?: [a-z-]+){0,3})$/i.exec(told.wish)?.[1] ?? '';
  return name && what && !/\b(?:and|or|those|one|ones|who|that|which)\b/i.test(what)
    ? said(upperFirst(`${what} ${/^an? /i.test(what) ? 'is' : isOf(what)} included in the ${name}.`), told)
    : [];
}

const OPEN_FOR = new RegExp(String.raw`,? (open|valid|available|visible|free) for (?:up to )?(${AMOUNT})\b`, 'i');

/** "a button, open for 7 days": afterwards it is not open any more. */
function forSoLong(told: Told): readonly Part[] {
  const name = nameOf(told);
  const [, how = '', amount = ''] = OPEN_FOR.exec(told.wish) ?? [];
  const time = amount.replace(/^(?:an?|one) /i, '');
  return name && how
    ? said(
        `Once the ${time} ${isPlural(time) ? 'are' : 'is'} over, the ${name} ${isOf(name)} no longer ${how.toLowerCase()}.`,
        told,
      )
    : [];
}

/** "a fast track for claims under €750": for what is not below there is none. */
function underBound(told: Told): readonly Part[] {
  const name = nameOf(told);
  const [, things = '', how = '', amount = '', rest = ''] =
    /^[^,]*? for ([a-z-]+(?: [a-z-]+)?) (under|below|over|above) ([€$£]?\d[\d.,]*(?: ?(?:[%€$£]|euros?|dollars?|pounds?|francs?|kg|km|cm|mm|litres?|hours?|minutes?|days?|people|pages))?)\b(.*)$/i.exec(
      told.wish,
    ) ?? [];
  if (!name || !isPlural(things.split(' ').at(-1) ?? '') || told.action.frame !== 'do') return [];
  // "under 30 spoons": what is measured is not known.
  if (rest !== '' && !/^ (?:with|from|in|on|at|that|which|who|where|when)\b/i.test(rest)) return [];
  const one = withArticle(singular(things));
  const [, first = '', second = ''] =
    /^ with (an? [a-z-]+)(?: (?:and|as well as) (an? [a-z-]+))?(?: (?:from|of|by) .*)?$/i.exec(rest) ?? [];
  return [
    ...said(
      `For ${one} of ${amount} or ${/^(?:under|below)$/i.test(how) ? 'more' : 'less'} there ${isOf(name)} no ${name}.`,
      told,
    ),
    ...(first
      ? said(`For ${one} without ${first}${second ? ` or ${second}` : ''} there ${isOf(name)} no ${name}.`, told)
      : []),
  ];
}

const BROKEN_DOWN =
  /\b(?:rates?|statistics|stats|funnel|report|figures|numbers|overview|breakdown|costs?|prices?|revenue|turnover|sales|summary|chart|totals?|hours|scores?|counts?|margin|usage|consumption|attendance)$/i;

/** "a checkout funnel by device and payment method": it can be seen for each of them. */
function byEach(told: Told): readonly Part[] {
  const [, name = '', one = '', other = ''] =
    /^(?:use|see|have|get|make|show|view) (?:(?:an?|the|our|their) )?([a-z][a-z-]*(?: [a-z-]+){0,3}) by ([a-z-]+(?: [a-z-]+)?)(?: and (?:by )?([a-z-]+(?: [a-z-]+)?))?(?=$|,| (?:with|for|in|so|when|before|and)\b)/i.exec(
      told.wish,
    ) ?? [];
  if (
    !name ||
    !BROKEN_DOWN.test(name) ||
    [one, other].some(
      (by) =>
        isPlural(by) ||
        isMass(by) ||
        /ing$/i.test(by) ||
        /\b(?:and|or|the|my|hand|phone|e-?mail|post|default)\b/i.test(by),
    )
  )
    return [];
  return said(
    upperFirst(
      `the ${name} ${isOf(name.split(' of ')[0] ?? name)} shown for each ${one}${other ? ` and each ${other}` : ''}.`,
    ),
    told,
  );
}

/** The criteria that a thing asks for by what is said of it, the most telling first. */
export const THINGS: readonly PartRule[] = [underBound, forSoLong, included, byEach];
