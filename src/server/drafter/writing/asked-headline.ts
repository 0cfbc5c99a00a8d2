import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { count, LONGEST } from './fit-headline.ts';

const ASKS = /^(?:see|know|find out|check|be told) (how (?:many|much)) (.+)$/i;
/** What may stand between a subject and its verb. */
const ADVERB = /^(?:still|currently|already|really|actually)$/;

function isName(word: Tagged | undefined): boolean {
  return /^NS?$/.test(word?.tag ?? '') || word?.lower === 'people';
}

/** Where the thing that is counted ends: "bags of compost | they have left". */
function endOfThing(words: readonly Tagged[]): number {
  let at = 0;
  while (at < words.length) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    const isNoun = isName(words[at - 1]);
    if (lower === 'of' && isNoun && !/^(?:D|P|PN|W|C|PU)$/.test(words[at + 1]?.tag ?? 'PU')) {
      at += 2;
      continue;
    }
    // "seats | guests take": behind a noun of many another one begins.
    const begins = isNoun && tag !== 'P' && isPlural(words[at - 1]?.lower ?? '') && /^(?:NS?|A)$/.test(tag);
    if (begins || !(/^(?:A|NS?|VN|VG)$/.test(tag) || lower === 'people')) break;
    at++;
  }
  return isName(words[at - 1]) || words[at - 2]?.lower === 'of' ? at : 0;
}

/** "they have left in the yard", "they used last spring": what is so with the thing, without whoever has it. */
function ofTheirs(words: readonly Tagged[]): string | undefined {
  const adverb = ADVERB.test(words[1]?.lower ?? '') ? (words[1]?.text ?? '') : '';
  const [verb, ...rest] = words.slice(adverb ? 2 : 1);
  if (!verb || /^(?:M|DO|BE)$/.test(verb.tag)) return undefined;
  const tail = joinWords(rest);
  if (/^(?:have|has)$/.test(verb.lower)) {
    const isDone = rest[0]?.tag === 'VN' && rest[0].lower !== 'left';
    if (isDone || /^(?:left|free|in|on|at|for|over|next|this|today|tomorrow|per)\b/.test(tail)) return tail;
    return undefined;
  }
  const base = readVerb(verb.lower)?.base;
  // "they need for tomorrow", "they ran out of": only what is done to the thing.
  return base &&
    (tail === '' || /^(?:last|this|next|in|on|at|for|per|each|every|today|yesterday|so far|until|since)\b/.test(tail))
    ? [adverb, participle(base), tail].filter(Boolean).join(' ')
    : undefined;
}

/** "kids who do not have a lunch box": those that are counted do it themselves. */
function ofThem(thing: string, words: readonly Tagged[]): string | undefined {
  const { clauses } = parseSentence(`${thing} ${joinWords(words)}`);
  const [clause] = clauses;
  if (clauses.length !== 1 || !clause?.group || textOf(clause.subject) !== thing || words.length < 2) return undefined;
  const last = thing.split(' ').at(-1) ?? '';
  // "boats on the lake", "people coming tonight"
  if (words[0]?.tag === 'BE' && !clause.group.negated)
    return words.length > 2 ? `${thing} ${joinWords(words.slice(1))}` : undefined;
  return `${thing} ${isPerson(last) || last === 'people' ? 'who' : 'that'} ${joinWords(words)}`;
}

/**
 * The name of what somebody wants to count: "bags of compost left in the shed" for "see how many bags of compost they have left in
 * the shed", "hours each volunteer worked in May". Nothing where it is not plain what is counted.
 */
export function amountName(wish: string): string | undefined {
  const [, , clause = ''] = ASKS.exec(wish) ?? [];
  if (!clause || /,| (?:and|or|but) /.test(clause)) return undefined;
  const words = tagSentence(splitWords(`the ${clause}`)).slice(1);
  const end = endOfThing(words);
  const rest = words.slice(end);
  if (end === 0 || rest.length === 0) return undefined;
  const thing = joinWords(words.slice(0, end));
  const theirs = /^(?:they|we|I)$/.test(rest[0]?.text ?? '') ? ofTheirs(rest) : undefined;
  const others = /^(?:D|N|NS)$/.test(rest[0]?.tag ?? '') ? joinWords(rest) : undefined;
  const name = theirs !== undefined ? `${thing} ${theirs}` : others ? `${thing} ${others}` : ofThem(thing, rest);
  if (!name || /\b(?:they|their|it|its)\b/.test(name)) return undefined;
  return [
    name,
    name.replace(/ (?:right now|at the moment|currently|now)\b/, ''),
    name.replace(/ (?:the|an?) /g, ' '),
  ].find((form) => count(form) <= LONGEST && count(form) >= 3);
}
