import { readClause } from '../language/clause.ts';

const TIME =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:days?|mornings?|evenings?|nights?|afternoons?|weeks?|months?|years?|seasons?|springs?|summers?|autumns?|winters?|terms?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|time)';
/** "every Tuesday evening I get ...": how often it hurts. */
const OFTEN = new RegExp(
  `^(?:(?:almost |nearly )?(?:every|each)(?: single)?|most|once a|twice a) ${TIME}(?: (?:in|on|at) \\w+)?,? (?=(?:about|around|roughly|up to|two|three|four|five|\\d+|i|we|they|he|she|it|nobody|somebody|someone|people|the|our|my|some|half|\\w+s) \\w)`,
  'i',
);
/** "... so we run out of crates": what comes of a trouble. */
const SO =
  /(?<!,|\bor|\band|\bdo|\bnot|\bonly|\beven) so (?=(?:i|we|they|he|she|it|nobody|everybody|somebody|people|my|our|the) (?!that\b)[\w']+)/i;
/** "when the rate changes we miss the deadline": the speaker never stands behind a noun otherwise. */
const FRONT =
  /^((?:when(?:ever)?|if|once|as soon as|after|until) (?:[\w'-]+ ){2,9}?[\w'-]+) ((?:we|i|they|nobody|he|she|everybody|everyone|people|(?:half|most|many|some) (?:of )?(?:the |our )?[\w-]+s) \w.*)$/i;

/** ", after a week nobody knows where it is": when it is noticed. */
const LATER =
  /,? (?:and )?(?:after (?:an? |some |a few )(?:while|minutes?|hours?|days?|weeks?|months?)|later|afterwards|in the end),? (?=(?:nobody|no one|we|i|they) \w)/i;

/** "and by then the crew has left" */
const BY_THEN = /,? and by then,? (?=\w)/i;

/** "booked twice, again": it has happened before. */
const ONCE_MORE = /, (?:yet |once )?again(?=[.!]?$)/i;

/** "after ten days and we only notice it later": what is noticed too late is a fact of its own. */
const NOTICED =
  /(?<!,) and (?=(?:i|we|they|the [\w-]+) only (?:notice|notices|see|sees|find|finds|learn|learns|hear|hears|realise|realises|realize|realizes|discover|discovers)\b)/i;

/** A trouble with the commas that its clauses need, and without how often it happens in front of them. */
export function asATale(text: string): string {
  const plain = text
    .replace(OFTEN, '')
    .replace(SO, ', so ')
    .replace(LATER, ', and ')
    .replace(BY_THEN, ', and ')
    .replace(ONCE_MORE, '')
    .replace(NOTICED, ', and ');
  const [, front = '', main = ''] = plain.includes(',') ? [] : (FRONT.exec(plain) ?? []);
  const inner = front.replace(/^(?:as soon as|\S+) /i, '');
  return front && readClause(inner) && readClause(main) && !/\b(?:that|which|who|what|how|where)$/i.test(front)
    ? `${front}, ${main}`
    : plain;
}
