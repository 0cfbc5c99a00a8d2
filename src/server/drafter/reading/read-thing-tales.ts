import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import {
  ARRANGED,
  BY_ITS_CLOCK,
  COMES_TO,
  COMES_WITHOUT,
  FOR_LONG,
  IS_DUE,
  LIES,
  LOOKS_LIKE,
  NO_MATTER,
  ONCE_MORE,
  SHUT,
} from '../lexicon/thing-tales.ts';
import { subText } from './clause-words.ts';
import { ended, tidy } from './ended.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { NOBODY } from './told-facts.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** A clause on a thing, in the present, and what it is called. */
interface Tale {
  readonly clause: Clause;
  readonly what: string;
  readonly isMany: boolean;
  /** The verb in its base form with all behind it but its clauses: "show up", "be given back". */
  readonly does: string;
}

const POINTS =
  /^(?:it|this|that|these|those|they|there|he|she|everything|nothing|something|what|whatever|all|both|nobody|one|ours|mine)\b/i;

function taleOf({ clause, who }: Step, people: People): Tale | undefined {
  const { group, rest } = clause;
  if (!group || group.past || group.modal || POINTS.test(who) || people.isSpeaker(who)) return undefined;
  const done = group.passive ? `be ${group.words.at(-1)?.lower}` : group.verb;
  return {
    clause,
    what: lowerFirst(subjectOf(clause)),
    isMany: isManySubject(clause),
    does: [done, textOf(rest)].filter(Boolean).join(' '),
  };
}

function isNever({ clause: { group } }: Tale): boolean {
  return group?.adverbs.includes('never') === true;
}

function when({ clause }: Tale): string {
  return clause.subs.map((sub) => ` ${subText(sub)}`).join('');
}

/** "badges are never given back", "photos never arrive because there is no signal": they are to, all the same. */
function readNever(tale: Tale, people: People): Relief | undefined {
  const { clause, what, isMany, does } = tale;
  if (!isNever(tale) || people.isPersonPhrase(what) || /\bany\b/.test(does)) return undefined;
  const because = clause.subs.find(({ link }) => /^(?:because|since|as)$/.test(link));
  if (clause.group?.passive) {
    const done = does.replace(/^be /, '');
    const [, bare = done] = /^(.+?) (?:on|in|at|by|to|for|from|after|before|when)\b.*$/i.exec(done) ?? [];
    if (!IS_DUE.test(bare) && !IS_DUE.test(bare.split(' ')[0] ?? '')) return undefined;
    const case_ = because ? '' : when(tale);
    return {
      about: what,
      wish: `have ${what} ${done}${case_}`,
      outcome: `${what} ${isMany ? 'are' : 'is'} ${done}${case_}`,
    };
  }
  if (!COMES_TO.test(does)) return undefined;
  const inSpite = because ? ` even when ${textOf(because.words)}` : when(tale);
  return {
    about: what,
    wish: `have ${what} ${does}${inSpite}`,
    outcome: `${what} ${isMany ? does : does.replace(/^\w+/, (verb) => thirdPerson(verb))}${inSpite}`,
  };
}

/** "overtime only shows up when the month is over": it is to be seen before. */
function readOnlyThen({ clause, what, does }: Tale, people: People): Relief | undefined {
  const [sub, more] = clause.subs;
  if (!clause.group?.adverbs.includes('only') || clause.group.negated || !sub || more) return undefined;
  if (!/^(?:when|after|once|as soon as)$/.test(sub.link) || people.isPersonPhrase(what)) return undefined;
  if (!/^(?:show up|turn up|appear|come up|come|arrive|be (?:shown|listed|published|posted|visible|known))$/.test(does))
    return undefined;
  const [then, next] = parseSentence(textOf(sub.words), people.names).clauses;
  if (
    !then?.group ||
    next ||
    then.subject.length === 0 ||
    /\b(?:approved|confirmed|accepted|paid|released|signed)\b/.test(textOf(sub.words))
  )
    return undefined;
  return { wish: `see ${what} before ${inPresent(then)}` };
}

/** "the nurses know about a visit only when the door opens": they want to be told of it before. */
function readKnownOnlyThen({ clause, what, does }: Tale, people: People): Relief | undefined {
  const [sub, more] = clause.subs;
  const [, thing = ''] =
    /^(?:know|learn|hear|find out|get to know) (?:about|of) ((?:an?|the|their|our) (?:[\w-]+ ){0,3}?[\w-]+|[\w-]+s) only$/i.exec(
      does,
    ) ?? [];
  if (!thing || !sub || more || !/^(?:when|after|once|as soon as)$/.test(sub.link) || !people.isPersonPhrase(what))
    return undefined;
  const [then, next] = parseSentence(textOf(sub.words), people.names).clauses;
  return then?.group && !next && then.subject.length > 0
    ? { actor: what.replace(/^the /, ''), wish: `be told of ${thing} before ${inPresent(then)}` }
    : undefined;
}

function asOver(tale: Tale, benefit: string | undefined, clause = tale.clause): Relief | undefined {
  const end = ended(clause);
  if (!end) return undefined;
  // "no longer get booked": they are booked by others.
  const infinitive = tidy(end.infinitive).replace(
    /\bno longer ((?:\w+ly )?)get (?=\w+(?:ed|en|nt|lt|ut)\b)/,
    'no longer $1',
  );
  const wish = tidy(`have ${tale.what} ${infinitive}`);
  const outcome = tidy(`${tale.what} ${end.statement}`);
  return wish.split(' ').length > 26
    ? undefined
    : {
        isOver: true,
        isGuess: true,
        about: tale.what,
        wish,
        outcome,
        ...(benefit ? { benefit } : {}),
        question: `What should be done so that ${outcome}?`,
      };
}

/** "the same two clowns are paired month after month", "the same bill is handed in twice and paid twice": that is to end. */
function readTheSame(tale: Tale): Relief | undefined {
  const { what, does } = tale;
  const isSame = /^the same\b/i.test(what) || /\b(?:to|with|by|on|from|for|in) the same\b/i.test(does);
  if (!isSame || tale.clause.group?.negated || isNever(tale)) return undefined;
  const isTwice = /\btwice\b(?! (?:a|per|every|each) )/.test(does) && /^the same\b/i.test(what);
  return ONCE_MORE.test(does) || isTwice ? asOver(tale, undefined) : undefined;
}

/** "the reminder letter looks just like the bill": it no longer is to. */
function readLooksLike(tale: Tale): Relief | undefined {
  const { clause, what, isMany, does } = tale;
  const [, told = does, so = ''] = /^(.+?),? so (?:that )?(.+)$/i.exec(does) ?? [];
  if (!LOOKS_LIKE.test(told) || /^(?:be\b|\w+ like an? )/.test(told) || clause.group?.negated) return undefined;
  const reason = so ? relieve(parseSentence(so).clauses[0] ?? clause) : undefined;
  const [verb = '', ...rest] = told.split(' ');
  const like = rest.join(' ');
  return {
    isOver: true,
    about: what,
    wish: `have ${what} no longer ${verb} ${like}`,
    outcome: `${what} no longer ${isMany ? verb : thirdPerson(verb)} ${like}`,
    ...(reason ? { benefit: reason } : {}),
  };
}

/** "last year's notes are gone as soon as a plot changes hands": they are still to be there then. */
function readGone(tale: Tale): Relief | undefined {
  const { clause, what, isMany, does } = tale;
  const [sub, more] = clause.subs;
  if (!/^be (?:all )?(?:gone|lost|wiped|deleted)$/.test(does) || clause.group?.negated || !sub || more)
    return undefined;
  if (!/^(?:when|after|once|as soon as|if|whenever)$/.test(sub.link)) return undefined;
  const then = `when ${textOf(sub.words)}`;
  return {
    about: what,
    wish: `still have ${what} ${then}`,
    outcome: `${what} ${isMany ? 'are' : 'is'} still there ${then}`,
  };
}

/** "pieces sit on the shelf for months and nobody dares to throw them away": they no longer are to. */
function readLies(tale: Tale, next: Step | undefined): Relief | undefined {
  const { does, clause } = tale;
  if (!LIES.test(does) || !FOR_LONG.test(does) || clause.group?.negated || clause.group?.passive) return undefined;
  if (next && !NOBODY.test(next.who)) return undefined;
  return clause.subs.length === 0 ? asOver(tale, undefined) : undefined;
}

/** "half the plots that are let have not been touched since spring": which of them is what somebody wants to see. */
function readSomeOfThem({ clause }: Tale, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const [, things = ''] =
    /^(?:about |nearly |almost |over |more than )?(?:half|a third|a quarter|two thirds|a lot|lots|many|most|some|several|dozens)(?: of)? (?:the |our |my |all )?(.+)$/i.exec(
      textOf(subject),
    ) ?? [];
  const name = /^(?:[\w-]+ ){0,2}?[\w-]+?s(?= |$)/i.exec(things)?.[0] ?? '';
  if (!name || !group?.negated || people.isPersonPhrase(name) || !isPlural(name.split(' ').at(-1) ?? ''))
    return undefined;
  const since =
    /\b(?:since|for) (?:last |the |an? |\w+ )?[\w-]+$/i.test(textOf(rest)) ||
    clause.subs.some(({ link }) => link === 'since');
  if (!since || group.modal) return undefined;
  return {
    wish: `see which ${things} ${textOf(group.words)} ${textOf(rest)}${clause.subs.map((sub) => ` ${subText(sub)}`).join('')}`,
  };
}

/** "the reminder comes at eight no matter what": somebody wants to choose when. */
function readNoMatter({ what, does, clause }: Tale): Relief | undefined {
  const [, told = ''] = NO_MATTER.exec(does) ?? [];
  if (!told || !BY_ITS_CLOCK.test(told) || clause.group?.negated || clause.group?.past) return undefined;
  const isMany = isManySubject(clause);
  const [verb = '', ...rest] = told.split(/ (?:at|on|in|by|every|each) /)[0]?.split(' ') ?? [];
  const doing =
    verb === 'be'
      ? `${isMany ? 'are' : 'is'} ${rest.join(' ')}`
      : `${isMany ? verb : thirdPerson(verb)} ${rest.join(' ')}`;
  return { wish: `choose when ${what} ${doing}`.trim() };
}

/** "application forms come in without a photo": they are to come with one. */
function readWithout({ what, does, clause, isMany }: Tale, people: People): Relief | undefined {
  const [, comes = '', none = ''] = COMES_WITHOUT.exec(does) ?? [];
  if (!comes || clause.group?.negated || clause.subs.length > 0 || people.isPersonPhrase(what)) return undefined;
  const has = none.replace(/^any /i, '').replace(/^(?:their|its) /i, isMany ? 'their ' : 'its ');
  return {
    about: what,
    wish: `have ${what} ${comes.replace(/^be /, '')} with ${has}`,
    outcome: `${what} ${comes.startsWith('be ') ? comes.replace(/^be/, isMany ? 'are' : 'is') : isMany ? comes : comes.replace(/^\w+/, (verb) => thirdPerson(verb))} with ${has}`,
  };
}

/** "visits get booked for Monday, when the shelter is closed": they no longer are to. */
function readWhenShut(tale: Tale): Relief | undefined {
  const { clause, does } = tale;
  const [sub, more] = clause.subs;
  if (!sub || more || !/^(?:when|while|although|though|even though)$/.test(sub.link) || clause.group?.negated)
    return undefined;
  return ARRANGED.test(does) && SHUT.test(textOf(sub.words)) ? asOver(tale, undefined) : undefined;
}

/** "families send updates by text and they never reach the profile": what is sent is to get there. */
function readNeverThere(first: Step, second: Step, people: People): Relief | undefined {
  const { group, rest, subs } = second.clause;
  const sent = first.clause;
  const deed = [group?.verb, textOf(rest)].join(' ');
  if (!group?.adverbs.includes('never') || group.modal || group.passive || !COMES_TO.test(deed) || subs.length > 0)
    return undefined;
  const pronoun = /^(?:they|it|these|that)$/i.test(second.who);
  if (
    !pronoun ||
    !sent.group ||
    sent.group.negated ||
    sent.group.past ||
    sent.group.modal ||
    !people.isPersonPhrase(first.who)
  )
    return undefined;
  const [, thing = '', how = ''] =
    /^((?:(?:the|an?|their|our|my|his|her) )?(?:[\w-]+ ){0,2}?[\w-]+?)((?: (?:by|to|on|in|via|with|from|at|for|into|over) .+)?)$/i.exec(
      textOf(sent.rest),
    ) ?? [];
  const isMany = isPlural(thing.split(' ').at(-1) ?? '');
  if (!thing || /^it$/i.test(second.who) === isMany) return undefined;
  const by = `${lowerFirst(first.who)} ${textOf(sent.group.words)} ${isMany ? 'them' : 'it'}${how}`;
  const name = thing.replace(/^(?:their|his|her) /i, isMany ? '' : 'the ');
  return {
    about: name,
    wish: `have ${name} ${deed} when ${by}`,
    outcome: `${name} ${isMany ? deed : deed.replace(/^\w+/, (verb) => thirdPerson(verb))} when ${by}`,
  };
}

/** What is told of a thing, where the form of it says what is wanted of the thing. */
export function readThingTale(said: string, people: People): Relief | undefined {
  const steps = stepsOf(said, people);
  const [first, second, third] = steps;
  if (!first?.clause.group || third) return undefined;
  if (second) {
    const there = readNeverThere(first, second, people);
    if (there) return there;
  }
  const tale = taleOf(first, people);
  if (!tale) return undefined;
  const lies = readLies(tale, second);
  if (lies || second) return lies;
  return (
    readNever(tale, people) ??
    readOnlyThen(tale, people) ??
    readKnownOnlyThen(tale, people) ??
    readTheSame(tale) ??
    readLooksLike(tale) ??
    readGone(tale) ??
    readSomeOfThem(tale, people) ??
    readWithout(tale, people) ??
    readWhenShut(tale) ??
    readNoMatter(tale)
  );
}
