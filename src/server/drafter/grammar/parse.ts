import { remember, rememberOf } from '../language/remember.ts';
import { FLAT_ADVERBS } from './candidates.ts';
import { tagSentence, type Tagged } from './tag-sentence.ts';
import { findFinite, groupAt, type VerbGroup } from './verb-group.ts';
import { joinWords, splitWords } from './words.ts';
import { cutRest, endOfSub, trimmed, type Cut, type Sub } from './joints.ts';

export interface Clause {
  /** What joins it to the clause before: "and", "but", "then"; empty for the first. */
  readonly link: string;
  readonly mood: 'statement' | 'command' | 'question' | 'fragment';
  /** Empty for a command and where the subject is the one of the clause before. */
  readonly subject: readonly Tagged[];
  readonly group: VerbGroup | undefined;
  /** What follows the verb, without subordinate clauses. */
  readonly rest: readonly Tagged[];
  readonly subs: readonly Sub[];
}

/** One sentence: its clauses in order and what stands in front of them ("when stock runs low, ..."). */
export interface Parsed {
  /** All its words; what the clauses hold are these very words. */
  readonly words: readonly Tagged[];
  readonly front: readonly Sub[];
  readonly clauses: readonly Clause[];
}

/** Adverbs that stand before a verb, whatever clause stands before them. */
export const ALWAYS =
  /^(?:often|always|never|also|still|usually|sometimes|no longer|only|automatically|then|now|already)$/;

/** Where the adverbs in front of the verb at `finite` begin. */
function beforeVerb(words: readonly Tagged[], start: number, finite: number): number {
  // "who did not show up twice should pay": behind a relative clause the adverb is its own.
  const isRelated = words.slice(start, finite).some(({ tag }) => tag === 'W');
  // "who ride often should get points": in front of such a verb it is their own as well.
  const isOwed = isRelated && words[finite]?.tag === 'M';
  let last = finite;
  // "the clothes of somebody else are ...": that is who.
  for (
    ;
    last > start + 1 &&
    words[last - 1]?.tag === 'R' &&
    words[last - 1]?.lower !== 'else' &&
    words[last - 2]?.tag !== 'VN';
    last--
  )
    if (
      FLAT_ADVERBS.has(words[last - 1]?.lower ?? '') ||
      (isRelated && !ALWAYS.test(words[last - 1]?.lower ?? '')) ||
      (isOwed && /^(?:often|always|never|usually|sometimes)$/.test(words[last - 1]?.lower ?? ''))
    )
      break;
  return last;
}

/** Whether the words before a verb that may ask ("how much waste did") are a question word with its noun. */
function opensQuestion(words: readonly Tagged[], start: number, finite: number): boolean {
  const [first] = words.slice(start);
  if (finite === start) return true;
  if (first?.tag === 'S') return finite === start + 1;
  return (
    first?.tag === 'W' &&
    (finite === start + 1 || words[finite]?.tag === 'DO') &&
    // "how many bags of compost do we": the noun may be of another
    words.slice(start + 1, finite).every(({ tag, lower }) => /^(?:A|NS?|D|VN)$/.test(tag) || lower === 'of')
  );
}

/** What stands in front of the subject and is told behind the verb: "how many boxes do people bring", "in the evening I read". */
function fronted(words: readonly Tagged[], start: number, end: number, asks: boolean): readonly Tagged[] {
  return words.slice(start, end).filter(({ tag }) => tag !== 'PU' && (!asks || (tag !== 'W' && tag !== 'S')));
}

/** Where a clause starts behind its adverbs; behind "but" it may start with "not": "but not see the names". */
function behindAdverbs(words: readonly Tagged[], from: number, isFirst: boolean): number {
  let start = from;
  while (words[start]?.tag === 'R' && start < words.length - 1) start++;
  return !isFirst && words[start]?.tag === 'NEG' && words[start + 1]?.tag === 'V0' ? start + 1 : start;
}

function clauseAt(
  words: readonly Tagged[],
  from: number,
  link: string,
  isFirst: boolean,
): { clause: Clause; next: Cut['next'] } {
  const first = words[from];
  const start = behindAdverbs(words, from, isFirst);
  const finite = findFinite(words, start, words.length);
  if (finite < 0) {
    const { rest, subs, next } = cutRest(words, from, 'N');
    return { clause: { link, mood: 'fragment', subject: [], group: undefined, rest, subs }, next };
  }
  const isOrder =
    finite === start &&
    (words[finite]?.tag === 'V0' ||
      (words[finite]?.lower === 'do' && words[finite + 1]?.tag === 'NEG' && words[finite + 2]?.tag === 'V0'));
  const asks =
    !isOrder &&
    isFirst &&
    ['M', 'DO', 'BE', 'HV'].includes(words[finite]?.tag ?? '') &&
    (first?.tag === 'R' ? finite === start : opensQuestion(words, from, finite));
  const inverted = asks ? readInverted(words, finite) : undefined;
  const { group, end } = inverted ?? groupAt(words, finite);
  const last = beforeVerb(words, start, finite);
  // "only the owner may close it" tells of the owner; "the list only shows ten" of what it shows.
  const before = [...words.slice(from, start).filter(({ lower }) => lower !== 'only'), ...words.slice(last, finite)];
  const lead = leadOf(words, start, last);
  const subject = words
    .slice(lead === start ? from : lead, last)
    .filter(
      ({ tag, lower }, at) =>
        (tag !== 'R' && tag !== 'NEG') || at >= start - (lead === start ? from : lead) || lower === 'only',
    );
  const form = group.modal || words[finite]?.tag === 'DO' ? 'V0' : (words[finite]?.tag ?? 'V0');
  const cut = cutRest(
    words,
    end,
    hasInfinitive(words, end) ? 'V0' : form,
    !group.modal && !isOrder && !asks && !/^(?:want|need|like|wish)$/.test(group.verb),
  );
  return {
    clause: {
      link,
      mood: isOrder && (isFirst || link !== '') ? 'command' : asks || first?.tag === 'W' ? 'question' : 'statement',
      // "and only notice afterwards": the word is no subject.
      subject: inverted?.subject ?? (subject.every(({ lower }) => lower === 'only') ? [] : trimmed(subject)),
      group: {
        ...group,
        before,
        adverbs: [...before.map(({ lower }) => lower), ...group.adverbs],
        negated:
          group.negated || before.some(({ lower }) => lower === 'never' || lower === 'no longer' || lower === 'not'),
      },
      rest: [...cut.rest, ...fronted(words, start, inverted ? finite : lead, !!inverted)],
      subs: cut.subs,
    },
    next: cut.next,
  };
}

/** Where the subject starts behind "in the evening", "for the audit": at a pronoun or a second noun phrase. */
function leadOf(words: readonly Tagged[], start: number, end: number): number {
  if (words[start]?.tag !== 'P' || /^\d/.test(words[start + 1]?.lower ?? '')) return start;
  for (let at = start + 2; at < end; at++) {
    const { tag } = words[at] ?? { tag: 'PU' };
    const before = words[at - 1]?.tag ?? 'PU';
    if (tag === 'PN' || (before === 'PU' && at < end) || ((tag === 'D' || tag === 'NS') && /^(?:N|R)$/.test(before)))
      return at;
  }
  return start;
}

/** "could a harbour master see the berths", "why do teachers have to ...": the subject stands between auxiliary and verb. */
function readInverted(
  words: readonly Tagged[],
  at: number,
): { group: VerbGroup; end: number; subject: readonly Tagged[] } | undefined {
  const auxiliary = words[at];
  if (!auxiliary || auxiliary.tag === 'BE') return undefined;
  let from = at + 1;
  while (words[from]?.tag === 'NEG') from++;
  for (let verb = from + 1; verb < words.length; verb++) {
    const tag = words[verb]?.tag;
    if (tag === 'S' || tag === 'W' || tag === 'PU') return undefined;
    if ((tag !== 'V0' && tag !== 'BE' && tag !== 'HV') || words[verb - 1]?.tag === 'TO') continue;
    let to = verb;
    while (to > from && (words[to - 1]?.tag === 'R' || words[to - 1]?.tag === 'NEG')) to--;
    const inside = [
      auxiliary,
      ...words.slice(from, verb).filter((word, offset) => word.tag === 'NEG' || offset >= to - from),
      ...words.slice(at + 1, from),
    ];
    const { group, end } = groupAt([...inside, ...words.slice(verb)], 0);
    return { group, end: verb + end - inside.length, subject: words.slice(from, to) };
  }
  return undefined;
}

// "want to see ... and print": what is joined may share the infinitive.
function hasInfinitive(words: readonly Tagged[], from: number): boolean {
  for (let at = from; at < Math.min(words.length, from + 5); at++) {
    if (words[at]?.tag === 'TO' && words[at + 1]?.tag === 'V0') return true;
    if (words[at]?.tag === 'V0') return true;
    if (!['A', 'R', 'NEG', 'PN', 'PO', 'D', 'NS', 'N', 'BE'].includes(words[at]?.tag ?? 'PU')) return false;
  }
  return false;
}

type Names = ReadonlyMap<string, readonly string[][]>;
const NO_NAMES: Names = new Map();
/** What was parsed with the roles of a product; it goes with them. */
const parsed = rememberOf<ReturnType<typeof remember<Parsed>>>();

/** Reads one sentence. `names` are roles of several words that are kept together. */
export function parseSentence(text: string, names: Names = NO_NAMES): Parsed {
  const known = parsed(names, () => remember<Parsed>(400));
  return known(text, () => parseTagged(tagSentence(splitWords(text, names))));
}

/** Reads words that start with a base verb, "swap shifts and tell the nurse", as orders. */
export function parseAction(text: string, names?: Names): Parsed {
  return parseTagged(tagSentence(splitWords(`to ${text}`, names), 'action').slice(1));
}

function parseTagged(tagged: readonly Tagged[]): Parsed {
  const words = tagged.filter(
    ({ tag, lower }, at) => !(tag === 'PU' && /^[.?!]$/.test(lower) && at === tagged.length - 1),
  );
  const front: Sub[] = [];
  let from = 0;
  while (words[from]?.tag === 'S' && from < words.length) {
    const end = endOfSub(words, from + 1, words.length);
    if (end === words.length) break;
    front.push({ link: words[from]?.lower ?? '', words: words.slice(from + 1, end) });
    from = words[end]?.lower === ',' ? end + 1 : end;
    if (words[from]?.lower === 'then') from++;
  }
  const clauses: Clause[] = [];
  for (let next: Cut['next'] = { at: from, link: '' }; next && next.at < words.length;) {
    const read = clauseAt(words, next.at, next.link, clauses.length === 0);
    clauses.push(read.clause);
    next = read.next;
  }
  return { words: tagged, front, clauses };
}

export function textOf(words: readonly Tagged[]): string {
  return joinWords(words);
}
