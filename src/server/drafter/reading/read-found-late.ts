import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { FINDS_OUT, TOO_LATE } from '../lexicon/finding-out.ts';
import { actionOf, subText } from './clause-words.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';
import { readNoticedLate } from './read-noticed-late.ts';
import { ASKS, factsOf } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

/** How somebody finds out, and that they do. */
const FOUND = new RegExp(`\\b((?:(?:only|just|then|usually|often|always|never) )*)(?:${FINDS_OUT})\\b`, 'gi');

/** "nobody in the control room notices": they are the ones who want to know. */
const NOBODY_OF =
  /^(?:nobody|no one) (?:in|at|on|from|of) ((?:the|our) [\w-]+(?: [\w-]+)?)$|^(?:nobody|no one|none of us)$/i;

/** Words for those who find out, and whether they do not. */
function finderOf(said: string, people: People): { who: string; isNever: boolean } | undefined {
  const nobody = NOBODY_OF.exec(said);
  if (nobody) return { who: nobody[1] ?? '', isNever: true };
  const never = / (?:do|does|did|will) not(?: even)?$/i.exec(said);
  const who = (never ? said.slice(0, never.index) : said).replace(/^(?:the|our|my) (?=[a-z])/i, (all) =>
    all.toLowerCase(),
  );
  const bare = who.replace(/^(?:the|our|my) /i, '').toLowerCase();
  const isOne =
    people.isPersonPhrase(who) || people.isSpeaker(who) || isDepartment(bare) || /^(?:they|he|she)$/i.test(who);
  return isOne ? { who, isNever: never !== null } : undefined;
}

/** A whole clause, as it is each time; nothing where only half of one is there or a word in it points back. */
function eventIn(said: string, people: People): string | undefined {
  const { front, clauses } = parseSentence(said, people.names);
  const [clause] = clauses;
  if (!clause?.group || clause.subject.length === 0 || clause.mood !== 'statement' || front.length > 0)
    return undefined;
  if (clauses.some(({ group, subject }, at) => !group || (at > 0 && subject.length > 0))) return undefined;
  const more = clauses
    .slice(1)
    .map((one) => `${one.link} ${textOf(one.group?.words ?? [])} ${textOf(one.rest)}`.trim());
  return [lowerFirst(inPresent(clause)), ...more].join(' ');
}

/** "they learn that it was too big": what that is, where the clause before tells of one thing that is done. */
function withThing(event: string, before: Clause | undefined): string | undefined {
  const [, pronoun = '', is = '', rest = ''] = /^(it|they|that|this|these) (is|are) (.+)$/i.exec(event) ?? [];
  if (!pronoun) return /^(?:it|they|he|she|that|this|these|those)\b/i.test(event) ? undefined : event;
  const said = textOf(before?.rest ?? []);
  // "people arrive at a session and only then find out they are deferred": no thing stands before it.
  if (
    /^they$/i.test(pronoun) &&
    before &&
    /^(?:at|in|on|to|by|from|for|with|up|home|there)\b/i.test(said) &&
    isManySubject(before)
  )
    return event;
  const object = said.split(/ (?:to|on|in|at|by|with|for|from|without|into) /)[0] ?? '';
  if (!object || object.split(' ').length > 5 || /^(?:it|them|him|her|us|me|out|up|down)\b/i.test(object))
    return undefined;
  const are = isPlural(object.split(' ').at(-1) ?? '') ? 'are' : 'is';
  return `${/^(?:an?|the|their|\d|[\w-]+s\b)/i.test(object) ? object : `the ${object}`} ${are} ${rest || is}`;
}

/** What is behind the words of finding out: when that is, and what they find. */
function partsOf(behind: string): { when: string; what: string } {
  const because = behind.replace(/,? (?:because|since) .*$|, and (?:meanwhile|then|so|by then) .*$/i, '');
  const that = /^(.*?)\bthat (.+)$/i.exec(because);
  if (that && !/\b(?:it|this|about)\b/i.test(that[1] ?? ''))
    return { when: (that[1] ?? '').trim(), what: that[2] ?? '' };
  if (
    /^(?:(?:about |of )?(?:it|this|that)\b ?|only |too late|when|until|after|at|on|in|by|from|\w+ (?:hours?|days?|weeks?|months?) (?:later|after)|(?:hours|days|weeks|months) (?:later|after))/i.test(
      because,
    ) ||
    because === ''
  )
    return { when: because.replace(/^(?:about |of )?(?:it|this|that)\b ?/i, ''), what: '' };
  return { when: '', what: because };
}

/** "after pressing submit", "only days after they submit the show": when it would be too late stands behind what they find. */
const BEHIND = / (?:only )?((?:(?:hours|days|weeks|months) )?(?:after|when|once) .+)$/i;

/** "never find out that it is broken until somebody complains": a clause, and no time up to which it is so. */
const UNTIL = / ((?:until|till) \S+ .+)$/i;

/** What those who find out do then, told of them: "she is already standing there" -> "they are standing there". */
function ofThem({ group, rest, subs }: Clause): string {
  const [first, ...more] = group?.words.filter(({ lower }) => lower !== 'already') ?? [];
  const many: Record<string, string> = { is: 'are', has: 'have', was: 'were', does: 'do' };
  const verb = more.length === 0 && group?.verb !== 'be' ? group?.verb : (many[first?.lower ?? ''] ?? first?.text);
  return ['they', verb, textOf(more), textOf(rest).replace(/^already /, ''), ...subs.map(subText)]
    .filter(Boolean)
    .join(' ');
}

/** Before what they want to know it: a clause in the present, or a doing. */
function deadlineOf(when: string, who: string, people: People): string | undefined {
  const doing = /\bafter ((?!during)\w+ing\b.*)$/i.exec(when)?.[1];
  if (doing) return doing;
  const said = /^(?:only )?(?:when|until|till|once|after|by the time) (.+)$/i.exec(when)?.[1];
  const [clause, more] = said ? parseSentence(said, people.names).clauses : [];
  if (!clause?.group || more || clause.subject.length === 0 || clause.mood !== 'statement') return undefined;
  const subject = textOf(clause.subject);
  if (/^(?:it|that|this|there)$/i.test(subject)) return undefined;
  const isSame = /^(?:he|she|they)$/i.test(subject) || bareOf(subject) === bareOf(who);
  return isSame && !people.isSpeaker(who) ? ofThem(clause) : inPresent(clause).replace(/\balready /, '');
}

function bareOf(who: string): string {
  return who.replace(/^(?:the|our|my|their) /i, '').toLowerCase();
}

function ofEvent(steps: readonly Step[]): string | undefined {
  const [first, second, third] = steps;
  if (!first?.clause.group || third) return undefined;
  const told = lowerFirst(inPresent(first.clause));
  // "artists lose half a day when somebody cancels": that is what they want to hear of.
  const event = second ? told : (/ when (?=\w+ \w)(.+)$/i.exec(told)?.[1] ?? told);
  if (/^(?:it|that|this|he|she)\b/i.test(event)) return undefined;
  if (!second) return event;
  return second.who === first.who && second.clause.group && second.text === ''
    ? `${event} and ${textOf(second.clause.group.words)} ${textOf(second.clause.rest)}`.trim()
    : undefined;
}

/** What was told before whoever finds out, and who that is. */
function partedBefore(lead: string): { events: string; name: string } {
  const [, when = '', nobody = ''] =
    /^(?:when|if|whenever) (.+?),? ((?:nobody|no one)(?: (?:in|at|on|from|of) (?:the|our) [\w-]+(?: [\w-]+)?)?)$/i.exec(
      lead,
    ) ?? [];
  if (nobody) return { events: when, name: nobody };
  const at = Math.max(...[', ', '; ', '. ', ' and ', ' but '].map((joint) => `${lead} `.lastIndexOf(joint)));
  if (at < 0) return { events: '', name: lead };
  return {
    events: lead.slice(0, at).replace(/[,;.]?(?: and| but)?$/, ''),
    name: `${lead} `
      .slice(at)
      .replace(/^[,;.]? ?(?:(?:and|but|so) )?(?:then )?/i, '')
      .trim(),
  };
}

/** "guests arrive and only then find out that the sauna is closed": they are to be told of it, and before they arrive. */
export function readFoundLate(told: string, people: People): Relief | undefined {
  const text = expandContractions(told)
    .replace(/[.!]+$/, '')
    .replace(/\b(?:keeps?|kept) finding out\b/i, 'only find out')
    .replace(/,? half the time /i, ' ')
    .replace(/\b(?:never|only) (?:knows?|knew) (?=until|when|after)/i, 'only find out ');
  for (const found of text.matchAll(FOUND)) {
    const lead = text.slice(0, found.index).trim();
    const relief = foundLate(text, lead, found[1] ?? '', text.slice(found.index + found[0].length).trim(), people);
    if (relief) return relief;
  }
  return undefined;
}

function foundLate(text: string, lead: string, how: string, behind: string, people: People): Relief | undefined {
  // "have no idea which are free, they only find out when they ask": that is what they want to see.
  if (/\b(?:no idea|no clue|not know)\b/i.test(lead)) return undefined;
  const { events, name } = partedBefore(lead);
  const steps = events === '' ? [] : stepsOf(events, people);
  if (events !== '' && steps.length === 0) return undefined;
  const last = steps.at(-1);
  const isSame = /^(?:then|only|so)?$/i.test(name);
  const found = isSame ? last && { who: last.who, isNever: false } : finderOf(name, people);
  if (!found) return undefined;
  const { when, what } = partsOf(behind);
  const isLate =
    found.isNever || /\b(?:only|never|then)\b/i.test(how) || TOO_LATE.test(when) || (isSame && /\bthen$/i.test(lead));
  // What was told before is what they want to know: the tale tells that with what it costs.
  const isPointing = /^(?:it|they|this|that) /i.test(what) && last?.who !== found.who;
  const facts = (what === '' && !found.isNever) || isPointing ? factsOf(text, people) : [];
  const tale = facts.length > 0 ? readNoticedLate(facts, text, people) : undefined;
  if (tale) return tale;
  return isLate && !ASKS.test(what) ? wishOf({ who: found.who, what, when, steps, people }) : undefined;
}

interface Found {
  readonly who: string;
  readonly what: string;
  readonly when: string;
  readonly steps: readonly Step[];
  readonly people: People;
}

function wishOf({ who, what, when, steps, people }: Found): Relief | undefined {
  const until = UNTIL.exec(what);
  const tail = BEHIND.exec(what) ?? (until && deadlineOf(until[1] ?? '', who, people) ? until : null);
  const bare = tail ? what.slice(0, tail.index) : what;
  const last = steps.at(-1);
  const clause = bare === '' ? undefined : eventIn(bare, people);
  const event = bare === '' ? ofEvent(steps) : clause && withThing(clause, last?.clause);
  if (!event || event.split(' ').length > 26) return undefined;
  const they = who === '' ? 'we' : people.isSpeaker(who) ? who : 'they';
  const isOwn = bare !== '' && last?.clause.group !== undefined && last.who === who && !last.clause.group.past;
  const told = deadlineOf(when, who, people) ?? (tail && deadlineOf(tail[1] ?? '', who, people));
  const before = told ?? (isOwn ? `${they} ${actionOf(last.clause)}` : undefined);
  return {
    actor: who === '' || people.isSpeaker(who) ? undefined : who.replace(/^(?:the|our|my) /i, ''),
    wish: `be told when ${steps[0]?.who === who && /^people\b/i.test(who) ? event.replace(/^people\b/i, they) : event}`,
    ...(before ? { benefit: `${they} know of it before ${before}` } : {}),
  };
}
