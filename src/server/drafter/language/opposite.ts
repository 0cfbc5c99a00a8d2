import { affirm, negatePlainly, readClause } from './clause.ts';
import { withArticle } from './nouns.ts';

const MANY = /^(?:all|both|every|each) /i;
const LEAST = /^(?:at least|a minimum of|no fewer than|not fewer than) /i;
const MOST = /^(?:at most|no more than|not more than|up to|a maximum of) /i;

/** The opposite of a condition; "nobody has answered" is "somebody has answered", "at least two" is "fewer than two". Nothing where both halves would have to be denied. */
export function opposite(text: string): string | undefined {
  const clause = readClause(text);
  if (!clause || / (?:and|or) /.test(text)) return undefined;
  const nobody = /^(?:nobody|no one|none)$/i.test(clause.subject);
  if (nobody) return affirm({ ...clause, subject: 'somebody', negated: false });
  const no = /^no (.+)$/i.exec(clause.subject)?.[1];
  if (no) return affirm({ ...clause, subject: clause.plural ? no : withArticle(no), negated: false });
  if (!clause.negated) {
    if (MANY.test(text)) return `not ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    if (LEAST.test(text)) return text.replace(LEAST, 'fewer than ');
    if (MOST.test(text)) return text.replace(MOST, 'more than ');
    if (/^(?:more than|over) /i.test(text)) return text.replace(/^(?:more than|over) /i, 'no more than ');
    if (/^(?:fewer than|less than) /i.test(text)) return text.replace(/^(?:fewer than|less than) /i, 'at least ');
  }
  return negatePlainly(clause);
}

/** Whether a condition is told by what is not so. */
export function isNegative(text: string): boolean {
  return readClause(text)?.negated === true || /^(?:nobody|no one|none|no) /i.test(text);
}
