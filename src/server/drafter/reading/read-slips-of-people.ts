import { parseSentence, textOf } from '../grammar/parse.ts';
import { gerundFirst, isBaseVerb, participle } from '../language/verbs.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { singular, withArticle } from '../language/nouns.ts';
import type { People } from './people.ts';
import { readDoneBadly } from './read-done-badly.ts';
import { overComplaint } from './over-complaint.ts';
import { subjectOf } from './say-relief.ts';
import { isPlain, toldApart, type Told } from './told-of-people.ts';
import { causeOf } from './told-facts.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "readers often do not show up for the tour": they are to be reminded of it. */
function readNoShow({ clause: { group, rest, subs }, actor: named, who }: Told): Relief | undefined {
  const actor = named ?? toldApart(who);
  if (!group?.negated || group.modal || group.passive || subs.length > 0 || actor === undefined) return undefined;
  if (!/^(?:show|turn|come|appear|attend)$/.test(group.verb)) return undefined;
  const said = textOf(rest);
  if (/^(?:show|turn)$/.test(group.verb) && !/^up\b/.test(said)) return undefined;
  const what = /^(?:up )?(?:(?:for|to|at) )?((?:the|their|a|an|an appointment|our) .+)$/i.exec(said)?.[1];
  // "students do not come to the library": a place is nothing to be reminded of.
  if (
    what &&
    /^(?:come|appear)$/.test(group.verb) &&
    !/\b(?:appointment|lesson|class|course|tour|visit|event|shift|meeting|session|interview|training|rehearsal|exam|match|practice|viewing|consultation)s?$/i.test(
      what,
    )
  )
    return undefined;
  if (what) return { actor, wish: `be reminded of ${what.replace(/^our /i, 'the ')}` };
  return /^(?:up)?$/.test(said) ? { actor, wish: 'be reminded that they are expected' } : undefined;
}

/** "readers cancel the tour on the same day", "leave without paying": they are to be kept from it. */
function readCancels(told: Told): Relief | undefined {
  const { clause, deed, actor, who, when } = told;
  if (!isPlain(told) || actor === undefined) return undefined;
  const isLate =
    clause.group?.verb === 'cancel' &&
    /\b(?:at the last (?:minute|moment)|on the (?:same )?day(?: itself| before)?|(?:too |very )?late|at short notice|shortly before|(?:an?|one|half an|two|three|\d+) (?:minutes?|hours?|days?) before)\b/i.test(
      deed,
    );
  const isSkipped =
    /^(?!come\b|arrive\b|get\b|wait\b|stand\b)\w+ .*\bwithout (?!telling|informing|notifying|warning|knowing|having to|being)(?:\w+)ing\b/i.test(
      deed,
    ) && !/\b(?:notice|noticing)\b/.test(deed);
  if (!isLate && !isSkipped) return undefined;
  const plain = lowerFirst(who).replace(/^(?:many|some|most|several|few) /i, '');
  return {
    except: who,
    wish: `keep ${plain} from ${gerundFirst(deed)}${when}`,
    outcome: `${plain} cannot ${deed}${when}`,
  };
}

/** "employees cancel appointments without telling the agent": whoever is not told is to be. */
function readUntoldOf(told: Told, people: People): Relief | undefined {
  const [, deed = '', whom = ''] =
    /^(.+?) without (?:telling|informing|notifying|warning) ((?:the |our )?[\w-]+(?: [\w-]+)?)$/i.exec(told.deed) ?? [];
  if (!deed || !isPlain(told) || told.when || !people.isPersonPhrase(whom)) return undefined;
  return {
    actor: people.isSpeaker(whom) || /^any/i.test(whom) ? undefined : whom,
    except: told.who,
    wish: `be told when ${lowerFirst(told.who)} ${told.clause.group?.words.map(({ text }) => text).join(' ')} ${deed.replace(/^\S+ ?/, '')}`.trim(),
  };
}

/** "readers complain that the search shows lost books": that is to be over. */
function readComplainsThat(told: Told, people: People): Relief | undefined {
  const [, fact = ''] = /^(?:complain|grumble|moan) that (.+)$/i.exec(`${told.deed}${told.when}`) ?? [];
  if (!fact || told.clause.group?.negated || / (?:and|but) /.test(fact)) return undefined;
  const [clause] = parseSentence(fact, people.names).clauses;
  const [, many = ''] = /^(?:they|he|she) \w+ (?:far |way )?too (?:many|much) (.+)$/i.exec(fact) ?? [];
  if (many && clause?.group)
    return {
      actor: told.actor,
      wish: `${clause.group.verb} ${readNounPhrase(many.split(' in ')[0] ?? '')?.plural === false ? 'less' : 'fewer'} ${many}`,
    };
  if (!clause?.group || clause.group.negated || clause.group.modal || people.isPersonPhrase(textOf(clause.subject)))
    return undefined;
  const over = overComplaint(fact, people);
  return over && !over.isStop ? { ...over, except: undefined, actor: told.actor } : undefined;
}

/** "managers get an e-mail for every single entry": they no longer are to. */
function readForEach({ clause, actor, deed, when }: Told): Relief | undefined {
  const { group } = clause;
  const [, thing = '', each = ''] =
    /^(?:get|receive) ((?:an? |one |the same )[\w-]+(?: [\w-]+){0,3}) ((?:for|about|after|with) (?:every|each)(?: single)? .+|(?:every|each) (?:single )?\w+)$/i.exec(
      deed,
    ) ?? [];
  if (!thing || !group || group.negated || group.modal || group.past) return undefined;
  // "a report every week" may well be wanted.
  if (!/\bthe same\b|\bsingle\b|^(?:for|about|after|with) /i.test(`${each} ${thing}`) && !/^the same/i.test(thing))
    return undefined;
  const wish = `no longer get ${thing} ${each}${when}`;
  return { actor, isStop: true, wish, outcome: `{the actor} no longer gets ${thing} ${each}${when}` };
}

/** "we do not see mistakes until the salaries are paid": they want to see them before. */
function readNotUntil({ clause: { group, rest, subs }, actor }: Told): Relief | undefined {
  const [until, more] = subs;
  if (!group?.negated || group.modal || group.passive || until?.link !== 'until' || more) return undefined;
  if (!/^(?:see|know|learn|hear|find|notice|get|receive)$/.test(group.verb) || rest.length === 0) return undefined;
  const what = textOf(rest)
    .replace(/^(?:out |of |about )/, '')
    .replace(/\bany /, '');
  if (/^that\b/.test(what)) return undefined;
  const verb = /^(?:get|receive)$/.test(group.verb) ? group.verb : 'see';
  return { actor, wish: `${verb} ${what} before ${textOf(until.words)}` };
}

/** "the director only sees the numbers at the end of the year": before. */
function readOnlyThen({ clause: { group, rest, subs }, actor }: Told): Relief | undefined {
  if (!group?.adverbs.includes('only') || group.negated || group.modal || group.passive || subs.length > 0)
    return undefined;
  const [, what = '', end = ''] =
    /^((?:the|their|our|my|an?) (?:[\w-]+ ){0,3}?[\w-]+) at (the end of .+)$/i.exec(textOf(rest)) ?? [];
  return what && /^(?:see|get|receive|hear)$/.test(group.verb)
    ? { actor, wish: `${group.verb === 'hear' ? 'see' : group.verb} ${what} before ${end}` }
    : undefined;
}

/** "patients get two reminders for the same appointment": one is enough. */
function readTwoForOne(told: Told): Relief | undefined {
  const [, gets = '', twice = ''] =
    /^(get|receive) ((?:the|an?|their|our|my|every|each) .+) (?:twice|two times|three times|several times)$/i.exec(
      told.deed,
    ) ?? [];
  if (twice && isPlain(told)) return { actor: told.actor, wish: `${gets} ${twice} only once${told.when}` };
  const [, verb = '', things = '', joint = '', same = ''] =
    /^(get|receive|have) (?:two|three|several|many) ([\w-]+s(?: [\w-]+s)?) (for|about|of|with|on) the same ([\w-]+(?: [\w-]+)?)$/i.exec(
      told.deed,
    ) ?? [];
  if (!same || !isPlain(told)) return undefined;
  return { actor: told.actor, wish: `${verb} only one ${singular(things)} ${joint} ${withArticle(same)}${told.when}` };
}

/** "I cannot find out what it costs until I pay": before. */
function readCannotUntil({ clause: { group, rest, subs }, actor }: Told): Relief | undefined {
  const [until, more] = subs;
  if (!group?.negated || group.modal !== 'can' || group.passive || until?.link !== 'until' || more) return undefined;
  if (!/^(?:see|find|know|check|tell|read|compare|choose)$/.test(group.verb) || rest.length === 0) return undefined;
  return { actor, wish: `${group.verb === 'tell' ? 'see' : group.verb} ${textOf(rest)} before ${textOf(until.words)}` };
}

/** "we forget to order lenses until none are left": before. */
function readForgetsUntil({ clause: { group, subs }, actor, deed }: Told): Relief | undefined {
  const [until, more] = subs;
  const [, duty = ''] = /^forget to (.+)$/i.exec(deed) ?? [];
  return duty && group && !group.negated && until?.link === 'until' && !more
    ? { actor, wish: `be reminded to ${duty} before ${textOf(until.words)}` }
    : undefined;
}

/** "doctors lose their notes when they switch": they want to keep them. */
function readLoses(told: Told): Relief | undefined {
  const [, thing = ''] = /^lose (their (?:[\w-]+ )?[\w-]+)$/i.exec(told.deed) ?? [];
  const isInCase = told.clause.subs.some(({ link }) => /^(?:when|if|whenever|once|after|as soon as)$/.test(link));
  return thing && isInCase && isPlain(told) && told.actor
    ? { actor: told.actor, wish: `keep ${thing}${told.when}` }
    : undefined;
}

/** "managers forget that they have to approve the hours": they are to be reminded of it. */
function readForgetsDuty({ clause: { group }, actor, deed, when }: Told): Relief | undefined {
  const [, duty = ''] =
    /^forget that (?:they|we|i|he|she) (?:have|has|need|needs) to (.+)$/i.exec(`${deed}${when}`) ?? [];
  return duty && group && !group.negated && isBaseVerb(duty.split(' ')[0] ?? '')
    ? { actor, wish: `be reminded to ${duty}` }
    : undefined;
}

/** What others are not to see of somebody. */
const SECRET =
  /\b(?:salar(?:y|ies)|wages?|bonus(?:es)?|pay|payslips?|marks?|grades?|diagnos[ei]s|medical|health|passwords?|phone numbers?|address(?:es)?|birthdays?|notes?|messages?|documents?|files?|data|results?|invoices?|orders?|bookings?|fees?|debts?)\b/i;

/** "employees see the bonus of their colleagues": that is not for them. */
function readSeesOthers(told: Told): Relief | undefined {
  const { clause, actor, deed, who, when } = told;
  const { group } = clause;
  if (!group || group.negated || group.past || (group.modal && group.modal !== 'can') || actor === undefined)
    return undefined;
  const [, verb = '', thing = ''] =
    /^(see|read|open|copy|steal|take|use|delete|change|edit|overwrite|move|cancel) (.+)$/i.exec(deed) ?? [];
  const isTheft = /^(?:copy|steal|delete|change|edit|overwrite|move|cancel)$/i.test(verb);
  const isOthers =
    /\bof (?:their (?:colleagues|neighbours|competitors|peers|classmates)|other [\w-]+s|others|each other|strangers)\b|\b(?:each other|others|other \w+s)['’]s?\b|\btheir (?:colleagues|neighbours)['’]/i;
  return thing && (isTheft || SECRET.test(thing)) && isOthers.test(thing)
    ? {
        except: who,
        wish: `keep ${lowerFirst(who)} from ${gerundFirst(`${verb} ${thing}`)}${when}`,
        outcome: `${subjectOf(clause)} cannot ${verb} ${thing}${when}`,
      }
    : undefined;
}

/** "books are lost because nobody checks the return box": somebody is to. */
export function readNobodyCause(
  told: { readonly what: string; readonly clause: Told['clause'] },
  people: People,
  benefit: string | undefined,
): Relief | undefined {
  const [cause, more] = causeOf(told.clause, people);
  if (
    !cause?.group ||
    more ||
    !/^(?:nobody|no one)$/i.test(textOf(cause.subject)) ||
    cause.group.negated ||
    cause.group.modal
  )
    return undefined;
  if (
    !/^(?:check|answer|clean|empty|collect|update|confirm|approve|read|fill|refill|close|lock|repair|maintain|order|count|sort)$/.test(
      cause.group.verb,
    )
  )
    return undefined;
  const object = textOf(cause.rest);
  const noun = readNounPhrase(object);
  if (!noun || !/^(?:the|our|my|their|its) /i.test(object) || cause.subs.length > 0) return undefined;
  const done = participle(cause.group.verb);
  const are = noun.plural ? 'are' : 'is';
  return {
    about: object,
    wish: `have ${object} ${done}`,
    outcome: `${object} ${are} ${done}`,
    benefit,
    question: `Who has to see to it that ${object} ${are} ${done}?`,
  };
}

/** What people do or fail to do, and what happens to them by it. */
export function readSlipOfPeople(told: Told, people: People): Relief | undefined {
  return (
    readNoShow(told) ??
    readUntoldOf(told, people) ??
    readCancels(told) ??
    readComplainsThat(told, people) ??
    readForEach(told) ??
    readLoses(told) ??
    readNotUntil(told) ??
    readTwoForOne(told) ??
    readCannotUntil(told) ??
    readForgetsUntil(told) ??
    readOnlyThen(told) ??
    readForgetsDuty(told) ??
    readSeesOthers(told) ??
    readDoneBadly(told)
  );
}
