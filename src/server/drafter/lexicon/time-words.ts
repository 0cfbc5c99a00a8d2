const UNIT = 'second|minute|hour|day|night|week|month|quarter|year';

/** A unit of time, one or many. */
export const TIME_UNIT = new RegExp(`^(?:${UNIT})s?$`, 'i');

const TIME = new RegExp(
  `^(?:${UNIT}|morning|evening|afternoon|noon|time|weekend|season|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|yesterday)s?$`,
  'i',
);

/** Whether a word tells when or how long: "minutes", "noon", "Tuesday". */
export function isTime(word: string): boolean {
  return TIME.test(word);
}
