import { remember } from '../language/remember.ts';
import { stem } from '../lexicon/function-words.ts';
import { bothAtOnce } from './both-at-once.ts';
import { parseSentence } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { upperFirst } from '../language/capitals.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { asidesOf, isBroken } from './find-asides.ts';
import { conditionsFirst, phraseBehind, phraseFirst } from './said-first.ts';
import { inLooserWords } from './looser-words.ts';
import { inOtherWords } from './same-words.ts';

/** So many words in a row may stand in a criterion as they do in the idea. */
const MOST_COPIED = 12;
/** So many may in a story. */
const MOST_TOLD = 20;

function stems(text: string): string[] {
  // Two words, however they are written.
  return (text.replace(/\bcannot\b/gi, 'can not').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).map(stem);
}

/** The words of a text in their order, each as the number of its stem: numbers are compared faster than words. */
interface Numbered {
  readonly numbers: ReadonlyMap<string, number>;
  readonly words: Int32Array;
}

const numbered = remember<Numbered>(50);

function numberedWords(text: string): Numbered {
  return numbered(text, () => {
    const numbers = new Map<string, number>();
    const words = stems(text).map((word) => {
      if (!numbers.has(word)) numbers.set(word, numbers.size + 1);
      return numbers.get(word) ?? 0;
    });
    return { numbers, words: Int32Array.from(words) };
  });
}

/** How many words of a text stand in a row in the idea, forms of one word taken as the same; counted no further than `enough`. */
function commonRun(text: string, idea: string, enough = Infinity): number {
  const own = numberedWords(idea);
  let longest = 0;
  // How long a run ends with each word of the idea; from the end, as each grows out of the one before.
  const runs = new Int32Array(own.words.length + 1);
  for (const word of stems(text)) {
    if (longest >= enough) return longest;
    const number = own.numbers.get(word);
    if (number === undefined) runs.fill(0);
    else
      for (let at = runs.length - 1; at > 0; at--) {
        const run = own.words[at - 1] === number ? (runs[at - 1] ?? 0) + 1 : 0;
        runs[at] = run;
        if (run > longest) longest = run;
      }
  }
  return longest;
}

function hasShortRuns(text: string, idea: string, most: number): boolean {
  return commonRun(text, idea, most + 1) <= most;
}

/** Whether a text repeats a long run of the idea. */
export function repeatsIdea(text: string, idea: string): boolean {
  return !hasShortRuns(text, idea, MOST_COPIED);
}

/** "The system forwards any call not taken within a minute to the desk": any call not taken within a minute is forwarded to the desk. */
function withoutDoer(said: string): string[] {
  const [, does = '', things = '', behind = ''] =
    /^the (?:system|app|product|platform|software|tool|site|website|service) ([a-z]+s) ((?:any|every|each|all|an?|the) (?:[\w'-]+ ){0,4}?[\w'-]+ not [a-z]+ (?:within|by|for|before|in|after) (?:(?:the|an?) )?[\w-]+(?: (?:minute|hour|day|week|month|year|ring|night|shift)s?)?)((?: (?:to|from|with|on|into) .+)?)$/i.exec(
      said,
    ) ?? [];
  const verb = readVerb(does);
  return things && verb?.form === 'third'
    ? [upperFirst(`${things} ${/^all /i.test(things) ? 'are' : 'is'} ${participle(verb.base)}${behind}`)]
    : [];
}

/**
 * The statement of a criterion. One that repeats a long run of the idea (its whole text) starts with its condition instead;
 * without a condition what is said last of the action is left out, as the story says it.
 */
export function recast(statement: string, idea: string): string {
  const said = statement.replace(/[\s.]+$/, '');
  const isShort = (left: string) => hasShortRuns(left, idea, MOST_COPIED);
  if (isShort(said)) return said;
  const both = bothAtOnce(said);
  if (both && isShort(both)) return both;
  // What stands in front already would be lost where another condition goes there.
  const { front, clauses } = parseSentence(said);
  // "until it is collected or a month has passed": half a condition would be another.
  const isHalf = clauses.slice(1).some(({ link, subject }) => link === 'or' && subject.length > 0);
  const clause = front.length > 0 || isHalf ? undefined : clauses[0];
  const [told, ...others] = clause ? conditionsFirst(clause) : [];
  const fronted = phraseFirst(said);
  const whole =
    [told, ...others].find((text) => text !== undefined && isShort(text)) ??
    withoutDoer(said).find(isShort) ??
    inOtherWords(said, isShort) ??
    fronted.find(isShort) ??
    (told && inOtherWords(told, isShort)) ??
    [...others, ...fronted].flatMap((text) => inOtherWords(text, isShort) ?? [])[0] ??
    inLooserWords(said, (text) => commonRun(text, idea), MOST_COPIED) ??
    phraseBehind(said).find(isShort);
  if (whole) return whole;
  // "..., which the desk can close": what only tells more of a thing goes before what the deed needs.
  const plain = /^(.+?), (?:which|who) .+$/.exec(said)?.[1];
  if (plain && isShort(plain) && !isBroken(plain)) return plain;
  const turned = withoutAsides(told ?? said, isShort);
  // The measure goes only where nothing else is left to go.
  return isShort(turned) ? turned : withoutAsides((clause && conditionsFirst(clause, false)[0]) ?? said, isShort);
}

/** Whether a statement still says all that another one says, apart from what stands in brackets. */
export function saysAll(text: string, said: string): boolean {
  const own = stems(text);
  return stems(said.replace(/\s*\([^)]*\)/g, '')).length - own.length <= 1;
}

/** The statement of a criterion that repeats no long run of the idea and leaves nothing out; nothing where there is none. */
export function recastWhole(statement: string, idea: string): string | undefined {
  const bare = statement.replace(/\s*\([^)]*\)/g, '');
  return [statement, bare]
    .map((said) => recast(said, idea))
    .find((text) => !repeatsIdea(text, idea) && saysAll(text, statement));
}

/** A rule whole, in words that are alike where it would repeat the idea at length. */
export function toldWhole(wish: string, idea: string): string {
  const isShort = (left: string) => hasShortRuns(left, idea, MOST_TOLD);
  return isShort(wish) ? wish : (inOtherWords(wish, isShort) ?? wish);
}

/** A story of which no more than so many words in a row stand in the idea, in words that are alike where there are any. */
export function shortStory(story: string, idea: string): string {
  const runOf = (text: string) => commonRun(text, idea);
  if (runOf(story) <= MOST_TOLD) return story;
  return inLooserWords(story, runOf, MOST_TOLD, false) ?? story;
}

/** What is denied under a condition is not denied without it. */
const DENIES = /\b(?:not|no|never|cannot|nobody|only)\b/i;

function conditions(text: string): number {
  return text.match(/\b(?:when|if|before|after|until|unless|while|as long as|once)\b/gi)?.length ?? 0;
}

/** Whether a comma is followed by more things of the same list: ", name and sum". */
function goesOn([comma, next, ...more]: readonly Tagged[]): boolean {
  return (
    comma?.lower === ',' &&
    /^(?:N|NS|A|D)$/.test(next?.tag ?? '') &&
    /^(?:and|or)$/.test(more.find(({ tag }) => tag !== 'N' && tag !== 'NS')?.lower ?? '')
  );
}

/** A statement without one aside after the other, the last first, until it is short. */
function withoutAsides(statement: string, isShort: (left: string) => boolean): string {
  let left = statement;
  // What the action needs ("into the archive") goes last.
  for (const dear of [false, true])
    for (let turn = 0; turn < 4 && !isShort(left); turn++) {
      const words = tagSentence(splitWords(left));
      const shorter = asidesOf(words, dear)
        .toReversed()
        // "with the same date, name and sum": a list goes on behind the comma.
        .filter(({ to }) => !goesOn(words.slice(to, to + 5)))
        .map(({ from, to }) => joinWords([...words.slice(0, from), ...words.slice(to)]));
      const all = DENIES.test(left) ? conditions(left) : undefined;
      const isSound = (cutOff: string) => (all === undefined || conditions(cutOff) === all) && !isBroken(cutOff);
      // Whether it is short is seen sooner than whether it is sound, and a long text has many asides.
      const next = shorter.find((cutOff) => isShort(cutOff) && isSound(cutOff)) ?? shorter.find(isSound);
      if (next === undefined) break;
      left = next;
    }
  if (isShort(left)) return left;
  // What is joined by "and" goes last, if what stands before it is a sentence.
  const heads = [...left.matchAll(/,? (?:and|but|so) /g)].map(({ index }) => left.slice(0, index));
  const behind = /^(?:When|Whenever|If|Once|After|Before|Until|While|As soon as) .+?, (.+)$/.exec(left)?.[1];
  if (behind && !DENIES.test(left) && heads.every((head) => !isShort(head))) return upperFirst(behind);
  return heads.findLast((head) => isShort(head) && isClause(head) && !isBroken(head)) ?? left;
}

/** A case without what is so then: "When the two are apart". */
export const CASE_ALONE =
  /^(?:When|Whenever|If|Once|After|Before|Until|Unless|While|As soon as|As long as|Provided)\b[^,]*$/;

/** Whether a piece is a sentence: "When the two are apart" is none. */
function isClause(text: string): boolean {
  return parseSentence(text).clauses[0]?.group !== undefined && !CASE_ALONE.test(text);
}

/** A wish without what is said last and besides, where a thing is left at its end. */
export function withoutLastAside(wish: string): string | undefined {
  const words = tagSentence(splitWords(wish));
  // Where a relative clause ends is not certain enough to cut there.
  const starts = asidesOf(words).flatMap(({ from, to }) =>
    to === words.length && words[from]?.tag !== 'W' ? [from] : [],
  );
  return starts
    .toReversed()
    .map((from) => words.slice(0, from))
    .filter((left) => /^NS?$/.test(left.at(-1)?.tag ?? ''))
    .map(joinWords)
    .find((left) => !isBroken(left));
}
