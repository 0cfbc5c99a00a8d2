import { contentStems, stem } from '../lexicon/function-words.ts';
import { readClause } from '../language/clause.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { readVerb, isBaseVerb } from '../language/verbs.ts';

/** So many words, an article in front not counted, and so many of them as they stand in the idea: a criterion says one thing. */
const LONGEST = 11;
const LONGEST_KEPT = 18;
const SHORTEST = 4;
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i;

const CONDITION = /^(?:when(?:ever)?|if|once|after|before|until|unless|while|as|because|so|even|in case)$/i;
const JOINT =
  /^(?:for|by|with|without|including|instead|from|to|in|on|at|via|into|about|through|during|between|per|against|depending|based|rather|up|and|or|but|that|which|who|where|how|whether)$/i;
const HANGS =
  /^(?:the|an?|of|for|to|in|on|at|by|with|from|and|or|but|their|that|which|who|when|if|as|is|are|was|were|be|been|than|per|into|about|without|so|because|whether|how|what|each|every|not|no|can|via|between|rather|instead|even|only|soon|out|has|have|will|more|less|own|such|all|any|some|just|right|\d+)$/i;
const QUESTION = /\b(?:who|what|which|where|when|why|how|whether|whose)\b/i;

function bare(word: string | undefined): string {
  return (word ?? '').replace(/[,;:]+$/, '');
}

/** How many words in a row stand in both, forms of one word taken as the same. */
function commonRun(words: readonly string[], idea: readonly string[]): number {
  let longest = 0;
  let row: number[] = [];
  for (const word of words) {
    const next: number[] = [];
    idea.forEach((other, at) => {
      const run = word === other ? (row[at - 1] ?? 0) + 1 : 0;
      next[at] = run;
      longest = Math.max(longest, run);
    });
    row = next;
  }
  return longest;
}

function stems(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).map(stem);
}

/** Where the words may be parted: the last place before a condition, else before a preposition or "and". */
function breakOf(words: readonly string[], from: number): number | undefined {
  const places: number[] = [];
  for (let at = from + SHORTEST; at < words.length && at <= LONGEST + 1; at++) {
    const before = words[at - 1] ?? '';
    if (
      HANGS.test(bare(before)) ||
      (/^up$/i.test(before) && /^to$/i.test(words[at] ?? '')) ||
      (TIME_UNIT.test(before) && /^(?:before|after|in|of)$/i.test(words[at] ?? ''))
    )
      continue;
    if (before.endsWith(',') || CONDITION.test(words[at] ?? '') || JOINT.test(words[at] ?? '')) places.push(at);
  }
  return (
    places.findLast((at) => CONDITION.test(words[at] ?? '') || (words[at - 1] ?? '').endsWith(',')) ?? places.at(-1)
  );
}

function tidy(words: readonly string[]): string {
  const left = [...words];
  while (left.length > SHORTEST && HANGS.test(bare(left.at(-1)))) left.pop();
  return left.join(' ').replace(/[,;:]+$/, '');
}

/** What stands before the part that is told on its own: "A nurse can swap the shift". */
function leadOf(sentence: string, object: string | undefined): { lead: string; verb: string } | undefined {
  const clause = readClause(sentence);
  if (!clause) return undefined;
  const { subject, adverb, finite, rest } = clause;
  const said = rest.split(' ');
  const takes = clause.kind === 'modal' || clause.kind === 'be' || /^(?:longer|not)$/i.test(said[0] ?? '');
  const count = takes ? (/^(?:not|no|be|been|longer)$/i.test(said[0] ?? '') ? 2 : 1) : 0;
  const verb = [finite, ...said.slice(0, count)].join(' ');
  const acts = clause.kind === 'full' || clause.kind === 'modal';
  const last = verb.split(' ').at(-1) ?? '';
  return {
    lead: [subject, adverb, verb, acts && said[0] !== 'be' ? (object ?? '') : ''].filter(Boolean).join(' '),
    verb: clause.kind === 'modal' && isBaseVerb(last) ? last : '',
  };
}

/** What says which ones are meant: "A setter can archive the routes that were taken down". */
function relative(lead: string, first: string, said: string, object: string | undefined): string {
  const last = first.split(' ').at(-1) ?? '';
  if (object?.endsWith(last)) return `${lead} ${said}`;
  return `This holds for ${isPlural(last) || isMass(last) ? last : withArticle(last)} ${said}`;
}

/** The part that was cut off, as a statement of its own; nothing where it cannot stand. */
function told(sentence: string, first: string, rest: string, object: string | undefined): string | undefined {
  const read = leadOf(sentence, object);
  const said = rest.replace(/^(?:and|but|or)\s+(?:also\s+)?/i, '');
  const [word = ''] = said.split(' ');
  if (!read || !word || /^(?:because|so)$/i.test(word)) return undefined;
  if (/^(?:that|which|who)$/i.test(word)) return relative(read.lead, first, said, object);
  const without = leadOf(sentence, undefined)?.lead ?? read.lead;
  if (/^(?:and|or|but)\b/i.test(rest) || first.endsWith(',')) {
    const verb = readVerb(word);
    if (read.verb && verb?.form === 'base') return `${without.slice(0, without.lastIndexOf(' '))} ${said}`;
    if (verb && verb.form !== 'base' && !QUESTION.test(word)) return undefined;
    if (!CONDITION.test(word) && !JOINT.test(word)) return `${without} ${said}`;
  }
  return `${read.lead} ${said}`;
}

/**
 * Parts a statement that carries more than one qualifier: the action first, what else was said of it after that, so that each can be
 * watched. A short one stays as it is. `object` ("the shift") stands for the thing in the second part; `idea` is the text it comes from.
 */
export function splitLong(sentence: string, object: string | undefined, idea: string): string[] {
  const words = sentence
    .replace(/[\s.]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const from = /^(?:an?|the)$/i.test(words[0] ?? '') ? 1 : 0;
  if (words.length - from <= LONGEST) return [sentence];
  if (words.length - from <= LONGEST_KEPT && commonRun(stems(sentence), stems(idea)) <= LONGEST) return [sentence];
  const at = breakOf(words, from);
  if (at === undefined) return [tidy(words.slice(0, LONGEST + from))];
  const first = words.slice(0, at).join(' ');
  const second = told(sentence, first, words.slice(at).join(' '), object);
  const main = tidy(words.slice(0, at));
  if (!second) return [main];
  return [main, ...(second === sentence ? [] : tail(second, object))];
}

/** The second part, itself no longer than a criterion may be, and a third one where something is left. */
function tail(sentence: string, object: string | undefined): string[] {
  const words = sentence.split(/\s+/);
  if (words.length - 1 <= LONGEST) return [sentence];
  const lead = leadOf(sentence, object)?.lead.split(' ').length ?? SHORTEST;
  const at = breakOf(words, Math.max(0, lead - SHORTEST + 2));
  if (at === undefined) return [tidy(words.slice(0, LONGEST_KEPT))];
  const main = tidy(words.slice(0, at));
  const third = told(sentence, words.slice(0, at).join(' '), words.slice(at).join(' '), object);
  return third && third.split(' ').length <= LONGEST_KEPT ? [main, third] : [main];
}

/** What is wanted, in the words of the story: what the criteria say as well is left out where it would be the idea once more. */
export function briefWish(wish: string, benefit: string, idea: string, criteria: readonly string[]): string {
  const words = wish.split(/\s+/).filter(Boolean);
  if (commonRun(stems(`${wish} so that ${benefit}`), stems(idea)) <= LONGEST) return wish;
  const at = breakOf(words, 0);
  if (at === undefined) return wish;
  const brief = tidy(words.slice(0, at));
  const told = contentStems([brief, ...criteria].join(' '));
  return [...contentStems(wish)].every((word) => told.has(word)) ? brief : wish;
}
