import { negate, readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isMass, withArticle } from '../../language/nouns.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import { lowerFirst } from '../../reading/trouble-words.ts';
import type { Part } from './part.ts';
import { baseOf, follows, isMany, isWho, one, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

/** "sitters without a reference are not listed": those with one are. */
function withoutIt({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', lacks = '', is = '', done = '', rest = ''] =
    /^(?!there\b|no\b|only\b)((?:[a-z-]+ ){0,2}[a-z-]+) (?:without|with no) (?:an? |any |the )?((?:valid |signed |paid |confirmed )?[a-z-]+(?: [a-z-]+)?) (is|are) not ([a-z]+)((?: (?:in|on|at|to|by|from|for|online|into) ?[^,]*)?)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  const noun = lacks ? readNounPhrase(lacks) : undefined;
  if (!noun || baseOf(done) === undefined || /^(?:valid|accepted|allowed|complete)$/.test(done)) return [];
  const own = noun.plural || isMass(noun.head) ? lacks : withArticle(lacks);
  const missing = isWho(subject, roles)
    ? `${one(subject)} without ${own} can see what is missing.`
    : `${one(subject)} that is not ${done} shows what is missing.`;
  return [follows(`${subject} with ${own} ${is} ${done}${rest}.`), supposed(missing)];
}

/** "a crane whose inspection has expired cannot be planned": one whose inspection has not can. */
function whoseState({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', told = '', able = '', deed = ''] =
    /^((?:an? |the |all )?(?:[a-z-]+ )?[a-z-]+) whose ([^,]+?) (cannot|can no longer|are not|is not|do not|does not) ([a-z]+(?: [^,]+)?)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  const clause = told ? readClause(`the ${told}`) : undefined;
  if (!clause || /\b(?:and|or|not|no)\b/.test(told) || !clause.subject.startsWith('the ')) return [];
  const not = negate(clause).replace(/^the /, '');
  const can = able.startsWith('can') ? `can ${deed}` : /^(?:is|are) /.test(able) ? `${able.split(' ')[0]} ${deed}` : '';
  if (!can || !not) return [];
  const done = /^be ([a-z]+)/.exec(deed)?.[1];
  const base = done ? baseOf(done) : undefined;
  return [
    follows(`${subject} whose ${not} ${can}.`),
    supposed(
      base
        ? `whoever tries to ${base} ${one(subject)} all the same is told that ${isWho(subject, roles) ? 'their' : 'its'} ${told}.`
        : `whoever is refused is told why.`,
    ),
  ];
}

/** "readings are kept for ten years and then deleted" */
function keptThen({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', time = '', done = ''] =
    /^([^,]+?) (is|are) (?:only )?(?:kept|stored|retained|archived|held|saved) (?:in [\w ]+ )?for (?:at least |at most |up to |only )?((?:an? |[a-z]+ |\d+ )(?:hours?|days?|weeks?|months?|years?)),? (?:and )?(?:then |after that |afterwards )(?:(?:they|it) (?:is|are) )?(?:automatically )?([a-z]+)(?: automatically)?$/i.exec(
      rule,
    ) ?? [];
  if (!done || baseOf(done) === undefined) return [];
  return [
    follows(
      `before ${time} ${/^(?:an?|one) /.test(time) ? 'is' : 'are'} over, ${lowerFirst(subject)} ${is} not ${done}.`,
    ),
    supposed(`${one(subject)} shows on which day ${isMany(subject) ? 'it is' : 'they are'} ${done}.`),
  ];
}

/** "drivers do the daily check before they can log hours": who has not cannot. */
function firstThat({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', what = '', then = ''] =
    /^((?:every |each |an? |all )?(?:new )?(?:[a-z-]+ )??[a-z-]+) ([a-z]+) ([^,]+?) before (?:they|he or she|he|she) (?:can|are allowed to|is allowed to) ([a-z]+[^,]*)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  const base = readVerb(verb)?.base;
  if (!base || !isWho(who, roles) || /\b(?:and|or|not|never|only)\b/.test(`${what} ${then}`)) return [];
  const single = one(who);
  return [
    follows(`${single} who has not ${participle(base)} ${what} cannot ${then}.`),
    supposed(`${single} who is refused is told what is still to be done.`),
  ];
}

/** "every new member is confirmed by the secretary": until then they are open. */
function waitsForWord({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', done = '', by = ''] =
    /^((?:every|each|all|an?) (?:new )?(?:[a-z-]+ )?[a-z-]+) (?:is|are) (approved|confirmed|checked|accepted|released|reviewed|signed|signed off|countersigned|verified) by ((?:an?|the|two|at least two|another|the same) [a-z' -]+|at least (?:two|three|four) [a-z-]+)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  if (!by) return [];
  const single = one(subject);
  return [
    follows(
      `${single} that nobody has ${done} yet is shown as waiting.`.replace(
        / that /,
        isWho(subject, roles) ? ' whom ' : ' that ',
      ),
    ),
    supposed(`who has ${done} ${single.replace(/^an? /, 'the ')}, and when, can be looked up.`),
  ];
}

/** "members can only see their own bills, never those of others" */
function onlyTheirs({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', things = ''] =
    /^([a-z-]+(?: [a-z-]+)?) can only (see|view|open|read|change|edit|delete|cancel|move|print|download) their own ([a-z-]+(?: [a-z-]+)?)(?:,? (?:and )?(?:never|not) (?:those|the ones|that) (?:of|from) [a-z' -]+)?$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  if (!things || !isWho(who, roles)) return [];
  const single = one(things);
  return [
    follows(`${things} of others cannot be ${participle(verb)} by ${one(who)}.`),
    supposed(`a link to ${single} of somebody else opens nothing for ${one(who)}.`),
  ];
}

/** "there is at least one adult for every ten children" */
function ratio({ rule }: RuleTold): readonly Part[] {
  const [, many = '', what = '', each = ''] =
    /^there (?:is|are) (?:always )?at least (one|two|three|four|five|\d+) ([a-z-]+(?: [a-z-]+)?) ((?:for every|for each|per) (?:one |two |three |four |five |six |eight |ten |twelve |fifteen |twenty |\d+ )?[a-z-]+(?: [a-z-]+)?)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  if (!each) return [];
  const isOne = many === 'one' || many === '1';
  return [
    follows(
      `with fewer than ${isOne ? 'that' : `${many} ${what} ${each}`}, a message names how many ${isOne ? '' : 'more '}are missing.`,
    ),
    follows(`exactly ${many} ${what} ${each} ${isOne ? 'is' : 'are'} enough.`),
  ];
}

/** "no reading can be changed after approval, except by the landlord" */
function afterIt({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', done = '', event = '', by = ''] =
    /^no ([a-z-]+(?: [a-z-]+)?) can be ([a-z]+) after ((?:the |its |their )?[a-z-]+(?: [a-z-]+)?),? except by ((?:the |an? )?[a-z-]+(?: [a-z-]+)?)$/i.exec(
      lowerFirst(rule),
    ) ?? [];
  const base = done ? baseOf(done) : undefined;
  if (!base) return [];
  return [
    follows(`before ${event}, ${one(thing)} can be ${done} as before.`),
    follows(`after ${event}, whoever else tries to ${base} ${one(thing)} is told that only ${by} can.`),
  ];
}

/** "a stove can be lit again only after it was inspected and released": until both are so it cannot. */
function untilThen({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', can = '', deed = ''] =
    /^([^,;]+?) (can|is|are) ((?:be )?[a-z]+(?: again)?) only (?:after|once) [^;]+ and [^;]+$/i.exec(rule) ?? [];
  if (!deed || !/(?:ed|t|n|d)$/.test(deed.replace(/^be | again$/g, ''))) return [];
  const not = can.toLowerCase() === 'can' ? `cannot ${deed}` : `${can} not ${deed}`;
  return [
    follows(`until then, ${lowerFirst(subject)} ${not}.`),
    supposed(`whoever asks why not is told which of it is still missing.`),
  ];
}

/** "the payout is frozen until the dispute is settled": then it no longer is. */
function heldUntil({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', done = '', condition = ''] =
    /^([^,;]+?) (is|are) (blocked|frozen|hidden|held|held back|locked|kept back|withheld|suspended|disabled) until ((?:the|an?|all|both|every|each|somebody|someone) [^,;]+)$/i.exec(
      rule,
    ) ?? [];
  if (!done || !readClause(condition) || / (?:and|or) /.test(condition)) return [];
  return [follows(`once ${condition}, ${lowerFirst(subject)} ${is} no longer ${done}.`)];
}

/** What holds for those whom a rule does not tell apart, and for those who have done what they owe. */
export const APART: readonly RuleCase[] = [
  withoutIt,
  whoseState,
  keptThen,
  firstThat,
  waitsForWord,
  onlyTheirs,
  ratio,
  afterIt,
  untilThen,
  heldUntil,
];
