import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { EMOTIVE, MOOD } from '../lexicon/troubles.ts';
import { besides, ended, tidy } from './ended.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { isWholeReason } from './reason-between.ts';
import { eventsOf, named, tailOf, thirdOf, withObject, type Event } from './told-events.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst, withoutOnce } from './trouble-words.ts';
import { COSTS, HURTS, isTold, isVerdict, weightOf } from './weigh-event.ts';

/** So many words are no wish, but the idea once more. */
const LONGEST = 22;
/** "and we dig through logs": what the teller has to do because of it. */
function isOwnToil({ clause, sentence }: Event, people: People): boolean {
  const verb = clause.group?.verb ?? '';
  return (
    sentence >= 0 &&
    people.isSpeaker(textOf(clause.subject)) &&
    /^(?:and|so|then|and then)$/.test(clause.link) &&
    clause.group?.modal === undefined &&
    clause.group?.negated === false &&
    verb !== 'be' &&
    !EMOTIVE.test(verb)
  );
}

/** Whether what is told before is when the trouble comes up. */
function isCircumstance(before: Event, { clause, sentence }: Event, people: People): boolean {
  const { group, subject } = before.clause;
  return (
    before.sentence === sentence &&
    before.clause.link !== 'because' &&
    group?.negated === false &&
    !/^(?:had|has|have)$/.test(group.words.length > 1 ? (group.words[0]?.lower ?? '') : '') &&
    /^(?:and|then|and then|so)$/.test(clause.link) &&
    !people.isSpeaker(textOf(subject)) &&
    !/^(?:it|they|he|she|there|this|that)$/i.test(textOf(subject)) &&
    !MOOD.test(textOf(before.clause.rest)) &&
    !/\b(?:it|they|them)\b/i.test(textOf(before.clause.rest))
  );
}

/** What is to be over, where it was told and how much its words say that it hurts. */
type Plainly = Relief & { readonly sentence: number; readonly weight: number };

/** An event with how much it hurts, and its place among the events. */
interface Weighed {
  readonly event: Event;
  readonly at: number;
  readonly weight: number;
}

/** What the trouble costs: what it leads to, by its cause or behind it. */
function costOf({ event, at }: Weighed, ranked: readonly Weighed[], people: People): string | undefined {
  const events = ranked.map((one) => one.event);
  const leads = event.clause.link === 'because' ? events[at - 1] : undefined;
  const led = leads && relieve({ ...leads.clause, subs: [] });
  if (isWholeReason(led)) return led;
  return ranked
    .filter(
      (one) =>
        one.at > at && one.event.clause.link !== 'because' && (one.weight >= COSTS || isOwnToil(one.event, people)),
    )
    .map((one) => relieve({ ...named(one.event, events.slice(0, one.at), ''), subs: [] }))
    .find((reason) => isWholeReason(reason) && !/\b(?:it|they|them|this|that)\b/i.test(reason));
}

/** So many words a wish may have together with its case. */
const WITH_CASE = 30;

/** "have the song no longer start again when the line drops": the case in which the trouble comes up today. */
function inItsCase(event: Event, before: Event | undefined, relief: Relief, people: People): Relief {
  const { outcome = '', wish, isStop } = relief;
  if (!before || isStop || !/ no longer | kept$/.test(outcome) || !isCircumstance(before, event, people)) return relief;
  const besides = before.more.map((one) => `${one.link} ${thirdOf(one, before.clause)} ${tailOf(one)}`);
  const when = ` when ${[lowerFirst(inPresent(before.clause)), ...besides].join(' ')}`;
  if (/ when /.test(wish) || `${wish}${when}`.split(' ').length > WITH_CASE) return relief;
  return {
    ...relief,
    wish: `${wish}${when}`,
    outcome: `${outcome}${when}`,
    ...(relief.question ? { question: relief.question.replace(/\?$/, `${when}?`) } : {}),
  };
}

/** "read out old times since their screen only refreshes then": whose screen it is. */
function ownerOf({ clause }: Event, before: Event | undefined, people: People): string | undefined {
  const who = before && clause.link === 'because' ? textOf(before.clause.subject) : '';
  return /^their\b/i.test(textOf(clause.subject)) && people.isPersonPhrase(who) ? who : undefined;
}

/**
 * What a tale that asks for nothing wants to be over, in its own words and whole; nothing where it tells of no trouble. `isAny` takes
 * what goes on without a word of harm as well.
 */
export function plainTrouble(
  sentences: readonly string[],
  people: People,
  product: string,
  isAny = false,
): Plainly | undefined {
  const events = eventsOf(sentences, people);
  const ranked: readonly Weighed[] = events.map((event, at) => ({
    event,
    at,
    weight: weightOf(event, people) + (isVerdict(events[at + 1]) ? 4 : 0),
  }));
  const heaviest = ranked
    .filter(({ weight, event }) => weight >= HURTS || (isAny && weight >= 0 && isTold(event.clause, people)))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  for (const found of heaviest) {
    const told = reliefOf(found.event, events.slice(0, found.at), product, people);
    if (!told) continue;
    const before = events[found.at - 1];
    return {
      ...inItsCase(found.event, before, told, people),
      actor: ownerOf(found.event, before, people),
      benefit: costOf(found, ranked, people),
      sentence: found.event.sentence,
      weight: found.weight,
    };
  }
  return befallen(ranked, people);
}

/** "I got woken at 3:40 because of one spike": what befalls whoever tells it, where nothing else is complained of. */
function befallen(ranked: readonly Weighed[], people: People): Plainly | undefined {
  for (const { event, at, weight } of ranked) {
    const { group, subject, rest } = event.clause;
    const isBefallen = group?.passive === true || (group?.verb === 'get' && rest[0]?.tag === 'VN');
    if (!group || !isBefallen || group.negated || group.modal || !people.isSpeaker(textOf(subject))) continue;
    const done = group.passive ? group.words.findLast(({ tag }) => tag === 'VN')?.text : undefined;
    const what = withoutOnce([done, tailOf(event.clause)].filter(Boolean).join(' '));
    if (what.split(' ').length > LONGEST || /\b(?:that|this) way\b/.test(what)) continue;
    return {
      isStop: true,
      wish: `no longer be ${what}`,
      outcome: `{the actor} is no longer ${what}`,
      benefit: costOf({ event, at, weight }, ranked, people),
      sentence: event.sentence,
      weight,
    };
  }
  return undefined;
}

/** Of whom or what nothing can be said. */
const UNNAMED =
  /^(?:there|this|that|these|those|nobody|no one|somebody|someone|everything|nothing|it|they|he|she|why|what|who)$|,(?= )|\b(?:nobody|no one|everything)\b|^(?:anybody|anyone|whoever|only|no) |^auto-/i;

function reliefOf(event: Event, before: readonly Event[], product: string, people: People): Relief | undefined {
  const clause = withObject(named(event, before, product), before, people);
  const end = ended(clause);
  const who = subjectOf(clause);
  const isMany = isManySubject(clause);
  if (!end || UNNAMED.test(who)) return undefined;
  const isSpeaker = people.isSpeaker(who);
  const front = event.front ? ` ${event.front}` : '';
  const infinitive = tidy(`${end.infinitive} ${besides(event.more, isMany, true)}${front}`);
  const statement = tidy(`${end.statement} ${besides(event.more, isMany, false)}${front}`);
  if (infinitive.split(' ').length > LONGEST) return undefined;
  const isToil =
    !clause.group?.past ||
    (/\b(?:by hand|manually|one by one|again|from memory|from scratch)\b/i.test(infinitive) &&
      !/\bby (?:accident|mistake)\b/i.test(infinitive));
  if (isSpeaker)
    return isToil && infinitive.startsWith('no longer ') && !/^(?:be|have|get)$/.test(clause.group?.verb ?? '')
      ? {
          isStop: true,
          wish: infinitive.replace(/^no longer /, 'no longer have to '),
          outcome: `{the actor} no longer has to ${infinitive.replace(/^no longer /, '')}`,
        }
      : undefined;
  return {
    isGuess: true,
    isOver: true,
    except: people.isPersonPhrase(who) ? who : undefined,
    wish: `have ${who} ${infinitive}`,
    about: readNounPhrase(who)?.text ?? who,
    outcome: `${who} ${statement}`,
    question: `What should the product do so that ${who} ${statement}?`,
  };
}
