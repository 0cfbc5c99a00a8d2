import type { Hit } from '../findings.ts';
import { tidy } from '../render-story.ts';

const WORDS_MAX = 10;

export const HEADLINE_WHY = 'A headline is what people read in a list; it should name the story in a few words.';

/** A headline is a short phrase without a full stop. */
export function findHeadline(headline: string): Hit[] {
  const end = headline.trimEnd().length;
  const words = headline.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  if (words === 0) return [{ start: 0, end: headline.length, message: 'The headline is empty.' }];
  if (words > WORDS_MAX)
    return [{ start: 0, end, message: `The headline has ${words} words; up to ${WORDS_MAX} are read at a glance.` }];
  if (/[^.]\.$/u.test(headline.trimEnd()) && !/\b(?:etc|inc|ltd|co|no)\.$/iu.test(headline.trimEnd()))
    return [
      {
        start: end - 1,
        end,
        message: 'A headline ends without a full stop.',
        fix: tidy(headline.trimEnd().replace(/\.+$/u, '')),
      },
    ];
  return [];
}
