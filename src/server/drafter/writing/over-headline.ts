import { count, LONGEST } from './fit-headline.ts';

/** Where more is told of a thing, and of what happens to it. */
const MORE =
  / (?:of|in|on|at|with|for|from|to|who|that|which|when|while|until|before|after|even|because|although|and|as|by|instead|through|into|over|under|between|without|during|every|each) /i;

/** What is left of words when their last phrase goes. */
function withoutLast(text: string): string | undefined {
  const at = [...text.matchAll(new RegExp(MORE, 'gi'))].at(-1)?.index;
  return at === undefined || at === 0 ? undefined : text.slice(0, at);
}

/** Articles go where a headline has too many words. */
function size(text: string): number {
  return count(text.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, ''));
}

/** Without one last phrase after the other, until the words fit. */
function fitted(text: string): string {
  const shorter = size(text) > LONGEST ? withoutLast(text) : undefined;
  return shorter === undefined ? text : fitted(shorter);
}

/** "The patients with a walker no longer get aquatic gym in building C": what is over, in as many words as fit a headline. */
export function overHeadline(said: string): string {
  const outcome = said.replace(/\b(?:I|we)\b/g, 'they');
  // "when guests ring, it no longer happens that nobody opens": what comes up, as it is told.
  const [, comes = ''] = /^when (.+), it no longer happens that /i.exec(outcome) ?? [];
  if (comes) return fitted(comes);
  const [, who = '', over = '', rest = ''] = /^(?:the |an? )?(.+?) ((?:is |are )?no longer) (.+)$/i.exec(outcome) ?? [];
  if (!over)
    return outcome.replace(/ and not (?:only )?(?:by|in|for|per|with|on|at) .+$/, '').replace(/^(?:the|an?) /i, '');
  // "it no longer happens that visitors ring the bell and nobody comes down": somebody is to.
  const [, left = ''] = /^happens that .+,? (?:and|but|yet) (?:nobody|no one) (.+)$/i.exec(rest) ?? [];
  if (left && size(`${who} ${over} ${rest}`) > LONGEST) return fitted(`somebody ${left}`);
  // "it no longer happens that two groups are sent to one room and nobody opens": what comes up, as it is told.
  const [, event = ''] = /^happens that (.+?)(?:,? (?:and|but|yet|so|because|since) .+)?$/i.exec(rest) ?? [];
  if (/^it$/i.test(who) && event && !/^(?:they|he|she|it|there|nobody|no one|this|that)\b/i.test(event))
    return fitted(event);
  let thing: string | undefined = who;
  let told: string | undefined = rest.replace(/,.*$/, '');
  const whole = (): string => `${thing} ${over} ${told}`;
  for (let shorter = withoutLast(told); size(whole()) > LONGEST && shorter !== undefined; shorter = withoutLast(told)) {
    told = shorter;
  }
  for (
    let shorter = withoutLast(thing);
    size(whole()) > LONGEST && shorter !== undefined;
    shorter = withoutLast(thing)
  ) {
    thing = shorter;
  }
  return size(whole()) > LONGEST || count(whole()) <= LONGEST
    ? whole()
    : whole().replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, '');
}
