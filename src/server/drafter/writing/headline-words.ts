import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';

/** What a clause starts with that makes no sense without its verb. */
const LINK =
  /^(?:whether|how(?: \w+)?|which|what|who|where|when|if|once|until|unless|while|because|although|before|after|as soon as|as long as)$/;
const UNIT = /^(?:second|minute|hour|day|night|week|month|quarter|year)s?$/;
const TIME =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|evening|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const NOTHING = new Set(
  'the a an of to in on at by for with and or is are be been was were has have do does it its their they one see know get use find out'.split(
    ' ',
  ),
);

/** Words of a headline that go together or not at all. */
interface Segment {
  readonly words: readonly Tagged[];
  readonly weight: number;
  /** Without it nothing is said at all. */
  readonly stays: boolean;
  /** The segment without which this one says nothing. */
  readonly needs: number | undefined;
}

function content(words: readonly Tagged[]): number {
  return words.filter(({ lower }) => !NOTHING.has(lower)).length;
}

/** Whether a link is left without the verb of its clause: "see whether a charger". */
export function isHalfClause(text: string, whole: string): boolean {
  const words = tagSentence(splitWords(text));
  return words.some(({ tag: own, lower }, at) => {
    // "for a while"
    if (own === 'N') return false;
    // "with what is ripe where" ends so by itself.
    if (!LINK.test(lower) || (at === words.length - 1 && whole.endsWith(` ${lower}`))) return false;
    const behind = words.slice(at + 1);
    if (behind.some(({ tag }) => FINITE.has(tag))) return false;
    // "before the meeting" is whole, "before it" of "before it is due" is not.
    const rest = whole.toLowerCase().split(` ${lower} `).slice(1).join(` ${lower} `);
    return !/^(?:before|after|until|once|while)$/.test(lower) || behind.length === 0 || readClause(rest) !== undefined;
  });
}

/** Whether a new segment starts at a word. */
function starts(words: readonly Tagged[], at: number, inClause: boolean): 'phrase' | 'clause' | 'joined' | undefined {
  const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
  const before = words[at - 1];
  const next = words[at + 1];
  // "in one go", "at once": an adverb of several words.
  if (tag === 'R' && lower.includes(' ') && /^(?:in|at|by|from|side|step)\b/.test(lower)) return 'phrase';
  const isSub =
    tag === 'S' ||
    (/^(?:before|after|until|since)$/.test(lower) &&
      words.slice(at + 1, at + 6).some(({ tag: verb }) => FINITE.has(verb)));
  if (isSub && before?.tag !== 'P') return 'clause';
  if (tag === 'P' && lower !== 'of' && before?.tag !== 'P' && next && !/^(?:W|S|C)$/.test(next.tag)) {
    // "from one building to another", "between lunch and dinner"
    // "handed in the ropes": no phrase of its own.
    if (before?.tag.startsWith('V') && /^(?:in|on|up|out|off|over|through|down)$/.test(lower)) return undefined;
    return /^(?:NS?|R|PO|PN|PT|A|VN|VG)$/.test(before?.tag ?? '') ? 'phrase' : undefined;
  }
  if (tag === 'TO' && next && next.tag !== 'V0' && !isBaseVerb(next.lower))
    return words.slice(0, at).some((word) => word.lower === 'from') ? undefined : 'phrase';

  // "compare the output with what the turbine produces"
  if (tag === 'P' && !inClause && /^(?:with|to|by)$/.test(lower) && next?.tag === 'W' && at > 1) return 'clause';
  if (
    tag === 'W' &&
    (!inClause || /^(?:who|that|which)$/.test(lower)) &&
    at > 1 &&
    /^(?:NS?|PO|PN)$/.test(before?.tag ?? '')
  )
    return 'clause';
  if (
    tag === 'C' &&
    before?.lower !== 'drag' &&
    !words.slice(0, at).some(({ lower: word }) => word === 'between') &&
    !inClause
  )
    return 'joined';
  return undefined;
}

function weightOf(words: readonly Tagged[], kind: 'phrase' | 'clause' | 'joined', isCompared: boolean): number {
  // What something is compared with is half of it.
  if (kind !== 'joined' && /^(?:with|to)$/.test(words[0]?.lower ?? '') && isCompared) return content(words) + 3;
  const isTime = kind === 'phrase' && words.some(({ lower }) => TIME.test(lower));
  const lead = words[0]?.lower ?? '';
  const each =
    kind === 'clause'
      ? 1.2
      : kind === 'joined'
        ? 0.7
        : isTime
          ? 0.5
          : /^(?:for|about|without|instead of|per|as|into|out of)$/.test(lead)
            ? 1.2
            : 1;
  return content(words) * each;
}

function segmentsOf(words: readonly Tagged[]): Segment[] | undefined {
  if (words.some(({ tag, lower }) => tag === 'PU' && lower !== "'")) return undefined;
  const segments: Segment[] = [];
  let from = 0;
  let kind: 'phrase' | 'clause' | 'joined' = 'phrase';
  let clause: number | undefined;
  const close = (to: number) => {
    const own = words.slice(from, to);
    // "pavements in front of schools are gritted": the verb of the sentence stays.
    const isVerb = kind !== 'clause' && clause === undefined && own.some(({ tag }) => FINITE.has(tag));
    const isRelative = kind === 'clause' && own[0]?.tag === 'W';
    const needs =
      segments.length === 0
        ? undefined
        : kind === 'joined' || isRelative
          ? segments.length - 1
          : kind === 'clause'
            ? undefined
            : clause;
    if (own.length > 0)
      segments.push({
        words: own,
        weight: weightOf(own, kind, words[0]?.lower === 'compare'),
        needs,
        stays: segments.length === 0 || isVerb,
      });
  };
  for (let at = 1; at < words.length; at++) {
    const isOpen: boolean = kind === 'clause' && !words.slice(from + 1, at - 1).some(({ tag }) => FINITE.has(tag));
    const next: ReturnType<typeof starts> = isOpen ? undefined : starts(words, at, clause !== undefined);
    if (!next) continue;
    // "three days before it is due": the measure goes with the clause.
    let cutAt = at;
    if (next === 'clause' && UNIT.test(words[at - 1]?.lower ?? '')) {
      const isNumber = (word: string): boolean =>
        /^(?:\d+|an?|one|two|three|four|five|six|ten|twelve|half)$/.test(word);
      while (
        cutAt > from + 1 &&
        !isNumber(words[cutAt]?.lower ?? '') &&
        /^(?:D|N|NS|A|R)$/.test(words[cutAt - 1]?.tag ?? '') &&
        at - cutAt < 3
      )
        cutAt--;
      if (cutAt <= from + 1) cutAt = at;
    }
    close(cutAt);
    from = cutAt;
    kind = next;
    if (next === 'clause') clause = segments.length;
  }
  close(words.length);
  return segments;
}

/** "see before I set off whether it is broken" -> "see whether it is broken"; "keep guests from being shown prices" -> "no prices". */
function formsOf(text: string): string[] {
  const asked =
    /^(see|know|find out|check|tell) (?:before|after|while|when|in|on|at|during|from|next to|beside|under|above|for each|per) .+? ((?:whether|which|who|how|what|where)\b.+)$/i.exec(
      text,
    );
  const question = text.replace(/^(?:see|know|find out|check|tell) (?=(?:which|who|how|what|where)\b)/i, '');
  // "is paid only after the report has been accepted" -> "only after the report is accepted"
  const bound = text
    .replace(/ (?:is|are) \w+(?: \w+)? only (?=(?:after|once|when|if) )/, ' only ')
    .replace(/\b(?:has|have) been\b/, (been) => (been.startsWith('has') ? 'is' : 'are'));
  const [lead = ''] = text.split(',');
  const barred = /^(?:keep|prevent|stop) .+? from being (?:shown|given|sent|told) (.+)$/i.exec(text);
  return [
    ...(asked ? [`${asked[1]} ${asked[2]}`] : []),
    ...(question === text ? [] : [question]),
    ...(barred ? [`no ${(barred[1] ?? '').replace(/^(?:the|an?|any) /i, '')}`] : []),
    ...(asked ? [] : [text]),
    ...(bound === text || !/ only (?:after|once|when|if) /.test(text) ? [] : [bound]),
    ...(lead === text || lead.split(' ').length < 4 ? [] : [lead]),
  ];
}

/** How many words stand in a headline; some of them are one for the grammar: "as long as". */
function length(words: readonly Tagged[]): number {
  return joinWords(words).split(' ').length;
}

type Drop = (word: Tagged, next: Tagged | undefined) => boolean;
/** What goes first where words have to go, and what each costs. */
const DROPS: readonly (readonly [cost: number, Drop])[] = [
  [
    0.1,
    ({ tag, lower }) =>
      tag === 'R' &&
      /^(?:just|still|really|exactly|currently|probably|already|also|simply|automatically|always)$/.test(lower),
  ],
  [0.3, ({ lower }) => /^(?:the|an?)$/.test(lower)],
  // "the morning tablets": tablets.
  [
    0.9,
    ({ tag, lower }, next) =>
      /^[NA]$/.test(tag) &&
      /^NS?$/.test(next?.tag ?? '') &&
      readVerb(lower)?.form !== 'gerund' &&
      !/^(?:same|own|next|first|last|second|third|new|other|different|wrong|right|free|open|missing|more|fewer|less)$/.test(
        lower,
      ),
  ],
];

/** Words without as many of their adverbs, articles and attributes as have to go. */
function lighter(
  words: readonly Tagged[],
  longest: number,
  named: number,
): { words: readonly Tagged[]; cost: number } | undefined {
  let left = words;
  let cost = 0;
  for (const [each, isDrop] of DROPS)
    while (length(left) > longest) {
      // The name of what it is done to stays whole.
      const at = left.findIndex((word, place) => place > (each > 0.5 ? named : 1) && isDrop(word, left[place + 1]));
      if (at < 0) break;
      left = left.filter((_, place) => place !== at);
      cost += each;
    }
  return length(left) <= longest ? { words: left, cost } : undefined;
}

/** In at most `longest` words as much of a wish as makes sense: segments go whole, articles before what tells something. */
export function compressed(text: string, longest: number, keysOf: (text: string) => number): string | undefined {
  const found = formsOf(text).flatMap((form, at) => {
    const segments = segmentsOf(tagSentence(splitWords(form)));
    if (!segments || segments.length > 9) return [];
    // What a relative clause denies may go with it.
    const keys = keysOf(
      joinWords(segments.flatMap(({ words }) => (words[0]?.tag === 'W' && words !== segments[0]?.words ? [] : words))),
    );
    const ways: { said: string; form: string; score: number }[] = [];
    for (let mask = 0; mask < 2 ** (segments.length - 1); mask++) {
      const kept = segments.filter(({ stays }, index) => stays || (mask >> (index - 1)) & 1);
      if (kept.some(({ needs }) => needs !== undefined && !kept.includes(segments[needs] ?? kept[0]!))) continue;
      const whole = kept.flatMap(({ words }) => words);
      const brief = lighter(whole, longest, kept[0]?.words.length ?? 0);
      if (!brief) continue;
      const said = joinWords(brief.words);
      if (said.split(' ').length < 3 || / (?:only|for|to|of|and)$/.test(said)) continue;
      if (keysOf(said) < Math.max(keys, keysOf(joinWords(whole)))) continue;
      const score = kept.reduce((sum, { weight }) => sum + weight, 0) - brief.cost - at * 0.1;
      ways.push({ said, form, score: score - mask / 10_000 });
    }
    return ways;
  });
  // The best is looked at first: to read it again takes the most time.
  return found.toSorted((a, b) => b.score - a.score).find(({ said, form }) => !isHalfClause(said, form))?.said;
}

/** How much a headline tells: its words that mean something. */
export function tells(text: string): number {
  return content(tagSentence(splitWords(text)));
}
