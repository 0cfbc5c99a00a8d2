import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { thirdPerson } from '../language/verbs.ts';
import { subText } from './clause-words.ts';
import { tidy } from './ended.ts';
import type { Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { NOBODY } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

/** What is charged or due, though there was no reason. */
const DUE = /^(?:pay|get|receive|be|have|charge|bill|fine|ask)$/;
const CHARGED =
  /^(?:charged|billed|fined|asked)\b|\b(?:share|bill|invoice|fee|fine|charge|reminder|part|third|half|quarter|rent|price|cost)\b/i;
const CHARGE =
  /^(?:an?|the|my|our|half|\w+) (?:[\w-]+ )?(?:share|part|third|half|quarter|fee|fine|charge|price|cost)\b|^half\b/i;
const ABSENT = /^(?:after|during|in spite of|despite|for)\b/i;

const SPITE = /^(?:although|though|even though)$/;

/** "I paid a fee though I stood before a locked door": when that is so. */
function inSpiteOf({ subs }: Clause, people: People): string | undefined {
  const sub = subs.find(({ link }) => SPITE.test(link));
  const [clause, more] = sub ? parseSentence(textOf(sub.words), people.names).clauses : [];
  return clause?.group && !more && clause.subject.length > 0 && !clause.group.modal
    ? `when ${lowerFirst(inPresent(clause))}`
    : undefined;
}

/** What somebody had to bear, in its base form and without "still". */
function borneIn({ group, rest, subs }: Clause): string {
  const tail = [textOf(rest).replace(/\bstill /, ''), ...subs.filter(({ link }) => !SPITE.test(link)).map(subText)]
    .join(' ')
    .trim();
  if (group?.passive) return `be ${group.words.at(-1)?.text} ${tail}`;
  if (group?.verb === 'pay') return `have to pay ${tail}`;
  return /^(?:get|receive)$/.test(group?.verb ?? '') && CHARGE.test(tail)
    ? `be charged ${tail}`
    : `${group?.verb} ${tail}`;
}

/** When there was no reason for it: in front of it, in the clause before or behind "though". */
function caseOf(steps: readonly Step[], last: Step, people: People): string | undefined {
  const [first, second] = steps;
  const { group, rest } = last.clause;
  const spite = second ? undefined : inSpiteOf(last.clause, people);
  if (spite || !first) return spite;
  const words = [...(group?.before ?? []), ...(group?.words ?? []), ...rest].map(({ lower }) => lower);
  if (!words.includes('still') && !group?.adverbs.includes('still')) return undefined;
  if (!second) return ABSENT.test(first.front) ? lowerFirst(first.front) : undefined;
  if (first.who !== last.who) return undefined;
  const they = people.isSpeaker(last.who) ? last.who : 'they';
  return `when ${they}${lowerFirst(inPresent(first.clause)).slice(first.who.length)}`.replace(/\bI are\b/, 'I am');
}

/** "after two months away I still paid a third of it", "I was away and still got a share": not to have to then. */
export function readPaidAllTheSame(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const { group, rest } = last?.clause ?? {};
  if (!last || steps.length > 2 || !group || group.negated || group.modal || !DUE.test(group.verb)) return undefined;
  if (!(people.isSpeaker(last.who) || people.isPersonPhrase(last.who)) || NOBODY.test(last.who)) return undefined;
  const what = [group.passive ? group.words.at(-1)?.text : '', textOf(rest ?? [])].join(' ').trim();
  const when = group.verb === 'pay' || CHARGED.test(what) ? caseOf(steps, last, people) : undefined;
  if (!when) return undefined;
  const deed = tidy(`${borneIn(last.clause)} ${when}`);
  return {
    actor: people.isSpeaker(last.who) ? undefined : last.who,
    isStop: true,
    wish: `no longer ${deed}`,
    outcome: `{the actor} ${deed.replace(/^\S+/, (verb) => (verb === 'be' ? 'is no longer' : `no longer ${thirdPerson(verb)}`))}`,
  };
}
