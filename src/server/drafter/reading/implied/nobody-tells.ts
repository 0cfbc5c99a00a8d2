import { parseSentence } from '../../grammar/parse.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import { stepsOf } from '../event-chain.ts';
import { inPresent } from '../in-present.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, reliefFrom, WHO, withoutSpans, type Complaint } from './complaint.ts';
import { allOfThem } from './unheard.ts';

/** "nobody reminds parents of the end of the term and then they are stuck" */
const NOBODY_TELLS = new RegExp(
  `^(?:nobody|no one) (?:ever )?(reminds|tells|warns|informs|alerts|notifies) (${WHO}?) (of|about|that|when|before|to) ((?:(?!,| and (?:then|so|they|the|we|it)\\b)[^;])+?)(?:(?:,? and then|,? and so|,? and|,? so|,) (.+))?$`,
  'i',
);

/** Nobody tells people of something: they are to be told of it. */
export function readNobodyTellsOf({ text, people }: Complaint): Relief | undefined {
  const [, verb = '', whom = '', link = '', what = '', after = ''] = NOBODY_TELLS.exec(text) ?? [];
  const base = readVerb(verb)?.base;
  // "nobody tells guests about a party without being asked": a rule, where nothing comes of it.
  if (!base || after === '' || !people.isPersonPhrase(whom) || /\b(?:without|unless|it|that|this)\b/i.test(what))
    return undefined;
  const isOwn = people.isSpeaker(whom);
  const named = namedPeople(whom, people);
  const [step] = stepsOf(after, people);
  return {
    actor: isOwn ? undefined : (named ?? 'people'),
    ...(isOwn || named ? {} : { side: 'served' as const }),
    wish: `be ${participle(base)} ${link} ${withoutSpans(what)}`,
    benefit: reliefFrom(step),
    criteria: ['The message comes while there is still time to do something.', 'What it says can be looked up later.'],
  };
}

const NEITHER =
  /^([^,;]+?),? and neither (?:the |our )?([\w-]+(?: [\w-]+)?) nor (?:the |our )?[\w-]+(?: [\w-]+)? (?:notices?|knows?|hears?|remembers?|thinks? of)\b/i;

/** "the contract runs out and neither the parents nor we notice": they are to be told in time. */
export function readNeitherNotices({ text, people }: Complaint): Relief | undefined {
  const [, said = '', who = ''] = NEITHER.exec(text) ?? [];
  const [clause, more] = said ? parseSentence(said, people.names).clauses : [];
  if (!clause?.group || more || clause.subject.length === 0 || clause.mood !== 'statement') return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : namedPeople(who, people),
    wish: `be told in time when ${lowerFirst(inPresent(clause))}`,
    criteria: ['Everybody whom it concerns gets the message.', 'What it says can be looked up later.'],
  };
}

const WHILE_LOOKING =
  /^((?:[\w'-]+ ){0,4}?[\w'-]+s) (?:stay|lie|sit|stand|are|remain|go) (?:empty|unused|free|idle)((?: (?:in|on|at|during|all) [\w -]+?)?),? (?:while|and at the same time|whereas) ((?:[\w'-]+ ){0,3}?[\w'-]+) (?:are (?:looking|searching|waiting|hunting)|look|search|wait|hunt) for (?:one|them|some|a [\w-]+)$/i;

/** "rooms sit unused while teachers look for one": those who look are to see which are free. */
export function readFreeWhileLooking({ text, people }: Complaint): Relief | undefined {
  const [, things = '', when = '', who = ''] = WHILE_LOOKING.exec(text) ?? [];
  if (!who || !people.isPersonPhrase(who)) return undefined;
  const named = namedPeople(who, people);
  return {
    actor: people.isSpeaker(who) ? undefined : (named ?? 'people'),
    ...(named || people.isSpeaker(who) ? {} : { side: 'served' as const }),
    wish: `see which ${allOfThem(things)} are free${when}`,
    benefit: `${people.isSpeaker(who) ? who : 'they'} do not have to look for one`,
  };
}
