import { gerundFirst } from '../language/verbs.ts';
import { textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { GENERIC } from '../lexicon/complaints.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import { invertKnown } from './invert-trouble.ts';
import type { People } from './people.ts';
import { readFault, readOngoing } from './read-faults.ts';
import { withoutCause } from './told-facts.ts';
import { relieve } from './relieve.ts';
import type { Relief } from './trouble-rules.ts';

/** What people leave undone because they do not think of it. */
export const OMITTED =
  /^(?:show|pay|return|bring|confirm|cancel|fill|submit|sign|attend|update|report|read|reply|respond|answer|charge|lock|close|check|water|take|turn|hand|finish|complete|log|record|enter|renew|back|clean|feed|register|appear|come|collect|pick|send|deliver|vote|use|wear|follow)$/;

/** "they" of a cause are those of the trouble. */
function named(cause: Clause, trouble: Clause): string {
  const text = clauseText(cause);
  // "skip the check because it takes too long": the check takes too long.
  if (/^it\b/i.test(text) && readNounPhrase(textOf(trouble.rest))) return text.replace(/^it\b/i, textOf(trouble.rest));
  return /^(?:they|he|she)\b/i.test(text) ? text.replace(/^\S+/, textOf(trouble.subject)) : text;
}

/** "learners fail because they only practise what they know": somebody else wants to see which of them do. */
function readWhich(cause: Clause, trouble: Clause, people: People): Relief | undefined {
  const { group, rest } = cause;
  const who = textOf(trouble.subject);
  const doer = textOf(cause.subject);
  if (!group || group.modal || group.passive || group.past || group.negated || group.verb === 'be') return undefined;
  // "parcels break because people use the wrong paper": they are to use the right one.
  const right = /^the wrong (.+)$/i.exec(textOf(rest))?.[1];
  if (right && !people.isPersonPhrase(who) && people.isPersonPhrase(doer))
    return {
      actor: people.isSpeaker(doer) || GENERIC.test(doer) ? undefined : doer,
      wish: `${group.verb} the right ${right}`,
    };
  // "cranes stand idle because managers book the whole day": those are to be kept from it.
  // "mail is late because the office only sends it at night": they are to do it, and at other times too.
  const isTooSeldom = /^only (?:it|them)\b/i.test([...group.adverbs, textOf(rest)].join(' '));
  if (
    !people.isPersonPhrase(who) &&
    people.isPersonPhrase(doer) &&
    !people.isSpeaker(doer) &&
    !GENERIC.test(doer) &&
    !isTooSeldom
  )
    return { except: doer, wish: `keep ${doer} from ${gerundFirst(actionOf(cause))}` };
  if (!/^they$/i.test(textOf(cause.subject))) return undefined;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || !who.endsWith('s') || group.verb === 'have')
    return undefined;
  const only = /\bonly$/i.test(textOf(trouble.subs.flatMap(({ words }) => words).slice(0, 2))) ? 'only ' : '';
  const deed = `${only}${group.verb} ${textOf(rest)}`;
  return { except: who, wish: `see which ${who.replace(/^(?:the|our|my|many|most|some) /i, '')} ${deed}` };
}

/** "families do not show up for their slot": what is left undone is to be thought of. */
export function readOmission(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const who = textOf(subject);
  if (!group?.negated || group.modal || !people.isPersonPhrase(who) || people.isSpeaker(who)) return undefined;
  if (group.words[0]?.tag !== 'DO' && !group.adverbs.includes('never')) return undefined;
  // "pupils who are ill do not pay": of some of them it is a rule.
  if (/ (?:who|that|with|without|under|over|aged|below|above) /i.test(who)) return undefined;
  if (!OMITTED.test(group.verb)) return undefined;
  return {
    actor: /^(?:people|they|some|many|most)\b/i.test(who) ? undefined : who,
    wish: `be reminded to ${group.verb} ${textOf(rest).replace(/,? which .*$/i, '')}`.trim(),
  };
}

/** "parts arrive after the event because we order too late": they are to be reminded. */
function readTooLateFor({ group, subject, rest }: Clause, people: People): Relief | undefined {
  const deed = /^(.*?) ?too late$/i.exec(textOf(rest))?.[1];
  const who = textOf(subject);
  if (deed === undefined || !group || group.negated || group.modal || group.passive || group.verb === 'be')
    return undefined;
  if (
    !people.isPersonPhrase(who) ||
    /^(?:notice|find|learn|see|hear|realise|realize|know|arrive|come)$/.test(group.verb)
  )
    return undefined;
  return {
    actor: people.isSpeaker(who) || /^they$/i.test(who) ? undefined : who,
    wish: `be reminded to ${[group.verb, deed].filter(Boolean).join(' ')} in time`,
  };
}

/** "a grant was lost because a number was missing": they are to be warned of that. */
function readLacking(cause: Clause): Relief | undefined {
  const { group, subject, rest } = cause;
  if (!group || group.negated || group.modal || !/^(?:is|are|was|were)$/i.test(group.words[0]?.text ?? ''))
    return undefined;
  const state = [...group.words.slice(1).map(({ text }) => text), textOf(rest)].join(' ');
  const lacks = /^(?:missing|incomplete|incorrect|wrong|invalid|unsigned|empty|too (?:late|long|short|small|big))\b/i;
  const isNamed = subject.length > 0 && !/^(?:it|this|that|there|they|he|she|we|i)$/i.test(textOf(subject));
  return isNamed && lacks.test(state) ? { wish: `be warned when ${inPresent(cause)}` } : undefined;
}

/** "wake the wrong guests since changes are not shown on the list": they are to be shown there. */
function readMissing({ group, subject, rest }: Clause): Relief | undefined {
  if (!group?.passive || !group.negated || group.modal) return undefined;
  // "new tenants are not registered in time": they are to be.
  if (/\b(?:in|on) time$/.test(textOf(rest)))
    return { wish: `have ${textOf(subject)} ${group.words.at(-1)?.text} ${textOf(rest)}` };
  if (
    !/^(?:show|list|mark|update|enter|record|print|display|announce|save|sort|label|highlight|publish)$/.test(
      group.verb,
    )
  )
    return undefined;
  return { wish: `have ${textOf(subject)} ${group.words.at(-1)?.text} ${textOf(rest)}`.trim() };
}

/** "people ring us because the cable will not release": it is to release. */
function readRefusing({ group, subject, rest }: Clause, people: People): Relief | undefined {
  const thing = textOf(subject);
  if (!group?.negated || group.passive || !/^(?:will|do|does|can)$/.test(group.words[0]?.lower ?? '')) return undefined;
  if (people.isPersonPhrase(thing) || /^(?:it|this|that|there|they|he|she)$/i.test(thing)) return undefined;
  if (/^(?:be|have|show|say|tell|know|see|allow|support|contain|include|list|fit|match|matter)$/.test(group.verb))
    return undefined;
  return { wish: `have ${thing} ${group.verb} ${textOf(rest)}`.trim() };
}

/** "X because Y": what the cause asks for, and what happens because of it as the reason. */
export function ofCause(cause: Clause, first: Clause, people: People): Relief | undefined {
  const many = /^there (?:is|are) (?:far |way )?(?:too|so) (?:many|much)\b/i.test(clauseText(cause));
  const relief = many
    ? { wish: `get fewer ${textOf(first.rest)}` }
    : (readTooLateFor(cause, people) ??
      readLacking(cause) ??
      readMissing(cause) ??
      readRefusing(cause, people) ??
      readFault(cause, people) ??
      readOmission(
        { ...cause, subject: /^they$/i.test(textOf(cause.subject)) ? first.subject : cause.subject },
        people,
      ) ??
      invertKnown(named(cause, first), people) ??
      readOngoing(cause, people) ??
      readWhich(cause, first, people));
  if (!relief) return undefined;
  const who = textOf(first.subject);
  const own = !relief.except && people.isPersonPhrase(who) && !people.isSpeaker(who) ? who : undefined;
  return { ...relief, actor: relief.actor ?? own, benefit: relieve(withoutCause(first)) ?? relief.benefit };
}
