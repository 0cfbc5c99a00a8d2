import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed, thingsNamed } from './what-it-is.ts';

/** "the current one": one of the things that the sentence before names. */
const SUCH_ONE = /\bthe (current|latest|newest|new|old|last|right|next|previous|other|correct|present) ones?\b/i;
/** A time that a sentence behind it calls "then". */
const TIME =
  /\b(in|on|at|until|by) ((?:the )?(?:(?:first|second|last|end|middle) (?:of )?)?(?:[\w-]+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+days?|spring|summer|autumn|winter))\b/i;

/** What a sentence of two calls "the current one", "these payments" or "by then", in the words of the one before. */
export function namedBefore(sentence: string, before: string, people: People): string {
  const one = SUCH_ONE.exec(sentence);
  const isMany = / ones\b/i.test(one?.[0] ?? '');
  const thing = one ? (thingNamed(before, isMany, people) ?? thingsNamed(before, !isMany, people)[0]) : undefined;
  const core = thing ? readNounPhrase(thing)?.core : undefined;
  const time = TIME.exec(before.replace(/[.!]+\s*$/, ''));
  const count = /\b(?:\d+|ten|twenty|fifty|a hundred) ([\w-]+s)\b/i.exec(before)?.[1];
  return sentence
    .replace(SUCH_ONE, (said: string, which: string) =>
      core ? `the ${which.toLowerCase()} ${lowerFirst(core)}` : said,
    )
    .replace(/\b(?:these|those|such) (?=([\w-]+s)\b)/i, (said: string, many: string) =>
      isPlural(many) && !before.toLowerCase().includes(many.toLowerCase()) && !people.isPersonPhrase(many)
        ? 'the '
        : said,
    )
    .replace(/\bby then\b/i, (said) => (time ? `by ${time[2]}` : said))
    .replace(
      /^no more ([\w-]+(?: [\w-]+)?) (should|may|must|can) be (\w+) than (?:that|this|these)\b/i,
      (said: string, many: string, modal: string, done: string) =>
        count ? `No more ${many} ${modal} be ${done} than there are ${count}` : said,
    );
}
