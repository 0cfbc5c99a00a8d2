import { lowerFirst } from './trouble-words.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { gerundFirst, thirdPerson } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { foundIn, readByNobody } from './read-by-nobody.ts';
import { relieve, withOne } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { actorOf, causeOf, NOBODY, withoutCause } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

const FINDS = /^(?:find|discover|learn|realise|realize|notice|hear|see)$/;
/** A way or a wait that was in vain. */
const WAY = /^(?:drive|travel|come|go|walk|ride|cycle|fly|queue|wait|climb|carry|set|make)\b/;

/** "unload the trailer and discover the jetty is under water": the verb of finding out, which the grammar took for a name. */
function asFound(step: Step, before: Step | undefined, people: People): Step {
  const [verb, ...more] = step.clause.subject;
  if (!before?.clause.group || !verb || more.length === 0 || !FINDS.test(verb.lower) || step.clause.link === '')
    return step;
  const subject = more.filter(({ lower }, at) => at > 0 || !/^(?:out|that)$/.test(lower));
  const [told] = parseSentence(`${before.who} ${verb.text} it`, people.names).clauses;
  if (!told?.group || subject.length === 0) return step;
  const rest = [...subject, ...(step.clause.group?.words ?? []), ...step.clause.rest];
  return {
    ...step,
    who: before.who,
    clause: { ...step.clause, subject: before.clause.subject, group: told.group, rest },
  };
}

/** "pilots drive to a site and then find out the wind is too strong": they are to be told before they drive there. */
function readFoundOnArrival(told: readonly Step[], people: People): Relief | undefined {
  const steps = told.map((step, at) => asFound(step, told[at - 1], people));
  const at = steps.findIndex(
    ({ clause: { group }, who }, index) =>
      index > 0 &&
      who === steps[index - 1]?.who &&
      people.isPersonPhrase(who) &&
      !NOBODY.test(who) &&
      FINDS.test(group?.verb ?? '') &&
      !group?.negated &&
      !group?.modal &&
      !group?.past,
  );
  const step = steps[at];
  const found = step && foundIn(step.clause);
  const first = steps.slice(0, at).find(({ who }) => who === step?.who)?.clause;
  if (!step || !found || !first?.group || first.group.negated || first.group.past || first.group.modal)
    return undefined;
  const they = people.isSpeaker(step.who) ? step.who : 'they';
  const deed = actionOf(first);
  return {
    actor: actorOf(step.who, [], people),
    wish: `be told when ${inPresent(found)} before ${they} ${deed}`,
    benefit: WAY.test(deed) ? `${they} do not ${deed} for nothing` : undefined,
  };
}

/** What comes to light on its own, and when. */
const COMES_OUT =
  /^(?:come (?:out|to light)|strike (?:us|me)|dawn on (?:us|me)|show up|turn out|surface|emerge)\b(?: (?:only )?(?:that |)?(?:on|at|in|by|after|the|when|during|\w+ (?:days?|weeks?|hours?)|too late|later|afterwards)\b.*)?$/i;

/** "two groups reserved the same coats and it came out the day before": somebody is to be told when it happens. */
function readCameOut(steps: readonly Step[], people: People): Relief | undefined {
  const [first, second] = steps;
  const event = first?.clause;
  if (!first || !event?.group || !second?.clause.group || steps.length !== 2) return undefined;
  if (!/^(?:it|this|that)$/i.test(second.who) || second.clause.group.negated || second.clause.group.modal)
    return undefined;
  if (!COMES_OUT.test(`${second.clause.group.verb} ${textOf(second.clause.rest)}`)) return undefined;
  return {
    except: people.isPersonPhrase(first.who) && !people.isSpeaker(first.who) ? first.who : undefined,
    wish: `be told when ${inPresent(hadBeen(event))}`,
    benefit: 'we do not notice it too late',
  };
}

/** "had signed up" as what is so when it is told of: "has signed up". */
function hadBeen(clause: Clause): Clause {
  const { group } = clause;
  const [first, ...more] = group?.words ?? [];
  if (!group || first?.lower !== 'had' || more.length === 0) return clause;
  const has = isManySubject(clause) ? 'have' : 'has';
  return { ...clause, group: { ...group, past: false, words: [{ ...first, text: has, lower: has }, ...more] } };
}

/** "a visit gets booked and then the piano turns out to be flat": they are to be told when it is. */
function readTurnsOut(steps: readonly Step[]): Relief | undefined {
  const at = steps.findIndex(
    ({ clause: { group, rest }, who }, index) =>
      index > 0 &&
      group?.verb === 'turn' &&
      !group.negated &&
      !group.modal &&
      who !== steps[0]?.who &&
      !/^(?:it|this|that|they|he|she)$/i.test(who) &&
      /^out to be /i.test(textOf(rest)),
  );
  const step = steps[at];
  if (!step) return undefined;
  const isMany = isManySubject(step.clause);
  const besides = steps
    .slice(at + 1)
    .filter(({ who, clause: { group } }) => who === step.who && group && !group.negated && !group.modal && !group.past)
    .map(
      ({ clause }) =>
        `and ${isMany ? clause.group?.verb : thirdPerson(clause.group?.verb ?? '')} ${textOf(clause.rest)}`,
    );
  const state = textOf(step.clause.rest).replace(/^out to be /i, '');
  const told = [subjectOf(step.clause), isMany ? 'are' : 'is', state, ...besides].join(' ');
  return { wish: `be told in time when ${told.replace(/, which .*$/i, '')}` };
}

/** What others do to somebody that hurts. */
const BOUNCED =
  /^(?:turned (?:away|back|down)|sent (?:away|back|home|round|off)|called (?:back|again|out)|charged|billed|fined|refused|rejected|stopped|thrown out|kicked out|logged out|locked out|blocked|told off|shouted at|left (?:behind|standing|waiting|out)|asked (?:again|for it again|to leave)|put back|dropped)\b/i;

/** "donors arrive and are then turned away": they no longer want to be, after all that they have done. */
function readBounced(steps: readonly Step[], people: People): Relief | undefined {
  const at = steps.findIndex(({ clause: { group, rest }, who }, index) => {
    const said = group?.passive
      ? `${group.words.at(-1)?.text} ${textOf(rest)}`
      : group?.verb === 'get'
        ? textOf(rest)
        : '';
    return index > 0 && who === steps[0]?.who && group && !group.negated && !group.modal && BOUNCED.test(said);
  });
  const step = steps[at];
  const [first] = steps;
  const before = steps[at - 1]?.clause;
  if (!step?.clause.group || !first || !before?.group || before.group.negated || before.group.modal) return undefined;
  if (!people.isPersonPhrase(step.who) || NOBODY.test(step.who)) return undefined;
  const { group, rest } = step.clause;
  const what = [group.passive ? group.words.at(-1)?.text : '', textOf(rest), ...step.clause.subs.map(subText)]
    .filter(Boolean)
    .join(' ');
  const deed = actionOf(
    /^(?:arrive|come|get|turn|show)\b/.test(before.group.verb) ? (steps[0]?.clause ?? before) : before,
  );
  const wish = `no longer be ${what} after ${gerundFirst(deed)}`;
  if (wish.split(' ').length > 30) return undefined;
  const after = steps[at + 1]?.clause;
  const they = people.isSpeaker(step.who) ? step.who : 'they';
  const inVain = /^(?:turned|sent|refused|rejected|left)\b/i.test(what)
    ? `${they} do not ${deed} for nothing`
    : undefined;
  return {
    actor: people.isSpeaker(step.who) ? undefined : step.who,
    isStop: true,
    wish,
    outcome: `{the actor} is ${wish.replace(/^no longer be /, 'no longer ')}`,
    benefit: (after && relieve(after)) ?? inVain,
  };
}

/** "because the planning takes no account of where they live": it is to take account of it. */
function readTakesNo(steps: readonly Step[], people: People): Relief | undefined {
  for (const { clause } of steps) {
    const [cause] = causeOf(clause, people);
    for (const told of [cause, clause]) {
      const { group, rest, subject } = told ?? {};
      const [, none = ''] =
        /^no ((?!one\b|longer\b|matter\b|more\b|sense\b|signal\b)[a-z]+\b.*)$/i.exec(textOf(rest ?? [])) ?? [];
      if (!told || !group || !none || group.negated || group.modal || group.past) continue;
      const who = subjectOf(told);
      if (
        !/^(?:take|show|give|offer|leave|allow|keep)$/.test(group.verb) ||
        people.isPersonPhrase(textOf(subject ?? []))
      )
        continue;
      if (/^(?:it|this|that|there|they)$/i.test(who)) continue;
      const what = /^(?:account|notice|heed|care|note)\b/i.test(none) ? none : withOne(none);
      const benefit = told === cause ? relieve(withoutCause(clause)) : undefined;
      return {
        about: who,
        wish: `have ${lowerFirst(who)} ${group.verb} ${what}`,
        outcome: `${who} ${isManySubject(told) ? group.verb : thirdPerson(group.verb)} ${what}`,
        benefit,
      };
    }
  }
  return undefined;
}

/** "all want the same kiln and whoever shouts loudest gets it": it is no longer to go by that. */
function readWhoever(steps: readonly Step[]): Relief | undefined {
  const [first, second] = steps;
  const { group, rest } = first?.clause ?? {};
  const [, deed = ''] =
    /^whoever ([a-z]+ [^,]+?) (?:gets|wins|takes|has|keeps) (?:it|them|one)$/i.exec(second?.text ?? '') ?? [];
  if (!first || !rest || steps.length !== 2 || deed === '' || !/^(?:want|need|book|reserve)$/.test(group?.verb ?? ''))
    return undefined;
  const [, thing = '', more = ''] =
    /^the same ((?!two\b|three\b)(?:[\w-]+ ){0,2}?[\w-]+)((?: (?:on|in|at|for|during|between) .+)?)$/i.exec(
      textOf(rest),
    ) ?? [];
  if (!thing || group?.negated) return undefined;
  const front = first.front ? ` ${lowerFirst(first.front)}` : '';
  const when = `when ${lowerFirst(first.who)} ${textOf(group?.words ?? [])} it${more}${front}`;
  return {
    about: `the ${thing}`,
    wish: `have the ${thing} no longer go to whoever ${deed} ${when}`,
    outcome: `the ${thing} no longer goes to whoever ${deed} ${when}`,
  };
}

/** What a complaint of several clauses asks for, where the clause that hurts names it; nothing where none does. */
export function readEventChain(said: string, people: People): Relief | undefined {
  const steps = stepsOf(said, people);
  if (steps.length === 0) return undefined;
  return (
    readFoundOnArrival(steps, people) ??
    readBounced(steps, people) ??
    readWhoever(steps) ??
    readTurnsOut(steps) ??
    readCameOut(steps, people) ??
    readByNobody(steps, said.replace(/[.!]+$/, ''), people) ??
    readTakesNo(steps, people)
  );
}
