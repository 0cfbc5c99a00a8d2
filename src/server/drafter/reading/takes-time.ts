/** How long somebody takes is no thing to be had: "the supplier needs a week". */
export const TAKES_THEM =
  /^(?:at least |about |around |up to )?(?:an?|one|two|three|half an?|\d+) (?:working |whole |full )?(?:minute|hour|day|week|month)s?$/i;

/** "the agency needs 48 hours to answer" tells how long it takes. */
export function tellsHowLong(said: string): boolean {
  return /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:working )?(?:minutes?|hours?|days?|weeks?) (?:to|for)\b.*)?$/i.test(
    said,
  );
}
