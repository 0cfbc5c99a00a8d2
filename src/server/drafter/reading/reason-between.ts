import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { unwanted } from './from-because.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { isComplaint } from './read-plain.ts';
import { withoutOtherwise } from './part-otherwise.ts';
import { relieveText } from './relieve.ts';
import { BURDEN } from './relieve-amounts.ts';
import type { Reading } from './read-sentence.ts';

/** "we have 20 years of them", "I have been a member since May", "I am a baker": what is so, and nothing that hurts. */
const OWNED_FACT =
  /^(?:I am|I'm|we are|we're|I was|we were) (?:in|at|on|with|from|out) |^(?:we|I|they|there) (?:have|has|are|is) (?!to\b|no\b|not\b|too\b|never\b|nobody\b|so\b|only\b|always\b|often\b|still\b)(?:(?:(?:about|over|more than|around) )?\d|(?:(?:some|many|several|a few|a couple of|two|three|four) )?(?!problems?\b|issues?\b|trouble\b)[\w-]+ (?:who|that|which|with)\b)|^(?:I|we) (?:have been (?:an?|in|with|at|here|there|members?|customers?)|am an?)\b|^my [\w-]+(?: [\w-]+)? (?:is|was|got|has been) (?:gone|stolen|broken|dead|ill|sick|old)\b/i;

/** "stocktaking takes us two nights" */
const TAKES = /\b(?:takes?|costs?|eats?) (?:us|me|them|him|her|everybody|everyone|(?:the|our|my) \w+) /i;
/** What a denial that went wrong leaves: "I am not been", "they is not", "again on Saturday again". */
const TORN =
  /^(?:asked|told|said|showed|called|wanted|needed|went|came|got)\b|\b(?:St|Dr|Mr|Mrs|Ms|approx|incl)$|^to can\b|^no (?!one\b)[\w -]+ (?:do|does|is|are) not\b|\bdo(?:es)? not (?:\w+ )?nothing\b|\b(?:am|is|are) not been\b|\b(?:they|we|I) is\b|\bagain\b.*\bagain\b|\b(?:do|does) not \w+ no\b|\bnothing (?:is|does) not\b|^somebody (?:\w+ed|told|saw|knew|came|went|got|took|gave|said|found|thought|made|did|had|was)\b|^that (?:is|that)\b|^(?:somebody|it|this|that) (?:knows|is clear|happens|works|\w+s (?:it|that|this|them))$|^(?:when|if|as|because) (?:they|it|we) (?:is|are|has|have)\b/i;

/** "the team is always short by two crates": what hurts, and not denied at all. */
const STILL_BAD =
  /^(?!.*\b(?:not|no|nobody)\b).*\b(?:is|are) (?:always|still|often|constantly) (?:short|late|behind|full|empty|wrong|missing|out)\b/i;

/** "I am not stuck in a jam and came back late": only half of it was denied. */
const HALF_DENIED =
  /\b(?:is|are|am|do|does) not\b.* and (?:came|went|got|had|was|were|took|gave|left|lost|made|said|found|told|fell|ran|stood|rang|ended)\b/i;

/** "They take parts from the van and forget to write it down": the clause that hurts, with its subject; nothing where none does. */
function hurting(text: string): string | undefined {
  const { clauses } = parseSentence(text);
  let subject: Clause['subject'] = [];
  for (const clause of clauses) {
    if (clause.subject.length > 0) subject = clause.subject;
    const said = clauseText({ ...clause, subject });
    // What one does besides is told behind a comma: "he knows the streets, the planner does not".
    if (clause.group && isComplaint(said, said) && textOf(clause.rest) !== '') return said;
  }
  return undefined;
}

/** Whether the first clause is what hurts: only that one is turned into its opposite. */
function hurtsFirst(text: string): boolean {
  const [first] = parseSentence(text).clauses;
  const [told = ''] = (first ? clauseText(first) : text).split(/, (?=(?:the|our|my|an?|they|we|he|she|it|I)\b)/);
  return isComplaint(told, told) || TAKES.test(told);
}

/** What somebody has to do again and again because of others. */
export const TOIL =
  /^(?:dig|search|go|look|hunt|type|retype|copy|write|ring|phone|call|drive|walk|wait|sit|stand|chase|sort|count|scroll|click|print|guess|fill|enter|compare|match|spend|waste|lose|run|redo|rewrite|correct|reassign|ask|explain|carry|clean|check)$/;

/** "the district asks for them and we go through a folder": whoever speaks is to be spared their own toil. */
function ownToil(text: string): string | undefined {
  const own =
    /^(.+?),? and (?:then )?((?:we|I) (?!(?:can|could|will|would|want|need|should|must|do not|am|are|was|were)\b)\w+ .+)$/i.exec(
      text,
    );
  if (!own || /\b(?:we|I)\b/i.test(own[1] ?? '')) return undefined;
  const [clause] = parseSentence(own[2] ?? '').clauses;
  const { group } = clause ?? {};
  return clause && group && !group.negated && !group.modal && !group.past && TOIL.test(group.verb)
    ? `we do not have to ${actionOf(clause)}`
    : undefined;
}

/** "nobody on the list does not hear of it": two denials in one. */
const TWO_DENIALS = /\b(?:nobody|no one|none|hardly (?:anyone|anybody))\b(?: [\w'-]+){0,5}? (?:not|no longer|never)\b/i;

/** "prices do not change by the hour": how the world is, which no product ends. */
const NEVER_ENDS =
  /\b(?:do|does) not (?:here |now |always |often )?(?:mean|change|vary|differ|depend|do everything|live|belong|exist)\b|^[^,]{0,40}: |^(?:[\w-]+ ){0,2}rule,/i;

/** Whether there is a reason, and one without the marks of a denial that went wrong. */
export function isWholeReason(reason: string | undefined): reason is string {
  if (
    reason === undefined ||
    reason === '' ||
    NEVER_ENDS.test(reason) ||
    TWO_DENIALS.test(reason) ||
    TORN.test(reason) ||
    HALF_DENIED.test(reason) ||
    STILL_BAD.test(reason)
  )
    return false;
  // "when the crates are what was said": a case alone is no reason.
  if (/^(?:when|if|once|whenever) [^,]+$/i.test(reason)) return false;
  // "we do not have two sheds": that somebody has something is no trouble.
  return !/\bdo(?:es)? not have (?!to\b|any\b)/.test(reason) || BURDEN.test(reason);
}

/** "Sellers complain that counting takes days", "guests say the waiter forgot it": what they say is what hurts. */
const SAID =
  /^((?:(?:half )?(?:the|our|my|some|many|most|several) )?[\w-]+(?: [\w-]+)?) (?:often |always |keep |are |sometimes |regularly )?(?:complain|grumbling|moaning|complained|complaining|say|said|saying|tell us|told us|claim|moan|grumble) (?:to us )?(?:that |about it that )?(?=.+)/i;

function withoutSayer(text: string): string {
  const who = SAID.exec(text)?.[1] ?? '';
  if (who === '') return text;
  const told = text.replace(SAID, '').replace(/^they\b/i, who);
  const [clause] = parseSentence(told).clauses;
  return clause?.group && clause.subject.length > 0 && clause.mood === 'statement' ? told : text;
}

/** "they hardly move", "nobody minds": how things are, which the wish does not change. */
const NATURE =
  /^(?:quite a few|several|a few|few|some|many|most) (?:of (?:them|us) )?(?:have|are|live|own|come)\b|\b(?:is|are) (?:an? )?(?:real |total |complete |right )?(?:mess|joke|shambles|nightmare|disaster)\b|\b(?:hardly|barely|scarcely|rarely|seldom)\b|\b(?:do|does|did) not (?:really |even )?(?:mind|care|matter|need|want|like|object|bother)\b|\b(?:nobody|no one) (?:minds|cares|objects|needs|wants)\b/i;
/** What people lack that do not do it. */
const LACKED =
  /^(?:know|see|find|understand|get|notice|remember|hear|receive|learn|realise|realize|read|come|show|trust|dare|turn|arrive|answer|pay|use)$/;

/** "parking meters do not print receipts": a truth about all of a kind. */
function isNature(text: string): boolean {
  const [clause] = parseSentence(text).clauses;
  const { group, subject } = clause ?? {};
  const isKind =
    subject !== undefined &&
    subject.length > 0 &&
    subject.every(({ tag }) => /^(?:N|NS|A|C|VG|VN)$/.test(tag)) &&
    subject.some(({ tag }) => tag === 'NS');
  return (
    NATURE.test(text) ||
    (isKind &&
      group !== undefined &&
      group.negated &&
      !group.modal &&
      !group.passive &&
      group.verb !== 'be' &&
      group.words[0]?.tag === 'DO' &&
      !LACKED.test(group.verb))
  );
}

/** "anything urgent cannot lie around for days", "fruit must not wait in the sun": how it is to be, and no harm to be turned round. */
const NORM = /^(?:anything|everything|whatever|things?) [^.]*?\b(?:cannot|can not) |^[^,.]+? (?:must|may|should) not /i;

/** "At the moment they have to ring three farmers": what they have to do today is what they are to be spared. */
const TODAY =
  /^(?:currently|at the moment|right now|today|now|as it is|so far),? ((?:they|we|I|he|she|(?:the |our |my )?[\w-]+(?: [\w-]+)?) (?:have|has) to (?!pay\b|be\b)[^,;]+?)[.!]*$/i;

/** "Members ask for the papers by e-mail": what they need not do any more. */
const ASKED_BY =
  /^((?:(?:the|our) )?[\w-]+s) (?:often |always |still |keep )?(?:ask|asking) (?:us |me )?for ([^,;:]+? by (?:e-?mail|mail|phone|post|text|letter))[.!]*$/i;

/** "half of the crates are never recorded": what hurts is to end for all of them. */
const SOME_OF = /^(?:(?:almost |nearly |about )?half|most|many|some|several) of (?=(?:the|our|my|their) )/i;

/** "Guests complain that they queue twice", "skippers hate that ...": what they are fed up with hurts, whatever its words. */
const VENTED =
  /^((?:(?:the|our|my|some|many|most|several) )?[\w-]+(?: [\w-]+){0,2}?) (?:(?:often|always|keep|sometimes|regularly) )?(?:complain(?:ing)?|moan(?:ing)?|grumbl(?:e|ing)|hate(?: it)?|(?:are|get) (?:\w+ )?(?:annoyed|upset|fed up|frustrated|angry)) (?:to us |about it )?(?:that|when|because) (they|we) (?=[a-z])([^,.;!?]+)[.!]*$/i;

/** What somebody is fed up with, as over. */
function noLongerVented(text: string): string | undefined {
  const [, who = '', doer = '', deed = ''] = VENTED.exec(text) ?? [];
  return deed === '' || /\b(?:only|too|not|never)\b|n['’]t\b/i.test(deed.split(/ (?:with|for|by|of) /)[0] ?? '')
    ? undefined
    : benefitOfTrouble(expandContractions(`${/^they$/i.test(doer) ? who : doer} ${deed}`));
}

/** What a trouble beside the wish says of why it is wanted; nothing where it only tells what is so. */
function reasonOf({ sentence, trouble, isGuess }: Reading): string | undefined {
  const today = sentence.isItem || sentence.isQuestion ? undefined : TODAY.exec(expandContractions(sentence.text))?.[1];
  if (today) return benefitOfTrouble(today);
  const vented = sentence.isItem || sentence.isQuestion ? undefined : noLongerVented(sentence.text);
  if (isWholeReason(vented)) return vented;
  // "It looks desperate."
  const seems = /^(?:this|that|it) (?:just |only |really |always )?(?:looks|feels|sounds|seems) [^,;]+$/i.test(
    sentence.text.replace(/[.!]+$/, ''),
  )
    ? relieveText(sentence.text.replace(/[.!]+$/, ''))
    : undefined;
  // "I don't want to check every day."
  const spared = sentence.isItem || sentence.isQuestion ? undefined : unwanted(sentence.text.replace(/[.!]+$/, ''));
  if (spared && /\b(?:every|each|all|twice|again|by hand|one by one|whole|many|\w+ty|dozens|hundreds)\b/i.test(spared))
    return spared;
  if (seems && !sentence.isItem && !sentence.isQuestion && / not /.test(seems)) return seems;
  if (!trouble || sentence.isItem || OWNED_FACT.test(sentence.text)) return undefined;
  const said = withoutOtherwise(withoutSayer(sentence.text)).replace(SOME_OF, '');
  const text = expandContractions(said);
  if (NORM.test(text)) return undefined;
  const [, asker = '', asked = ''] = ASKED_BY.exec(text) ?? [];
  if (asked) return `${asker.toLowerCase()} do not have to ask for ${asked}`;
  const isComplained = isComplaint(text, text) || TAKES.test(text);
  const isFirst = !isComplained || hurtsFirst(text);
  // "that makes the crews look lazy": what it makes of them says that it hurts.
  const looks = /^(?:[^,]{3,50}?,? )?(?:this|that|it) makes /i.test(text) ? relieveText(text) : undefined;
  if (looks && / not /.test(looks)) return looks;
  if (isGuess && !isComplained) return undefined;
  const toil = ownToil(text);
  if (toil) return toil;
  const told = isFirst ? text : (hurting(text) ?? '');
  if (isNature(expandContractions(told)) || isNature(text)) return undefined;
  const none = /\bthere (?:is|was) nothing (to \w+ .+)$/i.exec(text)?.[1];
  if (none) return `there is something ${none}`;
  // "there is no signal down there": it has to do without.
  const without = /\bthere is (no (?:signal|network|reception|internet|wi-?fi|coverage|connection)\b.*)$/i.exec(
    text,
  )?.[1];
  if (without) return `it works where there is ${without}`;
  const words = /\b(?:is|are) what makes? (.+)$/i.exec(text)?.[1]?.split(' ') ?? [];
  const verb = words.findIndex((word, at) => at > 0 && isBaseVerb(word));
  if (verb > 0) return `${words.slice(0, verb).join(' ')} do not ${words.slice(verb).join(' ')}`;
  const reason = benefitOfTrouble(told)
    ?.replace(/\bagain\b (.*\bagain)$/, '$1')
    .replace(/^when (?=(?:I|they|he|she|we) (?:do|does) not )/i, '');
  return isWholeReason(reason) ? reason : undefined;
}

const NEWS =
  /^(?:be (?:told|warned|notified|informed|alerted)|get (?:an?|one) (?:[a-z]+ )?(?:message|warning|text|notice|alert|mail|e-mail))\b.*\b(?:when|as soon as|before|if)\b/i;
/** What is or is done to a thing: "the pump is not broken every other week". */
const NO_TOIL_OF_ANYBODY =
  /^(?!(?:I|we|they|he|she|nobody|somebody)\b)[^,]+? (?:is|are) (?:not|no longer) (?!(?:told|asked|sent|charged|surprised|disturbed)\b)/i;

/** "so that I do not have to report absences" beside "report absences in the app": what is wanted goes on. */
function withoutItself(reason: string | undefined, { request }: Reading): string | undefined {
  const text = request?.text ?? '';
  const toil = / (?:do|does) not have to (.+)$/.exec(reason ?? '')?.[1];
  if (toil && request?.kind === 'act' && text.startsWith(toil)) return undefined;
  // "be warned when two book it": who is warned of it only hears of it.
  if (reason && / (?:do|does) not /.test(reason) && text.includes(` when ${reason.replace(/ (?:do|does) not /, ' ')}`))
    return undefined;
  // "they use it": of what, a ban does not say.
  return request?.kind === 'stop' && /^\S+ [a-z]+ (?:it|them)$/.test(reason ?? '') ? undefined : reason;
}

/** Why the main sentence is wished: what it says itself, else what the others say. */
export function reasonFor(
  main: Reading,
  said: readonly (string | undefined)[],
  rest: readonly Reading[],
): string | undefined {
  // What explains a trouble is not what its end is good for.
  const own = said.find(
    (reason) => isWholeReason(reason) && !(main.trouble && /^it (?:takes|is taken) into account that\b/.test(reason)),
  );
  const beside = own ?? withoutItself(reasonIn(rest), main);
  // "be told when the car park is closed": whoever is told of it does not keep it from happening.
  const isNews = NEWS.test(main.action?.wish ?? main.request?.text ?? '');
  return own === undefined && isNews && beside !== undefined && NO_TOIL_OF_ANYBODY.test(beside) ? undefined : beside;
}

/** Why the main sentence is wished, by the others: a reason that one gives, else what one of them complains of. */
function reasonIn(rest: readonly Reading[]): string | undefined {
  return (
    rest.find((reading) => reading.benefit && (!reading.request || reading.request.kind === 'detail'))?.benefit ??
    rest.map(reasonOf).find(Boolean)
  );
}
