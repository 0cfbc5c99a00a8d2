import { isBaseVerb, fromGerund } from '../../language/verbs.ts';
import type { People } from '../people.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, WHO, withoutSpans, type Complaint } from './complaint.ts';

const END = '(?:, (?:and|so|but|which) .+| and (?:i|we|they|then|there|the|that|nobody) .+)?$';
/** "there is no way to move it except by calling us" */
const NO_WAY = new RegExp(
  `\\bthere (?:is|was|has been) (?:still |currently |simply |just )?(?:no|not any) (?:other )?way(?: for (${WHO}))? (?:to|of) ([^,;]+?),? (?:except|other than|but|apart from|short of|besides)(?: (?:by|for|to|through))? (\\w+(?:ing)?\\b[^,;]*?)${END}`,
  'i',
);
/** "the only way to move it is to call us" */
const ONLY_WAY = new RegExp(
  `\\bthe only way(?: for (${WHO}))? to ([^,;]+?) (?:is|was) (?:by|to) (\\w+(?:ing)?\\b[^,;]*?)${END}`,
  'i',
);
/** "guests can only move it by calling us" */
const CAN_ONLY = new RegExp(`^(${WHO}) (?:can|could) only ([^,;]+?) by (\\w+ing\\b[^,;]*?)${END}`, 'i');
/** "nobody can move it without calling us" */
const NONE_WITHOUT = new RegExp(
  `^(nobody|no one|you|people) (?:can|could|cannot|can not) ([^,;]+?) (?:without|unless by) (\\w+ing\\b[^,;]*?)${END}`,
  'i',
);

/** What people have to do with people, where nothing else is left to them: "by entering a code" is no such way. */
const BY_HAND =
  /^(?:phon|ring|call|writ|e-?mail|mail|messag|text|ask|com|go|walk|driv|queu|send|fax|post|visit|turn|print|fill|speak|talk|wait|begg?|knock|leav)(?:ing|e)?\b/i;

/** "owner's flight got cancelled and ...": whose matter the clause before tells. */
function whoseMatter(text: string, at: number, people: People): string | undefined {
  const before = text.slice(0, at);
  const [, owner = ''] = /^((?:the |an? |our |one )?[\w-]+(?: [\w-]+)?)['’]s? [\w-]+ /i.exec(before) ?? [];
  const who = owner || (people.leading(before) ?? '');
  return namedPeople(who, people);
}

/** What can be done in one way alone is wanted in every other way: people want to do it themselves. */
export function readOnlyWay({ text, people }: Complaint): Relief | undefined {
  for (const form of [NO_WAY, ONLY_WAY, CAN_ONLY, NONE_WITHOUT]) {
    const match = form.exec(text);
    const [, who = '', said = '', way = ''] = match ?? [];
    // "no way of changing it"
    const [verb = '', ...more] = said.split(' ');
    // "parents who have to cancel can only do it by leaving a message"
    const [, whose = who, own = ''] = /^(.+?) who (?:have|want|need|wish|would like) to (.+)$/i.exec(who) ?? [];
    const deed = /^do (?:it|so|this|that)$/i.test(said) ? own : [fromGerund(verb) ?? verb, ...more].join(' ');
    const [first = '', ...rest] = withoutSpans(way).split(' ');
    const base = fromGerund(first) ?? (isBaseVerb(first) ? first : undefined);
    if (!match || !base || !isBaseVerb(deed.split(' ')[0] ?? '')) continue;
    if (form !== NO_WAY && !BY_HAND.test(way)) continue;
    if (/\b(?:nobody|no one|not)\b/i.test(deed)) continue;
    const named = namedPeople(whose, people) ?? whoseMatter(text, match.index, people);
    const gerund = fromGerund(first) ? first : undefined;
    const without = gerund ? ` without ${[gerund, ...rest].join(' ')}` : '';
    return {
      actor: named ?? (people.isSpeaker(who) && !/^(?:you|one)$/i.test(who) ? undefined : 'people'),
      ...(named || /^(?:i|we)$/i.test(who) ? {} : { side: 'served' as const }),
      wish: `${withoutSpans(deed)}${without}`,
      benefit: `they do not have to ${[base, ...rest].join(' ')}`,
    };
  }
  return undefined;
}
