import { PREPOSITIONS } from '../lexicon/function-words.ts';
import { AMOUNT_OF_TIME, DAY_OF_IT } from '../lexicon/time-words.ts';
import { withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { count, keysOf, LONGEST, mayEnd } from './fit-headline.ts';
import { isHalfClause } from './headline-words.ts';

const ARTICLE = /^(?:the|an?)$/i;
const LINK = /^(?:when|whenever|if|once|before|after|until|unless|while|because|that|which|who|whose|where|as)$/i;
/** What a headline can do without before any phrase goes. */
const ADVERB = /\b(?:already|automatically|also|exactly|really|currently|simply|just (?=(?:an?|one|the)\b)) ?/gi;
/** Deeds that say little without where something goes. */
const MOVING = /^(?:move|turn|convert|switch|transfer|migrate|copy|put|bring)$/i;

/** How long before or after something. */
const MEASURED = new RegExp(`^(?:${AMOUNT_OF_TIME} (?:before|after) |${DAY_OF_IT} (?:before|after)(?: |$))`, 'i');

/** A headline with the articles that its source has, and whether a phrase was taken apart. */
interface Restored {
  readonly text: string;
  readonly isTorn: boolean;
}

/** The headline with the articles of what it was cut from; nothing where its words stand there in another order. */
function restored(headline: string, source: string): Restored | undefined {
  const said = source.split(' ');
  const words: string[] = [];
  let last = -1;
  let isTorn = false;
  for (const word of headline.split(' ')) {
    const own = words.at(-1)?.toLowerCase() ?? '';
    const at = said.findIndex((one, place) => place > last && one.toLowerCase() === word.toLowerCase());
    if (at < 0) return undefined;
    const gap = said.slice(last + 1, at).map((one) => one.toLowerCase());
    const article = gap.findLast((one) => ARTICLE.test(one));
    const isPhrase = gap.some((one) => PREPOSITIONS.has(one) || LINK.test(one) || one === 'and');
    // "for a ticket type the moment ...": two things, of which one is gone.
    if (gap.filter((one) => ARTICLE.test(one)).length > 1 && PREPOSITIONS.has(own)) isTorn = true;
    // "a reminder | 5 days after it" of "... 3 days before and a notice 5 days after it"
    if (gap.length > 3 && gap.includes('and') && /^\d/.test(word)) isTorn = true;
    // "pay a bill | at least 50 euros" of "in instalments of at least 50 euros": what it is of is gone.
    if (
      gap.length > 1 &&
      /^of$|^of (?:the|an?)$/.test(
        gap
          .slice(-2)
          .join(' ')
          .replace(/^(?!of )\S+ /, ''),
      )
    )
      isTorn = true;
    const isName = !PREPOSITIONS.has(word.toLowerCase()) && !LINK.test(word) && !/^(?:all|both)$/.test(own);
    const belongs = isName && article !== undefined && (isPhrase ? gap.at(-1) === article : gap[0] === article);
    if (words.length > 0 && belongs && !ARTICLE.test(own) && !ARTICLE.test(word))
      words.push(article === 'the' ? 'the' : (withArticle(word).split(' ')[0] ?? article));
    words.push(word);
    last = at;
  }
  return { text: words.join(' '), isTorn };
}

/** Where a phrase that may go begins. */
function isBorder(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at).map((one) => one.toLowerCase());
  // "send a reminder | three days before the date"
  if (MEASURED.test(words.slice(at).join(' '))) return true;
  // "pause it for | up to six weeks"
  if (PREPOSITIONS.has(words[at - 1]?.toLowerCase() ?? '')) return false;
  if (word === 'of') return /^(?:at|up|more|less|\d.*)$/.test(next);
  if (/^(?:and|or|than)$/.test(word) || (word === 'to' && isBaseVerb(next))) return false;
  if (word === 'up') return /^(?:to|until)$/.test(next);
  if (word === 'the') return next === 'moment';
  return (PREPOSITIONS.has(word) || LINK.test(word)) && mayEnd(words, at);
}

/** What must not go: a name, an amount, and by what means it is done. */
function isNeeded(left: string): boolean {
  return /\s\p{Lu}|\d(?! ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)| by |\b(?:or|more|what|where|how)\b/u.test(
    ` ${left}`,
  );
}

/** "Blocked people cannot land in the same group" for "keep blocked people from landing in the same group". */
function asBan(source: string): string | undefined {
  const [, who = '', doing = '', rest = ''] =
    /^keep (.+?) from (?!being\b|getting\b)(\w+ing) (.+)$/i.exec(source) ?? [];
  const base = fromGerund(doing);
  const text = `${who} cannot ${base} ${rest}`;
  return base && count(text) <= LONGEST && !/^any(?:body|one)\b/i.test(who) ? text : undefined;
}

/** As much of the source as a headline holds, up to where a phrase ends. */
function wholePhrases(source: string, isFree: boolean, isTorn: boolean): string | undefined {
  const words = source.split(' ');
  // What is over may be told without how long it took.
  const isOver = /^(?:no more|no longer) |^\S+(?: \S+){1,3} no longer /i.test(source);
  if (!(isFree || isOver) || /^(?:see )?(?:who|what|which|how|whether|where|when|whose)$/i.test(words[0] ?? ''))
    return undefined;
  for (let at = Math.min(LONGEST, words.length - 1); at >= 4; at--) {
    const text = words.slice(0, at).join(' ').replace(/,$/, '');
    const left = words.slice(at).join(' ');
    if (!isBorder(words, at) || isHalfClause(text, source) || (!isTorn && isNeeded(left))) continue;
    if (
      !isFree &&
      (/\b(?:when|if|unless|until|before|after|while|once|that|who|which)\b/i.test(left) || keysOf(text) === 0)
    )
      continue;
    // What is denied in a case or a manner that goes may go with it.
    if (
      !isTorn &&
      keysOf(left) > 0 &&
      !/^(?:when|whenever|if|once|without .*\w+ing|because|while|that|which|who|whose)\b/i.test(left)
    )
      continue;
    // "compare the result | with the limit", "turn hours | into an invoice": one says nothing without the other.
    const goal = /^compare$/i.test(words[0] ?? '')
      ? / (?:with|to|across|between) /
      : MOVING.test(words[0] ?? '')
        ? / (?:to|into|from) /
        : /^/;
    if (goal.test(text) || !goal.test(` ${left}`)) return text;
  }
  return undefined;
}

/** "See all samples measured" of "... measured on a device": what says nothing without the next phrase gets it, and "the same" its noun. */
function wholeEnd(headline: string, source: string): string | undefined {
  if (!source.toLowerCase().startsWith(`${headline.toLowerCase()} `)) return undefined;
  const words = source.split(' ');
  const from = count(headline);
  if (/ (?:the|an?) same$/i.test(headline)) {
    const end = words.findIndex((word, at) => at > from && (PREPOSITIONS.has(word.toLowerCase()) || LINK.test(word)));
    const named = `${headline} ${words.at(end < 0 ? -1 : end - 1) ?? ''}`;
    return [named, named.replace(/ the (?=same )/i, ' ')].find((text) => count(text) <= LONGEST);
  }
  if (!/ \w+s \w+ed$/i.test(headline)) return undefined;
  for (let at = Math.min(LONGEST, words.length); at > from; at--)
    if (at === words.length || isBorder(words, at) || words[at] === 'since') return words.slice(0, at).join(' ');
  return undefined;
}

/**
 * A headline with all its articles: a shorter one of whole phrases before words without their articles. `sources` are the texts that
 * it may have been cut from; `isFree` that a case may be left to the story.
 */
export function withArticles(headline: string, sources: readonly string[], isFree: boolean): string {
  for (const source of sources) {
    const further = wholeEnd(headline, source);
    if (further) return further;
    const whole = restored(headline, source);
    if (!whole) continue;
    if (!whole.isTorn && count(whole.text) <= LONGEST) return whole.text;
    const plain = whole.text.replace(ADVERB, '');
    if (!whole.isTorn && count(plain) <= LONGEST) return plain;
    const [first = ''] = headline.split(' ');

    const own = source.slice(source.toLowerCase().search(new RegExp(`\\b${RegExp.escape(first.toLowerCase())}\\b`)));
    return asBan(whole.text) ?? wholePhrases(own.replace(ADVERB, ''), isFree, whole.isTorn) ?? headline;
  }
  return headline;
}

/** "Status of their own tickets": where there is room it is told whose own it is. */
export function withOwners(headline: string): string {
  return count(headline) <= LONGEST && / only own /.test(headline)
    ? headline.replace(' only own ', ' their own ')
    : count(headline) < LONGEST
      ? headline.replace(
          /(?<=\S )(?<!\b(?:the|their|an?|his|her|its|one's|my|our|your) |['’]s? )own (?=\p{Ll})/u,
          'their own ',
        )
      : headline;
}
