const UNIT = 'second|minute|hour|day|night|week|month|quarter|year';
const PLAIN = `${UNIT}|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday`;
const MORE =
  'afternoon|noon|time|weekend|season|january|february|march|april|may|june|july|august|september|october|november|december';

/** A unit of time, one or many. */
export const TIME_UNIT = new RegExp(`^(?:${UNIT})s?$`, 'i');
const PLAIN_TIME = new RegExp(`^(?:${PLAIN})s?$`, 'i');
const TIME = new RegExp(`^(?:${PLAIN}|${MORE})s?$`, 'i');

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
