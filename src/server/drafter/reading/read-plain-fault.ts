import { textOf } from '../grammar/parse.ts';
import { gerundFirst } from '../language/verbs.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { readNoResults, readUnnoticed, readWantedThen } from './read-failed-deeds.ts';
import { readHalfMissing } from './read-half-missing.ts';
import { readNotInSpite } from './read-not-in-spite.ts';
import { readLastingFault, readNotEnough } from './read-lasting-faults.ts';
import { readMishap } from './read-mishaps.ts';
import { readNobodyThen, readNotDoneThen, readPeopleTrouble } from './read-people-troubles.ts';
import { readTakesMany, readTooEasy } from './read-takes-many.ts';
import { faultOf, readThingFault } from './read-thing-faults.ts';
import { readNobodyCause } from './read-slips-of-people.ts';
import { relieve } from './relieve.ts';
import { causeOf, CAUSES, NOBODY } from './told-facts.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';
import { upperFirst } from '../language/capitals.ts';

/** "books are lost because nobody checks the return box": with what it is good for. */
function readCaused({ clause, who }: Step, people: People): Relief | undefined {
  return readNobodyCause({ what: who, clause }, people, relieve({ ...clause, subs: [] }));
}

/** "a book is returned, and the reader still gets a reminder": then they are not to. */
function readStillGets([first, second]: readonly Step[], people: People): Relief | undefined {
  const { group, rest, subs } = second?.clause ?? {};
  if (
    !first?.clause.group ||
    !second ||
    !group?.adverbs.includes('still') ||
    group.negated ||
    group.modal ||
    group.past
  )
    return undefined;
  if (!/^(?:get|receive)$/.test(group.verb) || !people.isPersonPhrase(second.who) || NOBODY.test(second.who))
    return undefined;
  if ((subs?.length ?? 0) > 0 || first.clause.group.negated || first.who === second.who) return undefined;
  const what = `${textOf(rest ?? [])} when ${lowerFirst(inPresent(first.clause))}`;
  return {
    actor: people.isSpeaker(second.who) ? undefined : second.who,
    isStop: true,
    wish: `no longer get ${what}`,
    outcome: `{the actor} no longer gets ${what}`,
  };
}

/** "buyers return pieces because the size is wrong": what causes it is to be mended, and what it causes is why. */
function readByCause({ clause }: Step, people: People): Relief | undefined {
  const [cause, more] = causeOf(clause, people);
  const fault = cause && !more ? faultOf(cause, '', people) : undefined;
  const relief =
    fault && !people.isPersonPhrase(fault.what)
      ? (readThingFault(fault, people) ?? readLastingFault(fault, people))
      : undefined;
  const benefit = relieve({ ...clause, subs: [] });
  return relief && benefit ? { ...relief, benefit } : undefined;
}

/** "an appointment is cancelled, but the slot stays blocked": it is not to, then. */
function readStaysThen([first, second]: readonly Step[], people: People): Relief | undefined {
  const { group, rest } = second?.clause ?? {};
  if (!first?.clause.group || first.clause.group.negated || first.clause.group.modal || !second || !group)
    return undefined;
  // "patients forget their visits and the slot stays empty": a reminder mends both.
  if (/^(?:forget|miss)$/.test(first.clause.group.verb) && people.isPersonPhrase(first.who)) return undefined;
  if (!/^(?:stay|remain)$/.test(group.verb) || group.negated || group.modal || (rest?.length ?? 0) === 0)
    return undefined;
  const fault = faultOf(second.clause, '', people);
  if (!fault || people.isPersonPhrase(second.who)) return undefined;
  if (second.clause.subs.length > 0) return undefined;
  const deed = `${group.verb} ${textOf(rest ?? [])}`;
  const when = ` when ${lowerFirst(inPresent(first.clause))}`;
  return {
    about: fault.what,
    wish: `keep ${fault.what} from ${gerundFirst(deed)}${when}`,
    outcome: `${fault.what} ${fault.isMany ? 'do' : 'does'} not ${deed}${when}`,
  };
}

/** A cause in front stands behind what it causes. */
function causeLast(said: string): string {
  const [, cause = '', effect = ''] = /^because ([^,]+), ([^,]+?)[.!]?$/i.exec(said) ?? [];
  return cause ? `${upperFirst(effect)} because ${cause}` : said;
}

/** A complaint of one or two plain clauses that says by its verb what is wrong, and so what is wanted instead. */
export function readPlainFault(said: string, people: People): Relief | undefined {
  const steps = stepsOf(causeLast(said), people);
  const [first, second] = steps;
  if (!first?.clause.group || steps.length > 2) return undefined;
  if (second) {
    const next =
      readNobodyThen(steps) ??
      readHalfMissing(steps, people) ??
      readNotDoneThen(steps, people) ??
      readStaysThen(steps, people) ??
      readWantedThen(steps, people) ??
      readStillGets(steps, people) ??
      (second.clause.link === 'but' ? readPeopleTrouble(second, first, people) : undefined);
    if (next || !/^(?:so|and so|and then|then|and)$/.test(second.clause.link)) return next;
  }
  const inSpite = second ? undefined : readNotInSpite(first, people);
  if (inSpite) return inSpite;
  const isCaused = first.clause.subs.some(({ link }) => link === 'so' || CAUSES.test(link));
  const fault = isCaused ? undefined : faultOf(first.clause, first.front, people);
  const relief =
    (isCaused
      ? undefined
      : (readTakesMany(first) ??
        readTooEasy(first) ??
        readNoResults(first) ??
        readUnnoticed(first, people) ??
        (/^there$/i.test(first.who) && first.clause.group.verb === 'be'
          ? readNotEnough([first.clause.group.negated ? 'not' : '', textOf(first.clause.rest)].join(' ').trim())
          : undefined))) ??
    readCaused(first, people) ??
    readByCause(first, people) ??
    readPeopleTrouble(first, undefined, people) ??
    (fault && (readMishap(fault) ?? readThingFault(fault, people) ?? readLastingFault(fault, people)));
  if (!relief || !second) return relief;
  const isToil = second.clause.group?.verb === 'have' && /^to \w+/.test(textOf(second.clause.rest));
  if ((second.text === '' && !isToil) || NOBODY.test(second.who)) return undefined;
  const cost =
    second.clause.group && !/^(?:it|they|them|this|that)$/i.test(second.who) ? relieve(second.clause) : undefined;
  return second.clause.link.startsWith('and') && cost === undefined
    ? undefined
    : { ...relief, benefit: cost ?? relief.benefit };
}
