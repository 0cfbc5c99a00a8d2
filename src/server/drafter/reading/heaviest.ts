import { parseSentence } from '../grammar/parse.ts';
import { isBackground } from './background.ts';
import { isOnlyTold, isOvert, WAS_ABLE } from './overt.ts';
import type { Request } from './read-request.ts';
import { ofRelief } from './read-trouble.ts';
import { PROBLEM } from './trouble-words.ts';
import type { Reading } from './read-sentence.ts';

const RANK: Readonly<Record<Request['kind'], number>> = { act: 3, system: 3, stop: 3, thing: 2, trouble: 1, detail: 0 };

/** "Basement, no network, gloves": where and how it is, not what is wanted. */
const SCENE = /^(?:\w+ )?\w+, (?:no|without|with|bad|wet|dirty|cold) |, no \w+(?:,|$)/i;

/** "goods-in gets crates with mixed valves": a statement, whatever it was read as, is no title. */
function tells(text: string): boolean {
  const [clause] = parseSentence(text).clauses;
  return clause?.mood === 'statement' && clause.subject.length > 0 && clause.group?.words[0]?.tag === 'VZ';
}

/** "hear that it happened", "be told about it": of what, another sentence tells. */
const POINTS_BACK =
  /^(?:hear|know|learn|find out|see|be (?:told|informed|notified|warned|alerted))(?: (?:that|when|if|once|as soon as) (?:it|this|that) (?:happens|happened|has happened|is so|is done|was done|is the case)|(?: (?:about|of))? (?:it|this|that))(?: somewhere| at once| too| as well)?$/i;

/** What asks for something, whenever it is said. */
const NEEDED = /\b(?:should|must|shall|wants?|needs?|would|please|could|wish|let)\b|\?/i;

/** "it would be great if", "it'd help if": a wish in so many words. */
const OUTRIGHT =
  /^it(?: would|'d| might) (?:really |already |also )?(?:help(?: \w+)?(?: a lot)?|be (?:so |very |really |a )?(?:great|good|nice|better|best|useful|handy|lovely|helpful|fair|fairer|safer|easier|big help)) if\b/i;

/** A thing in four words or more, and no question. */
const NAMES =
  /^(?!(?:should|can|could|is|are|was|were|do|does|did|will|would|may|must|shall|has|have|who|what|when|where|how|why|which|whose)\b)(?:\S+ ){3,}\S+$/i;

/** "see what the total is", "tell which are back" */
const UNKNOWN = /^(?:see|know|tell|find out) (?:who|whose|what|which|where|when|how|whether) /;

const OWED_TOO = / and (?:should|must|shall) [a-z]+/i;
/** "the app should at least ask": of what, another sentence tells. */
const BARE_DEED = /^(?:at least )?(?:ask|warn|say so|tell us|check|object|complain)(?: (?:it|that|this|so|first))?$/i;
/** "each rope needs a check once a year": so it is to be kept, and another sentence may say how. */
const EACH_NEEDS = /^(?:each|every) (?:[\w-]+ ){1,6}?needs an? (?!to\b)/i;
const HOUSE_RULE = /^(?:[\w-]+ ){0,3}rule(?: [\w-]+){0,3}: /i;

/** How much a sentence asks for. */
export function weight({ request, trouble, sentence, plain, action, isGuess }: Reading, isFirst = false): number {
  if (!request) return -1;
  if (request.form === 'story') return 6;
  // What nobody knows tells of itself what is wanted; a chore is only to end.
  if (trouble) return isGuess ? 0.8 : UNKNOWN.test(action?.wish ?? request.text) ? 1.1 : 1;
  if (/^what if\b/i.test(sentence.text)) return 0.5;
  if (action?.rule === 'open') return 1.5;
  // "Does it end the other one as well? I'd still want that": what is asked says what is meant.
  if (/^(?:I|we)(?:'d| would) still (?:want|like|need) /i.test(sentence.text)) return 1.2;
  // "He pays for Monday, she for Friday. Two payers for one child?": what is named with a question mark is suggested.
  if (sentence.isQuestion && request.form === 'noun phrase' && NAMES.test(sentence.text)) return 2;
  // "At the moment everybody can open it.": so it is, and nobody asks for it.
  if (sentence.isToday && !NEEDED.test(sentence.text)) return 0.7;
  // "She types it in and should see the last five": a wish stands in what is told.
  if (plain) return OWED_TOO.test(sentence.text) ? 0.95 : 0.9;
  if (EACH_NEEDS.test(sentence.text)) return 2.9;
  if (request.kind === 'system' && BARE_DEED.test(request.text)) return 2.5;
  // "Rule of the house: ...": what is announced so is what it is about.
  if (isFirst && action?.rule && HOUSE_RULE.test(sentence.text)) return 4.5;
  if (POINTS_BACK.test(request.text)) return 2.5;
  if (action && request.kind === 'detail') return 3;
  // "It'd be great if the page told them how to clean it": asked for in words, whatever is made of it.
  if (request.kind === 'detail' && OUTRIGHT.test(sentence.text) && !isFirst) return 2;
  // A title of some words, followed by sentences on how it should be.
  if (
    isFirst &&
    request.kind === 'thing' &&
    request.form !== 'wish' &&
    sentence.text.split(' ').length > 3 &&
    !SCENE.test(sentence.text) &&
    !tells(sentence.text)
  )
    return 4;
  // "People walk off. A deposit of 20 euros per pair.": what is named behind a trouble is suggested.
  if (!isFirst && request.form === 'noun phrase' && /^an? (?:[\w-]+ ){4,}/i.test(sentence.text) && !sentence.isItem)
    return 1.2;
  const asks =
    request.form === 'wish' ||
    request.form === 'question' ||
    request.form === 'system' ||
    request.form === 'imperative' ||
    request.form === 'negative';
  return RANK[request.kind] - (request.kind === 'stop' ? 0.2 : 0) + (asks ? 1 : -1) - (sentence.isItem ? 1 : 0);
}

function heaviestIn(readings: readonly Reading[], first: Reading | undefined): Reading | undefined {
  return readings.reduce<Reading | undefined>(
    (best, reading) => (!best || weight(reading) > weight(best, best === first) ? reading : best),
    undefined,
  );
}

/** What somebody takes for so, and is not. */
const MISTAKEN = /\b(?:thinks?|believes?|assumes?|expects?) .*\b(?:and|but|while) (?:it|they|the|then)\b/i;

/** "The clock goes by UTC. Hosts think it is six and it is nine.": what is told as it is, where what comes of it hurts. */
function asItHurts(best: Reading, readings: readonly Reading[]): Reading {
  const { text } = best.sentence;
  const comes = readings.slice(readings.indexOf(best) + 1);
  const isBad = comes.some(({ sentence }) => MISTAKEN.test(sentence.text)) && !best.request?.actor;
  return isBad ? ofRelief({ wish: `${PROBLEM}${text}` }, best.sentence, undefined) : best;
}

/** "Riders may ride no more than two hours.": how far somebody may go is told, and no wish of theirs. */
const CAPPED = /^[^,.]+? (?:may|can|must) [^,.]*?\b(?:no more than|not more than|at most|up to)\b/i;
const NOTICE = /\b(?:should|must|has to|have to|needs? to|wants? to) be (?:told|warned|alerted|notified|informed)\b/i;
const IN_CASE = /\b(?:if|when|whenever|once|as soon as)\b/i;

/** What asks for a notice behind a bound: "As soon as ..., the manager must be told." */
function noticeBehind(best: Reading, readings: readonly Reading[]): Reading | undefined {
  if (best.request?.kind !== 'act' || !CAPPED.test(best.sentence.text)) return undefined;
  return readings
    .slice(readings.indexOf(best) + 1)
    .find(
      (reading) => NOTICE.test(reading.sentence.text) && IN_CASE.test(reading.sentence.text) && weight(reading) >= 2,
    );
}

/** "the captain has to have done it": a duty of the day, which another sentence asks to be seen to. */
const DUTY = /\b(?:has|have) to have (?:been |done |had |[a-z]+ed )/i;
const OURS = /^(?:I|we) /i;

const SOME_DO =
  /^[a-z]+s (?!(?:for|of|in|on|at|with|without|by|from|to|and|or|per|that|which|who|when|if|as|before|after|between|during|under|over|about|into|beside|next|instead|like)\b)[a-z]+ (?:the|an?|our|their|my|his|her) /i;
/** Two words in front that may be a name, and are no usual order. */
const BARE_NAME =
  /^(?!(?:show|tell|send|give|remind|notify|warn|inform|alert|add|let|make|allow|list|keep|hide|mark|print|ask|offer|block|stop|move|put|set)\b)[a-z]+ (?!(?:the|an?|our|my|all|each|every|it|them|us|me|up|out|off|only|no|any|some|this|that|these|those|when|if)\b)[a-z]+s? /i;

/** "Combine came back and nobody said so", "rent is due on Monday": a clause that tells, although it was read as a wish or a title. */
function isToldOf({ sentence, request, action }: Reading): boolean {
  if (!request || sentence.isItem || sentence.isQuestion || action?.rule || request.kind === 'stop') return false;
  const { clauses } = parseSentence(sentence.text);
  const [clause] = clauses;
  // "Combine harvesters drive past and nobody hears the bell": no order, as its words say.
  // "Visitors fear the swell": a verb that is a noun as well.
  if (request.form === 'noun phrase' && SOME_DO.test(sentence.text)) return true;
  const next = clauses.slice(1).some(({ subject, mood }) => mood === 'statement' && subject.length > 0);
  if (request.form === 'imperative' && next && BARE_NAME.test(sentence.text)) return true;
  if (!clause?.group || clause.subject.length === 0 || clause.mood !== 'statement') return false;
  return (
    /^(?:imperative|noun phrase)$/.test(request.form) ||
    // "They can book two instead": it goes on with what is asked for.
    (request.form === 'wish' && /^(?:they|he|she|it) (?:can|may) /i.test(sentence.text)) ||
    (request.form === 'wish' && DUTY.test(sentence.text) && !OURS.test(sentence.text))
  );
}

/** Whether a sentence beside the wish asks for nothing, although it was read as if it did. */
export function isNoOrder(reading: Reading): boolean {
  return (
    (isOnlyTold(reading) && WAS_ABLE.test(reading.sentence.text)) ||
    (reading.request?.form === 'imperative' && isToldOf(reading))
  );
}

/** "Do not let guests cancel. Guests should ring.": what those who are barred do instead belongs to the ban. */
export function tellsInstead({ request }: Reading, ban: Reading | undefined): boolean {
  const who = ban?.request?.except ?? '';
  return (
    ban?.request?.kind === 'stop' &&
    who !== '' &&
    request?.kind === 'act' &&
    request.actor?.toLowerCase() === who.toLowerCase()
  );
}

/** A ban in front of what only goes on with it: "... must not take these; send them elsewhere instead". */
function banBefore(
  best: Reading | undefined,
  first: Reading | undefined,
  readings: readonly Reading[],
): Reading | undefined {
  const before = best && readings[readings.indexOf(best) - 1];
  const isInstead = before?.request?.kind === 'stop' && isOvert(before) && / instead$/i.test(best?.sentence.text ?? '');
  if (isInstead) return before;
  return best && best !== first && tellsInstead(best, first) ? first : best;
}

/** The sentence that asks for most; one that asks in words comes before one that only tells. */
export function heaviestOf(readings: readonly Reading[]): Reading | undefined {
  const [first] = readings;
  const best = banBefore(heaviestIn(readings, first), first, readings);
  const notice = best && noticeBehind(best, readings);
  if (notice || !best || isOvert(best) || !(isOnlyTold(best) || isToldOf(best))) return notice ?? best;
  const asking = readings.filter((reading) => isOvert(reading) && weight(reading) >= 2);
  return heaviestIn(asking, first) ?? (best.plain ? asItHurts(best, readings) : best);
}

/** The sentences beside the wish, without what is only told in front of it: "The hall is cold in May. The heating should ...". */
export function besideWish(main: Reading, rest: readonly Reading[], readings: readonly Reading[]): readonly Reading[] {
  if (!isOvert(main) && main.request?.form !== 'imperative') return rest;
  const at = readings.findIndex(({ sentence }) => sentence === main.sentence);
  return rest.filter(
    (reading) =>
      readings.indexOf(reading) > at ||
      !(
        (isOnlyTold(reading) && reading.plain === true) ||
        (readings.length === 2 && !reading.sentence.isItem && isBackground(reading.sentence.text))
      ),
  );
}
