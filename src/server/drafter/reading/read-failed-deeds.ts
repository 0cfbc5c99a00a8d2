import { parseSentence, textOf } from '../grammar/parse.ts';
import { baseFirst } from './read-request.ts';
import { gerundFirst } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { NOBODY } from './told-facts.ts';
import { isPlain, toldApart, toldOf, type Told } from './told-of-people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "describe the size so differently that buyers cannot compare two pieces": that is what the buyers want. */
function readSoThat({ clause }: Told, people: People): Relief | undefined {
  const so = clause.subs.find(({ link }) => link === 'so');
  const [, effect = ''] = /^[\w-]+(?: [\w-]+)? that (.+)$/i.exec(textOf(so?.words ?? [])) ?? [];
  const [then, more] = effect ? parseSentence(effect, people.names).clauses : [];
  const who = textOf(then?.subject ?? []);
  if (!then?.group?.negated || more || !/^(?:can|could)$/.test(then.group.modal ?? '') || then.group.passive)
    return undefined;
  if (!people.isPersonPhrase(who) || /^(?:they|he|she|it)$|\b(?:it|them)$/i.test(`${who} ${textOf(then.rest)}`))
    return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: actionOf({ ...then, group: { ...then.group, modal: undefined, negated: false } }),
  };
}

/** "notice a typo only after it has been signed": before. */
function readOnlyAfterwards({ clause: { group, rest, subs }, actor }: Told): Relief | undefined {
  const [after, more] = subs;
  const [, what = ''] = /^(.+?) only$/i.exec(textOf(rest)) ?? [];
  if (
    !what ||
    !group ||
    group.negated ||
    group.modal ||
    group.past ||
    more ||
    !/^(?:after|when|once)$/.test(after?.link ?? '')
  )
    return undefined;
  if (
    !/^(?:notice|see|find|discover|get|receive|hear|learn|spot)$/.test(group.verb) ||
    / (?:that|which|who) /.test(what)
  )
    return undefined;
  return {
    actor,
    wish: `${/^(?:hear|learn)$/.test(group.verb) ? 'see' : group.verb} ${what.replace(/^(?:of|about) /, '')} before ${textOf(after?.words ?? [])}`,
  };
}

/** "applicants hear nothing for weeks after they have applied": they want to hear how things stand. */
function readHearsNothing({ clause: { group, rest, subs }, actor, who }: Told): Relief | undefined {
  const said = textOf(rest);
  if (!group || group.modal || group.past || !/^(?:hear|get|receive)$/.test(group.verb)) return undefined;
  // "never hear anything from us", "do not hear back"
  const isUnheard =
    (group.negated || group.adverbs.includes('never')) &&
    group.verb === 'hear' &&
    /^(?:anything|back|from us|again)(?: (?:from us|from the [\w-]+|after .+))?$/i.test(said);
  if (group.negated && !isUnheard) return undefined;
  if (
    !isUnheard &&
    !/^(?:nothing|no (?:answer|reply|response|feedback|news))(?: (?:from .+|(?:for|in) (?:\w+ )?(?:days|weeks|months|hours|ages)|at all))?$/i.test(
      said,
    )
  )
    return undefined;
  const after = subs.filter(({ link }) => /^(?:after|when|once|while)$/.test(link)).map(subText);
  return { actor: actor ?? toldApart(who), wish: ['be told how things stand', ...after].join(' ') };
}

const BAD =
  /^(?:the|their|my|our|an?) [\w-]+(?: [\w-]+)? (?:(?:with an?|with) (?:(?:almost|nearly|half) )?(?:empty|flat|dead|broken|dirty|wrong|full|torn|missing|old|damaged) [\w-]+|without [\w-]+(?: [\w-]+)?|(?:almost |nearly |half )?(?:empty|broken|dirty|locked|closed|damaged|occupied|taken|blocked|unlocked))\b/i;

/** "members find the car with an empty battery": they no longer want to. */
function readFindsBad(told: Told): Relief | undefined {
  const { clause, actor, deed, when } = told;
  if (!isPlain(told) || clause.group?.verb !== 'find' || !BAD.test(textOf(clause.rest))) return undefined;
  const what = `${deed.replace(/^find /, '')}${when}`;
  return { actor, isStop: true, wish: `no longer find ${what}`, outcome: `{the actor} no longer finds ${what}` };
}

/** "employees do not understand the deductions": they want to. */
function readNotUnderstood({ clause: { group, rest }, actor, when }: Told): Relief | undefined {
  const what = textOf(rest);
  if (!group?.negated || group.modal || group.passive || !/^(?:understand|recogni[sz]e)$/.test(group.verb))
    return undefined;
  return /^(?:the|their|our|my|his|her|its|an?|this|these|how|why|what|which) /i.test(what)
    ? { actor, wish: `${group.verb} ${what}${when}` }
    : undefined;
}

/** "receptionists assign rooms that have not been cleaned yet": they are to be kept from it. */
function readTooSoon(told: Told): Relief | undefined {
  const { clause, who, deed, actor } = told;
  const isUndone =
    / (?:that|which|who) (?:[\w' -]+ )?(?:has|have|is|are) (?:not|never) (?:yet )?(?:been |finished )?[\w]+.*? yet$/i;
  if (!isPlain(told) || actor === undefined || !isUndone.test(textOf(clause.rest))) return undefined;
  if (
    /^(?:be|have|see|get|receive|know|wait|need|want|look|ask|check|count|find|list|remind)$/.test(
      clause.group?.verb ?? '',
    )
  )
    return undefined;
  return {
    except: who,
    wish: `keep ${lowerFirst(who)} from ${gerundFirst(deed)}`,
    outcome: `${lowerFirst(who)} cannot ${deed}`,
  };
}

/** "searching with a typo gives no results": it is to give some. */
export function readNoResults({ clause }: Step): Relief | undefined {
  const { group, rest, subject } = clause;
  const [, thing = ''] = /^no (results?|answers?|matches|hits|offers)(?: at all)?$/i.exec(textOf(rest)) ?? [];
  if (
    !thing ||
    subject[0]?.tag !== 'VG' ||
    group?.negated ||
    !/^(?:give|bring|return|show|yield|produce)$/.test(group?.verb ?? '')
  )
    return undefined;
  const deed = baseFirst(lowerFirst(textOf(subject)));
  return { wish: `get ${thing} when I ${deed}` };
}

/** "nobody notices that the tank is empty until the cows are thirsty": they are to be told, and know of it before. */
export function readUnnoticed({ text, who }: Step, people: People): Relief | undefined {
  const [, fact = '', late = ''] =
    /^(?:nobody|no one|no-one) (?:ever )?(?:notices|realises|realizes|sees|knows)(?: it)? (?:that|when|if) ([^,]+?) (?:until|till|before) ([^,]+)$/i.exec(
      text,
    ) ?? [];
  const [event] = fact ? parseSentence(fact, people.names).clauses : [];
  const [then] = late ? parseSentence(late, people.names).clauses : [];
  return event?.group && then?.group && event.subject.length > 0 && then.subject.length > 0 && NOBODY.test(who)
    ? { wish: `be told when ${fact}`, benefit: `we know of it before ${late}` }
    : undefined;
}

/** "payments show up with cryptic codes, and parents do not recognise them", "storms throw the plan off and parents are not told": what they want in that case. */
export function readWantedThen([first, second]: readonly Step[], people: People): Relief | undefined {
  const told = second && toldOf(second, people);
  const { group, rest, subs } = second?.clause ?? {};
  if (
    !first?.clause.group ||
    !second ||
    !told ||
    !group?.negated ||
    first.who === second.who ||
    NOBODY.test(second.who)
  )
    return undefined;
  if ((subs?.length ?? 0) > 0 || group.past) return undefined;
  const what = textOf(rest ?? []);
  const asked = /^(?:how (?:long|much|many|often|far|high)|when|where|why|what|which|whether) .+/i.test(what);
  const when = ` when ${lowerFirst(inPresent(first.clause))}`;
  if (group.passive && asked && /^(?:tell|inform|show)$/.test(group.verb))
    return { actor: told.actor, wish: `be told ${what}${when}` };
  const isSeen =
    /^(?:recogni[sz]e|understand|find|identify|reach)$/.test(group.verb) && !/\b(?:it|them|him|her)\b/i.test(what);
  const isAble = group.modal === undefined || /^(?:can|could)$/.test(group.modal);
  return isSeen && isAble && !group.passive && /^(?:the|their|our|my|an?) /i.test(what)
    ? { actor: told.actor, wish: `${group.verb} ${what}` }
    : undefined;
}

/** What somebody fails to do, or finds as it should not be. */
export function readFailedDeed(told: Told, people: People): Relief | undefined {
  return (
    readSoThat(told, people) ??
    readOnlyAfterwards(told) ??
    readHearsNothing(told) ??
    readFindsBad(told) ??
    readNotUnderstood(told) ??
    readTooSoon(told)
  );
}
