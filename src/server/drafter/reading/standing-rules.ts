import { textOf, type Clause } from '../grammar/parse.ts';
import { HARM } from '../lexicon/harm.ts';
import type { People } from './people.ts';

/** Words that no standing rule has, but for the "but" of "not A but B". */
const GRUMBLE =
  /\b(?:although|though|because|since|still|again|wrong\w*|lost|annoy\w*|complain\w*|always|often|sometimes|too|by hand|manually|by mistake|twice the|at the moment|right now|currently|any ?more|correctly|properly|even|yet)\b/i;

/** Who or what lacks something, is measured, or has not done what was owed. */
const TOLD_APART =
  / (?:without|with no|with (?:fewer|less|more) than|whose|(?:who|that|which) (?:has|have|is|are|do|does|did|was|were) (?:not|never)|(?:under|over|below|above|younger than|older than|shorter than|longer than|less than|fewer than|more than) (?:[€$£]?\d|an? |(?:one|two|three|four|five|six|ten|twelve) )) ?/i;
/** What a machine takes in: that it is not shown is a fault. */
const LOADED =
  /\b(?:files?|uploads?|photos?|pictures?|images?|videos?|comments?|messages?|documents?|attachments?|e?-?mails?|titles?|passwords?|entries|changes|names?)\b|\d ?(?:[kmgt]i?b|characters?|letters|words|lines|pixels?)\b/i;
/** What a house does not do for everybody or everything. */
const GRANTED =
  /^(?:accept|admit|allow|announce|approve|bill|book|carry|charge|collect|consider|count|deliver|deposit|display|include|insure|invite|invoice|issue|lend|let|list|offer|pay|plan|publish|refund|reimburse|rent|schedule|seat|sell|serve|ship|show|store|take|transport|treat)$/;
/** What is looked for is not found by a fault, where things are spoken of. */
const SEEN = /^(?:show|list|display|include|count)$/;

/** "sitters without a reference are not listed": who lacks something is left out by rule, and things that are not done. */
function isLeftOut({ group, subject, rest, subs }: Clause, people: People): boolean {
  const who = textOf(subject);
  if (!group?.passive || !group.negated || group.modal || subs.length > 0 || !GRANTED.test(group.verb)) return false;
  if (!TOLD_APART.test(`${who} `)) return false;
  if (people.isPersonPhrase(who.split(TOLD_APART)[0] ?? '')) return true;
  return rest.length > 0 && !SEEN.test(group.verb) && !LOADED.test(who);
}

/** "bills under 5 euros are not collected but carried over": what is done instead is the rule. */
const BUT_THIS =
  /^[^,;]+? (?:is|are) not [a-z]+(?:ed|en|t|d|n)(?: [\w' -]+?)?,? but (?:only )?(?:[a-z]+(?:ed|en|wn|ut|pt|ft|nt|ld|id)|by the|to the|with the|as an?)\b(?! (?:I|we|they|it)\b)/i;

function isOtherwiseDone(said: string, { group, subject }: Clause): boolean {
  const who = textOf(subject);
  const isApart = TOLD_APART.test(`${who} `) || / (?:that|which|who|with|from|of|for) /i.test(who);
  return Boolean(group?.passive && group.negated && !group.modal && isApart && BUT_THIS.test(said));
}

/** "every new member is on trial for three months": what newcomers go through. */
const NEWCOMER =
  /^(?:every|each|all|any) (?:new|first-time|newly [a-z]+) (?:[\w-]+ )??[\w-]+ (?:is|are) (?!(?:asked|told|called|sent|forced|made|lost|forgotten|ignored|shown|given|left|not|never)\b)(?:[a-z]+(?:ed|en|t)\b|(?:on|in|under) [\w ]+ (?:for|until|during) )/i;

/** "tickets nobody answers in four hours go to the lead": what becomes of those that are left. */
const LEFT = /^[\w' -]+? (?:that |which )?(?:nobody|no one|no [\w-]+) [^,;]+$/i;
const BECOMES = /^(?:go|come|pass|move|become|expire|lapse|end|close|cost|return|stay|count|get)$/;
const DONE_WITH =
  /^(?:drop|cancel|close|delete|archive|remove|release|charge|bill|reject|return|give|offer|assign|reassign|sell|donate|hand|move|pass|escalate|forward|bin|destroy|store|raffle|auction|share|split|add|block|lock|mark|list)$/;

function isLeftBehind(said: string, { group, subject }: Clause): boolean {
  if (!group || group.negated || group.modal || group.past) return false;
  const who = textOf(subject);
  const isLeft = (LEFT.test(who) && !/^(?:nobody|no one|no) /i.test(who)) || STILL_LEFT.test(`${who} `);
  return isLeft && (group.passive ? DONE_WITH : BECOMES).test(group.verb) && !/\bwithout\b/.test(said);
}

/** Who has done or left what they should not, or comes too late. */
const AT_FAULT =
  / who (?:[^,;]* )?(?:not|never|late|twice|times|without|more than|less than|fewer than|over|under|leaves?|left|miss(?:es|ed)?|cancels?|cancelled|breaks?|broke|fails?|failed|skips?|skipped|owes?|loses?|lost)\b/i;
const SANCTION =
  /^(?:ban|bar|bill|block|cancel|charge|disqualify|drop|exclude|expel|fine|kick|lock|log|move|refuse|reject|remove|replace|send|suspend|take|throw|turn|warn)$/;
const LET = /^(?:accept|admit|allow|book|invite|let|pay|plan|schedule|seat|serve|treat)$/;

/** "anyone who leaves twice is locked out", "guests who are late are not let in": what comes of it by rule. */
function isSanctioned({ group, subject, subs, rest }: Clause, people: People): boolean {
  const who = textOf(subject);
  if (!group || group.modal || group.past || subs.length > 0 || !AT_FAULT.test(who) || /\bnever\b/.test(textOf(rest)))
    return false;
  if (!people.isPersonPhrase(who.split(' who ')[0] ?? '')) return false;
  if (group.passive) return (group.negated ? LET : SANCTION).test(group.verb);
  if (group.verb === 'be')
    return group.negated && /^(?:let in|let on|let through|allowed|permitted)\b/.test(textOf(rest));
  return !group.negated && group.verb === 'lose' && /^(?:the|their|his|her|an?) [\w-]+(?: [\w-]+)?$/.test(textOf(rest));
}

/** "shifts that are still open two days before are offered to others": what is done with those that are left. */
const STILL_LEFT =
  / (?:that|which) (?:is|are|has|have) (?:still|not) [^,;]*\b(?:before|after|within|by|for|until|on) /i;

/** "new members pay the first month in advance" */
const NEWCOMER_DOES =
  /^(?:new|first-time) [\w-]+s(?: [\w-]+)?? (?:pay|start|stay|wear|bring|sign|train) (?!again|twice|too)/i;

const OWED_FIRST =
  /^(?:accept|agree|answer|approve|attend|book|check|clean|close|complete|confirm|count|deposit|do|finish|hand|have|hold|inspect|log|measure|pass|pay|prove|read|report|return|review|show|sign|submit|take|test|train|weigh)$/;
const IN_THE_WAY =
  /\b(?:again|password|login|captcha|code|account|page|app|twice|form|data|call|phone|paper|every|each|always|log (?:in|out|on)|hours|minutes|first name)\b/i;
const MAY_THEN = / before (?:they|he or she|he|she) (?:can|may|are allowed to|is allowed to|get|gets|start|starts) /i;

/** "drivers have to do the daily check before they can drive": what comes first, by people who are told of as a group. */
function isOwedFirst(said: string, { group, subject, rest }: Clause, people: People): boolean {
  const deed = textOf(rest.slice(1)).split(' ');
  return (
    /^(?:have|need)$/.test(group?.verb ?? '') &&
    !group?.negated &&
    rest[0]?.tag === 'TO' &&
    people.isPersonPhrase(textOf(subject)) &&
    OWED_FIRST.test(deed[0] ?? '') &&
    MAY_THEN.test(said) &&
    !IN_THE_WAY.test(said.split(MAY_THEN)[0] ?? '')
  );
}

/** "drivers have to take a photo if nobody is there", "each member has to do eight hours a year": what is owed, and no burden. */
function isOwedByRule(said: string, { group, subject, rest, subs }: Clause, people: People): boolean {
  const who = textOf(subject);
  const [verb = '', ...what] = textOf(rest.slice(1)).split(' ');
  if (!/^(?:have|need)$/.test(group?.verb ?? '') || group?.negated || group?.modal || rest[0]?.tag !== 'TO')
    return false;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || !OWED_FIRST.test(verb)) return false;
  if (IN_THE_WAY.test(what.join(' ').replace(/\b(?:\d+|[a-z]+) [a-z]+ hours?\b|\bper \w+ hour\b/gi, ''))) return false;
  const isCase =
    subs.length === 1 && /^(?:if|when)$/.test(subs[0]?.link ?? '') && !IN_THE_WAY.test(said.slice(who.length));
  return (
    isCase ||
    (/^(?:each|every) /i.test(who) && /\b(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|at least)\b/.test(said))
  );
}

const OWED_WHEN =
  /^(if|once|as soon as|when(?:ever)?) ((?:an?|the|any|every) [^,;]+?),? they (?:have to|need to|must) (?:first )?([a-z]+) (.+)$/i;

/** "if a singer leaves, they have to hand in their music first": what is owed in a case. */
function isOwedThen(said: string, people: People): boolean {
  const [, link = '', told = '', verb = '', what = ''] = OWED_WHEN.exec(said) ?? [];
  if (!verb || !people.leading(told) || IN_THE_WAY.test(what)) return false;
  const isGiven =
    /^(?:return|hand|give|pay|sign|bring|inform|tell|report|show|confirm|leave|clean|repay|replace|name|find|attend|take|repeat|stay)$/.test(
      verb,
    );
  return isGiven && (!/^when/i.test(link) || /\b(?:first|within|by|before|back|at least)\b/i.test(what));
}

/** "in winter a surcharge of 5 euros applies": what is asked for at a time. */
const APPLIES =
  /^(?:in|on|at|during|from|after|before|for|within) [^;]+?,? (?:an?|the|double|half) (?:[\w-]+ )?(?:surcharges?|fees?|discounts?|prices?|rates?|rents?|tariffs?|deposits?|supplements?|fines?|rules?)(?: of [€$£]?[\w.,]+(?: [\w%]+)?)? (?:appl(?:y|ies)|(?:is|are) (?:charged|due|added|waived|doubled|halved|taken))\b/i;

/** Whether a statement in the present lays down what is done by rule, and complains of nothing. */
export function isStandingRule(said: string, clauses: readonly Clause[], people: People): boolean {
  const [clause] = clauses;
  if (
    !clause?.group ||
    clause.group.past ||
    GRUMBLE.test(said.replace(/(?<= (?:who|that|which) (?:is|are|has|have)) still\b/gi, ''))
  )
    return false;
  if (clauses.length === 1 && isLeftOut(clause, people)) return true;
  if (isOtherwiseDone(said, clause) || isOwedFirst(said, clause, people) || isOwedThen(said, people)) return true;
  if (clauses.length === 1 && isSanctioned(clause, people)) return true;
  if (isOwedByRule(said, clause, people) || NEWCOMER_DOES.test(said)) return true;
  if (HARM.test(said)) return false;
  return NEWCOMER.test(said) || APPLIES.test(said) || isLeftBehind(said, clause);
}
