import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBareOrder } from './is-order.ts';
import type { Reading } from './read-sentence.ts';

/** Words that ask for something outright. */
const ASKS =
  /\b(?:should|(?<!\ba )must|shall|ought to|wants?|would (?:like|love|prefer|rather|want)|please|let|(?<!(?:that|which|who) )could|(?:has|have) to be|needs? (?!to (?:ring|call|phone|wait|type|do|ask)\b)|would be (?:nice|great|good|better|enough|helpful)|would help|is enough)\b/i;
/** "my ex could still see the cameras after he moved out": what somebody was able to do. */
export const WAS_ABLE =
  /\bcould (?:still|even)\b|\bcould\b.*\b(?:after|until|when|because) (?:he|she|they|we|I|it|the [\w-]+) (?:had |was |were )?\w+(?:ed|ft|ne|nt)\b/i;

/** "an offer is binding for 24 hours", "contracts over 50,000 need two signatures": how long something holds, what it needs. */
export function isStanding(sentence: string): boolean {
  const [clause, next] = parseSentence(
    sentence.replace(/,? (?:otherwise|or else|but (?:they|he|she|it) (?:must|have to|has to|need to))\b.*$/i, ''),
  ).clauses;
  const rest = textOf(clause?.rest ?? []);
  if (!clause?.group || next || clause.group.past || clause.group.modal || clause.mood !== 'statement') return false;
  if (clause.group.verb === 'be')
    return /^(?:binding|valid|open|final|reserved|held|free) (?:for|until|till|within) /.test(rest);
  // "students pay half the fee"
  if (clause.group.verb === 'pay' && !clause.group.negated)
    return (
      /^(?:half|double|nothing|no|only|the full|less|a third)\b/.test(rest) &&
      !/^(?:i|we|he|she)$/i.test(textOf(clause.subject))
    );
  if (
    clause.group.verb === 'get' &&
    !/^(?:if|when|once|after)\b|:/i.test(sentence) &&
    /^(?:\d[\d.,]*|half) ?(?:%|percent|euros?|pounds?|dollars?)? (?:off|discount|back)\b/.test(rest)
  )
    return true;
  return (
    /^(?:need|require)$/.test(clause.group.verb) &&
    (/\b(?:over|under|above|below|more than|less than|up to) \S*\d/.test(textOf(clause.subject)) ||
      clause.group.adverbs.includes('always'))
  );
}

/** Whether a sentence asks for something in words, and does not only tell. */
export function isOvert({ sentence, request, trouble, action }: Reading): boolean {
  if (!request || trouble || (request.kind === 'detail' && !action)) return false;
  const text = expandContractions(sentence.text);
  if (sentence.isQuestion || sentence.isItem || request.form === 'story' || request.kind === 'stop') return true;
  if (isStanding(text)) return false;
  if (request.form === 'imperative') return isBareOrder(text) || ASKS.test(text);
  return ASKS.test(WAS_ABLE.test(text) ? text.replace(/\bcould\b/gi, '') : text);
}

/** What somebody has to do or can do: it may be what the idea is about. */
const BOUND = /\b(?:(?:has|have|needs?) to|needs?|wants?|can|cannot|may|might|will|would|could|able to)\b/i;

/** Whether a sentence only tells what is or was so, though it was read as a wish: "the vet is often at home". */
export function isOnlyTold(reading: Reading): boolean {
  const text = reading.sentence.text;
  return (
    reading.request?.form === 'wish' &&
    !reading.sentence.isItem &&
    !reading.action?.rule &&
    !isOvert(reading) &&
    (WAS_ABLE.test(text) || isStanding(text) || !BOUND.test(text))
  );
}
