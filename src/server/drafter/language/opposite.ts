import { affirm, negatePlainly, readClause, type Clause } from './clause.ts';
import { withArticle } from './nouns.ts';

const MANY = /^(?:all|both|every|each) /i;
const LEAST = /^(?:at least|a minimum of|no fewer than|not fewer than) /i;
const MOST = /^(?:at most|no more than|not more than|up to|a maximum of) /i;

const COUNTED =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|more|fewer|less|at|over|only|about|not|nothing|nobody|something|somebody|enough|too|so|many|few|several|little|plenty|lots?|always|never|already|no|the|this|that|these|those|his|her|its|our|their|my|your|another|all|each|every|both|half)\b)/i;

/** "there is still an open point" is "there is no open point", "there is no free seat" is "there is a free seat". */
function thereIs(text: string): string | undefined {
  const [, is = '', no, what = ''] =
    /^there (is|are) (?:still )?(?:(no) (?:more (?!than\b))?|an? |some |any )?(.+)$/i.exec(text) ?? [];
  if (!what || COUNTED.test(what)) return undefined;
  if (!no) return `there ${is} no ${what}`;
  return `there ${is} ${is === 'is' ? withArticle(what) : what}`;
}

/** What has not been done for four hours was done in the last four hours. */
function lately(text: string): string {
  return text.replace(
    /\b((?:has|have) (?:been )?\w+(?: .*)?) for ((?:more than )?(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?))$/,
    (_, has: string, time: string) => `${has} in the last ${time.replace(/^more than /, '').replace(/^an? /, '')}`,
  );
}

/** What is not so, by its verb. */
export function notSo(text: string, clause: Clause): string {
  // "no agent takes it": otherwise one does.
  const no = /^no (?!one\b)(.+)$/i.exec(clause.subject)?.[1];
  if (no) return affirm({ ...clause, subject: clause.plural ? no : withArticle(no), negated: false });
  // "nothing was heard": otherwise something was.
  if (/^nothing\b/i.test(clause.subject))
    return affirm({ ...clause, subject: clause.subject.replace(/^nothing/i, 'something'), negated: false }).replace(
      / (?:any ?more|yet)$/,
      '',
    );
  const not = negatePlainly(clause);
  // "a station does not answer": otherwise every one does.
  if (clause.negated && /^an? /.test(not) && / (?:does|has|is) not /.test(text)) return not.replace(/^an? /, 'every ');
  return /^(?:nobody|no one)\b|\bnot\b/.test(text) ? lately(not) : not;
}

/** The opposite of a condition; "nobody has answered" is "somebody has answered", "at least two" is "fewer than two". Nothing where both halves would have to be denied. */
export function opposite(text: string): string | undefined {
  const clause = readClause(text);
  if (!clause || / (?:and|or) /.test(text)) return undefined;
  const nobody = /^(?:nobody|no one|none)$/i.test(clause.subject);
  if (nobody) return lately(affirm({ ...clause, subject: 'somebody', negated: false }).replace(/ yet$/, ''));
  if (/^(?:no (?!one\b)|nothing\b)/i.test(clause.subject)) return notSo(text, clause);
  const there = thereIs(text);
  if (there) return there;
  // What has not happened yet has happened.
  if (clause.negated) return lately(negatePlainly(clause).replace(/ yet$/, ''));
  if (MANY.test(text)) return `not ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (LEAST.test(text)) return text.replace(LEAST, 'fewer than ');
  if (MOST.test(text)) return text.replace(MOST, 'more than ');
  if (/^(?:more than|over) /i.test(text)) return text.replace(/^(?:more than|over) /i, 'no more than ');
  if (/^(?:fewer than|less than) /i.test(text)) return text.replace(/^(?:fewer than|less than) /i, 'at least ');
  return timely(negatePlainly(clause));
}

/** "has not already started" is said as "has not started yet", "is not still hot" as "is no longer hot". */
export function timely(text: string): string {
  return text.replace(/\bnot still\b/, 'no longer').replace(/\bnot already (.+)$/, 'not $1 yet');
}

/** Whether a condition is told by what is not so. */
export function isNegative(text: string): boolean {
  return readClause(text)?.negated === true || /^(?:nobody|no one|none|no) /i.test(text);
}
