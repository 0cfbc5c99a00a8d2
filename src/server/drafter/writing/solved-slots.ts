import { readNounPhrase } from '../language/noun-phrase.ts';
import { fromGerund, isBaseVerb, participle } from '../language/verbs.ts';
import { parseSentence } from '../grammar/parse.ts';
import type { Action } from '../reading/action.ts';
import { ruleIn, type Rule } from '../reading/rule-sides.ts';
import { isHeld } from './ban-slots.ts';
import { readBan, type Ban } from './read-ban.ts';

const LONGEST = 12;

/** "the desk forgets to charge it", "we miss the date": whoever does is reminded in time. */
function reminded({ subject, isMany, base }: Rule): string | undefined {
  const are = isMany ? 'are' : 'is';
  const [, deed = ''] = /^forget to (.+)$/.exec(base) ?? [];
  const [verb = '', ...rest] = deed.split(' ');
  if (deed)
    return `${subject} ${are} reminded as long as ${isMany ? 'they have' : 'it has'} not ${[participle(verb), ...rest].join(' ')}`;
  const [, missed = ''] =
    /^(?:miss|forget|overlook) ((?:the|an?|their|his|her|its) (?:[\w-]+ ){0,2}(?:dates?|deadlines?|appointments?|days?|meetings?|lessons?|shifts?|training|sessions?|turns?|payments?|check-?ups?|visits?))$/.exec(
      base,
    ) ?? [];
  return missed ? `${subject} ${are} reminded before ${missed.replace(/^an? /, 'the ')}` : undefined;
}

/** What nobody can take back. */
const FOR_GOOD = /^(?:printed|sent|e-?mailed|called|paid|charged|delivered|shipped|told|notified|rung|thrown|posted)\b/;

function setAsked(slots: Map<string, string>, done: string, how: string): void {
  slots.set('solved asked', `nothing is ${done} before somebody has confirmed it`);
  if (!FOR_GOOD.test(done)) slots.set('solved back', `what was ${done} ${how} can be put back as it was`);
}

/** "are merged by mistake": it is confirmed first and can be taken back. */
function fillMistake(slots: Map<string, string>, ban: Ban): boolean {
  if (
    ban.who !== 'thing' ||
    !ban.done ||
    !/\b(?:by mistake|by accident|accidentally|wrongly|in error)\b/.test(ban.behind)
  )
    return false;
  setAsked(slots, ban.done, ban.behind);
  return true;
}

/** "be spared deleting lessons by accident", "no longer have to delete a lesson by mistake" */
function fillAccident(slots: Map<string, string>, wish: string): void {
  const [, doing = '', verb = '', how = ''] =
    /^(?:be spared (\w+ing)|no longer (?:have to )?(\w+)) .*\b(by mistake|by accident)$/.exec(wish) ?? [];
  const base = verb || fromGerund(doing);
  if (base && isBaseVerb(base)) setAsked(slots, participle(base), how);
}

/** What the end of a complaint has to say of itself: who is reminded or refused, what stays possible, when it is shown. */
export function fillSolved(
  slots: Map<string, string>,
  action: Action,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  fillAccident(slots, action.wish);
  const { isOver, outcome, frame } = action;
  const over = isOver || frame === 'not' || /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(action.wish);
  const statement = outcome && over ? third(outcome) : undefined;
  const [clause, next] = statement ? parseSentence(statement).clauses : [];
  const rule = statement && clause && !next ? ruleIn(clause, statement) : undefined;
  if (!statement || !rule || /^(?:there|it|this|that)$/.test(rule.subject)) return;
  const remind = rule.negated && isOver ? reminded(rule) : undefined;
  if (remind) slots.set('solved reminded', remind);
  const ban = remind ? undefined : readBan(statement, roles);
  if (!ban || fillMistake(slots, ban) || ban.who !== 'people' || !isHeld(ban) || ban.condition) return;
  fillTried(slots, ban);
}

/** "riders end the ride on the pavement": they are told why they cannot, and elsewhere they can. */
function fillTried(slots: Map<string, string>, ban: Ban): void {
  const noun = readNounPhrase(ban.target);
  // Two of them, an amount or company: what is another case would be a guess.
  if (
    /\b(?:each other|the same|twice|(?:more|less|fewer) than|at (?:least|most)|with (?:an?|the|their))\b|\d/.test(
      ban.base,
    )
  )
    return;
  if (!noun || /^(?:get|receive|have|see) /.test(ban.base) || ban.base.split(' ').length > LONGEST) return;
  if (!slots.has('ban told') && !slots.has('forbidden'))
    slots.set('solved told', `whoever tries to ${ban.base} is told why that is not possible`);
  // Only where some are meant and not all: "end the ride" as such is not barred.
  if (slots.has('ban free') || !slots.has('unfree') || ban.target.endsWith(noun.core)) return;
  // "unreadable scans": what is wrong with them is the very reason.
  if (
    /^(?:un|in|im|ir|non-?|dis|mis|ill-?|wrong|bad|false|broken|old|expired|duplicate|blurred|empty|wet|dirty|fake|late)\w* /i.test(
      noun.core,
    )
  )
    return;
  const thing = `${noun.determiner === '' || noun.bare ? '' : 'the '}${noun.core}`;
  slots.set('solved free', `in every other case ${thing} can be ${ban.done} as before`);
}
