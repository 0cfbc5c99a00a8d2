import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isHalfClause } from './headline-words.ts';

const LONGEST = 8;
/** A headline of so few words may leave out what would fit. */
const THIN = 4;
/** Words with which nothing ends. */
const OPEN_END =
  /(?:^|\s)(?:the|an?|of|for|to|in|at|by|with|from|and|or|my|their|its|that|which|who|whose|when|if|is|are|be|than|per|about|without|so|as|after|before|because|how|what|each|every|all|any|not|no|more|between|during|while|until|only|up|at least|at most|such|next|same|own|was|were|two|three|four|five|\d+)$/i;
/** "such as reverse parking", "for example on Mondays": an example says too much. */
const ASIDE = /^(?:such as|for example|for instance|including|e\.?g)\b/i;

const UNIT = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)$/;

function count(text: string): number {
  return text.split(' ').length;
}

/** Whether a phrase or clause of its own starts here. */
function starts(word: Tagged, before: Tagged | undefined): boolean {
  if (word.lower === 'of' || word.lower === 'than') return false;
  // "before and after the shoot", "only after a check"
  if (/^(?:and|or|only|at|every|next|not|even|just|such)$/.test(before?.lower ?? '') && word.tag !== 'PU') return false;
  return /^(?:P|S|W|C|PU|TO)$/.test(word.tag) || /^(?:only|without|even|instead|rather)$/.test(word.lower);
}

/** "with a photo | and an icon | when it is late": the phrases of a text, each with what belongs to it. */
function phrasesOf(words: readonly Tagged[]): Tagged[][] {
  const phrases: Tagged[][] = [];
  words.forEach((word, at) => {
    const last = phrases.at(-1);
    if (!last || starts(word, words[at - 1])) phrases.push([word]);
    else last.push(word);
  });
  return phrases;
}

function withoutArticles(text: string): string {
  return text.replace(/(?<=\s)(?:the|an?(?! (?:year|month|week|day|hour)\b)) (?=\S)/gi, '');
}

/** The text with and without its articles, where it is short enough for a headline. */
function fitting(text: string): string | undefined {
  return [text, withoutArticles(text)].find((each) => count(each) <= LONGEST);
}

/** Where the headline ends in what it was made of: what comes behind. */
function restOf(headline: string, source: string): { readonly lead: string; readonly rest: string } | undefined {
  const plain = (text: string): string => withoutArticles(` ${text.toLowerCase()}`).trim();
  const words = source.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const lead = words.slice(0, at).join(' ');
    if (plain(lead) === plain(headline)) return { lead, rest: words.slice(at).join(' ') };
  }
  return undefined;
}

/** "only assigned | to the visit", "7 days | after it is due", "anyone | who was there", "asked us | to take out": a phrase that needs the next. */
function isOpen(phrase: readonly Tagged[], [next, behind]: readonly Tagged[]): boolean {
  if (!next) return false;
  const last = phrase.at(-1);
  const before = phrase.at(-2);
  return (
    // "and where they can turn" is a question of its own.
    (next.tag === 'C' && behind?.tag !== 'W') ||
    next.tag === 'TO' ||
    (/^(?:VN|VD)$/.test(last?.tag ?? '') && !/^(?:BE|HV|R|NEG)$/.test(before?.tag ?? '')) ||
    (/^(?:after|before|ahead|in|of|behind|above|below|over|under)$/.test(next.lower) && UNIT.test(last?.lower ?? '')) ||
    (next.tag === 'W' &&
      /^(?:anyone|anybody|everyone|everybody|those|people|any|all|one|somebody)$/.test(last?.lower ?? ''))
  );
}

/** A beginning with the phrases that follow, as far as eight words go; nothing where none fits. */
function grown(start: string, rest: string, source: string): string | undefined {
  const phrases = phrasesOf(tagSentence(splitWords(rest)));
  let best: string | undefined;
  let said = start;
  for (const [at, phrase] of phrases.entries()) {
    const text = joinWords(phrase);
    if (phrase[0]?.tag === 'PU' || ASIDE.test(text)) break;
    // Another deed is another wish.
    if (phrase[0]?.tag === 'C' && phrase[1]?.tag.startsWith('V')) break;
    said = `${said} ${text}`.replace(/ (while|when) they are (?=(?:on|in|at|away|out)\b|\w+ing\b)/, ' $1 ');
    const brief = fitting(said);
    if (!brief) break;
    if (isOpen(phrase, phrases[at + 1] ?? []) || OPEN_END.test(brief) || isHalfClause(brief, source)) continue;
    best = brief;
  }
  return best;
}

/** What comes as news, and in which case: "Notice before departure" of "Notice 60 days before departure if a tour is below its number". */
const NEWS =
  /^(notice|warning|alert|reminder|nudge|message|text)(?: (?:before|after|within|in|on|at|during)\b.*| (?:\S+ ){1,3}(?:ahead|early|earlier|before|in advance))?$/i;
const IN_CASE = / ((?:if|when|as soon as|once|whenever) .+)$/i;

/** "Notice if tour is below its minimum": news with the case, where that is lost. */
function newsInCase(headline: string, source: string): string | undefined {
  const head = NEWS.exec(headline)?.[1];
  const inCase = head && IN_CASE.exec(source)?.[1];
  return inCase
    ? grown(`${head} ${inCase.split(' ').slice(0, 1).join('')}`, inCase.split(' ').slice(1).join(' '), source)
    : undefined;
}

/** A headline of a few words with what follows in the wish, phrase by phrase, as far as eight words go; as it is where nothing more fits. */
export function longer(headline: string, source: string): string {
  if (count(headline) > THIN || /["“:]/.test(headline)) return headline;
  const news = newsInCase(headline, source);
  if (news) return news;
  const found = restOf(headline, source);
  if (!found || ASIDE.test(found.rest) || /^[,;(–-]/.test(found.rest)) return headline;
  return grown(headline, found.rest, source) ?? headline;
}
