const UNIT = 'second|minute|hour|day|night|week|month|quarter|year';
const PLAIN = `${UNIT}|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday`;
const MORE =
  'afternoon|noon|time|weekend|season|january|february|march|april|may|june|july|august|september|october|november|december';

/** A unit of time, one or many. */
export const TIME_UNIT = new RegExp(`^(?:${UNIT})s?$`, 'i');
const PLAIN_TIME = new RegExp(`^(?:${PLAIN})s?$`, 'i');
const TIME = new RegExp(`^(?:${PLAIN}|${MORE})s?$`, 'i');

const AMOUNT = String.raw`(?:\d+(?:[.,]\d+)?|(?:half )?an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const OF_DAYS = `(?:(?:working |business |full |whole |calendar )?(?:${UNIT}|min|hr)s?)`;
/** What stands before the last of several measures: "7, 14 and" of "7, 14 and 30 days", "two hours and again" of "two hours and again ten minutes". */
const EARLIER = `${AMOUNT}(?: ${OF_DAYS})?(?:, (?:then )?${AMOUNT}(?: ${OF_DAYS})?)*,? (?:and|or|and then|and again|then|then again) `;
/** Several amounts of time that tell when, up to the number of the last: they are one. */
export const SEVERAL_AMOUNTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:-])(?<!\b(?:at|by|on|until|to|per) )${EARLIER}${AMOUNT}(?= ${OF_DAYS} (?:before|after|prior|ahead|in advance|later|beforehand|early|earlier)\b)`,
  'iu',
);
/** "7, 14 and 30 days" in front of "before" or "after" and what they are counted from; a bound keeps them. */
export const SEVERAL_TIMES = new RegExp(
  String.raw`(?<!\b(?:until|till|from|within|only|than|least|most|up to|or)),? ${EARLIER}${AMOUNT} ${OF_DAYS} (?=(?:before|after) \w)`,
  'i',
);
/** How long before or after something: "two working days", "30 days and 7 days". */
export const AMOUNT_OF_TIME = `(?:(?:${EARLIER})?${AMOUNT} (?:\\w+ )?(?:${UNIT})s?)`;
/** When before or after something: "the evening", "on the last day". */
export const DAY_OF_IT = `(?:(?:on |in )?the (?:(?:last|first|second|third|very) )?(?:${UNIT}|morning|evening|afternoon)s?)`;

/** Whether a word tells when or how long: "minutes", "noon", "Tuesday", "May". */
export function isTime(word: string): boolean {
  return TIME.test(word);
}

/** Whether a word tells how long or on which day: of all that tells when, what a headline misses least. */
export function isPlainTime(word: string): boolean {
  return PLAIN_TIME.test(word);
}

/** In what there is one of a thing that comes so often. */
export const SPANS: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};
