import { lowerFirst } from '../../reading/trouble-words.ts';
import { singular, withArticle } from '../../language/nouns.ts';
import { participle } from '../../language/verbs.ts';
import type { Part } from './part.ts';
import { baseOf, follows, headIn, isMany, isWho, one, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

/** "pupils without a certificate cannot book a lesson" */
function lacking({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', needed = '', deed = ''] =
    /^(?!nobody\b|no\b|there\b)([^,]+?) without ((?:an? |the |their )?[a-z' -]+?) cannot ([^,]+)$/i.exec(rule) ?? [];
  if (!needed || !isWho(who, roles) || /\b(?:if|when|unless|until|once)\b/.test(deed)) return [];
  const what = needed.replace(/^(?:an?|their) /, 'the ').replace(/^(?!the )/, 'the ');
  return [
    supposed(`${one(who)} who is refused is told that ${what} is missing.`),
    follows(`with ${needed}, ${lowerFirst(who)} can ${deed} as before.`),
  ];
}

/** "swaps need the approval of the shift lead" */
function approvedBy({ rule }: RuleTold): readonly Part[] {
  const [, approver = ''] =
    /^[^,]+? (?:needs?|requires?) (?:the |an? )?(?:written )?(?:approval|consent|permission|agreement|ok) (?:of|from|by) ((?:the |an? |their )?[a-z]+(?: [a-z]+){0,2})$/i.exec(
      rule,
    ) ?? [];
  return approver
    ? [
        supposed(
          `whoever has asked for it is told when ${lowerFirst(approver)} ${approver.endsWith('s') ? 'agree or refuse' : 'agrees or refuses'}.`,
        ),
      ]
    : [];
}

/** "nobody can review themselves" */
function notThemselves({ rule }: RuleTold): readonly Part[] {
  const [, verb = ''] = /^(?:nobody|no one) can ([a-z]+) themselves$/i.exec(rule) ?? [];
  return verb
    ? [
        follows(`whoever tries to ${verb} themselves is told that somebody else has to do it.`),
        follows(`everybody can still be ${participle(verb)} by others.`),
      ]
    : [];
}

/** "clerks cannot handle applications of relatives": somebody else can. */
function bySomebodyElse({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', thing = ''] =
    /^([a-z]+(?: [a-z]+)?) cannot ([a-z]+) ([a-z]+(?: [a-z]+)? of (?:relatives|friends|their (?:own )?(?:family|relatives|friends|children|team)))$/i.exec(
      rule,
    ) ?? [];
  if (!thing || !isWho(who, roles)) return [];
  const single = isMany(who) ? singular(headIn(who)) : headIn(who);
  return [
    follows(`another ${single} can ${verb} ${thing}.`),
    supposed(`${one(who)} who tries is told that somebody else has to ${verb} ${isMany(thing) ? 'them' : 'it'}.`),
  ];
}

/** "prices are not visible to guests" */
function notVisible({ rule, roles }: RuleTold): readonly Part[] {
  const [, thing = '', is = '', who = ''] =
    /^([^,]+?) (is|are) not (?:visible|shown|accessible) to ([a-z]+(?: [a-z]+)?)$/i.exec(rule) ?? [];
  if (!who || !isWho(who, roles)) return [];
  return [
    supposed(`search results, messages and files for ${who} do not contain ${lowerFirst(thing)} either.`),
    supposed(`to those who may see ${is === 'are' ? 'them' : 'it'}, ${lowerFirst(thing)} ${is} shown as before.`),
  ];
}

/** "developers cannot approve their own release" */
function notTheirOwn({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', thing = ''] =
    /^([a-z]+(?: [a-z]+)?) cannot ([a-z]+) their own ([a-z]+(?: [a-z]+)?)$/i.exec(rule) ?? [];
  if (!thing || isMany(thing) || !isWho(who, roles)) return [];
  return [follows(`the ${thing} can be ${participle(verb)} by somebody else.`)];
}

/** "a child cannot be picked up by somebody who is not on the list" */
function onlyByThose({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', done = '', are = '', what = ''] =
    /^([^,]+?) cannot be ([a-z]+(?: (?:out|over|off|up|back|in))?) by (?:somebody|anybody|people|those|[a-z]+) who (is|are|has|have) not ([^,]+)$/i.exec(
      rule,
    ) ?? [];
  const base = baseOf(done);
  if (!base) return [];
  const is = are === 'are' ? 'is' : are === 'have' ? 'has' : are;
  return [
    follows(`whoever ${is} ${what} can ${base} ${lowerFirst(subject)} as before.`),
    supposed(`whoever is turned away is told that they ${is === 'is' ? 'are' : 'have'} not ${what}.`),
  ];
}

/** "students cannot book two classes at the same time" */
function overlapping({ rule }: RuleTold): readonly Part[] {
  const [, verb = '', things = ''] =
    /^[^,]+? cannot ([a-z]+) (?:two|several|more than one) ([a-z]+(?: [a-z]+)?) at the same time$/i.exec(rule) ?? [];
  if (!things) return [];
  const single = singular(things);
  return [
    follows(`${withArticle(single)} that overlaps another one is refused with a message that names the other.`),
    follows(`at another time, a second ${single} can be ${participle(verb)}.`),
  ];
}

/** "students who cancel late pay half" */
function paidThen({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = ''] =
    /^([^,]+? (?:who|with|without) [^,]+?) pays? (?:half|double|twice|extra|the full|an? [a-z ]*?(?:fee|fine)|[€$£]?\d)[^,]*$/i.exec(
      rule,
    ) ?? [];
  if (!who || !isWho(who, roles)) return [];
  return [supposed(`${one(who)} who has to pay sees the amount and the reason before it is charged.`)];
}

/** "bikes without a tag get removed after a month", "pubs with overdue invoices get no new kegs": the others are not touched. */
function othersUntouched({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', link = '', what = '', get = '', done = ''] =
    /^(?!there\b|no\b|only\b)([a-z]+(?: [a-z]+)?) (with|without) ([^,]+?) (gets?|are|is) (no (?:new |more |further )?[a-z]+|(?!not\b|no\b)[a-z]+(?: [a-z]+)?)(?: (?:after|on|at|by|every) [^,]+)?$/i.exec(
      rule,
    ) ?? [];
  if (!done) return [];
  const [, withheld = ''] = /^no ((?:new |more |further )?[a-z]+)$/.exec(done) ?? [];
  const other = link === 'without' ? `with ${what}` : `without ${what}`;
  if (withheld)
    return [
      follows(`${lowerFirst(thing)} ${other} still get ${withheld}.`),
      supposed(`${one(thing)} that gets none is told of the ${what.replace(/^(?:an?|the) /, '')}.`),
    ];
  const isDone = baseOf(done.split(' ')[0] ?? '') !== undefined;
  return isDone && /^(?:gets?|are|is)$/.test(get) ? [follows(`${lowerFirst(thing)} ${other} are not ${done}.`)] : [];
}

/** What a rule for some people has follow for the others. */
export const PEOPLE: readonly RuleCase[] = [
  lacking,
  approvedBy,
  notThemselves,
  bySomebodyElse,
  notTheirOwn,
  notVisible,
  onlyByThose,
  overlapping,
  paidThen,
  othersUntouched,
];
