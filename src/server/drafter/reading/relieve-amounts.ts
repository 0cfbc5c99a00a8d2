import type { Clause } from '../grammar/parse.ts';
import { join, said } from './say-relief.ts';

/** What somebody has or gets of a thing. */
const HAVING =
  /^(?:get|see|know|have|receive|read|show|list|display|load|contain|hold|cover|offer|hear|print|give|tell)$/;

/** "new crews only get the pier map": they are to get more than that, and not to go without it. */
export function ofOnly(clause: Clause, rest: string): string | undefined {
  const { group } = clause;
  if (!group || group.past) return undefined;
  const bare = rest.replace(/^(?:only|just|merely) /i, '');
  const thing = bare.replace(/,? (?:not|never|and not) .*$/i, '');
  return HAVING.test(group.verb) && /^(?:the|an?|my|our|their|its|his|her|one|two|\d+|[a-z-]+s\b)/i.test(thing)
    ? said(clause, group.verb, `more than ${thing}`)
    : undefined;
}

/** Whether the words say that it is no more than that. */
export function isOnly({ group }: Clause, rest: string): boolean {
  return (
    /^(?:only|just|merely) (?!(?:when|after|on|at|in|during|if|once|because)\b)/i.test(rest) ||
    (/^(?!(?:when|after|on|at|in|during|if|once|because|find out|notice)\b)/i.test(rest) &&
      (group?.adverbs ?? []).includes('only'))
  );
}

/** "only 4 % of parents leave a review": more of them do. */
export function ofFew({ group }: Clause, rest: string, who: string): string | undefined {
  if (!group) return undefined;
  const few =
    /^(?:only|just) (?:a few|a handful of|\S+(?: ?%| percent| per cent)?(?: of)?) (.+s)$/i.exec(who) ??
    /^(?:hardly any|very few|few) (.+s)$/i.exec(who);
  if (few && !group.negated)
    return join(
      'more',
      (few[1] ?? '').replace(/^(?:of )?(?:our|the) /i, ''),
      group.modal ?? '',
      group.verb === 'be' ? 'are' : group.verb,
      rest,
    );
  return undefined;
}

/** "the month ends with too little money" */
export function ofTooLittle({ group }: Clause, rest: string, who: string): string | undefined {
  if (!group || group.negated || !/^(?:end|start|begin|leave|finish|go)$/.test(group.verb)) return undefined;
  if (!/\btoo (?:little|few) (?=\w)/i.test(rest) || /^(?:there|we|i|they)$/i.test(who)) return undefined;
  return join(who, ...group.words.map(({ text }) => text), rest.replace(/\btoo (?:little|few) /i, 'enough '));
}
