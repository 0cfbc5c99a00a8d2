import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { opposite } from '../language/opposite.ts';
import { participle } from '../language/verbs.ts';
import { parseSentence } from '../grammar/parse.ts';
import type { Action } from '../reading/action.ts';
import { ruleIn, type Rule } from '../reading/rule-sides.ts';
import { MEASURED } from '../reading/ruled-by-form.ts';
import { isSomebody } from './barred.ts';

/** A criterion with more words of the idea in a row would only copy it. */
const LONGEST = 12;

/** "what happens to the deposit when a tenant moves out": what is told of the case when it comes up. */
function fillOpen(slots: Map<string, string>, wish: string, actor: string): void {
  const [, thing = '', link = '', clause = ''] =
    /^know what (?:happens|becomes|should happen|to do)(?: (?:to|of|with) (.+?))?,? (when|if|once|after) (.+)$/.exec(
      wish,
    ) ?? [];
  if (!clause) return;
  const isTheirs =
    new RegExp(`\\b${RegExp.escape(actor)}\\b`, 'i').test(clause) || /\b(?:she|he|they|her|his)\b/.test(clause);
  slots.set('such case', '');
  if (isTheirs || !readClause(clause) || clause.split(' ').length > LONGEST) slots.set('case', 'in such a case');
  else slots.set('case', `${link === 'if' ? 'when' : link} ${clause}`);
  const noun = thing ? readNounPhrase(thing) : undefined;
  // Of which of several of a kind it is asked, the others are not.
  if (noun && noun.determiner === 'the' && noun.text.split(' ').length <= 5)
    slots.set('case thing', `${noun.text} ${noun.plural ? 'show' : 'shows'}`);
}

function hasOf(rule: Rule): string {
  return rule.isMany ? 'have' : 'has';
}

/** "every report needs a photo", "the guide has to count the guests": what is still missing, and who has not done it. */
function fillDue(slots: Map<string, string>, rule: Rule, roles: ReadonlySet<string>): void {
  const [, needed = ''] = /^need (?!to\b|at (?:least|most)\b)(.+?)(?:, .*)?$/.exec(rule.base) ?? [];
  const noun = needed ? readNounPhrase(needed) : undefined;
  // Of what goes beyond a bound the bound tells it (`parts/rule-bounds.ts`).
  if (noun && MEASURED.test(rule.subject) && !/^(?:two|three|four|\d+) /.test(needed)) return;
  if (noun && needed.split(' ').length <= 9) {
    const isMany = (readNounPhrase(needed.split(' of ')[0] ?? '')?.plural ?? noun.plural) || / and /.test(needed);
    const what = needed.replace(/^(?:an?|any) /, 'the ').replace(/ from (?:our|their|my|your) side$/, '');
    const goes = rule.isMany ? 'go' : 'goes';
    const subject = rule.subject.replace(/^(?:every|each|any) /, 'the ');
    const lacking = /^(?:two|three|four|five|\d+) /.test(what)
      ? `with fewer than ${what}`
      : `as long as ${what} ${isMany ? 'are' : 'is'} missing`;
    slots.set('due missing', `${lacking}, ${subject} ${goes} no further`);
    slots.set('due named', '');
    return;
  }
  if (!isSomebody(rule.subject, roles) || rule.negated || /^(?:be|at least|at most) /.test(rule.base)) return;
  const [verb = '', ...rest] = rule.base.split(' ');
  const done = [participle(verb), ...rest].join(' ');
  if (done.split(' ').length > LONGEST || / and \w+$/.test(done)) return;
  slots
    .set('due done', `${rule.subject} ${hasOf(rule)} ${done}`)
    .set('due undone', `${rule.subject} ${hasOf(rule)} not ${done}`);
}

/** "guests who skip the daily clean get a voucher": the others do not. */
function fillCourse(slots: Map<string, string>, rule: Rule): void {
  const [, state = '', time = ''] =
    /^be ((?:[\w-]+ ){0,4}?[\w-]+) for ((?:\d+|an?|one|two|three|four|five|six|ten|twelve) (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?))$/.exec(
      rule.base,
    ) ?? [];
  if (state && !rule.negated && !rule.link)
    slots.set('course ended', `after ${time} ${rule.subject} ${rule.isMany ? 'are' : 'is'} no longer ${state}`);
  const [, who = '', which = '', told = ''] = /^(.+?) (who|that|which) (.+)$/.exec(rule.subject) ?? [];
  // "tickets that nobody answers within a day": those that somebody does.
  const [, answered = ''] = /^(?:nobody|no one) ((?:has|is|have|[a-z]+s) .+)$/.exec(told) ?? [];
  if (answered && !rule.negated && !rule.only && !rule.link && !/\b(?:and|or|not)\b/.test(told)) {
    const [verb = '', ...rest] = rule.base.split(' ');
    const not = verb === 'be' ? `${rule.isMany ? 'are' : 'is'} not` : `${rule.isMany ? 'do' : 'does'} not ${verb}`;
    slots.set('course others', `${who} ${which} somebody ${answered} ${[not, ...rest].join(' ')}`);
    return;
  }
  const they = rule.isMany ? 'they' : 'it';
  // "who skip it three times": whoever does not do it so often is no simple opposite.
  const not =
    told && !/\b(?:once|twice|times|nobody|nothing|no one)\b/.test(told) ? opposite(`${they} ${told}`) : undefined;
  if (!not?.startsWith(`${they} `) || rule.negated || rule.only || rule.link) return;
  const others = `${who} ${which} ${not.slice(they.length + 1)}`;
  const [verb = '', ...rest] = rule.base.split(' ');
  const none = verb === 'be' ? `${rule.isMany ? 'are' : 'is'} not` : `${rule.isMany ? 'do' : 'does'} not ${verb}`;
  // "a voucher" they do not get is none at all.
  if (others.split(' ').length + rest.length <= 18)
    slots.set('course others', `${others} ${[none, ...rest].join(' ')}`);
}

/** What a rule that is owed, a course that is taken and a case that is open have to say of themselves. */
export function fillCase(
  slots: Map<string, string>,
  { rule: kind, outcome, wish }: Action,
  actor: string,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  if (kind === 'open') fillOpen(slots, third(wish), actor);
  if (!outcome || (kind !== 'due' && kind !== 'course')) return;
  const told = third(outcome);
  const [clause] = parseSentence(told).clauses;
  const rule = clause && ruleIn(clause, told);
  if (!rule) return;
  if (kind === 'due') fillDue(slots, rule, roles);
  else fillCourse(slots, rule);
}
