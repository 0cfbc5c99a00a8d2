import { ADVERBS } from '../lexicon/function-words.ts';
import { isToldOf } from '../lexicon/verb-complements.ts';
import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readNounPhrase, type NounPhrase } from './noun-phrase.ts';
import { remember } from './remember.ts';
import { thingAt, TIME_UNIT } from './two-objects.ts';

/** What is said about an action besides its object: "by status", "when the stock runs low", "as CSV". */
export interface Tail {
  readonly lead: string;
  /** With its lead. */
  readonly text: string;
}

/** An action in words that start with a base verb: "swap shifts with a colleague". */
export interface VerbPhrase {
  /** With its particle: "sign in". */
  readonly verb: string;
  readonly text: string;
  readonly object: NounPhrase | undefined;
  readonly tails: readonly Tail[];
}

const TIME_OF =
  /^(?:\w+day|day|night|week|month|year|evening|morning|noon|quarter|season|time|shift|term|hour|minute|second)s?$/;
const TIMED = /^(?:at least|at most|about|only|exactly|roughly)$/;
const BEFORE = /^(?:before|after|ahead of|in|prior to|later|ahead)$/;

/** "two days before", "the day after": where an amount of time starts a tail. */
function startsTime(words: readonly Tagged[], at: number): number {
  if (words[at]?.tag !== 'D' && !TIME_UNIT.test(words[at + 1]?.lower ?? '')) return -1;
  for (let next = at; next < Math.min(words.length, at + 3); next++)
    if (TIME_UNIT.test(words[next]?.lower ?? '') && next > at)
      return BEFORE.test(words[next + 1]?.lower ?? '') ? next + 1 : -1;
  return -1;
}

/** What is done to a month, to hours or to a day as a thing: they do not say when. */
const OF_TIME =
  /^(?:lock|unlock|close|open|reopen|approve|reject|sign|publish|export|archive|review|correct|submit|confirm|plan)$/;

/** "lock a month after it is paid", "sign the hours before leaving": an amount of time with an article of its own. */
function isTime([first, second, third, fourth]: readonly Tagged[]): boolean {
  // "confirm the day before", "confirm the day before the trip": that is when.
  const isWhen =
    first?.lower === 'the' &&
    /^(?:day|night|week|month|year|hour)$/.test(second?.lower ?? '') &&
    /^(?:before|after)$/.test(third?.lower ?? '') &&
    (fourth === undefined || fourth.tag === 'D');
  return (
    !isWhen &&
    /^(?:an?|the|their|his|her|my|our|each|every)$/.test(first?.lower ?? '') &&
    TIME_UNIT.test(second?.lower ?? '')
  );
}

/** Whether what is said about the action starts here, behind its object or in its place. */
function startsTail(words: readonly Tagged[], at: number, start: number): boolean {
  const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
  if (lower === 'of') return at === start;
  if (tag === 'S') return true;
  // "flakes caused by the test": how the thing came to be belongs to it.
  if (tag === 'P' && at - 1 > start && words[at - 1]?.tag === 'VN' && /^NS?$/.test(words[at - 2]?.tag ?? ''))
    return false;
  // "a discount above 8 %": how much there is of it tells which is meant.
  if (
    at > start &&
    /^(?:above|over|under|below)$/.test(lower) &&
    /^\d/.test(words[at + 1]?.lower ?? '') &&
    /^NS?$/.test(words[at - 1]?.tag ?? '')
  )
    return false;
  if (tag === 'P') return !(at > start && /^(?:than|per|such as)$/.test(lower));
  // "retry a payment three times"
  if (tag === 'D' && at > start && words[at + 1]?.lower === 'times') return true;
  if (tag === 'TO') return true;
  if (tag === 'PT') return at > start || /^(?:in|on|over|through|out)$/.test(lower);
  if (tag === 'C' && lower === 'but') return true;
  if (
    tag === 'D' &&
    at > start &&
    /^(?:every|each|last|next|this)$/.test(lower) &&
    TIME_OF.test(words[at + 1]?.lower ?? '')
  )
    return true;
  if ((tag === 'D' || TIME_UNIT.test(words[at + 1]?.lower ?? '')) && startsTime(words, at) > 0) return true;
  // "a video the first time": a second noun phrase says when.
  if (
    tag === 'D' &&
    at > start &&
    /^(?:N|NS)$/.test(words[at - 1]?.tag ?? '') &&
    /^(?:the|this|each|every|all)$/.test(lower) &&
    TIME_OF.test(words.at(-1)?.lower ?? '')
  )
    return true;
  if (tag === 'PU') return at > start && !isList(words, at);
  if (tag === 'R' && lower === 'up to') return at > start;
  // "at least every six hours"
  if (tag === 'R' && at > start && /^(?:every|each)$/.test(words[at + 1]?.lower ?? '') && TIMED.test(lower))
    return true;
  if (tag === 'R')
    return at > start
      ? !['N', 'NS', 'A', 'D', 'VN', 'VG'].includes(words[at + 1]?.tag ?? 'PU') ||
          // "a different hourly rate": within a name it is no adverb.
          (ADVERBS.has(lower) &&
            !(/^(?:A|D)$/.test(words[at - 1]?.tag ?? '') && /^(?:NS?|V0)$/.test(words[at + 1]?.tag ?? '')))
      : !['N', 'NS', 'A', 'D'].includes(words[at + 1]?.tag ?? 'PU');
  return false;
}

// "meals, drinks and tickets": a comma inside a list.
function isList(words: readonly Tagged[], at: number): boolean {
  // "fees, fines, and interest", "the name and icon, and colour"
  const isLast = /^(?:and|or)$/.test(words[at + 1]?.lower ?? '');
  if (isLast && words.slice(0, at).some(({ tag }) => tag === 'PU' || tag === 'C'))
    return /^(?:D|A|NS?|VN)$/.test(words[at + 2]?.tag ?? '') && !words.slice(at).some(({ tag }) => FINITE.has(tag));
  const after = words.slice(at + 1, at + 6);
  const joins = after.findIndex(({ tag, lower }) => tag === 'C' || lower === ',');
  return (
    ['D', 'A', 'N', 'NS', 'VN'].includes(after[0]?.tag ?? 'PU') &&
    after
      .slice(0, joins < 0 ? after.length : joins)
      .every(({ tag }) => ['D', 'A', 'N', 'NS', 'VN', 'VG', 'P'].includes(tag)) &&
    joins >= 0
  );
}

/** As {@link startsTime}, with "on" in front: "on the last day before". */
function timeAt(words: readonly Tagged[], from: number): number {
  const isOn = words[from]?.lower === 'on' && words[from + 1]?.lower === 'the';
  return startsTime(words, isOn ? from + 1 : from);
}

/** What joins the next tail: after a clause has begun nothing is a tail of its own. */
function nextTail(words: readonly Tagged[], from: number): number {
  const time = timeAt(words, from);
  const lead = words[from];
  // "on the last day before a crate goes back to the depot": where it goes is told within the clause.
  const clausal =
    lead?.tag === 'S' ||
    lead?.tag === 'W' ||
    (time > 0 && words.slice(time).some(({ tag }) => /^(?:S|VZ|BE|HV)$/.test(tag)));
  if (clausal || words.slice(from, from + 2).some(({ tag }) => tag === 'W')) return words.length;
  const begin = Math.max(from + 1, time + 1);
  for (let at = begin; at < words.length; at++) {
    const word = words[at];
    // "from X to Y" and "between X and Y" stay one tail.
    if (/^(?:from|between)$/.test(lead?.lower ?? '') && word?.tag === 'TO') continue;
    if (word?.lower === 'of') continue;
    if (word?.tag === 'W') return word.lower === 'when' ? at : words.length;
    if (startsTail(words, at, from)) return at;
  }
  return words.length;
}

/** Verbs that say where something goes, and those of a relative clause that have a "to" of their own. */
const MOVES =
  /^(?:move|shift|transfer|postpone|forward|send|copy|assign|add|push|reschedule|switch|change|reset|convert|round|return|carry|pass|redirect|export|print|bring)$/;
const TO_ITSELF =
  /^(?:belongs?|goes|go|apply|applies|refers?|relates?|leads?|moves?|moved|sent|assigned|linked|added|addressed|due|according|next|close|similar|have|has|needs?|wants?)$/;

/** "move a date that falls on a Sunday to the next day": where it goes, behind the clause that tells which is meant. */
function goalAt(verb: string, object: readonly Tagged[]): number {
  const clause = object.findIndex(({ tag }) => tag === 'W');
  const to = object.findLastIndex(({ lower }) => lower === 'to');
  if (!MOVES.test(verb) || clause < 1 || to < clause + 3) return -1;
  const isDeed = /^(?:V0|BE|HV|DO)$/.test(object[to + 1]?.tag ?? '');
  const isOwn = object.slice(clause, to).some(({ lower }) => TO_ITSELF.test(lower) || lower === 'from');
  return isDeed || isOwn ? -1 : to;
}

function goalOf(verb: string, object: readonly Tagged[]): number {
  // "inform the ward of the delay"
  const of = object.findIndex(({ lower }) => lower === 'of');
  return of > 0 && isToldOf(verb, joinWords(object.slice(of + 1))) ? of : goalAt(verb, object);
}

function splitTails(words: readonly Tagged[], isOfTime: boolean): { object: readonly Tagged[]; tails: Tail[] } {
  // A question as object ("see who changed the plan and when") is kept whole.
  if (words[0]?.tag === 'W' || /^(?:when|where|how|why|whether|what|which|who|whose)$/.test(words[0]?.lower ?? ''))
    return { object: words, tails: [] };
  let at = isOfTime && isTime(words) ? 1 : 0;
  while (at < words.length && !startsTail(words, at, 0)) {
    // A relative clause belongs to the thing: "berths that are too short for the boat".
    if (words[at]?.tag === 'W' && at > 0) at = words.length;
    else at++;
  }
  const object = words.slice(0, Math.min(at, words.length));
  const tails: Tail[] = [];
  for (let from = object.length; from < words.length;) {
    const next = nextTail(words, from);
    const time = timeAt(words, from);
    const lead = (time > 0 ? words[time] : words[from])?.lower ?? '';
    const text = joinWords(words.slice(from, next))
      .replace(/^[,;:-]\s*/, '')
      .replace(/\s*,$/, '');
    if (text) tails.push({ lead: lead === ',' ? (words[from + 1]?.lower ?? '') : lead, text });
    from = next;
  }
  return { object, tails };
}

const remembered = remember<VerbPhrase>(400);

/** Reads an action; the first word is taken for its verb whatever the dictionary says. */
export function readVerbPhrase(text: string): VerbPhrase | undefined {
  const said = text.replace(/[\s.,;:!?]+$/, '').trim();
  return said ? remembered(said, () => phraseOf(said)) : undefined;
}

function phraseOf(said: string): VerbPhrase {
  // Behind "to" stands a verb.
  const words = tagSentence(splitWords(`to ${said}`), 'action').slice(1);
  let at = 0;
  while (words[at]?.tag === 'R' && words[at + 1] && /^(?:V0|BE|HV|DO)$/.test(words[at + 1]?.tag ?? '')) at++;
  const leading = words.slice(0, at);
  const [verb, ...after] = words.slice(at);
  const ordered = [...after];
  const particles: Tagged[] = [];
  while (ordered[0]?.tag === 'PT') particles.push(ordered.shift() as Tagged);
  const whole = splitTails(ordered, OF_TIME.test(verb?.lower ?? ''));
  const goal = goalOf(verb?.lower ?? '', whole.object);
  const object = goal > 0 ? whole.object.slice(0, goal) : whole.object;
  const tails =
    goal > 0
      ? [{ lead: whole.object[goal]?.lower ?? 'to', text: joinWords(whole.object.slice(goal)) }, ...whole.tails]
      : whole.tails;
  // "call a trip off": the particle may stand behind the object.
  const [behind] = tails;
  const apart =
    particles.length === 0 &&
    behind &&
    behind.text === behind.lead &&
    // "in under a minute"
    !(behind.lead === 'in' && /^(?:under|less|about|at|around)$/.test(tails[1]?.lead ?? '')) &&
    ordered[object.length]?.tag === 'PT' &&
    // "book a call back": that is what is booked.
    !(behind.lead === 'back' && object.at(-1)?.lower === 'call') &&
    // "check the pass of whoever picks something up": that verb stands within the object.
    !object.some(({ tag, lower }) => tag === 'W' || /^who|^what|^that$/.test(lower))
      ? ` ${behind.lead}`
      : '';
  const own = [verb?.lower ?? '', ...particles.map(({ lower }) => lower)].join(' ');
  return {
    verb: own + apart,
    text: joinWords([
      ...(verb ? [{ text: verb.lower }] : []),
      ...particles,
      ...object,
      ...leading,
      ...ordered.slice(object.length),
    ]),
    // "send the desk a note": the note is what is sent.
    object: readNounPhrase(joinWords(object.slice(Math.max(thingAt(own + apart, object), 0))).replace(/,$/, '')),
    tails: [...leading.map(({ lower, text }) => ({ lead: lower, text })), ...(apart ? tails.slice(1) : tails)],
  };
}
