import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, singular } from '../language/nouns.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';

/** What somebody gets to have, so that what is told of it is how it is to be. */
const HAS = /^(?:see|view|use|have|get|receive)$/;
const REST = /\b(?:I|we|they|he|she|who|if|when|unless|not|instead|like|just|even|so|because|please|too|rather)\b/i;

export interface ToldOfIt {
  /** The wish without it. */
  readonly main: string;
  readonly states: readonly string[];
}

/** "a timetable that leaves 5 minutes to walk": how the thing is to be. */
function related(wish: string): ToldOfIt | undefined {
  const [, deed = '', name = '', told = ''] = /^(\w+) (an? [^,]+?) (?:that|which) ([^,]+)$/i.exec(wish) ?? [];
  const noun = readNounPhrase(name);
  const [first] = tagSentence(splitWords(`it ${told}`)).slice(1);
  // "use a card that has run out": that tells which one.
  if (
    !noun ||
    !HAS.test(deed) ||
    isPerson(noun.head) ||
    noun.plural ||
    first?.tag !== 'VZ' ||
    / (?:of|for|from|in|on|at|with) /.test(name)
  )
    return undefined;
  return { main: `${deed} ${name}`, states: [`The ${noun.core} ${told}`] };
}

/** What one piece behind a comma tells of a thing. */
function stateOf(piece: string, core: string, many: boolean, before: string): string[] | undefined {
  const is = many ? 'are' : 'is';
  const tags = tagSentence(splitWords(`it is ${piece}`))
    .slice(2)
    .map(({ tag }) => tag);
  // "one link for each person"
  if (/^(?:one|two|three|\d+) (?!of\b)(?:[\w-]+ ){1,3}(?:for each|per) [\w-]+$/i.test(piece))
    return [`There ${/^one\b/i.test(piece) ? 'is' : 'are'} ${piece.replace(/ per /, ' for each ')}`];
  // "heaviest crates first"
  const [, which = '', where = ''] = /^((?:[\w-]+ ){0,2}[\w-]+s) (first|last)$/i.exec(piece) ?? [];
  if (which && readNounPhrase(which)?.plural) return [`${which} come ${where}`];
  // "each with its own label but still linked to the parent"
  const [, own = '', also = ''] =
    /^each with ((?:an?|its|their|the) (?:(?!but\b|and\b)[\w-]+ ?){1,5})(?:(?: ?but| ?and) ((?:still |also )?\w+(?:ed|en) .+))?$/i.exec(
      piece,
    ) ?? [];
  // "a pass with one payer, each with ...": who is meant is not certain.
  const one = / more than one [\w-]+$|s$/.test(before) ? singular(before.split(' ').at(-1) ?? '') : '';
  if (own && one)
    return [`Each ${one} has ${own.trim().replace(/^their /i, 'its ')}`, ...(also ? [`Each ${one} is ${also}`] : [])];
  if (/^(?:which|that) (?:can|cannot|is|are|has|stays?)\b/i.test(piece))
    return [`The ${core} ${piece.replace(/^\w+ /, '')}`];
  // "open for a week", "sorted by size"
  return /^(?:A|VN)$/.test(tags[0] ?? '') &&
    tags[1] === 'P' &&
    !/^(?:due|based|according|such|similar|compared|spread)\b/i.test(piece)
    ? [`The ${core} ${is} ${piece}`]
    : undefined;
}

/** "a feed for supporters, one link for each person, which can be revoked": what is told of the thing behind its name. */
export function toldOfIt(wish: string): ToldOfIt | undefined {
  const relative = related(wish);
  if (relative) return relative;
  const [front = '', ...pieces] = wish.split(/, (?:and )?/);
  const noun = readVerbPhrase(front)?.object;
  // "how they were led" is no thing of which more could be told.
  if (!noun || /^(?:how|what|where|when|why|whether|who)\b/.test(noun.core)) return undefined;
  if (pieces.length === 0 || pieces.length > 3 || / (?:that|which|who|and|or) /.test(front)) return undefined;
  const found = pieces.map((piece, at) =>
    REST.test(piece) ? undefined : stateOf(piece.trim(), noun.core, noun.plural, at === 0 ? front : ''),
  );
  const states = found.filter((state) => state !== undefined);
  // What cannot be told by itself stays with the wish.
  const left = pieces.filter((_, at) => found[at] === undefined);
  return states.length > 0 ? { main: [front, ...left].join(', '), states: states.flat() } : undefined;
}
