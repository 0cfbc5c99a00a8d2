import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** "the current one": one of the things that the sentence before names. */
const SUCH_ONE = /\bthe (current|latest|newest|new|old|last|right|previous|other|correct|present) ones?\b/i;
/** A time that a sentence behind it calls "then". */
const TIME =
  /\b(in|on|at|until|by) ((?:the )?(?:(?:first|second|last|end|middle) (?:of )?)?(?:[\w-]+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+days?|spring|summer|autumn|winter))\b/i;

/** "note who has it", "calculated from it", "sign up for one": what is named only in the sentence before. */
const AT_END =
  /^((?:(?!\b(?:should|must|can|could|may|shall|wants?|needs?)\b).)*\b(?:should|must|can|could|may|shall|wants? to|needs? to)\b)(.*?)\b((?:who|where|when|how|whether|what) (?:[\w-]+ ){1,3}|(?:from|of|about|with|for|by|on|in) )(it|one|them)$/i;
/** "Not everybody has a computer": whom "them" means behind it. */
const NOT_ALL = /^not (?:everybody|everyone|all (?:of )?[\w ]+?) (?:has|have) ((?:an?|the|their) [\w -]+)$/i;

function namedAtEnd(sentence: string, before: string, people: People): string {
  const [, lead = '', own = '', link = '', it = ''] = AT_END.exec(sentence) ?? [];
  if (!it || /\b(?:it|them|this|that)\b/i.test(own)) return sentence;
  const told = before.replace(/[.!]+\s*$/, '');
  const lack = NOT_ALL.exec(told)?.[1];
  if (lack && /^them$/i.test(it)) return `${lead}${own}${link}people without ${lack.replace(/^their /i, 'a ')}`;
  const isMany = /^them$/i.test(it);
  // "take a photo and write on it": the sentence names one itself; "answer for them": people.
  if (
    thingNamed(`they ${own.trim().replace(/^be (?:able|allowed) to /i, '')}`, isMany, people) ||
    (isMany && (/^for $/i.test(link) || people.leading(told)))
  )
    return sentence;
  if (/^one$/i.test(it)) {
    const many = thingNamed(told, true, people);
    const core = many ? readNounPhrase(many)?.core : undefined;
    return core && /^(?:for|in|on|with|of) $/i.test(link)
      ? `${lead}${own}${link}${withArticle(singular(lowerFirst(core)))}`
      : sentence;
  }
  const thing = thingNamed(told, isMany, people);
  const name = thing && (/^(?:the|our|my|their|his|her) /i.test(thing) ? thing : `the ${lowerFirst(thing)}`);
  return name ? `${lead}${own}${link}${lowerFirst(name)}` : sentence;
}

/** What a sentence of two calls "the current one", "these payments" or "by then", in the words of the one before. */
export function namedBefore(sentence: string, before: string, people: People): string {
  const one = SUCH_ONE.exec(sentence);
  const isMany = / ones\b/i.test(one?.[0] ?? '');
  const thing = one ? thingNamed(before, isMany, people) : undefined;
  const core = thing ? readNounPhrase(thing)?.core.replace(/^(?:different|same|other) /i, '') : undefined;
  const time = TIME.exec(before.replace(/[.!]+\s*$/, ''));
  const count = /\b(?:\d+|ten|twenty|fifty|a hundred) ([\w-]+s)\b/i.exec(before)?.[1];
  return namedAtEnd(sentence, before, people)
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
