import { upperFirst } from '../language/capitals.ts';
import { isPerson, singular } from '../language/nouns.ts';
import { HARMFUL_VERBS } from '../lexicon/harm.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isCommand } from './is-command.ts';
import { isComplaint } from './read-plain.ts';
import { lowerFirst } from './trouble-words.ts';

/** What the product may be told to do about what stands before the comma. */
const ORDERS =
  'let|show|send|give|tell|remind|notify|warn|inform|take|use|make|add|keep|allow|stop|put|offer|group|suggest|hide|block|mark|fill|sort|highlight|skip|print|store|save|ask|list|(?:move|split|bring|shift|spread|set|cover|merge|release|swap|book|call|find|invite|adjust|check|lock|open|close|start|write)(?! (?:it|them|this|that)\\b)';
const ORDER = new RegExp(`^(?:${ORDERS})$`);
/** An order at the beginning of the words, behind "always" or "then" at most. */
const ORDERED = new RegExp(`^(?:[\\w'-]+,? ){0,4}?(?:${ORDERS})\\b`, 'i');
const DENIED = /^(?:please )?(?:don't|do not|dont) [a-z]+ /i;
/** What was named before, and what it has to be: asked of the words before they are parsed. */
const OWED = /\b(?:these|those|they|it|this|that) (?:\w+ ){0,3}(?:must|should|shall|shan['’]t)/i;
const DEPENDS =
  /^(?:if|when|whenever|once|after|before|as|while|because|since|unless|until|although|in|on|at|for|with|to)\b/i;

function isStatement({ subject, group, mood }: Clause): boolean {
  return mood === 'statement' && subject.length > 0 && group !== undefined;
}

/** Whether the words behind a comma are an order about what the statement before it complains of. */
function isOrder(before: string, after: string): boolean {
  // What the words alone tell is asked first: a list has a comma behind each word, and all of it would be parsed at each of them.
  const isAsked = /^(?:so |and )?please\b|^let\b/i.test(after);
  const asked = after.replace(/^(?:so |and |then )?(please )?/i, '');
  // "holidays should not count, please don't charge for them": what has its own subject and verb is over there.
  const isDenied = DENIED.test(after) && !/ (?:who|which|that)\b/i.test(before);
  if (DEPENDS.test(before) || !(isDenied || ((isAsked || ORDERED.test(asked)) && isCommand(asked)))) return false;
  const clauses = parseSentence(before).clauses;
  if (clauses.length === 0 || !clauses.every(isStatement)) return false;
  // "the app should cancel it when too few have come, and offer them another": the same subject goes on.
  if (
    /^and (?!please\b)/i.test(after) &&
    clauses.some(({ group }) => /^(?:should|must|shall)$/.test(group?.modal ?? ''))
  )
    return false;
  if (isAsked || isDenied) return true;
  const [order, ...more] = parseSentence(asked).clauses;
  // "guides tick names, print the list and send it": a list of what the guides do.
  const isListed = more.some(({ link, subject }) => link !== '' && subject.length === 0);
  return !isListed && ORDER.test(order?.group?.verb ?? '') && isComplaint(before, before);
}

/** Whether the words behind a comma tell how what was named before it has to be: "..., these must be blurred". */
function isRuleOfIt(before: string, after: string): boolean {
  if (DEPENDS.test(before) || !OWED.test(after)) return false;
  const [rule] = parseSentence(after).clauses;
  if (!/^(?:these|those|they|it|this|that)$/i.test(textOf(rule?.subject ?? []))) return false;
  const [clause] = parseSentence(before).clauses;
  return clause !== undefined && isStatement(clause) && /^(?:must|should|shall)$/.test(rule?.group?.modal ?? '');
}

/** "most of them give up", "and many order the wrong one": so many of those who were named do so. */
const SO_MANY =
  /^(?:and |but )?(?:(?:most|many|some|few|half|all|none|several) of (?:them|us|these|those)|(?:most|many|some|others|few|several)) (?=[a-z])/i;

function isRemarkOnThem(before: string, after: string): boolean {
  if (DEPENDS.test(before) || !SO_MANY.test(after)) return false;
  // "many order the wrong one": as one word in front of a verb it may name many orders.
  const [clause] = parseSentence(after.replace(SO_MANY, 'they ')).clauses;
  if (!clause || !isStatement(clause) || textOf(clause.subject) !== 'they') return false;
  return !clause.group?.modal && parseSentence(before).clauses.every(({ group }) => group !== undefined);
}

/** What goes on with the wish, and what is owed or may be: no remark of its own. */
const GOES_ON =
  /^(?:and|but|so|or|which|who|whose|that|not|never|no(?! one\b)|without|with|otherwise|then|also|only|even|just|please|because|if|when|while|as|since|until|unless|before|after|for|from|to|in|on|at|by|especially|including|like|ideally|preferably|maybe|perhaps)\b|\b(?:should|must|shall|may|can|could|will|would|cannot|can't|won't|needs? to|(?<!^(?:nobody|no one) )wants? to|(?:has|have) to)\b|,/i;
/** What asks for something. */
const WISHES = /\b(?:should|must|shall|can|could|want|wants|need|needs|let|would|please|allow)\b/i;

/** "we need a list, parents ask at every open day": a trouble told behind a wish. */
function isSuffered(before: string, after: string): boolean {
  if (GOES_ON.test(after) || DEPENDS.test(before) || after.split(' ').length < 4) return false;
  const [clause] = parseSentence(after).clauses;
  if (!clause || !isStatement(clause) || !isComplaint(after, after) || isComplaint(before, before)) return false;
  // "daily closing in one click, nobody wants to count": a thing by its name is a wish as well.
  return WISHES.test(before) || isCommand(before) || parseSentence(before).clauses.every(({ group }) => !group);
}

/** What is ordered, forbidden or only named: what stands behind its comma may tell why. */
const FORBIDDEN = /^(?:please )?(?:don't|do not|dont|stop|never|no more|no) [a-z]+ /i;
/** Who has it, and no thing that a rule speaks of: "my daughter is allergic", "one of them took it along". */
const SUFFERER =
  /^(?:(?:(?:I|we)(?:['’](?:m|re))?(?! (?:want (?!to\b)|would|need to|should|must|wish)\b)|people|nobody|no one|half of (?:us|them|my|our)|(?:one|two|some|most|many) of (?:us|them)|my [\w-]+|our [\w-]+)(?= )(?!.* (?:it|them) (?:afterwards|later|then)$)|last (?:week|month|year|time|night)\b|(?:it|this|that|they)(?:'s)? (?:(?!is\b|are\b)[\w-]+ )?(?:\w+ing )?(?:me|us|my|our|everyone|everybody|people|so much|a lot|ages|hours|forever)\b|(?:it|this|that)(?:'s| is| looks| feels| sounds) (?:so |too |very |really |just |not )*(?:awful|annoying|embarrassing|confusing|ugly|useless|painful|sad|rude|terrible|horrible|boring|dangerous|slow|loud|expensive|a (?:pain|mess|waste|shame|nuisance)))/i;

/** "costs a minute every time": what is left out in front of it is "it". */
const COSTS =
  /^(?:costs|takes|wastes|drives|makes|hurts|annoys|confuses|scares|saves|eats up) (?:me|us|my|our|everyone|everybody|people|guests|an? |too|so much|ages|hours|days|time|half|two|three|ten|every)/i;
const LATELY = /^(?:last|this) (?:week|month|year|time|night|season|summer|winter|\w+day),? /i;

/** What somebody cannot do by nature, and no product lets or forbids: to read the German rules, to wait. */
const UNABLE =
  /^(?!(?:and|but|so|which|who)\b)(?:[\w'’-]+ ){1,8}?(?:can['’]?t|can ?not|won['’]?t|will not|(?:do|does)(?: not|n['’]?t)) (?:even |always |really |ever )?(?:read|see|hear|understand|use|find|remember|recall|reach|wait|afford|carry|speak|write|type|walk|stand|tell|drive|climb|lift|hold|concentrate|follow|know|like|trust|fill in|look at|open their mails?)\b/i;
/** What bounds or forbids. */
const BOUNDS = /\b(?:only|unless|without|until|before|should|must|may|(?:it|them|this|that|these|those)$)/i;
/** "after an outage we have 200 of the same": in which case there is so much of it. */
const CASE_OF_MUCH = /^(?:after|at|in|on|during) (?:an? |the )?[\w-]+(?: [\w-]+)?,? (?:we|I) (?:have|get|face|see) /i;

/** Whether two texts speak of the same: what is said of a thing of the wish is a rule and no reason. */
function shareWords(one: string, other: string): boolean {
  const stems = (text: string) =>
    new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2))));
  const known = stems(one);
  return [...stems(other)].some((stem) => known.has(stem));
}

/** "sort the reports, a broken heater can't wait", "..., many parents can't read the rules": why it is wished. */
function isUnable(before: string, after: string): boolean {
  return (UNABLE.test(after) && !BOUNDS.test(after) && !shareWords(before, after)) || CASE_OF_MUCH.test(after);
}

/** "don't play a sound, we are in a library": a reason that has lost its "because". */
export function withReasonBehind(before: string, after: string): string | undefined {
  // "don't start the next song, I want to hear the end": what it is not wanted for.
  const [, who = '', deed = ''] =
    /^(I|we) (?:just |only |still )?want to (?!get\b|receive\b|have\b|see\b|use\b|be\b)([a-z]+ .+)$/i.exec(after) ?? [];
  if (deed) return FORBIDDEN.test(before) && !DEPENDS.test(before) ? `${before} so that ${who} can ${deed}` : undefined;
  const isBare = COSTS.test(after);
  const unable = isUnable(before, after);
  if (!isBare && !unable && (GOES_ON.test(after) || !SUFFERER.test(after) || after.split(' ').length < 3))
    return undefined;
  if (DEPENDS.test(before)) return undefined;
  const isWished =
    FORBIDDEN.test(before) ||
    isCommand(before) ||
    (unable && WISHES.test(before)) ||
    parseSentence(before).clauses.every(({ group }) => group === undefined);
  if (!isWished) return undefined;
  if (unable) return `${before} because ${lowerFirst(after.replace(/\bcan not\b/gi, 'cannot'))}`;
  if (isBare) return `${before} because it ${after}`;
  const [clause] = parseSentence(expandContractions(after.replace(LATELY, ''))).clauses;
  if (!clause || !isStatement(clause) || clause.group?.modal) return undefined;
  // "one of them sold it": what others did is to happen no more, and tells why by itself.
  const isOthers = !/^(?:I|we|it|this|that|they|my|our)\b/i.test(after);
  const isHarm = isOthers && (clause.group?.past || HARMFUL_VERBS.has(clause.group?.verb ?? ''));
  if (isHarm) return FORBIDDEN.test(before) ? undefined : `${before}. ${upperFirst(after)}`;
  return `${before} because ${lowerFirst(after)}`;
}

const AT_FAULT =
  / (?:is|are) (?:\w+ )?(?:out of date|outdated|wrong|incorrect|old|too [a-z]+|missing|misspelt|unreadable)$/i;
const MENDS =
  /^(?:please )?(?:change|correct|update|fix|mend|replace|renew|brighten|enlarge|add) (?:it|them|the [a-z]+s?)\b/i;

/** "prices are out of date, change them": what is wrong once, and what is to be done about it. */
export function isMended(fault: string, order: string): boolean {
  return AT_FAULT.test(fault) && MENDS.test(order);
}

const ENOUGH =
  /^(?:(?:the|our|their|his|her|an?|its) )?[^,.;]{2,60} (?:is|are|will be|would be) (?:enough|sufficient|plenty)\b/i;

/** "names should not be on it, the number and the street are enough": what is enough is told by itself. */
function isEnough(before: string, after: string): boolean {
  // The words are asked before anything is parsed.
  return ENOUGH.test(after) && !DEPENDS.test(before) && parseSentence(before).clauses.some(isStatement);
}

/** "holidays should not count, please don't charge for them": what "them" is behind the comma. */
function named(before: string, after: string): string {
  const subject = textOf(parseSentence(before).clauses[0]?.subject ?? []);
  const isMany = /s$|\band\b/.test(subject) && !isPerson(singular(subject.split(' ').at(-1) ?? ''));
  return isMany && DENIED.test(after)
    ? after.replace(/\b(about|for|on|with|because of|over) them\b/i, `$1 ${lowerFirst(subject)}`)
    : after;
}

/** Two sentences with a comma between them, as two: "we waste time driving, please group requests". */
export function partSplices(line: string): string {
  for (const { 0: mark, index } of line.matchAll(/, | - |: |; /g)) {
    const [before, after] = [line.slice(0, index), line.slice(index + mark.length)];
    if (mark !== ', ') {
      if (!/[.!?;:]/.test(before) && before.split(' ').length > 2 && isSuffered(before, after))
        return `${before}. ${after}`;
      continue;
    }
    if (/[.!?;:]/.test(before) || before.split(' ').length < 3) continue;
    const reasoned = withReasonBehind(before, after);
    if (reasoned) return reasoned;
    if (
      isOrder(before, after) ||
      isMended(before, after) ||
      isRuleOfIt(before, after) ||
      isEnough(before, after) ||
      isRemarkOnThem(before, after) ||
      isSuffered(before, after)
    )
      return `${before}. ${named(before, after)}`;
  }
  return line;
}
