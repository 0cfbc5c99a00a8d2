import { rowsMet } from '../language/rows-met.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { insideSentence, measuredOff } from './said-first.ts';
import { waysOf } from './same-words.ts';
import { upperFirst } from '../language/capitals.ts';

type Ways = (words: readonly Tagged[]) => readonly string[];

/** The text with words put in place of some of its own. */
function put(words: readonly Tagged[], from: number, to: number, ...by: string[]): string {
  return joinWords([...words.slice(0, from), ...by.map((text) => ({ text })), ...words.slice(to)]);
}

/** For every word of a sentence the ways to say it otherwise there. */
function each(words: readonly Tagged[], ways: (word: Tagged, at: number) => string | undefined): readonly string[] {
  return words.flatMap((word, at) => ways(word, at) ?? []);
}

const isNoun = (word: Tagged | undefined) => /^NS?$/.test(word?.tag ?? '');

/** Whether what stands before a word is the deed, so that a noun there is what is done something with. */
function isBehindVerb(words: readonly Tagged[], at: number): boolean {
  return words.slice(0, at).some(({ tag }) => FINITE.has(tag) || tag === 'VN');
}

/** "the hour the boat leaves", "the rooms they clean": "that" is left out in front of such a clause. */
const contactClause: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    // "in May it turns out": a time is told by no such clause.
    const isTime = !isNoun(words[at - 1]) || /^\p{Lu}/u.test(words[at - 1]?.text ?? '');
    // "see how many bags they have": what is asked about stands there, and nothing was left out.
    const isAsked = words.slice(Math.max(0, at - 5), at).some(({ lower }) => /^(?:how|which|what|whose)$/.test(lower));
    if (isTime || isAsked || !isBehindVerb(words, at - 1)) return undefined;
    const isPronoun = tag === 'PN' && /^(?:they|he|she|it|somebody|someone|nobody)$/.test(lower);
    const isArticle = /^(?:the|their|an?)$/.test(lower);
    // Articles, adjectives and nouns up to the verb of the clause.
    let end = at + 1;
    if (isArticle) while (/^(?:A|N|NS)$/.test(words[end]?.tag ?? '')) end++;
    const isSubject = isArticle && isNoun(words[end - 1]) && end - at <= 4;
    return (isPronoun || isSubject) && FINITE.has(words[end]?.tag ?? 'PU') ? put(words, at, at, 'that') : undefined;
  });

/** "hours recorded at return": hours that are recorded at return. */
const participleClause: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    const noun = words[at - 1];
    const isSaid =
      /^(?:VD|VN)$/.test(tag) &&
      /(?:ed|en|wn|pt|ght|ld|nt|id|ne|ut|st|made)$/.test(lower) &&
      words[at + 1]?.tag === 'P';
    const isCaused = words
      .slice(0, at)
      .some(({ lower: word }) =>
        /^(?:have|has|had|get|gets|keep|keeps|leave|leaves|want|wants|need|needs|who|which|that|what)$/.test(word),
      );
    if (!isSaid || !isNoun(noun) || isCaused || !isBehindVerb(words, at - 1)) return undefined;
    return put(words, at, at, 'that', isPlural(noun?.lower ?? '') ? 'are' : 'is');
  });

/** "a list that still has gaps": which still has gaps. */
const relative: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    const next = words[at + 1]?.tag === 'R' ? words[at + 2] : words[at + 1];
    if (tag !== 'W' || !isNoun(words[at - 1]) || !FINITE.has(next?.tag ?? 'PU')) return undefined;
    return lower === 'that' ? put(words, at, at + 1, 'which') : undefined;
  });

/** "a firing hotter than the limit": a firing that is hotter. */
const comparison: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    const noun = words[at - 1];
    const isMore = /^[a-z]{2,}er$/.test(lower) && tag === 'A' && words[at + 1]?.lower === 'than';
    if (!isMore || !isNoun(noun)) return undefined;
    return put(words, at, at, 'that', isPlural(noun?.lower ?? '') ? 'are' : 'is');
  });

/** Words that may stand for one another anywhere, or with what stands beside them. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/\bgets (?=(?:paid|charged|told|sent|shown|given|counted|asked)\b)/g, 'is '],
  [
    /(?<!\b(?:can|may|must|to|not|will|do|does|should|cannot|and|or|never) )\bget (?=(?:paid|charged|told|sent|shown|given|counted|asked)\b)/g,
    'are ',
  ],
  [
    /\bwithout at least (?=an? (?:\d|\w+ (?:gap|break|pause))|\d+ (?:minute|hour|day|week|month|km|m|kg|cm)\w*\b)/g,
    'with less than ',
  ],
  [
    /(?<=\b(?:days?|times?|hours?|minutes?|once|twice|nights?|evenings?|€|\d) )an? (?=(?:day|week|month|year|night|season)\b)/g,
    'per ',
  ],
  [
    /(?<=\b(?:until|once|after|when|whenever|if|unless|as long as)\b.{3,60} )has been (?=\p{L}+(?:ed|en|wn|pt|ght|ld|nt|id)\b)/gu,
    'is ',
  ],
  [
    /(?<=\b(?:until|once|after|when|whenever|if|unless|as long as)\b.{3,60} )have been (?=\p{L}+(?:ed|en|wn|pt|ght|ld|nt|id)\b)/gu,
    'are ',
  ],
  [/(?<=\b(?:not|no|never|nobody|nowhere)\b.{2,80}), not (?=(?:in|on|at|by|for|to|from|with) )(?!.*, not )/g, ', nor '],
  [/, not (?=(?:from|in|on|at|by|for|to|with|the|an?) )/g, ', and not '],
  [/\bhas already been (?=\p{L})/gu, 'was already '],
  [/\bhave already been (?=\p{L})/gu, 'were already '],
  [/\breally (?=\p{L}+(?:ed|s)\b)/gu, 'actually '],
  [/,? but (?=(?:the|an?|they|it|there|their) )/g, ', yet '],
  [/,? and then (?=\p{L})/gu, ', and after that '],
  [/\bsuch as\b/g, 'like'],
  [/\bfor example\b/g, 'such as'],
  [/\bbecause of\b/g, 'owing to'],
  [/\bdue to\b/g, 'because of'],
  [/\bexcept for\b/g, 'apart from'],
  [/\bapart from\b/g, 'except for'],
  [/\bas long as\b/g, 'so long as'],
  [/\brather than (?!(?:to|in|on|at|by|for|with|from|when|if) )/g, 'instead of '],
  [/\ba different (?=\p{L})/gu, 'another '],
  [/\b(date|day) on which\b/g, '$1 when'],
  [/\b(place|room|house) in which\b/g, '$1 where'],
  [/\bhas to (?=\p{Ll})/gu, 'must '],
  [/(?<!\b(?:not|can|may|to|cannot|no longer) )\bhave to (?=\p{Ll})/gu, 'must '],
  [/\bthe next (?=(?:working |business |calendar )?(?:day|week|month|morning|year)\b)/g, 'the following '],
  [/\bin the (?=(?:last|past|next) (?:\d+|two|three|four|five|six|ten|few) )/g, 'within the '],
  [/\bin advance\b/g, 'beforehand'],
  [/\babout (?=\d)/g, 'around '],
  [/\baround (?=\d)/g, 'about '],
  [/\bnext to\b/g, 'beside'],
  [/\bbeside\b/g, 'next to'],
  [/\bnear (?=the |an? |their )/g, 'close to '],
  [/\bhalf the (?=\p{L})/gu, 'half of the '],
  [/\bhalf of the\b/g, 'half the'],
  [/\ball of the\b/g, 'all the'],
  [/\bthose who\b/g, 'all who'],
  [/\banyone who\b/g, 'whoever'],
  [/\bwhoever (?=\p{L})/gu, 'the person who '],
  [/(?<=\p{L}{3}s) who (?=(?:still |already |also |always )?\p{L}+\b)/gu, ' that '],
  [/\bat the same time\b/g, 'at one and the same time'],
  [/\btwice (?=(?:an?|the|in|per) )/g, 'two times '],
  [/\bbefore (?=the (?:start|end|beginning)\b)/g, 'ahead of '],
  [/\bon (?=(?:arrival|departure)\b)/g, 'upon '],
  [/\bwithin (?=(?:\d|an?|the|two|three|four|five|six) )/g, 'inside '],
  [/(?<=\p{L}{3}) as well as /gu, ' and also '],
  [/(?<!\b(?:whether|either) .*)(?<=\p{L}{3}) or (?=(?:when|if|by|in|on|at) )/gu, ', or else '],
  [/ and only (?=(?:for|from|in|on|at|when|if|with|by|after|before|the) )/g, ' but only '],
  [/\bthe way (?=(?:they|it|the) )/g, 'how '],
  [/\bnot yet\b/g, 'still not'],
  [/\bmost of (?=the |them\b)/g, 'the greater part of '],
  [/(?<=\b(?:is|are|be) )only (?=\p{Ll})/gu, 'solely '],
  [/(?<=\p{L}{3}), (?=(?:worked out|counted|measured|calculated)\b)/gu, ', as '],
  [/(?<=\p{L}{3}), (?=rounded\b)/gu, ', and '],
];

/** Whether what begins at a word goes on to the next comma or to the end, and no verb of what stands before it comes in between. */
function isLast(words: readonly Tagged[], at: number): boolean {
  const comma = words.findIndex(({ tag }, place) => place > at && tag === 'PU');
  const part = words.slice(at, comma < 0 ? words.length : comma);
  // "on the plan and seat them": the second deed would belong to the plan.
  if (part.some(({ tag }, place) => tag === 'C' && isBaseVerb(part[place + 1]?.lower ?? ''))) return false;
  const verb = part.findIndex(({ tag }) => FINITE.has(tag));
  return verb < 0 || part.slice(0, verb).some(({ tag }) => /^(?:W|S|PN)$/.test(tag));
}

/** What tells when or under which condition, and may as well stand in front. */
const CIRCUMSTANCE = /^(?:when|while|before|after|until|during|without)$/;
const JOINT = /^(?:in|on|at|for|from|during|before|after|between|within|without|under|over)$/;
const WHEN = /^(?:when|while|before|after|until)$/;

/** What its own preposition belongs to: "ask the archive for the record", "look for it", "fewer than eleven between the two". */
const GOVERNS =
  /^(?:ask|asks|asked|wait|waits|look|looks|search|apply|applies|pay|pays|paid|call|aim|care|fewer|less|more|gap|time)$/;

/** "an answer from the dentist": an answer, specifically from the dentist. */
const closer: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    // "the format they ask for with requests": its preposition belongs to what stands before it.
    const isJoint = isNoun(words[at - 1]) && words[at + 1]?.tag !== 'P' && at > 3 && at < words.length - 2;
    // "on hold", "on trial": a way of being, and no place.
    const isManner = words[at + 1]?.tag === 'N' && !isNoun(words[at + 2]);
    // "21 days after it was opened": the measure is of what follows.
    const isMeasure =
      /^(?:before|after)$/.test(lower) && /^(?:minute|hour|day|week|month|year)s?$/.test(words[at - 1]?.lower ?? '');
    const isCloser = (tag === 'P' && JOINT.test(lower)) || (tag === 'S' && WHEN.test(lower));
    if (!isJoint || !isCloser || isManner || isMeasure || !isBehindVerb(words, at) || !isLast(words, at))
      return undefined;
    if (words.slice(Math.max(0, at - 4), at).some((word) => GOVERNS.test(word.lower))) return undefined;
    return put(words, at, at, ', specifically');
  });

/** "a photo can be added after the call": after the call, a photo can be added. */
const inFront: Ways = (words) =>
  each(words, ({ tag, lower }, at) => {
    const isJoint = (tag === 'P' || tag === 'S') && CIRCUMSTANCE.test(lower) && at > 3 && at < words.length - 1;
    // "like a child at a birth or a baptism before the birth": an example has its own time.
    const isExample = words.slice(0, at).some((word) => /^(?:like|such)$/.test(word.lower));
    const isAlone =
      !isExample && words.slice(at).every((word) => word.tag !== 'PU') && !/^(?:S|P|W)$/.test(words[0]?.tag ?? 'S');
    // "scan it and see when it was last waxed": what is asked stays with its verb.
    // "can be lit again only after ...": the word would be left alone.
    const isAsked = /^(?:see|know|find|check|show|tell|ask|only|not|even)$/.test(words[at - 1]?.lower ?? '');
    if (!isJoint || !isAlone || isAsked || !isBehindVerb(words, at) || !isLast(words, at)) return undefined;
    const front = joinWords(words.slice(at));
    const main = joinWords(words.slice(0, at));
    // "5 and 10 days after the last lesson": how long after it goes along.
    const { said, measure } = /^(?:before|after)$/.test(lower) ? measuredOff(main) : { said: main, measure: '' };
    if (/\b(?:from|by|for|in|at|until|to|of|and|or)$/.test(said)) return undefined;
    return `${upperFirst(measure ? `${measure} ${front}` : front)}, ${insideSentence(said, words)}`;
  });

/** "a list with the names": together with the names. */
const togetherWith: Ways = (words) =>
  each(words, ({ lower }, at) =>
    lower === 'with' && isNoun(words[at - 1]) && at > 3 && isBehindVerb(words, at) && isLast(words, at)
      ? put(words, at, at, 'together')
      : undefined,
  );

const likeMet = rowsMet(LIKE, ([pattern]) => pattern);

function likeWays(text: string): readonly string[] {
  return likeMet(text).flatMap(([pattern, by]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const said = by.replace('$1', found.split(' ')[0] ?? '');
      return text.slice(0, index) + said + text.slice(index + found.length);
    }),
  );
}

/** "a Saturday, Sunday or holiday": or else a holiday. Without a list it would be a threat: "give a name or else pay". */
function orElse(text: string): readonly string[] {
  const listed = [
    ...text.matchAll(
      /(?<!\b(?:whether|either|one) .*)(?<=, (?:\p{L}+ )?\p{L}{3,}) or (?!else|more|less|not|later|earlier)(?=\p{Ll})/gu,
    ),
  ].map(({ index }) => `${text.slice(0, index)} or else ${text.slice(index + 4)}`);
  // "they do not have to pay or give a name": nor give a name.
  const denied = [...text.matchAll(/(?<=\bnot (?:have|need) to [^,]{3,60}) or (?=(\p{Ll}+) )/gu)]
    .filter(([, verb = '']) => isBaseVerb(verb))
    .map(({ index }) => `${text.slice(0, index)}, nor ${text.slice(index + 4)}`);
  return [...listed, ...denied];
}

const MOST_TURNS = 5;
const MOST_WORDS = 60;

/** The first way that brings the longest run down to `most`, else the one that brings it down furthest. */
function bestOf(
  ways: readonly string[],
  runOf: (text: string) => number,
  left: number,
  most: number,
): [string, number] | undefined {
  let best: [string, number] | undefined;
  for (const way of ways) {
    const run = runOf(way);
    if (run <= most) return [way, run];
    if (run < (best?.[1] ?? left)) best = [way, run];
  }
  return best;
}

/**
 * A statement in other words, one place after the other, so that its longest run comes down to `most`; nothing where it does not.
 * `runOf` tells the longest run of a text. What only names something more closely is said so where nothing else is left.
 */
export function inLooserWords(
  text: string,
  runOf: (text: string) => number,
  most: number,
  isCloser = true,
): string | undefined {
  if (text.split(' ').length > MOST_WORDS) return undefined;
  let said = text;
  let left = runOf(said);
  for (let turn = 0; turn < MOST_TURNS && left > most; turn++) {
    const words = tagSentence(splitWords(said));
    const [now, run] =
      bestOf(
        [
          ...waysOf(said),
          ...likeWays(said),
          ...[contactClause, participleClause, relative, comparison].flatMap((way) => way(words)),
        ],
        runOf,
        left,
        most,
      ) ??
      // Said twice it would be a manner.
      (isCloser && !/, specifically /.test(said)
        ? (bestOf(inFront(words), runOf, left, most) ??
          bestOf([...togetherWith(words), ...closer(words), ...orElse(said)], runOf, left, most))
        : undefined) ??
      [];
    if (now === undefined || run === undefined) return undefined;
    [said, left] = [now, run];
  }
  return left <= most ? said : undefined;
}
