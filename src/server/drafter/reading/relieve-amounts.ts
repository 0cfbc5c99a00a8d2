import { textOf, type Clause } from '../grammar/parse.ts';
import { readVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { join, said } from './say-relief.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

/** What nobody wants to have. */
export const BURDEN =
  /\b(?:problems?|troubles?|issues?|errors?|mistakes?|complaints?|gaps?|delays?|mess|arguments?|disputes?|conflicts?|queues?|duplicates?|double|wrong|mould|leaks?|loss(?:es)?|damages?|pains?|accidents?|injur\w+|no-shows?|backlogs?|outages?|faults?|holes?|stress|chaos|panic|lost|empty|unused|again|twice)\b/i;

/** Verbs for what is done to a thing. */
const DONE_TO =
  /^(?:use|take|fill|put|write|mark|sort|scale|add|send|give|make|book|pay|sign|list|show|print|scan|keep|check|lock|store|cover|split|group|assign|include|hand|attach|build|buy|sell|bring|set|flag|tag|bundle|translate|calculate|update|approve|accept|find|do|see|choose|count|weigh)$/;

/** "the allergy taken into account", "hoses used": a thing and what was done to it, and no event. */
export function isNamed({ group, subject }: Clause, rest: string): boolean {
  const head = subject.findLast(({ tag }) => tag.startsWith('N'))?.lower ?? '';
  return (
    group?.words.length === 1 &&
    group.words[0]?.tag === 'VD' &&
    (DONE_TO.test(group.verb) || /\w+(?:en|own|one)$/.test(group.words[0].lower)) &&
    /^(?:$|(?:in|into|on|out|from|by|to|at|for|with|per|up|off|as)\b)/.test(rest) &&
    !isHuman(head) &&
    !/^(?:i|we|they|he|she|it|you|who|nobody|somebody|everybody)$/i.test(textOf(subject))
  );
}

/** "talks end after the photos are shown and people leave": what was taken for the subject tells something of its own. */
export function swallows({ subject }: Clause): boolean {
  const at = subject.findIndex(({ tag }) => tag === 'BE');
  return at > 0 && !subject.slice(0, at).some(({ tag }) => tag === 'W') && subject.some(({ tag }) => tag === 'S');
}

/** What somebody has or gets of a thing. */
const HAVING =
  /^(?:get|see|know|have|receive|read|show|list|display|load|contain|hold|cover|offer|hear|print|give|tell)$/;

/** "new crews only get the pier map": they are to get more than that, and not to go without it. */
export function ofOnly(clause: Clause, rest: string): string | undefined {
  const { group } = clause;
  if (!group || group.past) return undefined;
  const bare = rest.replace(/^(?:only|just|merely) /i, '');
  const thing = bare.replace(/,? (?:not|never|and not) .*$/i, '');
  // "we only have the one kiln": that stays so.
  if (group.verb === 'have' && /^(?:(?:the )?(?:one|two|three|\d+)|an?)\b/i.test(thing)) return undefined;
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

/** "guests get too many letters": they get fewer. */
export function ofTooMany(clause: Clause, rest: string): string | undefined {
  const verb = clause.group?.verb ?? '';
  const fewer = /^(?:get|receive|have|see)$/.test(verb)
    ? /^(?:(?:way|far) )?(?:too many|so many|too much|so much|a lot of|lots of|many) (.+)$/i.exec(rest)?.[1]
    : undefined;
  if (fewer)
    return said(clause, verb, `${fewer.split(' ').some((word) => word.endsWith('s')) ? 'fewer' : 'less'} ${fewer}`);
  return undefined;
}

/** "we waste hours on sorting labels": less time goes there; "we lost a morning in the rain" tells where it was, and not on what. */
export function ofSpending(clause: Clause, rest: string): string | undefined {
  const { group } = clause;
  if (!group || !/^(?:spend|waste|lose)$/.test(group.verb) || (group.past && group.verb !== 'spend')) return undefined;
  const spent =
    /(?:time|hours|minutes|days|ages|evenings?|mornings?)\b(?: (?:a|per|every|each) \w+)? (?:on |with )?(.+)$/i.exec(
      rest,
    )?.[1] ?? '';
  if (
    spent === '' ||
    /^(?:in|at|for|with|because|when|while|due|by|from|over|during|after|before|last|this|and|to)\b/i.test(spent)
  )
    return undefined;
  const isDoing = readVerb(spent.split(' ')[0] ?? '')?.form === 'gerund';
  return said(clause, 'spend', `less time ${isDoing ? '' : 'on '}${spent}`);
}

/** "the form has too many fields": a thing has fewer of them, and nobody gets any. */
export function fewerIn(whose: string | undefined, what: string, people: People): Relief | undefined {
  if (!whose) return { wish: `have fewer ${what}` };
  if (people.isPersonPhrase(whose) || people.isSpeaker(whose)) return undefined;
  const thing = lowerFirst(whose);
  return { wish: `have fewer ${what} in ${thing}`, outcome: `${thing} has fewer ${what} than today` };
}
