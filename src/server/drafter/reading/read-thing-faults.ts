import { textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, withArticle } from '../language/nouns.ts';
import { gerundFirst } from '../language/verbs.ts';
import { ENDS, GIVEN, INSTEAD_OF_BEING, INSTEAD_OF_TOO, OVER_AND_DONE, REACHES } from '../lexicon/plain-faults.ts';
import { subText } from './clause-words.ts';
import type { People } from './people.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** A clause of a complaint with what is told of it in plain words. */
export interface Fault {
  readonly clause: Clause;
  /** "the waiting list", "reminders" */
  readonly what: string;
  readonly isMany: boolean;
  /** What stands behind the verb. */
  readonly rest: string;
  /** " when a voucher is used", with its blank; empty where nothing is told. */
  readonly when: string;
}

const POINTS =
  /^(?:it|this|that|these|those|they|there|he|she|everything|nothing|something|what|whatever|all|both|some|many|most)$/i;

/** What a clause tells of a thing; nothing of people and of what is only pointed at. */
export function faultOf(clause: Clause, front: string, people: People): Fault | undefined {
  const { group, subject, rest, subs } = clause;
  const who = textOf(subject);
  if (!group || subject.length === 0 || group.past || POINTS.test(who) || subject[0]?.tag === 'VG') return undefined;
  if (people.isSpeaker(who)) return undefined;
  return {
    clause,
    what: lowerFirst(subjectOf(clause)),
    isMany: isManySubject(clause),
    rest: textOf(rest),
    when: [...subs.map(subText), front]
      .filter(Boolean)
      .map((one) => ` ${lowerFirst(one)}`)
      .join(''),
  };
}

function are({ isMany }: Fault): string {
  return isMany ? 'are' : 'is';
}

/** "the waiting list is out of date": it is to be up to date. */
function readState(fault: Fault): Relief | undefined {
  const { clause, what, rest, when } = fault;
  if (clause.group?.verb !== 'be' || clause.group.negated || clause.group.modal || clause.group.passive)
    return undefined;
  const [, state = rest, where = ''] = /^([\w -]+?)( (?:for|on|in|at|after|before|since) .+)$/i.exec(rest) ?? [];
  for (const [pattern, better] of INSTEAD_OF_BEING) {
    const whole = pattern.exec(rest);
    const found = whole ?? pattern.exec(state);
    if (!found) continue;
    const right = `${better.replace('$1', found[1] ?? '')}${whole ? '' : where}${when}`;
    return { about: what, wish: `have ${what} ${right}`, outcome: `${what} ${are(fault)} ${right}` };
  }
  return undefined;
}

const UNCLEAR =
  /^(?:(?:very|too|so|really|quite|totally|often) )*(?:confusing|incomprehensible|cryptic|misleading|unclear|hard to understand|difficult to understand|impossible to understand|not understandable|complicated)(?: (?:for|to) (.+))?$/i;

/** "the status names are confusing": they are to be understood, and what is wrong with them is asked. */
function readUnclear({ clause: { group }, what, rest, when, isMany }: Fault, people: People): Relief | undefined {
  const unclear = UNCLEAR.exec(rest);
  if (!unclear || group?.verb !== 'be' || group.negated || group.modal || people.isPersonPhrase(what)) return undefined;
  const who = unclear[1] && people.isPersonPhrase(unclear[1]) && !people.isSpeaker(unclear[1]) ? unclear[1] : undefined;
  if (unclear[1] && !who && !/^(?:us|me)$/i.test(unclear[1])) return undefined;
  return {
    actor: who,
    wish: `understand ${what} without help${when}`,
    question: `What about ${what} ${isMany ? 'are' : 'is'} not understood?`.replace(/ (?:are|is) not/, ' is not'),
  };
}

/** "the payslip is only available as a scan": not only so. */
function readOnlyAs({ clause: { group }, what, rest, when, isMany }: Fault): Relief | undefined {
  const [, how = ''] =
    /^only (?:available|there|to be had|offered|shown|sold) ((?:as|in|on|by|at|from|during|until) .+)$/i.exec(rest) ??
    [];
  if (!how || group?.verb !== 'be' || group.negated || group.modal) return undefined;
  const are = isMany ? 'are' : 'is';
  return {
    about: what,
    wish: `have ${what} available not only ${how}${when}`,
    outcome: `${what} ${are} available not only ${how}${when}`,
    question: `How else should ${what} be available?`,
  };
}

/** "the report is never finished in time": it is to be. */
function readNeverInTime({ clause: { group }, what, rest, when, isMany }: Fault): Relief | undefined {
  if (!group?.negated || group.modal || !/(?:^| )(?:in|on) time$/i.test(rest)) return undefined;
  if (!group.passive) return REACHES.test(group.verb) ? { wish: `get ${what} ${rest}${when}` } : undefined;
  const done = [group.words.at(-1)?.text, rest].join(' ');
  return {
    about: what,
    wish: `have ${what} ${done}${when}`,
    outcome: `${what} ${isMany ? 'are' : 'is'} ${done}${when}`,
  };
}

/** "the form asks for the tax number again and again": once is enough. */
function readAsksAgain({ clause: { group }, what, rest, when }: Fault, people: People): Relief | undefined {
  const [, thing = ''] =
    /^(?:(?:me|us) )?for (.+?) (?:again and again|over and over(?: again)?|every time|each time|twice|several times|more than once|on every page)$/i.exec(
      rest,
    ) ?? [];
  if (!thing || group?.verb !== 'ask' || group.negated || group.modal || people.isPersonPhrase(what)) return undefined;
  return {
    wish: `be asked for ${thing} only once${when}`,
    outcome: `{the actor} is asked for ${thing} only once${when}`,
  };
}

/** "a larger comment field" of "the comment field". */
function changed(what: string, better: string, isMany: boolean): string | undefined {
  const noun = readNounPhrase(what);
  if (!noun || /^(?:this|that|these|those|half|some|many|most)$/i.test(noun.determiner ?? '')) return undefined;
  const bare = what.replace(/^(?:the|an?|my|our|their|all|every|each) /i, '');
  const named = `${better} ${bare}`;
  return isMany || noun.plural || isMass(noun.head) ? named : withArticle(named);
}

/** "the comment field is too small": a larger one. */
function readTooMuch(fault: Fault, people: People): Relief | undefined {
  const { clause, what, rest, when, isMany } = fault;
  const [, state = '', more = ''] =
    /^(?:much |far |way |always |often |usually )*too (\w+)((?: (?:for|on|in|at) .+)?)$/i.exec(rest) ?? [];
  const [better, asked] = INSTEAD_OF_TOO[state.toLowerCase()] ?? [];
  if (
    !better ||
    clause.group?.verb !== 'be' ||
    clause.group.negated ||
    clause.group.modal ||
    people.isPersonPhrase(what)
  )
    return undefined;
  const wanted = changed(what, better, isMany);
  return wanted === undefined
    ? undefined
    : {
        about: what,
        wish: `have ${wanted}${more}${when}`,
        outcome: `${what} ${are(fault)} ${better}${more} than today${when}`,
        question: `How ${asked} should ${what} be?`,
      };
}

/** "reminders are sent too late": they are to come in time. */
function readTooLate({ clause: { group }, what, rest, when, isMany }: Fault): Relief | undefined {
  const before = rest.replace(/(?:^| )(?:(?:often|always|much|far|usually) )?(?:too )?late$/i, '');
  if (!group || group.negated || group.modal || before === rest || before.split(' ').length > 5) return undefined;
  const isGiven = group.passive ? GIVEN.test(group.verb) : REACHES.test(group.verb);
  if (isGiven) return before === '' ? { wish: `get ${what} in time${when}` } : undefined;
  if (!group.passive) return undefined;
  const done = [group.words.at(-1)?.text, before, 'in time'].filter(Boolean).join(' ');
  return {
    about: what,
    wish: `have ${what} ${done}${when}`,
    outcome: `${what} ${isMany ? 'are' : 'is'} ${done}${when}`,
  };
}

/** "the invoice is sent to the wrong parent": to the right one. */
function readWrongWay(fault: Fault, isPerson = false): Relief | undefined {
  const {
    clause: { group },
    what,
    rest,
    when,
    isMany,
  } = fault;
  const [, before = '', joint = '', target = ''] =
    /^(.*?)\b(to|with|in|into|at|on|under|from) the wrong (.+)$/i.exec(rest) ?? [];
  if (
    !group ||
    group.negated ||
    group.modal ||
    target === '' ||
    !/^(?:(?:up|often|always|sometimes|regularly) )*$/.test(before)
  )
    return undefined;
  const done = group.words.at(-1)?.text ?? '';
  const deed = group.passive ? `be ${done}` : [group.verb, /^up\b/.exec(before)?.[0]].filter(Boolean).join(' ');
  if (!ENDS.test(deed)) return undefined;
  const how = before.replace(/\b(?:often|always|sometimes|regularly)\b ?/g, '');
  const right = `${how}${joint} the right ${target}${when}`;
  return {
    ...(isPerson ? { except: what } : {}),
    about: what,
    wish: `have ${what} ${group.passive ? done : group.verb} ${right}`,
    outcome: `${what} ${group.passive ? `${are(fault)} ${done}` : isMany ? group.verb : (group.words.at(-1)?.text ?? group.verb)} ${right}`,
  };
}

/** "the reminder is sent twice": only once. */
function readTwice(fault: Fault): Relief | undefined {
  const {
    clause: { group },
    what,
    rest,
    when,
  } = fault;
  const [, before = ''] = /^(.*?)\b(?:twice|two times|three times|several times|more than once)$/i.exec(rest) ?? [];
  if (!group || group.negated || group.modal || before.split(' ').length > 5) return undefined;
  if (!/\b(?:twice|times|more than once)$/i.test(rest)) return undefined;
  if (group.passive) {
    const done = `${group.words.at(-1)?.text} ${before}only once`;
    return { about: what, wish: `have ${what} ${done}${when}`, outcome: `${what} ${are(fault)} ${done}${when}` };
  }
  return REACHES.test(group.verb) || /^(?:appear|show)$/.test(group.verb)
    ? {
        about: what,
        wish: `have ${what} ${group.verb} ${before}only once${when}`,
        outcome: `${what} ${fault.isMany ? group.verb : (group.words.at(-1)?.text ?? group.verb)} ${before}only once${when}`,
      }
    : undefined;
}

/** "the photo takes forever to load": it is to be there at once. */
function readSlow({ clause: { group }, what, rest, when }: Fault, people: People): Relief | undefined {
  if (group?.verb !== 'take' || group.negated || group.modal || people.isPersonPhrase(what)) return undefined;
  return /^(?:forever|ages|too long|(?:far |way )too long|a long time|so long|(?:about |over |up to |almost |more than )?[\w.]+ (?:seconds|minutes|hours?)) to (?:load|open|appear|show(?: up)?|come up)$/i.test(
    rest,
  )
    ? { wish: `see ${what} at once${when}`, question: `How long may it take at most until ${what} can be seen?` }
    : undefined;
}

/** "a sold-out cake can still be ordered": that is to be ruled out. */
function readStillCan({ clause: { group }, what, rest, when }: Fault, people: People): Relief | undefined {
  if (!group || group.negated || group.modal !== 'can' || !group.adverbs.includes('still') || !OVER_AND_DONE.test(what))
    return undefined;
  const done = group.passive ? `be ${group.words.at(-1)?.text}` : group.verb;
  const deed = [done, rest].filter(Boolean).join(' ');
  return {
    except: people.isPersonPhrase(what) ? what : undefined,
    about: what,
    wish: `keep ${what} from ${gerundFirst(deed)}${when}`,
    outcome: `${what} can no longer ${deed}${when}`,
  };
}

/** "prices change without anybody knowing": somebody is to be told. */
function readUnknown({ clause: { group }, what, rest, when }: Fault, people: People): Relief | undefined {
  const [, before = ''] =
    /^(.*?)\b(?:without (?:anybody|anyone|us|me|any of us|the (?:team|office)) (?:knowing|noticing|being (?:told|informed|asked)|hearing of it)|unnoticed)$/i.exec(
      rest,
    ) ?? [];
  if (!group || group.negated || group.modal || !/\b(?:without|unnoticed)\b/i.test(rest) || /\bwithout\b/i.test(before))
    return undefined;
  if (!/(?:knowing|noticing|told|informed|asked|of it|unnoticed)$/i.test(rest)) return undefined;
  const deed = group.words.map(({ text }) => text).join(' ');
  return {
    except: people.isPersonPhrase(what) ? what : undefined,
    wish: `be told when ${[what, deed, before.trim()].filter(Boolean).join(' ')}${when}`,
  };
}

/** "the list overlaps the map", "the page breaks off when the line drops": it no longer is to. */
function readClash({ clause: { group }, what, rest, when, isMany }: Fault, people: People): Relief | undefined {
  if (!group || group.negated || group.modal || group.passive || people.isPersonPhrase(what)) return undefined;
  const isClash = /^(?:overlap|hide|cover|block)$/.test(group.verb) && /^(?:the|an?|my|our|each) /i.test(rest);
  const isBreak = group.verb === 'break' && /^(?:off|down)\b/.test(rest);
  const isFail = /^(?:fail|crash|freeze|hang|stall|time out)$/.test(group.verb) && when !== '' && !/^to\b/.test(rest);
  return isClash || isBreak || isFail
    ? {
        wish: `keep ${what} from ${gerundFirst([group.verb, rest].join(' ').trim())}${when}`,
        outcome: `${what} ${isMany ? 'do' : 'does'} not ${[group.verb, rest].join(' ').trim()}${when}`,
      }
    : undefined;
}

/** What a clause that tells of a thing what is wrong with it wants instead; nothing where its words do not say so. */
export function readThingFault(fault: Fault, people: People): Relief | undefined {
  return (
    readUnknown(fault, people) ??
    readStillCan(fault, people) ??
    (people.isPersonPhrase(fault.what)
      ? readWrongWay(fault, true)
      : (readState(fault) ??
        readTooMuch(fault, people) ??
        readUnclear(fault, people) ??
        readOnlyAs(fault) ??
        readNeverInTime(fault) ??
        readAsksAgain(fault, people) ??
        readTooLate(fault) ??
        readWrongWay(fault) ??
        readTwice(fault) ??
        readSlow(fault, people) ??
        readClash(fault, people)))
  );
}
