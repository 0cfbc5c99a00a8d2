import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPerson, withArticle } from '../language/nouns.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import { clauseText } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import type { Relief } from './trouble-rules.ts';

/** Whether a clause says what nobody wants: "pupils cheat", "the app drains the battery". What only names harm ("report a leak") does not. */
export function isHarm(text: string): boolean {
  return parseSentence(text).clauses.some(
    (clause) =>
      clause.mood === 'statement' &&
      clause.group &&
      !clause.group.modal &&
      (HARMFUL_VERBS.has(clause.group.verb) || HARM.test(clauseText({ ...clause, subs: [] }))),
  );
}

/** What is nobody else's business: where it shows, it leaks. */
const SECRET =
  /\b(?:confidential|private|personal|health|medical|sensitive|secret|internal|phone numbers?|home address(?:es)?|passwords?|salar(?:y|ies)|birthdays?|bank details|account numbers?|diagnos[ei]s|payslips?|patient data|customer data)\b/i;
const SHOWS = /^(?:show|appear|leak|end|stand|land|pop|turn|slip)$/;

/** "health data shows up in the e-mails": what is nobody's business is to stay out of there. */
export function readLeak(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  const exposed = group?.passive && /^(?:print|show|send|list|display|publish|attach|include|read)$/.test(group.verb);
  if (
    exposed &&
    !group.modal &&
    !group.negated &&
    !group.adverbs.includes('only') &&
    SECRET.test(textOf(subject)) &&
    !/\bonly\b/.test(textOf(rest))
  )
    return {
      except: textOf(subject),
      wish: `keep ${textOf(subject)} from being ${group.words.at(-1)?.text} ${textOf(rest)}`.trim(),
      outcome: relieve(clause),
    };
  if (!group || group.modal || group.negated || !SHOWS.test(group.verb) || !SECRET.test(textOf(subject)))
    return undefined;
  const place = /^(?:up |out )?(?:in|on|into) (.+)$/i.exec(textOf(rest))?.[1];
  if (!place && group.verb !== 'leak') return undefined;
  const outcome = relieve(clause);
  return {
    except: textOf(subject),
    wish: place ? `keep ${textOf(subject)} out of ${place}` : `keep ${textOf(subject)} from leaking`,
    outcome,
  };
}

/** "customers take things without scanning, we lose a tenth of the goods": what it costs whoever types is no fault of theirs. */
export function isPrice({ group, rest }: Clause, who: string, people?: People): boolean {
  return (
    group?.verb === 'lose' &&
    (people ? people.isSpeaker(who) : /^(?:we|i)$/i.test(who)) &&
    /\b(?:%|percent|per cent|half|third|tenth|money|sales|income|revenue|orders|time|hours|goods|euros?|dollars?|pounds?)|\d/i.test(
      textOf(rest),
    )
  );
}

/** What a result is where it is wrong, and what is wanted instead. */
const RIGHT: Readonly<Record<string, string>> = {
  wrong: 'right',
  incorrect: 'right',
  outdated: 'up-to-date',
  incomplete: 'complete',
  unreadable: 'readable',
};

/** "clients upload scans and the word count is wrong": it is to be right when they do. */
export function readWrongResult([first, second]: readonly Clause[], people: People): Relief | undefined {
  if (!first?.group || second?.group?.verb !== 'be' || second.group.negated || second.group.modal || second.group.past)
    return undefined;
  const who = textOf(first.subject);
  const state = /^(?:then |often |always |usually |sometimes )*(\w+)$/.exec(textOf(second.rest))?.[1] ?? '';
  const right = RIGHT[state];
  if (!right || second.subject.length === 0 || people.isPersonPhrase(textOf(second.subject))) return undefined;
  if (first.mood !== 'statement' || first.group.negated || first.group.modal || first.group.past) return undefined;
  if (
    !people.isPersonPhrase(who) ||
    HARMFUL_VERBS.has(first.group.verb) ||
    /^(?:forget|lose|miss|mix)$/.test(first.group.verb)
  )
    return undefined;
  const result = textOf(second.subject);
  const noun = readNounPhrase(result);
  if (!noun) return undefined;
  return {
    wish: `get ${noun.determiner || 'the'} ${right} ${noun.body} when ${clauseText(first)}`,
    outcome: `${result} ${isManySubject(second) ? 'are' : 'is'} ${right} when ${clauseText(first)}`,
  };
}

/** What somebody loses by the way. */
const LOST = /^(?:lose|waste|forget|overlook|miss|damage|spill|break|scratch|destroy|skip|drop|spoil)$/;

/** "lawyers reconstruct their week and a tenth of the hours is lost": that is no longer to happen when they do it. */
export function readLoss([first, second]: readonly Clause[], people: People): Relief | undefined {
  const who = first ? textOf(first.subject) : '';
  if (!first?.group || !second?.group?.passive || !LOST.test(second.group.verb)) return undefined;
  if (first.mood !== 'statement' || first.group.modal || first.group.negated || first.group.past) return undefined;
  if (second.group.modal || second.group.negated || second.group.past || second.subject.length === 0) return undefined;
  if (!people.isPersonPhrase(who) || /^(?:nobody|no one)\b/i.test(textOf(second.subject))) return undefined;
  const speaker = people.isSpeaker(who);
  const lost = [second.group.verb, textOf(second.subject), textOf(second.rest)].filter(Boolean).join(' ');
  const doing = [...first.group.adverbs, clauseText(first).slice(who.length).trim()].at(-1) ?? '';
  return {
    actor: speaker ? undefined : who,
    wish: `no longer ${lost} when ${speaker ? 'we' : 'they'} ${isManySubject(first) || speaker ? doing : first.group.verb + doing.replace(/^\S+/, '')}`,
    outcome: `${relieve(second) ?? ''} when ${clauseText(first)}`,
    isStop: true,
  };
}

/** Whether a clause tells that something private can be seen. */
export function isLeak(text: string): boolean {
  return parseSentence(text).clauses.some((clause) => readLeak(clause) !== undefined);
}

/** What nobody keeps from coming. */
const WEATHER = /\b(?:wind|rain|snow|storm|frost|ice|fog|heat|weather|hail|lightning|thunderstorm|tide|flood|sun)s?$/i;

/** "wind gets too strong": they want to be told of it. */
export function readWeather(clause: Clause): Relief | undefined {
  const { group, subject } = clause;
  return group && !group.modal && WEATHER.test(textOf(subject))
    ? { wish: `be told when ${clauseText(clause)}` }
    : undefined;
}

const UNTOLD =
  /^(?:nobody|no one|none of us) (?:is|gets|was) (?:told|informed|warned|alerted|notified)|^(?:nobody|no one) (?:notices|reacts|knows|hears)$/i;

/** "alarms go off at night and nobody is told": somebody wants to be told of it. */
export function readUntold([first, second]: readonly Clause[]): Relief | undefined {
  if (!first?.group || !second?.group || first.subject.length === 0 || !UNTOLD.test(clauseText(second)))
    return undefined;
  return { wish: `be told when ${inPresent(first).replace(/ for (?:\w+ )?(?:hours|days|weeks|months|years)$/, '')}` };
}

/** "we ran out of fuses": whoever runs out of something wants to know before. */
export function readRunningOut(clause: Clause, people: People): Relief | undefined {
  const { group, rest, subject } = clause;
  const thing =
    /^out of (.+?)(?: (?:again|(?:twice|once|\w+ times)(?: .*)?|all the time|too often|(?:at|on|in|during|before) (?:the|every|each) .*|on .*|in .*|every .*|this .*|last .*|before .*|during .*|by .*))?$/i.exec(
      textOf(rest),
    )?.[1];
  if (group?.verb !== 'run' || group.negated || group.modal || !thing) return undefined;
  const who = textOf(subject);
  const speaker = people.isSpeaker(who);
  return {
    actor: speaker || !people.isPersonPhrase(who) ? undefined : who,
    wish: `be warned before ${thing} ${thing.endsWith('s') ? 'run' : 'runs'} out`,
    benefit: `there ${/[^s]s$/.test(thing) ? 'are' : 'is'} always enough ${thing.replace(/^(?:the|our|my) /i, '')}`,
  };
}

const LATE =
  /^(?:only )?(?:noticed|found(?: out)?|discovered|seen|detected|spotted|recogni[sz]ed) (?:weeks|days|hours|months|much|long|far)? ?(?:later|afterwards|too late)(?: by (.+))?$/i;

/** "a file is only rejected after it was pushed": it is to be done before. */
export function readTooLate(clause: Clause): Relief | undefined {
  const { group, subject, rest, subs } = clause;
  const after = subs.find(({ link }) => /^(?:after|once|when)$/.test(link));
  if (!group?.passive || group.modal || group.negated || !after || !group.adverbs.includes('only')) return undefined;
  const done = group.words.findLast(({ tag }) => tag === 'VN')?.text ?? '';
  const event = textOf(after.words)
    .replace(/\bwas\b/g, 'is')
    .replace(/\bwere\b/g, 'are')
    .replace(/\b(?:has|have) been\b/g, (been) => (been.startsWith('has') ? 'is' : 'are'));
  return { wish: `have ${textOf(subject)} ${done} ${textOf(rest)} before ${event}`.replace(/\s+/g, ' ') };
}

/** "we throw away too many rolls": fewer of them. */
export function readTooMany(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const who = textOf(subject);
  const [, before = '', thing = ''] =
    /^(.*?)\b(?:(?:far|way) )?(?:too|so) (?:many|much) (.+)$/.exec(textOf(rest)) ?? [];
  if (!group || group.negated || group.modal || group.past || !thing || !people.isPersonPhrase(who)) return undefined;
  if (/^(?:be|have|get|receive|see|spend|waste|lose|complain|say|tell|report|think|mean)$/.test(group.verb))
    return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: `${group.verb} ${before}${readNounPhrase(thing)?.plural ? 'fewer' : 'less'} ${thing}`.replace(/\s+/g, ' '),
  };
}

/** "blurry photos are only noticed weeks later by the handler": whoever notices wants to know at once. */
export function readLate(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  if (!group?.passive || group.modal || group.negated || subject.length === 0) return undefined;
  const said = [...group.words.slice(1).map(({ text }) => text), textOf(rest)].join(' ');
  const late = LATE.exec(said);
  if (!late) return undefined;
  const who = late[1] && people.isPersonPhrase(late[1]) ? late[1] : undefined;
  return { actor: who, wish: `be told at once of ${textOf(subject)}` };
}

/** "config errors are reported without a line number": what is missing is wanted with it. */
export function readBare(clause: Clause, people?: People): Relief | undefined {
  const { group, subject, rest } = clause;
  if (!group || group.modal || group.negated || subject.length === 0) return undefined;
  // Whoever comes without a licence is not to be sent one.
  if (/^(?:arrive|come|show)$/.test(group.verb) && people?.isPersonPhrase(textOf(subject))) return undefined;
  if (!/^(?:report|send|deliver|arrive|come|print|show|hand|submit|list|publish|announce)$/.test(group.verb))
    return undefined;
  const [, before = '', thing] =
    /^(.*?)\bwithout (?:any |an? )?(?!\w+ing\b)((?:[\w-]+ ){0,3}[\w-]+)$/i.exec(textOf(rest)) ?? [];
  // "even without reception": it is to work all the same.
  // "sent by post to those without an address": so they are told apart.
  const whom = /([\w-]+) $/.exec(before)?.[1] ?? '';
  if (/^(?:those|people|everyone|everybody|anyone)$/i.test(whom) || (whom && isPerson(whom))) return undefined;
  if (!thing || /(?:\beven|,) $/.test(before)) return undefined;
  const many = /[^s]s$/.test(thing);
  const done = group.passive ? group.words.at(-1)?.text : group.verb;
  return {
    wish: `have ${textOf(subject)} ${done} ${before}with ${many ? thing : withArticle(thing)}`.replace(/\s+/g, ' '),
  };
}

/** Whether something comes without what belongs to it. */
export function isBare(text: string): boolean {
  return parseSentence(text).clauses.some((clause) => clause.subject.length > 0 && readBare(clause) !== undefined);
}

/** The clause that hurts where the first one only tells how it is: "we use three groups and half of the messages get missed". */
export function hurtingFirst(clauses: readonly Clause[]): readonly Clause[] {
  const [first, ...more] = clauses;
  if (!first || more.length === 0 || first.group?.negated || isHarm(clauseText(first))) return clauses;
  const at = more.findIndex(
    (clause) =>
      clause.subject.length > 0 &&
      clause.group &&
      !clause.group.modal &&
      isHarm(clauseText(clause)) &&
      // "and the officer drowns in it", "and we end up paying": that comes of the first.
      !/\b(?:in|of|from|over|about|with) (?:it|them)$|^ends? up\b/.test(
        `${clause.group.verb} ${textOf(clause.rest)}`,
      ) &&
      !isPrice(clause, textOf(clause.subject)),
  );
  const found = more[at];
  return found ? [{ ...found, mood: 'statement' }, ...more.slice(at + 1)] : clauses;
}
