import { textOf, type Clause } from '../grammar/parse.ts';
import { participle } from '../language/verbs.ts';
import { ALLOWED, BOUND, COMPLAINS, EMOTIVE, EXTERNAL, harmOf, MOOD, SETTING, TURNS_TO } from '../lexicon/troubles.ts';
import type { People } from './people.ts';
import { tailOf, type Event } from './told-events.ts';

/** "only shows up after the parents have accepted it", "can only be opened by two": a rule. */
function isSettled({ rest, group }: Clause): boolean {
  return (
    group?.passive === true ||
    rest.some(({ tag, lower }) => tag === 'S' || /^(?:after|once|until|if|by|for)$/.test(lower))
  );
}

/** How much an event is what hurts, rather than where it happened or what somebody felt about it. */
export function weightOf(event: Event, people: People): number {
  const { clause, more } = event;
  const who = textOf(clause.subject);
  const { group } = clause;
  if (!group || (group.modal && !group.negated)) return -9;
  const said = [
    who,
    textOf(group.words),
    tailOf(clause),
    ...more.map((one) => `${one.group?.verb ?? ''} ${tailOf(one)}`),
  ].join(' ');
  const isPerson = people.isPersonPhrase(who);
  const harm = harmOf(group.verb, said);
  return (
    harm +
    (event.isWhy ? 4 : 0) +
    (group.negated ? (isPerson ? 2 : 4) : 0) +
    (group.adverbs.includes('still') || group.verb === 'keep' ? 4 : 0) +
    (group.adverbs.includes('only') && !isPerson && clause.subs.length === 0 && !isSettled(clause) ? 4 : 0) +
    (/^(?:but|then|and then)$/.test(clause.link) ? 1 : 0) +
    (more.some(({ link }) => /then/.test(link)) ? 3 : 0) -
    (EXTERNAL.test(`${textOf(group.words)} ${textOf(clause.rest)}`) && !group.negated ? 4 : 0) -
    ((EMOTIVE.test(group.verb) && (isPerson || COMPLAINS.test(group.verb))) ||
    (TURNS_TO.test(group.verb) && /^(?:to |at )?(?:us|me)\b/i.test(textOf(clause.rest)))
      ? 6
      : 0) -
    (group.verb === 'be' && !group.passive && (isPerson || /^\d+$/.test(textOf(clause.rest)) || MOOD.test(said))
      ? 9
      : 0) -
    (harm < 4 && SETTING.test(group.verb) && !group.negated && group.verb !== 'be' ? 2 : 0) -
    (people.isSpeaker(who) ? 3 : 0) -
    (isName(clause) || BOUND.test(said) || (group.passive && ALLOWED.test(said)) ? 20 : 0) -
    // "the firing has to be logged": so it shall be.
    (isOwed(clause) ? 20 : 0) -
    // What somebody has to do is a duty, and no trouble of those who tell it.
    (group.verb === 'have' && clause.rest[0]?.tag === 'TO' && isPerson && !people.isSpeaker(who) ? 6 : 0) -
    (group.past ? 1 : 0)
  );
}

/** "the firing has to be logged", and not what has to be done again or by hand. */
function isOwed({ group, rest }: Clause): boolean {
  const said = textOf(rest);
  return (
    group?.verb === 'have' &&
    !group.past &&
    !group.negated &&
    said.startsWith('to be ') &&
    !/\b(?:by hand|manually|again|anew|twice|(?:every|each) time|on paper|all over)\b/i.test(said)
  );
}

/** "captions spoken into the phone": a name with a participle, and no clause. */
function isName({ subject, group }: Clause): boolean {
  const [word, ...more] = group?.words ?? [];
  return (
    group?.past === true &&
    !group.passive &&
    more.length === 0 &&
    word?.lower === participle(group.verb) &&
    !subject.some(({ tag, lower }) => tag === 'PN' || tag === 'D' || lower === 'nobody')
  );
}

/** Whether a clause without a word of harm tells of something that goes on, and is no name or rule. */
export function isTold({ subject, group }: Clause, people: People): boolean {
  const [first] = subject;
  return (
    group !== undefined &&
    !group.past &&
    !group.negated &&
    !subject.some(({ tag }) => tag === 'W') &&
    (first?.tag === 'NS' || /^(?:it|they|the|our|my|people|all|half|every|each)$/.test(first?.lower ?? '')) &&
    !people.isSpeaker(textOf(subject))
  );
}

/** From this weight on an event is a trouble. */
export const HURTS = 2;

/** From this weight on what comes of a trouble is what it costs. */
export const COSTS = 3;

/** "nobody can make that": what was told before is what hurts. */
export function isVerdict(event: Event | undefined): boolean {
  return (
    event !== undefined &&
    /^(?:nobody|no one)$/i.test(textOf(event.clause.subject)) &&
    /^(?:it|that|this|them)?$/i.test(textOf(event.clause.rest))
  );
}
