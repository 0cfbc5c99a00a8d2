import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { upperFirst } from '../language/capitals.ts';
import { actionOf } from './clause-words.ts';
import { bareOf } from './fact-before.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';
import { thingOrReason } from './what-it-is.ts';
import { lowerFirst } from './trouble-words.ts';

/** A sentence of a note with those before it, the nearest first. */
export interface Told {
  readonly said: string;
  readonly before: readonly string[];
  readonly people: People;
}

/** The people that the sentences before speak of, the nearest first: "visitors" of "Visitors stand there". */
export function peopleIn(before: readonly string[], people: People): string | undefined {
  for (const sentence of before) {
    const subject = textOf(parseSentence(sentence, people.names).clauses[0]?.subject ?? []);
    const who = people.leading(subject);
    if (
      who &&
      !people.isSpeaker(who) &&
      !/^(?:they|he|she|nobody|no one|everybody|everyone|somebody|people)\b/i.test(who)
    )
      return lowerFirst(who).replace(/^(?:some|many|most|half|two|three) (?:of (?:the |our |my )?)?/i, '');
  }
  return undefined;
}

/** "Then I type in the total": what is typed, and not where. */
function plainly(sentence: string): string {
  return sentence
    .replace(/^(?:then|and|so|but|also) /i, '')
    .replace(
      /\b((?:type|fill|write|put|key|note|look|give)s?) (?:in|out|down|up|back) (?=(?:the|an?|our|their) )/gi,
      '$1 ',
    );
}

/** The thing that the sentences before name, the nearest first. */
export function thingIn(before: readonly string[], isMany: boolean, people: People): string | undefined {
  for (const sentence of before) {
    const thing = thingOrReason(plainly(bareOf(sentence)), isMany, people);
    if (thing) return thing.replace(/^one (?=[a-z])/i, 'the ').replace(/^the same (?=[a-z])/i, 'the ');
  }
  return undefined;
}

/** What happened, as it happens each time. */
function eventIn(sentence: string, people: People): string | undefined {
  const [clause, more] = parseSentence(bareOf(sentence), people.names).clauses;
  const { group } = clause ?? {};
  if (!clause || !group || more || clause.mood !== 'statement' || clause.subject.length === 0) return undefined;
  if (group.modal || group.negated || /^(?:have|know|need|want|like|find|notice|learn|hear)$/.test(group.verb))
    return undefined;
  // "skates over size 46 cost double": that is so, and nothing that happens.
  if (
    !group.past &&
    !group.passive &&
    !/^(?:break|change|cancel|close|move|fail|stop|fall|run|turn|leave|arrive|come|go)$/.test(group.verb)
  )
    return undefined;
  const who = textOf(clause.subject);
  if (/^(?:it|they|he|she|this|that|there|I|we)\b/i.test(who)) return undefined;
  const told = inPresent(clause).replace(
    /,? (?:(?:once|twice|(?:two|three|four|five|several|\d+) times|on \w+day|again)(?: (?:a|this|last) \w+)?|(?:this|last) \w+)$/i,
    '',
  );
  return lowerFirst(told);
}

/** "Call times moved", which the grammar takes for an order: what was done to what. */
function changeIn(sentence: string): string | undefined {
  const [, what = ''] =
    /^((?:[\w-]+ ){0,3}?[\w-]+) (?:(?:was|were|is|are|got|gets?) )?(?:moved|changed|shifted|postponed|rescheduled)\b/i.exec(
      bareOf(sentence),
    ) ?? [];
  return what ? `${lowerFirst(what)} ${isPlural(what.split(' ').at(-1) ?? '') ? 'change' : 'changes'}` : undefined;
}

const REACH =
  /^(?:(?:these|the|such|all) )?(?:changes|moves|updates|this|that|news) (?:have to|has to|needs? to|should|must|ought to) (?:reach|get to) (them|him|her|us|me|everybody|everyone|(?:the |our |all )?[a-z ]+?)((?: (?:straight away|at once|immediately|right away|in time|sooner|directly|earlier|before .+|within .+))?)$/i;
const LEARNED =
  /^((?:the |our |an? |one |each )?(?:[\w-]+ ){0,2}[\w-]+?) (?:(?:only|just|always) )?(?:found out|finds? out|learned|learns?|heard|hears?|noticed|notices?|saw)\b/i;

/** "Kick-off was moved. The referee found out at the ground. Changes need to reach them at once.": they are to be told when it is. */
function changesReach({ said, before, people }: Told): string | undefined {
  const [, whom = '', time = ''] = REACH.exec(said) ?? [];
  if (!whom) return undefined;
  const learner = before.map((sentence) => LEARNED.exec(bareOf(sentence))?.[1]).find(Boolean);
  const isOpen =
    /^(?:them|him|her|the people (?:concerned|affected)|those (?:concerned|affected)|everybody (?:concerned|affected)|us|me)$/i.test(
      whom,
    );
  const who = isOpen ? (learner ?? peopleIn(before, people)) : whom;
  const event = before
    .toReversed()
    .map((sentence) => changeIn(sentence))
    .find(Boolean);
  return who && event && !people.isSpeaker(who) ? `${upperFirst(who)} should be told${time} when ${event}.` : undefined;
}

const HEAR_OF_IT =
  /^((?:when|if|once|as soon as|whenever) [^,]+, )?(they|he|she|everybody|everyone|(?:everybody|everyone|anybody|those|all|the|our|[a-z]+s)\b[^,]*?) (?:needs? to|should|must|has to|have to|ought to|wants? to|would like to) (?:(?:hear|know|learn|be (?:told|informed|warned))(?: (?:about|of))? (?:it|this|that)|be (?:told|informed|warned)|get an? (?:message|text|warning|call|notice))((?: (?:at once|immediately|straight away|in time|earlier|sooner|the (?:day|evening|night|week) before|before .+?))?)(?:,? and (?:(?:also|then) )?((?:be|get|have) .+))?$/i;

/** "A dryer broke. They need to hear about it and be offered another slot.": when it breaks, and what else they get then. */
function hearOfIt({ said, before, people }: Told): string | undefined {
  const [, when = '', whom = '', time = '', more = ''] = HEAR_OF_IT.exec(said) ?? [];
  if (!whom || (when && !/ (?:about|of|know|hear|learn) (?:it|this|that)\b/i.test(said))) return undefined;
  const event = when
    ? lowerFirst(when.replace(/^\S+(?: soon as)? /, '').replace(/, $/, ''))
    : before
        .toReversed()
        .map((sentence) => eventIn(sentence, people))
        .find(Boolean);
  const isThey = /^(?:they|he|she)$/i.test(whom);
  const learner = before.map((sentence) => LEARNED.exec(bareOf(sentence))?.[1]).find(Boolean);
  const named = learner && people.isPersonPhrase(learner) ? lowerFirst(learner) : undefined;
  const who = isThey ? (named ?? bookersIn(before, people) ?? peopleIn(before, people)) : whom;
  if (!event || !who) return undefined;
  const also = more ? ` They should ${more}.` : '';
  const told = / before /.test(time) ? `when ${event}${time}` : `${time.trim()} when ${event}`.trim();
  return `${upperFirst(who)} should be told ${told.replace(/\bbefore they\b/i, 'before they')}.${also}`;
}

/** "Everybody who had booked it came for nothing": those who have booked it. */
function bookersIn(before: readonly string[], people: People): string | undefined {
  for (const [at, sentence] of before.entries()) {
    const [, who = '', did = ''] =
      /^((?:everybody|everyone|those|all|people) who) ((?:had|have|has) [a-z]+(?: (?:it|one|them))?)\b/i.exec(
        sentence,
      ) ?? [];
    const thing = /\bit$/i.test(did) ? thingIn(before.slice(at + 1), false, people) : 'it';
    if (who && thing)
      return `${lowerFirst(who)} ${did.replace(/^(?:had|have)\b/i, /^every/i.test(who) ? 'has' : 'have').replace(/\bit$/i, thing)}`;
  }
  return undefined;
}

const MUST_NOT =
  /^(?:it would (?:be [a-z]+|help) if )?(?:the |our )?(?:app|system|product|tool|software|calendar|site|platform|form|it) (?:should |must |has to |could |would )?(?:prevent|prevents|prevented|avoid|avoided|stop|stopped|block|blocked|not allow) (?:that|this|it)$|^(?:that|this|it) (?:must|should|may|can)(?: not|not| never|n't)(?: be allowed to)? happen(?: again| any more| twice)?$/i;

/** What the farthest sentence tells in one plain clause. */
function firstClause(before: readonly string[], people: People): Clause | undefined {
  const [clause, more] = parseSentence(bareOf(before.at(-1) ?? ''), people.names).clauses;
  const isWhole = clause?.group && !more && clause.mood === 'statement' && clause.subject.length > 0;
  return isWhole && !clause.group.modal && !clause.group.negated ? clause : undefined;
}

/** "Two visitors booked the same slot. That must not happen again.": what must not. */
function mustNotHappen({ said, before, people }: Told): string | undefined {
  const clause = MUST_NOT.test(said) ? firstClause(before, people) : undefined;
  if (!clause || /^(?:it|they|he|she|this|that|there)\b/i.test(textOf(clause.subject))) return undefined;
  const once = actionOf(clause).replace(/,? (?:(?:this|last) \w+|yesterday|again|on \w+day)$/i, '');
  return `${upperFirst(textOf(clause.subject))} must not ${once}.`;
}

const FOR_THAT =
  /^(.+ (?:charge|pay|bill|fine|thank|be paid|get paid|charged)(?: (?:them|him|her|us|me|[a-z]+s))?) for (?:that|it|this)$/i;

/** "Scores come back with pencil marks. The librarian would like to charge for that.": for scores that do. */
function forThat({ said, before, people }: Told): string | undefined {
  const lead = FOR_THAT.exec(said)?.[1];
  const clause = lead ? firstClause(before, people) : undefined;
  const who = textOf(clause?.subject ?? []);
  if (!lead || !clause?.group || /^(?:it|they|he|she|this|that|there|I|we|you)\b/i.test(who) || !isManySubject(clause))
    return undefined;
  const does = inPresent(clause).slice(who.length);
  return `${lead} for ${lowerFirst(who)} ${people.isPersonPhrase(who) ? 'who' : 'that'}${does}.`;
}

const THE_ONE = /\b(the |a )(next|last|first|old|new|other|right|wrong|second|free|empty|nearest) (one|ones)\b/i;

/** "Pickers wait for the next job. They want to take the next one themselves.": the next what. */
function theNextOne({ said, before, people }: Told): string | undefined {
  const [whole = '', the = '', which = '', one = ''] = THE_ONE.exec(said) ?? [];
  if (!whole) return undefined;
  const [noun] = before.flatMap((sentence) => new RegExp(`\\b${which} ([a-z]{3,})\\b`, 'i').exec(sentence)?.[1] ?? []);
  if (!noun || /^(?:one|ones|day|week|time|and)$/.test(noun) || people.isPersonPhrase(noun)) return undefined;
  return `${said.replace(whole, `${the}${which} ${/ones/i.test(one) === isPlural(noun) ? noun : singular(noun)}`)}.`;
}

const QUESTION =
  /\b(?:saying|say|says|telling us|tell us|know|knows|sure|report|reporting|mention) ((?:whether|if|who|which|what|when|where|how|why) [^,;.]+)$/i;
const ASK_THEM =
  /^(?:please )?ask (them|people|him|her|everybody|[a-z]+s)((?: (?:on|at|in|when|before|after|by|once|as soon as) .+)?)$/i;

/** "People leave without saying whether it works. Ask them on the way out.": what they are asked. */
function askThem({ said, before, people }: Told): string | undefined {
  const [, whom = '', tail = ''] = ASK_THEM.exec(said) ?? [];
  const asked = whom ? before.map((sentence) => QUESTION.exec(bareOf(sentence))?.[1]).find(Boolean) : undefined;
  if (!asked) return undefined;
  const who = /^(?:them|him|her)$/i.test(whom) ? (peopleIn(before, people) ?? 'people') : whom;
  return `${upperFirst(who)} should be asked ${asked}${tail}.`;
}

const OTHER_PEOPLE =
  /^((?:the |our |all )?[a-z]+(?: [a-z]+)?) ((?:cannot|can not|can't|could not|should be able to|wants? to|needs? to|would like to) (?:reach|call|ring|contact|find|ask|thank|write to|talk to)) (them|him|her)\b(.*)$/i;

/** "Guides get a new number. Hikers cannot reach them.": whom. */
function otherPeople({ said, before, people }: Told): string | undefined {
  const [, who = '', deed = '', , rest = ''] = OTHER_PEOPLE.exec(said) ?? [];
  if (!who || !people.isPersonPhrase(who)) return undefined;
  const others = before.filter((sentence) => !sentence.toLowerCase().startsWith(who.toLowerCase()));
  const whom = peopleIn(others, people);
  return whom && whom.toLowerCase() !== who.toLowerCase() ? `${who} ${deed} ${whom}${rest}.` : undefined;
}

/** "She should be able to lend it to somebody.": what, where only the reason of a sentence names it. */
function lendIt({ said, before, people }: Told): string | undefined {
  const [, lead = '', verb = '', it = '', rest = ''] =
    /^((?:she|he|they|(?:the|our) [a-z]+(?: [a-z]+)?) (?:should be able to|should|wants? to|needs? to|would like to|must be able to)) (pass|hand|lend|give|transfer|leave|move) (it|them)\b(.*)$/i.exec(
      said,
    ) ?? [];
  const isMany = /^them$/i.test(it);
  const thing = verb
    ? before.map((sentence) => thingOrReason(plainly(bareOf(sentence)), isMany, people)).find(Boolean)
    : undefined;
  return thing && rest.trim() !== '' ? `${lead} ${verb} ${lowerFirst(thing)}${rest}.` : undefined;
}

/** What a sentence points to is named; the wish alone is read where the mark is set. */
export const POINTERS: readonly (readonly [(told: Told) => string | undefined, isAlone: boolean])[] = [
  [changesReach, true],
  [hearOfIt, true],
  [mustNotHappen, false],
  [forThat, true],
  [theNextOne, true],
  [askThem, false],
  [otherPeople, false],
  [lendIt, true],
];
