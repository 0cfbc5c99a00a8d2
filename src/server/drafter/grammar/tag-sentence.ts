import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { MODALS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { remember } from '../language/remember.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { tagWords, type TaggedWord } from '../language/wink.ts';
import { openingOf, verbsOfOrder } from '../reading/order-or-name.ts';
import { isCommand, isUnknownVerb } from '../reading/is-command.ts';
import { BEHIND_TO, closing, START, widened } from './beam.ts';
import { candidatesOf, FINITE, type Candidate, type Tag } from './candidates.ts';
import type { Path } from './path.ts';
import { seriesIn, WITH_OF, type Series } from './series.ts';
import { isOfClause } from './verb-of-clause.ts';
import type { Word } from './words.ts';

/** A word with what it is in its sentence. */
export interface Tagged extends Word {
  readonly tag: Tag;
}

const remembered = remember<readonly Tagged[]>(1_000);

type Kind = 'sentence' | 'thing' | 'action';
/** "undo for deleted notes": what stands before is a thing. */
const THING_OF = /^(?:for|of|button|feature|function|option|mode)$/;

/**
 * Tags the words of one sentence so that it holds together best: agreement, one finite verb a clause, whole noun phrases. A `thing` is
 * no sentence; an `action` starts with "to" and a verb, known as one or not.
 */
export function tagSentence(words: readonly Word[], kind: Kind = 'sentence'): readonly Tagged[] {
  const [first] = words;
  // "Clients rate it" and "clients rate it" are one sentence.
  const isCapital = first !== undefined && !first.isName && /^[A-Z][a-z]/.test(first.text) && first.lower !== 'i';
  const same = isCapital ? [{ ...first, text: first.lower }, ...words.slice(1)] : words;
  const key = `${kind} ${same.map(({ text, isName }) => (isName ? `<${text}>` : text)).join(' ')}`;
  const tags = remembered(key, () => bestTags(same, kind));
  return isCapital && tags[0] ? [{ ...tags[0], text: first.text }, ...tags.slice(1)] : tags;
}

function bestTags(words: readonly Word[], kind: Kind): readonly Tagged[] {
  const isThing = kind === 'thing';
  const said = words.map(({ text }) => text).join(' ');
  const orders = isCommand(said);
  const opening = isThing ? undefined : openingOf(said);
  const verbsAt = isThing || !orders ? [] : verbsOfOrder(said);
  const winks = tagWords(words.map(({ text }) => text.replaceAll(' ', '_')).join(' '));
  const series = isThing ? undefined : headsOfSeries(words, winks, orders);
  let at = 0;
  let inside = false;
  let paths: Path[] = [kind === 'action' && joinsThings(words) ? BEHIND_TO : START];
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1 || /^(?:[,;:]|and|or)$/.test(words[place + 1]?.lower ?? '');
    while (at < winks.length && !sameWord(winks[at]?.text ?? '', word.text)) at++;
    const tagged = winks[at] ?? tagWords(word.text)[0];
    const next = words[place + 1]?.lower ?? '';
    const known = asksBehind(words, place) ?? settled(words, place) ?? candidatesOf(word, tagged);
    const own = verbsAt.includes(place)
      ? ([['V0', 3]] as const)
      : series?.heads.includes(place)
        ? ofSeries(known, series.isOfDeeds)
        : withoutVerb(known, place === 0 && opening === 'name');
    const opens =
      (kind === 'action' && place === 1) || (place === 0 && !word.isName && isUnknownVerb(word.lower, next));
    const isVerb = opens && own.every(([tag]) => !/^(?:R|BE|HV|DO|V0)$/.test(tag));
    const candidates = (isVerb ? ([['V0', 3]] as const) : own).map(
      ([tag, score]) =>
        [
          tag,
          (place === 0 ? score + firstWord(tag, word.lower, next, orders) : score) +
            beforeNext(tag, word.lower, next) +
            behindNot(tag, words, place) +
            (orders || kind === 'action' ? nextOrder(tag, place, words[place - 1]?.lower, next) : 0),
        ] as const,
    );
    const bias = isThing && !inside ? -3 : 0;
    inside ||= /^(?:who|which|that|whose|where|when|if)$/.test(word.lower);
    paths = widened(paths, candidates, word, bias, isLast);
    if (at >= winks.length) at = 0;
  }
  let best = paths.reduce<Path | undefined>(
    (found, path) =>
      !found || path.score + closing(path, isThing) > found.score + closing(found, isThing) ? path : found,
    undefined,
  );
  const tags: Tagged[] = [];
  for (; best?.word && best.tag; best = best.back) tags.unshift({ ...best.word, tag: best.tag });
  return tags;
}

/** "access codes", "report builder": the first word of a name is no verb. */
function withoutVerb(candidates: readonly Candidate[], isName: boolean): readonly Candidate[] {
  const others = isName ? candidates.filter(([tag]) => tag !== 'V0') : [];
  return others.length > 0 ? others : candidates;
}

/** "lend a book and note when it is due": what is noted is a question. */
function asksBehind(words: readonly Word[], place: number): readonly Candidate[] | undefined {
  return place > 2 &&
    /^(?:note|track|record|log|list|mark|state|name|report|display)$/.test(words[place]?.lower ?? '') &&
    /^(?:and|then)$/.test(words[place - 1]?.lower ?? '') &&
    /^(?:who|what|which|when|where|why|how|whether)$/.test(words[place + 1]?.lower ?? '')
    ? [
        ['V0', 2],
        ['N', 0],
      ]
    : undefined;
}

/** What the words beside it settle: "studio A", "for a while", "once a week". */
function settled(words: readonly Word[], place: number): readonly Candidate[] | undefined {
  const { text, lower } = words[place] ?? { text: '', lower: '' };
  const before = words[place - 1]?.lower ?? '';
  const next = words[place + 1]?.lower ?? '';
  const isPlace = lower === 'address' && /^(?:billing|shipping|mailing|home|delivery|postal|street|web)$/.test(before);
  if (isPlace || (text === 'A' && place > 0)) return [['N', 2]];
  // "shall release the room if nobody comes, and return half of the credits": what else it shall do.
  if (
    before === 'and' &&
    words[place - 2]?.lower === ',' &&
    /^(?:half|the|it|them|all|both|each|every|its|their)$/.test(next) &&
    isBaseVerb(lower) &&
    words.slice(0, place).some((one) => /^(?:shall|must|should|can|will)$/.test(one.lower))
  )
    return [
      ['V0', 2],
      ['N', 0],
    ];
  // "for size, colour and address": one of a list of things.
  if (
    before === ',' &&
    /^(?:and|or)$/.test(next) &&
    /^(?:for|of|with|by|about)$/.test(words[place - 3]?.lower ?? '') &&
    MOSTLY_NOUNS.has(lower)
  )
    return [['N', 2]];
  // "costs for feed and fuel by comparing offers", "by season and crop": beside one thing of a preposition stands another.
  if (
    /^(?:and|or)$/.test(before) &&
    /^(?:for|of|with|about|from|between|without|by)$/.test(words[place - 3]?.lower ?? '') &&
    /^(?:|[.!?]|by|from|per)$/.test(next) &&
    isBaseVerb(lower) &&
    !PREPOSITIONS.has(words[place - 2]?.lower ?? '') &&
    !DONE_ALONE.test(lower)
  )
    return [['N', 2]];
  // "of wrongly parked scooters": no verb follows a preposition.
  if (
    before.endsWith('ly') &&
    /^(?:of|for|with|by|from|about|between|on|in|to)$/.test(words[place - 2]?.lower ?? '') &&
    readVerb(lower)?.form === 'past'
  )
    return [['A', 2]];
  // "only the last one counts"
  if (lower === 'one' && /^(?:last|first|next|other|new|old|second)$/.test(before) && readVerb(next)?.form === 'third')
    return [['PN', 2]];
  // "switch between list and map": two things.
  const two = words.slice(Math.max(0, place - 4), place - 1);
  if (before === 'and' && two.some((one) => one.lower === 'between') && MOSTLY_NOUNS.has(lower)) return [['N', 2]];
  // "hammers, nails and the like"
  if (lower === 'like' && before === 'the' && /^(?:and|or)$/.test(words[place - 2]?.lower ?? '')) return [['N', 2]];
  if (lower === 'while' && /^(?:a|little|long|short|whole|quite)$/.test(before)) return [['N', 2]];
  // "the name of whoever gave it"
  if (lower === 'whoever' && /^(?:of|by|to|from|for|with)$/.test(before)) return [['W', 1]];
  if (isOfClause(words, place)) return [[lower === 'needs' ? 'VZ' : 'V0', 2]];
  // "an early shift right after a late one"
  if (lower === 'right' && /^(?:after|before|behind|beside|next to|away|here|there)$/.test(next)) return [['R', 2]];
  if (lower !== 'once' || place === 0) return undefined;
  const isCount =
    /^(?:|per|every|each|more|only|and|or|but|again|[.,;:!?)])$/.test(next) ||
    (/^an?$/.test(next) && TIME_UNIT.test(words[place + 2]?.lower ?? ''));
  return isCount ? [['R', 2]] : undefined;
}

/** What one does with what was named before: "filter by name and export". */
const DONE_ALONE =
  /^(?:export|import|print|save|share|download|upload|delete|remove|edit|send|filter|sort|search|archive|copy|publish|submit|confirm|cancel|close|open|pay|book|sign|reply|rate|compare|go|come|leave|look|wait|ask|apply|log|check|stop|start|continue|approve|reject|choose|decide|react|respond|talk|work|help)$/;

const TIME_UNIT = /^(?:second|minute|hour|day|night|shift|week|month|quarter|season|term|year|while)$/;

/** "health data shows up": a verb with its particle rather than a noun. */
function phrasal(tag: Tag, word: string, next: string): number {
  if ((tag !== 'V0' && tag !== 'VZ' && tag !== 'VD') || !/^(?:up|down|out|off|away|over|apart|dry|missing)$/.test(next))
    return 0;
  return PHRASAL_VERBS.has(`${readVerb(word)?.base ?? word} ${next}`) ? 0.8 : 0;
}

/** "where dogs are allowed": two verbs of a clause do not stand side by side. */
function beside(tag: Tag, next: string): number {
  return tag === 'VZ' && /^(?:are|were|have|do|can|will|should|must|may)$/.test(next) ? -3 : 0;
}

/** "extra items sold by us": done to them, unless it is a verb that takes no object or a way of doing. */
function passive(tag: Tag, word: string, next: string): number {
  if (tag !== 'VD' || next !== 'by') return 0;
  const base = readVerb(word)?.base ?? word;
  return INTRANSITIVE.test(base) || /^(?:pay|travel|ride|drive|win|start|end|begin|vary|differ|change)$/.test(base)
    ? 0
    : -2.6;
}

/** "how many bowls are needed, not just dogs": behind "not just" no verb follows that agrees with nothing. */
function behindNot(tag: Tag, words: readonly Word[], place: number): number {
  return tag === 'VZ' && words[place - 2]?.lower === 'not' && /^(?:just|only)$/.test(words[place - 1]?.lower ?? '')
    ? -3
    : 0;
}

/** What speaks for or against a tag by the word behind it. */
function beforeNext(tag: Tag, word: string, next: string): number {
  // "the size and colour of a card": what is of something is a thing.
  const ofThing = tag === 'V0' && next === 'of' && !WITH_OF.test(word) ? -2.5 : 0;
  return phrasal(tag, word, next) + passive(tag, word, next) + beside(tag, next) + ofThing;
}

/** "group them and show which are late": a second order behind the first. */
function nextOrder(tag: Tag, place: number, before: string | undefined, next: string): number {
  // "print, sign and scan the form"
  if (tag === 'V0' && place === 2 && before === ',' && /^(?:and|or)$/.test(next)) return 3;
  if (tag !== 'V0' || !/^(?:and|or|but|then)$/.test(before ?? '')) return 0;
  return /^(?:the|an?|it|them|which|who|what|how|whether|me|us|my|our|their|its|every|each|any|half|both|all|those|whoever)$/.test(
    next,
  )
    ? 1.5
    : 0;
}

/** What speaks for a tag of the first word: an order, or a "when" that asks nothing. */
function firstWord(tag: Tag, word: string, next: string, orders: boolean): number {
  // "free parking on Sundays" costs nothing; nobody frees it.
  if (tag === 'V0' && word === 'free' && !orders) return -2.5;
  if (tag === 'V0') return orders ? 1.3 : THING_OF.test(next) ? -1.5 : MOSTLY_NOUNS.has(word) ? -0.8 : 0;
  if (tag === 'W' && word === 'when')
    return /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)$/.test(next) ? 1 : -2;
  return tag === 'S' && word === 'when' && /^(?:do|does|did|will|would|should)$/.test(next) ? -2 : 0;
}

/** Whether what somebody wants to do joins something, and tells nothing of what is or can be. */
function joinsThings(words: readonly Word[]): boolean {
  return (
    words.some(({ lower }) => /^(?:and|or)$/.test(lower)) &&
    !words.some(({ lower }) => MODALS.has(lower) || /^(?:is|are|was|were|has|have|had)$/.test(lower))
  );
}

/** The series behind the verb, by what the dictionary takes for a verb. */
function headsOfSeries(words: readonly Word[], winks: readonly TaggedWord[], orders: boolean): Series | undefined {
  const isVerb = (place: number) => winks.find(({ text }) => sameWord(text, words[place]?.text ?? ''))?.tag === 'VERB';
  const series = seriesIn(
    words.map(({ lower }) => lower),
    isVerb,
  );
  // "record and list keepers": whoever keeps them, where nothing is ordered.
  return series?.isOfDeeds && series.heads[0] === 0 && !orders ? undefined : series;
}

/** What the first word of a member of a series may be. */
function ofSeries(own: readonly Candidate[], isOfDeeds: boolean): readonly Candidate[] {
  if (isOfDeeds) return [['V0', 3]];
  const others = own.filter(([tag]) => !FINITE.has(tag));
  return others.length > 0 ? others : [['N', 1]];
}

function sameWord(token: string, word: string): boolean {
  const plain = word.replaceAll(' ', '_');
  return token === plain || plain.startsWith(token);
}
