import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { isPlainTime } from '../lexicon/time-words.ts';
import { count, keysOf, LONGEST } from './fit-headline.ts';
import { turnsOf, type Wanted } from './headline-turns.ts';
import { stem } from './headline-tears.ts';
import { isHalfClause, waysOf } from './headline-words.ts';

const LIGHT = new Set(
  'see get have know be find use let keep make receive use sure is are was were has had do does did no not never only it its they them their there that which who whose what how when if while until unless before after once because so as than then the a an of to in on at by for with from about into and or each every any all both own already still just also really currently automatically themselves longer one ones own able something anything'.split(
    ' ',
  ),
);

function stems(text: string): string[] {
  return [...new Set(text.split(' ').map(stem))];
}

/** What a headline should tell: the words of the wish that mean something, each with its weight. */
function wantedIn(wish: string): Map<string, number> {
  const words = tagSentence(splitWords(wish));
  const weights = new Map<string, number>();
  const end = words.findIndex(
    ({ tag, lower }, at) =>
      at > 1 && (tag === 'S' || tag === 'W' || tag === 'PU' || /^(?:instead|rather|without)\b/.test(lower)),
  );
  const isMain = (at: number): boolean => end < 0 || at < end;
  // "before they offer it to others" tells less than in which case.
  const isBan = /^(?:keep|no|never|prevent|stop|be sure|have .+ not) /.test(wish);
  const besides = !isBan && /^(?:before|after|while)$/.test(words[end]?.lower ?? '') ? 0.5 : 0.8;
  words.forEach(({ tag, lower, text }, at) => {
    if (LIGHT.has(lower) || tag === 'PU') return;
    const isWhen =
      /^(?:time|once|soon)$/.test(lower) ||
      isPlainTime(lower) ||
      (/^(?:\d+|one|two|three|four|five|six|ten|twelve|last|next|this|same)$/.test(lower) &&
        isPlainTime(words[at + 1]?.lower ?? ''));
    const weight =
      isWhen || /:/.test(lower) ? 0.4 : tag === 'R' ? 0.3 : isMain(at) ? (/\d/.test(lower) ? 2 : 1.3) : besides;
    for (const part of text.split(' ')) weights.set(stem(part), Math.max(weight, weights.get(stem(part)) ?? 0));
  });
  return weights;
}

interface Lost {
  readonly articles: number;
  /** Words that tell which of the things it is. */
  readonly attributes: number;
  /** Phrases in front of one that is kept, which may belong to them. */
  readonly skipped: number;
}

/** What a headline has lost within the phrases of the text that it was cut from: their articles, and the words that tell which. */
function lostWithin(said: string, form: string): Lost {
  const source = tagSentence(splitWords(form));
  let last = -1;
  let articles = 0;
  let attributes = 0;
  let skipped = 0;
  for (const { lower: word } of tagSentence(splitWords(said))) {
    const at = source.findIndex(({ lower }, place) => place > last && lower === word);
    if (at < 0) continue;
    const gap = source.slice(last + 1, at);
    if (last >= 0 && gap.at(-1) && /^(?:the|an?)$/.test(gap.at(-1)?.lower ?? '')) articles++;
    const isWithin = !/^(?:P|C|W|S|PU|TO)$/.test(source[at]?.tag ?? 'PU');
    if (
      last >= 0 &&
      isWithin &&
      gap.length > 0 &&
      gap.every(({ tag }) => /^[DAN]$/.test(tag)) &&
      gap.some(({ tag }) => tag !== 'D')
    )
      attributes++;
    if (last >= 0 && source[at]?.tag === 'P' && gap.some(({ tag }) => tag === 'P' || tag === 'C'))
      skipped += gap.some(({ tag }) => tag === 'C') ? 1 : 0.4;
    // "every scaffold | above 40 mph" of "every scaffold after winds above 40 mph"
    if (
      /^(?:above|below|over|under|of|per)$/.test(word) &&
      gap.some(({ tag }) => tag === 'P') &&
      /^NS?$/.test(gap.at(-1)!.tag)
    )
      skipped += 2;
    // "pay | at least 50 euros" of "pay in instalments of at least 50 euros"
    if (last >= 0 && /^(?:P|TO)$/.test(gap.at(-1)?.tag ?? '')) skipped += 9;
    last = at;
  }
  return { articles, attributes, skipped };
}

/** Whether it ends where the thing is yet to be told apart: "for any group | with fewer than five answers". */
function isOpenEnded(said: string, form: string): boolean {
  const at = form.toLowerCase().indexOf(`${said.toLowerCase()} `);
  const next = at < 0 ? '' : form.slice(at + said.length + 1);
  return (
    (/^(?:who|that|which|whose|with|where|if|when)\b/i.test(next) &&
      /\b(?:any|every|those|no|only to the|people|guests|members|anyone|anybody|somebody|someone|things) ?(?:[\w-]+)?$/i.test(
        said,
      )) ||
    /^(?:of|than)\b|^(?:on|off|up|out|down|over|back|away)(?: (?:in|on|at|for|with|to|from|when|if|until|without)\b|$)/.test(
      next,
    )
  );
}

/** "when signing it" */
const DOING = / (?:when|while|before|after) \w+ing\b/g;
const CASE = /\b(?:if|when|unless|until|once|before|after|while|without|except)\b/gi;

/** Whether a ban is told without the case that it holds in. */
function losesCase(said: string, form: string): boolean {
  return (
    /^(?:no(?! longer)|nobody|keep|prevent|stop)\b|\b(?:cannot|can no longer|never|not)\b/i.test(said) &&
    (said.match(CASE) ?? []).length < (form.match(CASE) ?? []).length
  );
}

/** Whether the amount is gone that something is bound to: "above 8%". */
function losesBound(said: string, form: string): boolean {
  const bound = /\b(?:above|over|below|under|up to|at least|at most) (\S*\d\S*)/i.exec(form)?.[1];
  return bound !== undefined && !said.includes(bound);
}

/** Whether the second of two things that are joined is gone: "notes" of "see injuries and notes from members". */
function isCutList(said: string, form: string): boolean {
  const at = form.search(/,? (?:and|or) /);
  if (at < 0 || / (?:and|or) /.test(said)) return false;
  const [, second = ''] = /^,? (?:and|or) (?:(?:the|an?) )?([\w'-]+)/.exec(form.slice(at)) ?? [];
  const before = form.slice(0, at).split(' ').at(-1) ?? '';
  return said.endsWith(` ${before}`) || (said.includes(` ${before} `) && !said.includes(` ${second}`));
}

/** How good a headline is: how much of the wish it tells, less what is wrong with its words. */
function worth(said: string, form: string, wanted: ReadonlyMap<string, number>): number {
  const has = new Set(stems(said));
  let told = 0;
  for (const [word, weight] of wanted) if (has.has(word)) told += weight;
  const words = count(said);
  const lost = lostWithin(said, form);
  return (
    told -
    lost.articles * 0.55 -
    Math.max(0, lost.articles - 1) * 0.35 -
    lost.skipped -
    lost.attributes * 1.5 -
    (words < 4 ? 0.6 : 0) -
    (/\b(?:they|them|themselves|he|his|her|him|their(?! own))\b|^\S+ it\b|\b(?:after|before|of|to|in|on|with|for|from) it$/i.test(
      said,
    )
      ? 0.7
      : 0) -
    // What something is compared with is half of it.
    (/^compare\b.* (?:with|to|between|across) /i.test(form) && !/ (?:with|to|between|across) /.test(said) ? 3 : 0) -
    (losesCase(said, form) ? 1.5 : 0) -
    (isCutList(said, form) ? 0.8 : 0) -
    (losesBound(said, form) ? 1.2 : 0) -
    // "no drivers seeing prices": drivers are no thing.
    (/^no \w+s \w+ing\b/i.test(said) ? 0.6 : 0) -
    (/^rule for /i.test(said) ? 1 : 0) -
    (/^(?:no longer|have|keep any(?:body|one)) /i.test(said) ? 0.7 : 0) -
    (isOpenEnded(said, form) ? 0.7 : 0) -
    (isHalfClause(said.replace(DOING, ''), form) ? 3 : 0)
  );
}

/** By how much another way has to be better. */
const LEAD = 0.5;
/** What no headline ends with. */
const CUT = / (?:in case|(?:and|or) (?:(?:the|an?) )?\w+)$/;

/** Beginnings and words with which a headline is never as good as it could be. */
const POOR = /^(?:rule for|no longer|have|keep any(?:body|one)|which of) |\b(?:they|them|themselves|his|her)\b/i;

type Clean = (text: string) => string;

interface Choice {
  readonly said: string;
  readonly form: string;
  readonly worth: number;
}

/** Whether a pair or a sentence was taken apart: "scans on the device and sent", "samples that are late to the lab". */
function isCut(said: string, form: string): boolean {
  if (form.toLowerCase().includes(`${said.toLowerCase()} than `)) return true;
  const [last = ''] = CUT.exec(said) ?? [];
  return (
    (last !== '' && !form.endsWith(last)) ||
    (/\d \w+$/.test(said) && new RegExp(`${RegExp.escape(said)} (?:before|after|ahead|of)\\b`, 'i').test(form)) ||
    /(?<! and) by whom$|(?<!the) (?:morning|evening|day|night|week) (?:before|after)$/.test(said) ||
    (readClause(form) !== undefined && !/^no /i.test(form) && readClause(said) === undefined)
  );
}

/** The ways to say a wish in a headline, the best first. */
function choicesOf(wanted: ReadonlyMap<string, number>, words: Wanted, clean: Clean): Choice[] {
  return turnsOf(words)
    .flatMap(({ text, source }, at) => {
      const form = clean(text);
      const full = new Set(stems(form));
      const told = stems(source);
      // What a turn says without a word of it is told as well.
      const meant = told.reduce((sum, word) => sum + (full.has(word) ? 0 : (wanted.get(word) ?? 0)), 0);
      return waysOf(form, LONGEST, keysOf, true)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, 6)
        .map((way) => ({ said: way.said.replace(/\bcan not\b/, 'cannot') }))
        .filter(({ said }) => count(said) <= LONGEST && count(said) >= 3 && !isCut(said, form))
        .map(({ said }) => ({
          said,
          form,
          worth: worth(said, form, wanted) + meant * 0.8 - at * 0.02,
        }));
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** The headline, or a way to say it that tells clearly more; `clean` takes out what no headline has. */
export function orBetter(headline: string, words: Wanted, clean: Clean): string {
  const wanted = wantedIn(words.wish);
  const source = clean(words.said);
  const own = worth(headline, source, wanted);
  const has = new Set(stems(headline));
  const lost = lostWithin(headline, source);
  const isPoor = POOR.test(headline) || lost.attributes > 0 || isOpenEnded(headline, source);
  // What tells everything in whole words cannot be bettered.
  if (!isPoor && lost.articles === 0 && [...wanted.keys()].every((word) => has.has(word))) return headline;
  const best = choicesOf(wanted, words, clean).find(
    ({ said, form }) =>
      isPoor ||
      lostWithin(said, form).articles < lost.articles ||
      stems(said).some((word) => wanted.has(word) && !has.has(word)),
  );
  if (!best) return headline;
  // What it tells stays told, unless another tells much more.
  const told = new Set(stems(best.said));
  const full = new Set(stems(best.form));
  const loses = !isPoor && [...has].some((word) => wanted.has(word) && !told.has(word) && full.has(word));
  return best.worth > own + (loses ? LEAD * 2.5 : isPoor ? LEAD / 2 : LEAD) ? best.said : headline;
}
