import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isTold } from '../reading/told-whole.ts';
import { isSound } from './is-sound.ts';

/** Where the second of two deeds begins: its joint and its verb. */
interface Second {
  readonly joint: number;
  readonly verb: number;
}

/** By the first one gets at the second: "type in the number and see the bed", "photograph the plate and get the year out of it". */
const MEANS_AND_AIM =
  /^(?:type in|enter|give|scan|click|tap|point|hover|photograph|film|record|dictate|upload|paste|take a (?:photo|picture|video) of)\b.* and (?:then )?(?:see|get|find|know|receive|hear)\b/;
/** What is granted holds for the first deed as well. */
const GRANTED = / even (?:though|if) [^,]+$/;

/** Behind these "and" may join what belongs to another verb than the first: "be asked to come and bring it", "see who comes and goes". */
function mayBelongElsewhere(words: readonly Tagged[]): boolean {
  return words.some(
    ({ tag, lower }, at) =>
      at > 0 && (tag === 'W' || tag === 'S' || lower === 'that' || (tag === 'TO' && words[at + 1]?.tag === 'V0')),
  );
}

function secondOf(words: readonly Tagged[]): Second | undefined {
  for (const [joint, { lower }] of words.entries()) {
    if (joint < 2 || !/^(?:and|or|then)$/.test(lower)) continue;
    let verb = joint + 1;
    while (/^(?:then|also|later|afterwards|automatically)$/.test(words[verb]?.lower ?? '')) verb++;
    const [next, object] = words.slice(verb);
    const isVerb =
      next?.tag === 'V0' || next?.lower === 'be' || (next?.tag === 'N' && /^(?:D|PO|PT)$/.test(object?.tag ?? ''));
    if (object && isVerb && (next.lower === 'be' || isBaseVerb(next.lower))) return { joint, verb };
  }
  return undefined;
}

/** A wish without the second of two deeds, where one of the criteria tells that deed: a story asks for one thing. */
export function oneWish(wish: string, criteria: readonly string[]): string {
  if (!/ (?:and|or|then) /.test(wish)) return wish;
  if (MEANS_AND_AIM.test(wish) || /^(?:let|make|have|be|help|keep|prevent|stop|no|not)\b/.test(wish)) return wish;
  const words = tagSentence(splitWords(wish));
  const second = secondOf(words);
  if (!second) return wish;
  const lead = words.slice(0, second.joint);
  const main = joinWords(lead).replace(/,$/, '');
  // "cancel and move a booking": the first has no thing of its own.
  const hasThing = lead.some(({ tag }, at) => at > 0 && /^(?:N|NS|PO|A|VG)$/.test(tag));
  const isNext = words.slice(second.joint, second.verb).some(({ lower: word }) => word === 'then');
  return hasThing &&
    (isNext || !mayBelongElsewhere(lead)) &&
    isSound(main) &&
    isTold(joinWords(words.slice(second.verb)), criteria)
    ? `${main}${GRANTED.exec(wish)?.[0] ?? ''}`
    : wish;
}
