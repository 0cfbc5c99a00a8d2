import { parseSentence, textOf } from '../grammar/parse.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import type { People } from './people.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** What is reached: from then on there is no reason left to wait. */
const REACHED =
  /^(?:done|finished|ready|complete|completed|over|closed|approved|paid|signed|confirmed|in stock|available|free|there|known|back|full|empty|open)\b/i;

/** "invoices do not get sent although the job is done": they are to be sent as soon as it is. */
export function readNotInSpite({ clause, who }: Step, people: People): Relief | undefined {
  const { group, rest, subs } = clause;
  const [spite, more] = subs;
  if (!group?.negated || group.modal || group.past || more || people.isPersonPhrase(who)) return undefined;
  if (!/^(?:although|though|even though|even when)$/.test(spite?.link ?? '')) return undefined;
  const [first = '', ...behind] = textOf(rest).split(' ');
  const read = group.verb === 'get' ? readVerb(first)?.base : undefined;
  const isGot = read !== undefined && participle(read) === first;
  if (!group.passive && !isGot) return undefined;
  const done = isGot ? [first, ...behind].join(' ') : [group.words.at(-1)?.text, textOf(rest)].join(' ').trim();
  const [event] = parseSentence(textOf(spite?.words ?? []), people.names).clauses;
  if (!event?.group || event.subject.length === 0 || /^(?:it|they|this|that)$/i.test(who)) return undefined;
  const things = lowerFirst(subjectOf(clause));
  const are = isManySubject(clause) ? 'are' : 'is';
  const isReached = (event.group.verb === 'be' && REACHED.test(textOf(event.rest))) || event.group.passive;
  const isOurs = people.isSpeaker(textOf(event.subject)) && !event.group.past && !event.group.negated;
  if (!(isReached && !event.group.negated) && !isOurs) return undefined;
  const when = isReached && !isOurs ? ` as soon as ${textOf(spite?.words ?? [])}` : '';
  return {
    about: things,
    wish: `have ${things} ${done}${when}`,
    outcome: `${things} ${are} ${done}${when}`,
    question: `What should the product do so that ${things} ${are} ${done}${when}?`,
    ...(isOurs ? { benefit: `I do not have to ${actionOf({ ...event, subs: [] })}` } : {}),
  };
}
