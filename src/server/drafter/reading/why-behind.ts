import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { factIn } from './fact-as-reason.ts';
import { fromBecause } from './from-because.ts';
import { canEnd, gainedByIt, withoutTrouble } from './gained-by-it.ts';
import { isCommand } from './is-command.ts';
import { firstOf, isExplanation, statementIn } from './is-explanation.ts';
import { withReasonBehind } from './part-splices.ts';
import type { People } from './people.ts';

/** An idea without the clause beside its wish that only tells why. */
export interface WhyBehind {
  readonly text: string;
  /** What is gained, as far as the clause tells: a sentence that gives a reason. */
  readonly why?: string;
  /** The clause itself: it may tell who wishes it. */
  readonly told?: string;
  /** A thing that is named as the cause: "the new law". */
  readonly cause?: string;
}

/** What stands between a wish and what is told beside it. */
const JOINT = /,\s+|\s+[-–—]\s+|;\s+/g;
/** "let them swap it it's mushrooms mostly": nothing between them. */
const NO_JOINT = /(?<=\p{L})\s+(?=(?:it['’]s|it is|there['’]s|there is|there are|that['’]s)\s)/giu;
/** In front of these a clause of its own has begun, or a question. */
const OPEN_CLAUSE =
  /\b(?:what|which|who|whose|where|when|how|why|whether|if|that|because|since|once|until|unless|than)(?: [\w'’-]+){0,3}$|\b(?:so|and|or|but|as|before|after|while|of|in|on|at|for|with|to|from|by|the|an?)$/i;
/** What goes on with the wish, or says when and how. */
const GOES_ON =
  /^(?:and|but|so|or|nor|yet|which|who|whose|whom|that is|not (?!every|all\b|many\b)|never|without|with|otherwise|then|also|only|even|just|please|because|if|when|whenever|whatever|whoever|wherever|however|while|as|since|until|unless|before|after|once|for|from|to|in case|in order|by|especially|including|like|ideally|preferably|maybe|perhaps|plus|minus|apart from|excluding|except|unlike|instead|rather|both|either|neither|no more|let|of course)\b/i;
const DEPENDS =
  /^(?:if|when|whenever|once|after|before|as(?! (?:an?|the|our|your) )|while|because|since|unless|until|although|though|of|among|in|on|at|for|with|to|during|from|by)\b/i;
/** What asks for something in so many words. */
const ASKS =
  /^(?:please )?(?:do not|stop|never|let|could|can|would|should|may|is it possible|how about|what about|why (?:can not|not|do not)) |\b(?:should|must|shall|may|needs? to|need|wants? to|want|would like|I would|has to|have to|ought to|can only|would be (?:nice|great|good|helpful|lovely)|please)\b/i;
/** Who tells a story is no wish yet. */
const TELLER = /^as (?:an?|the|our|your) [^,]+$/i;
const ANY_WISH = /\b(?:want|need|would|should|must|can|could|wish|like)\b/i;
const HELPERS = /\b(?:is|are|was|were|has|have|had|can|cannot|could|do|does)\b/i;
const CANNOT = /^[^,]+ can(?: not|not) /i;
const OWES = /^(?!no\b)[^,]+ (?:must|should|shall) /i;
const POINTS = /^(?:it|this|that|they|these|those)\b/i;
/** What goes on behind the clause: "it is closed on Thursdays, so that I am on time". */
const WITH_AIM = /^(.+?)(,? so that .+|, so .+)$/i;

/** "or else the next one waits": as others say it. */
const ELSE = /,? (?:or )?else (?=(?:the|our|my|they|we|I|it|nobody|somebody|people|an?) )/i;

function isWish(before: string, people: People): boolean {
  const said = expandContractions(before);
  if (said.split(' ').length < 2 || (DEPENDS.test(said) && !/,\s/.test(said))) return false;
  if (TELLER.test(said) && !ANY_WISH.test(said)) return false;
  if (ASKS.test(said) || isCommand(before)) return true;
  const { clauses } = parseSentence(said);
  const group = clauses[0]?.group;
  // "no more lists on the door" lists nothing; "no driver came" is a trouble.
  if (/^no /i.test(said))
    return clauses.every((one) => !one.group?.past && !HELPERS.test(textOf(one.group?.words ?? [])));
  // "stewards can't tell who had it": what somebody cannot do they wish to.
  if (/^(?:can|cannot)$/.test(group?.modal ?? '') && group?.negated) return true;
  return clauses.every((one) => one.group === undefined) || statementIn(before, people) === undefined;
}

/** Words that join a reason, besides "because". */
const LINK =
  /(,| [-–—])? (?:seeing (?:as|that)|given that|considering(?: that)?|as|since|'?cause|cos) (?!soon\b|long\b|far\b|well\b|much\b|many\b|if\b|though\b)/gi;
/** "as hardly anybody carries cash": so it is, and no time. */
const HARDLY =
  /^(?:hardly|barely|almost|nearly|not|most|half|many|some|few|several|two|three|people|nobody|no one|everybody|everyone)\b/i;
const IN_WHICH_WAY = /\w+(?:ed|en) (?:it|them|this|that)$/i;
const BY_PRONOUN = /^(?:I|we|they|it|he|she|you)\b/i;
/** "because of all the rows over who made the scratch": a thing is why, to the end of the sentence. */
const BECAUSE_OF = /^([^.;:?!]+?)(,| [-–—])? because of ([^.,;:?!]{3,70})$/i;
/** "when it is cancelled because of rain": a cause in a clause is part of the case. */
const IN_CASE = /\b(?:when|if|once|that|who|which|whose|where|whenever|unless|until|closed|cancelled)\b/i;

/** What somebody else lays down is a reason and no case. */
const BY_LAW =
  /\b(?:laws?|rules?|regulations?|gdpr|directive|tax|taxes|audits?|auditors?|insurance|insurers?|contracts?|polic(?:y|ies)|standards?|inspections?|inspectors?)$/i;

/** A wish without the thing because of which it is wished. */
function withoutThing(line: string, people: People): WhyBehind | undefined {
  const [, before = '', comma, name = ''] = BECAUSE_OF.exec(line) ?? [];
  if (name === '' || before.split(' ').length < 3 || !isWish(before, people)) return undefined;
  const reason = comma !== undefined || !IN_CASE.test(before) ? withoutTrouble(name) : undefined;
  if (reason) return { text: `${before}.`, why: reason };
  // Without a comma it may tell in which case: "excuse a pupil because of illness".
  return comma === undefined && !BY_LAW.test(name) ? undefined : { text: `${before}.`, cause: name };
}

/** "a map of the springs, since two huts ran dry", "as the drivers have to turn": with "because". */
function withBecause(line: string, people: People): WhyBehind | undefined {
  for (const { 0: link, 1: comma, index } of line.matchAll(LINK)) {
    const [before, after] = [line.slice(0, index), line.slice(index + link.length)];
    const isTime = comma === undefined && / (?:as|since) $/i.test(link) && !HARDLY.test(after);
    const clause = isTime && / as /i.test(link) ? undefined : statementIn(after, people);
    if (!clause || (isTime && clause.group?.past) || !isWish(before, people) || before.split(' ').length < 3) continue;
    // "as the registrar approved it": in which way; "as we throw it away otherwise": read by its own rule.
    if (
      !isExplanation(after, people) ||
      (/ as /i.test(link) && IN_WHICH_WAY.test(after)) ||
      (/ (?:as|since) /i.test(link) && BY_PRONOUN.test(after))
    )
      continue;
    const reason = fromBecause(after, before);
    const isKept = reason === undefined || factIn(reason) !== undefined || canEnd(reason, before, after, people);
    if (isKept) return { text: `${before} because ${after}.` };
    return ASKS.test(before) || isCommand(before) ? undefined : { text: `${before}.`, told: after };
  }
  return undefined;
}

const NOBODY_CAN = /^(?:nobody|no one) can (?!be\b|see\b|only\b)([a-z]+ .+?)(?:,| [-–—]|;| because) (.+)$/i;
/** What is lacking or broken: then it should be possible, and no rule forbids it. */
const LACKS =
  /\b(?:no|not|n't|never|nothing|nobody|down|broken|dead|missing|gone|out of order|too|without|lacks?|fails?|drops?|freezes|stuck|taken (?:down|away)|stopped|hardly)\b|n't\b/i;

/** "nobody can pay in the basement, there is no signal": a trouble, and no rule. */
function ofTrouble(line: string, people: People): WhyBehind | undefined {
  const [, deed = '', why = ''] = NOBODY_CAN.exec(line) ?? [];
  if (deed === '' || !LACKS.test(why) || statementIn(why, people) === undefined) return undefined;
  return { text: `We can not ${deed}.`, why: gainedByIt(why, deed, people) ?? '', told: why };
}

/** How it is done so far, what somebody wants or did once: each has readers of its own. */
const SO_FAR =
  /^(?:at the moment|right now|currently|now|today|so far|at present|I (?:accidentally|just|once))\b|\b(?:now|today|so far|at the moment|on paper)$/i;
const IN_CLAUSE = /\b(?:when|if|once|whose|which|who)\b[^,]*$/i;

function isReadElsewhere(before: string, said: string, people: People): boolean {
  const clause = statementIn(said, people);
  const who = textOf(clause?.subject ?? []);
  if (SO_FAR.test(said) || /\botherwise$/i.test(said)) return true;
  if (clause?.group?.verb === 'want' && !/^(?:nobody|no one|the ones)\b/i.test(who)) return true;
  // "no launch today, nobody had charged it": that is a trouble.
  if (/^no /i.test(before) && clause?.group?.past && /^(?:nobody|no one)\b/i.test(who)) return true;
  // "when a ticket with the same name, trip and cabin is sold": a list in a clause.
  return / and /.test(who) && IN_CLAUSE.test(before);
}

/** What stands behind a comma, a dash or a semicolon of a wish. */
function besideIt(before: string, mark: string, after: string, people: People): WhyBehind | undefined {
  const [, said = after, aim = ''] = WITH_AIM.exec(after) ?? [];
  if (!isWish(before, people) || statementIn(said, people) === undefined) return undefined;
  if (isReadElsewhere(before, said, people)) return { text: '' };
  // What is a reason by its own words is told as one.
  const reasoned = aim ? undefined : withReasonBehind(before, said);
  if (reasoned) return { text: mark.startsWith(',') ? '' : reasoned };
  if (isExplanation(said, people)) {
    const why = aim ? undefined : gainedByIt(firstOf(said), before, people);
    return { text: `${before}${aim}.`, ...(why ? { why } : {}), told: said };
  }
  // "I can't change it, the button sits under the keyboard": beside what is not possible no rule stands.
  if (CANNOT.test(expandContractions(before))) return { text: `${before}.`, told: said };
  // A duty and a rule beside it: the rule is a sentence of its own.
  const isApart = !aim && OWES.test(before) && !POINTS.test(said);
  return { text: isApart ? `${before}. ${upperFirst(said)}.` : '' };
}

/** Takes off the clause that stands beside a wish in its sentence and only tells why; nothing where there is none. */
function partOne(sentence: string, people: People): WhyBehind | undefined {
  const line = sentence.replace(/[.!\s]+$/, '');
  if (/:\s/.test(line)) return undefined;
  const joined = ofTrouble(line, people) ?? withoutThing(line, people) ?? withBecause(line, people);
  if (joined) return joined;
  for (const { 0: mark, index } of [...line.matchAll(JOINT), ...line.matchAll(NO_JOINT)]) {
    const [before, after] = [line.slice(0, index), line.slice(index + mark.length)];
    const isBare = mark.trim() === '';
    if (isBare && (OPEN_CLAUSE.test(before) || !(ASKS.test(before) || isCommand(before)))) continue;
    if (GOES_ON.test(after) || after.split(' ').length < 3 || /[?:]/.test(after)) continue;
    const parted = besideIt(before, mark, after, people);
    if (parted) return parted.text === '' ? undefined : parted;
  }
  return ELSE.test(line) ? { text: line.replace(ELSE, ', otherwise ') } : undefined;
}

/** An idea without the clauses that stand beside a wish in one sentence and only tell why; nothing where there are none. */
export function partWhy(text: string, people: People): WhyBehind | undefined {
  if (text.includes('\n')) return undefined;
  const sentences = text.split(/(?<=[\p{L}\d)"”][.!?])\s+(?=[\p{Lu}"“\d])/u);
  const parted = sentences.map((sentence) => partOne(sentence, people));
  const found = parted.filter((one) => one !== undefined);
  if (found.length === 0) return undefined;
  const [why, cause] = [found.find((one) => one.why)?.why, found.find((one) => one.cause)?.cause];
  const told = found.flatMap((one) => one.told ?? []).join(', ');
  return {
    text: sentences.map((sentence, at) => parted[at]?.text ?? sentence).join(' '),
    ...(why ? { why } : {}),
    ...(cause ? { cause } : {}),
    ...(told ? { told } : {}),
  };
}
