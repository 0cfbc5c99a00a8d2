import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import type { Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "half the shingles", "some of our keys" */
const PART =
  /^(?:half|most|some|many|several|a third|a quarter|two|three|one)(?: of)? ((?:the|our|their|my|these) .+)$/i;
const GONE = /^(?:missing|gone|lost|not there|away)$/i;
/** How a thing is that somebody needs just then. */
const IN_THE_WAY =
  /^(?:taken|occupied|locked|closed|blocked|dirty|in use|double[- ]booked|still dirty|still closed|still locked)$/i;
const COMES = /^(?:arrive|come|go|start|drive|turn|get|open|want|walk|enter|stand|show|begin|reach)$/;
const THERE = /^(?:there|here|ready|in stock|on board|in it|on site|available)$/i;

/** "teachers arrive and the room is taken", "mechanics start a repair and the part is not there": it is to be there, or free. */
function readOneMissing(first: Step, { clause: { group, rest, subs }, who }: Step, people: People): Relief | undefined {
  const event = first.clause;
  if (!event.group || !COMES.test(event.group.verb) || event.group.past || !group || group.modal || group.past)
    return undefined;
  if (!/^(?:the|their|my|our) [\w-]+(?: [\w-]+)?$/i.test(who) || people.isPersonPhrase(who) || subs.length > 0)
    return undefined;
  if (!people.isPersonPhrase(first.who) || people.isSpeaker(first.who)) return undefined;
  const state = textOf(rest).replace(/^(?:often|already|sometimes|always) /i, '');
  const isGone = group.verb === 'be' && (group.negated ? THERE.test(state) : GONE.test(state));
  const isTaken = !group.negated && IN_THE_WAY.test(state.replace(/^$/, group.words.at(-1)?.text ?? ''));
  if (!isGone && !isTaken) return undefined;
  const bad = state === '' ? (group.words.at(-1)?.text ?? '') : state;
  const are = readNounPhrase(who)?.plural ? 'are' : 'is';
  const so = isGone ? (group.negated ? state : 'there') : `not ${bad}`;
  const told = `${lowerFirst(who)} ${are} ${so} when ${lowerFirst(inPresent(event))}`;
  return {
    isGuess: true,
    about: who,
    wish: `be sure that ${told}`,
    outcome: told,
    question: `What should the product do so that ${told}?`,
  };
}

/** "crews drive to the site and half the shingles are not there": all of them are to be there then. */
export function readHalfMissing([first, second]: readonly Step[], people: People): Relief | undefined {
  const { group, rest, subs } = second?.clause ?? {};
  const event = first?.clause;
  if (!first || !second || !event?.group || event.group.negated || event.group.modal || !group || group.past)
    return undefined;
  const lacking = readOneMissing(first, second, people);
  if (lacking) return lacking;
  const [, things = ''] = PART.exec(second.who) ?? [];
  const noun = things ? readNounPhrase(things) : undefined;
  if (!noun?.plural || people.isPersonPhrase(things) || (subs?.length ?? 0) > 0) return undefined;
  const state = textOf(rest ?? []);
  const isThere = group.verb === 'be' && !group.modal && group.negated && THERE.test(state);
  const isGone =
    !group.modal &&
    !group.negated &&
    ((group.verb === 'be' && GONE.test(state)) || (/^(?:is|are) missing$/.test(textOf(group.words)) && state === ''));
  const isUnable = group.passive && group.modal === 'can' && group.negated;
  const so = isThere
    ? `are ${state}`
    : isGone
      ? 'are there'
      : isUnable
        ? `can be ${group.words.at(-1)?.text} ${state}`
        : '';
  if (!so) return undefined;
  const told = `all ${things} ${so.trim()} when ${lowerFirst(inPresent(event))}`;
  return {
    isGuess: true,
    // "crews": whoever of the product answers for them wishes for it.
    ...(people.isRole(first.who) ? {} : { except: first.who }),
    about: things,
    wish: `be sure that ${told}`,
    outcome: told,
    question: `What should the product do so that ${told}?`,
  };
}
