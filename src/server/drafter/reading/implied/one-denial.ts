import { expandContractions } from '../../grammar/contractions.ts';
import { textOf, type Clause } from '../../grammar/parse.ts';
import { isBaseVerb, participle, thirdPerson } from '../../language/verbs.ts';
import { harmOf } from '../../lexicon/troubles.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { ended, tidy, withoutNever } from '../ended.ts';
import { stepsOf, type Step } from '../event-chain.ts';
import type { People } from '../people.ts';
import { subjectOf } from '../say-relief.ts';
import { tailOf } from '../told-events.ts';
import { NOBODY } from '../told-facts.ts';
import type { Relief } from '../trouble-rules.ts';
import { lowerFirst } from '../trouble-words.ts';
import { reliefFrom, withoutSpans, type Complaint } from './complaint.ts';

/** Who is nobody by themselves, or told of in another clause. */
const POINTS =
  /^(?:it|this|that|these|those|they|he|she|there|what|who|which|everything|nothing|something|none|one of them|half of them|some of them|half the time|most of the time)\b/i;
/** What a clause may not hold to be denied as one. */
const MORE =
  /[,;:]| (?:and|but|so) (?:i|we|they|he|she|it|nobody|no one|the|our|my|then|by)\b|\b(?:because|although|though|nobody|no one|never)\b/i;
/** What people do in good faith and what nobody keeps from happening. */
const CALM =
  /^(?:book|order|buy|send|bring|come|call|ring|phone|ask|arrive|write|sign|apply|register|pay|drop|hand|use|open|have|be|get|want|live|work)$/;
/** How people come to know something: nobody is kept from it. */
const LEARNS = /^(?:find|learn|notice|hear|see|discover|realise|realize|know)$/;
const LONGEST = 24;

function weight({ clause, who }: Step, people: People): number {
  const { group } = clause;
  if (!group || (group.modal && !group.negated) || POINTS.test(who) || NOBODY.test(who)) return -1;
  const said = `${who} ${textOf(group.words)} ${tailOf(clause)}`;
  if (MORE.test(said)) return -1;
  const isHarmless = CALM.test(group.verb) && people.isPersonPhrase(who) && !group.negated;
  return (
    harmOf(group.verb, said) + (group.negated ? 3 : 0) + (people.isPersonPhrase(who) ? 0 : 2) - (isHarmless ? 2 : 0)
  );
}

/** "nobody throws them out": what is to be done, with the thing by its name. */
function done({ clause }: Step, before: Step | undefined): { thing: string; how: string } | undefined {
  const { group, rest } = clause;
  if (!group || group.modal || group.negated || group.past || !isBaseVerb(group.verb)) return undefined;
  if (
    /^(?:be|have|know|see|notice|hear|find|feel|want|like|care|use|understand|come|go|get|think|believe|seem|turn|show|mind|say|read|look|listen|live|work|wait|answer|open)$/.test(
      group.verb,
    )
  )
    return undefined;
  const said = textOf(rest);
  const [, it = '', particle = ''] = /^(it|them)((?: (?:up|out|off|away|back|down|in))?)$/i.exec(said) ?? [];
  if (it) {
    const thing = before && !POINTS.test(before.who) ? lowerFirst(before.who) : '';
    return thing === '' ? undefined : { thing, how: `${participle(group.verb)}${particle}` };
  }
  const [, front = '', object = ''] =
    /^((?:up|out|off|away|back|down|in) )?((?:the|our|their) [\w-]+(?: [\w-]+)?)$/i.exec(said) ?? [];
  return object && readNounPhrase(object)
    ? { thing: lowerFirst(object), how: `${participle(group.verb)}${front === '' ? '' : ` ${front.trim()}`}` }
    : undefined;
}

function bareClause(clause: Clause): Clause {
  const kept = clause.subs.filter(({ link, words }) => /^(?:when|while|after|before)$/.test(link) && words.length < 9);
  return { ...clause, subs: kept };
}

/** "no longer disagree on it": of one person. */
const DOES = /^no longer (\w+)/;

/** Whether a clause tells what it costs, and not only what happens besides. */
function costs({ clause, who }: Step): boolean {
  const { group, rest } = clause;
  const toil = group?.verb === 'have' && rest[0]?.tag === 'TO';
  return (
    group !== undefined &&
    (toil || (group.negated && !group.modal) || harmOf(group.verb, `${who} ${textOf(group.words)} ${textOf(rest)}`) > 0)
  );
}

/** "nobody tidies up the room, so the first one has to": what nobody does is to be done. */
export function readUndone({ steps }: Complaint): Relief | undefined {
  const [first, second, more] = steps;
  const todo = first && second && !more && NOBODY.test(first.who) && costs(second) ? done(first, undefined) : undefined;
  return todo && toBeDone(todo, reliefFrom(second));
}

function toBeDone({ thing, how }: { thing: string; how: string }, benefit: string | undefined): Relief {
  const is = readNounPhrase(thing)?.plural ? 'are' : 'is';
  return { about: thing, wish: `have ${thing} ${how}`, outcome: `${thing} ${is} ${how}`, benefit, criteria: [] };
}

/** A complaint as over where no reading knows its remedy: the one clause of it that hurts most, denied, and what another one costs as the reason. */
export function oneDenial(said: string, people: People, least = 0): Relief | undefined {
  const text = expandContractions(said)
    .replace(/[\s.!]+$/, '')
    .replace(
      /^(?:every|each) (?:other |second )?[a-z]+,? (?=(?:somebody|someone|people|one|two|three|four|half|some|the|a|an) )/i,
      '',
    );
  const steps = stepsOf(text, people);
  if (steps.length === 0 || steps.length > 4) return undefined;
  const nobody = steps.findIndex(({ who }) => NOBODY.test(who));
  const undone = nobody >= 0 ? steps[nobody] : undefined;
  const todo = undone && done(undone, steps[nobody - 1]);
  if (todo) return toBeDone(todo, reliefFrom(steps.find((_, at) => at !== nobody)));
  const weights = steps.map((step) => weight(step, people));
  const most = Math.max(...weights);
  const at = weights.indexOf(most);
  const step = steps[at];
  if (
    !step ||
    most < least ||
    (least > 0 && (people.isSpeaker(step.who) || LEARNS.test(step.clause.group?.verb ?? ''))) ||
    (step.clause.group?.past && !step.clause.group.passive)
  )
    return undefined;
  const clause = withoutNever(bareClause(step.clause));
  const end = ended(clause);
  const infinitive = withoutSpans(tidy(end?.infinitive ?? ''));
  if (!end || infinitive.split(' ').length > LONGEST || / (?:and|or)$/.test(infinitive)) return undefined;
  const statement = withoutSpans(tidy(end.statement));
  const benefit = steps
    .map((other, place) => (place === at || !costs(other) ? undefined : reliefFrom(other)))
    .find(Boolean);
  if (people.isSpeaker(step.who))
    return infinitive.startsWith('no longer ')
      ? {
          isStop: true,
          wish: infinitive,
          outcome: `{the actor} ${infinitive.replace(DOES, (_, verb: string) => `no longer ${thirdPerson(verb)}`)}`,
          benefit,
        }
      : { wish: infinitive, benefit };
  const who = lowerFirst(subjectOf(step.clause));
  return {
    isOver: true,
    isGuess: true,
    except: people.isPersonPhrase(who) ? who : undefined,
    about: who,
    wish: tidy(`have ${who} ${infinitive}`),
    outcome: tidy(`${who} ${statement}`),
    benefit,
    question: `What should the product do so that ${tidy(`${who} ${statement}`)}?`,
  };
}

/** Two denials in one clause, a denial of nobody, or a second clause that hangs on: nobody can read that. */
const GARBLED =
  /\b(?:nobody|no one|none|hardly) (?:[\w-]+ ){0,4}?(?:no longer|not)\b|\bno longer\b.*\bno longer\b|\bno longer\b[^,]* and (?:nobody|no one)\b|^(?:keep|have|be sure that|no longer) .*(?:,? and|,) (?:the|our|my|we|i|they|it|he|she|nobody|no one|people) (?:[\w'-]+ ){0,5}?(?:is|are|has|have|hear|hears|do|does|wait|waits|gets?|finds?|goes|stands?)\b/i;

/** Whether what is to be over is told in words that cannot be read as one denial. */
export function isGarbledDenial(wish: string): boolean {
  return GARBLED.test(wish);
}
