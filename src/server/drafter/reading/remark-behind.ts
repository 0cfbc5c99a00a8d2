import { parseSentence, textOf } from '../grammar/parse.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** A rule, and a sentence behind it that tells why: "Boats may not leave in fog. Some skippers just go." */
export function withRemark(text: string, people: People): { rule: string; remark: string } | undefined {
  const [rule = '', remark = '', ...more] = text.split(/(?<=\w[.!])\s+|;\s+/);
  const [clause] = parseSentence(remark, people.names).clauses;
  const isRemark =
    more.length === 0 &&
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group !== undefined &&
    !clause.group.modal &&
    !clause.group.past &&
    !/^(?:if|when|we|i|it|they|this|that|these|those|there|otherwise)\b/i.test(remark);
  return isRemark ? { rule: rule.replace(/[.!]$/, ''), remark: remark.replace(/[.!]$/, '') } : undefined;
}

/** Why a rule is there, by the sentence behind it: what some do is no longer done, what others want they get. */
export function reasonBehind(remark: string, people: People): { reason: string; who?: string } | undefined {
  const [clause] = parseSentence(remark, people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  const wanted = /^(?:wants?|needs?|likes?|would like) to (.+)$/i.exec(remark.slice(who.length).trim())?.[1];
  if (wanted) return { reason: `${lowerFirst(who)} can ${wanted}` };
  const does = clause?.group;
  const some = /^(?:some|many|most|a few|too many|several|half the) (.+s)$/i.exec(who)?.[1];
  if (!clause || !does || does.verb === 'be' || does.passive) return undefined;
  const deed = remark.slice(who.length).trim();
  return some && !does.negated ? { reason: `${some} no longer ${deed}`, who: some } : undefined;
}
