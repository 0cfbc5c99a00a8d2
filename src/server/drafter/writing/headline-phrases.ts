import { readClause } from '../language/clause.ts';
import { AMOUNT_OF_TIME, DAY_OF_IT } from '../lexicon/time-words.ts';
import { isBaseVerb } from '../language/verbs.ts';

/** A part of a headline that goes whole or not at all, and how much it tells. */
interface Phrase {
  readonly words: readonly string[];
  /** What the headline says of itself without it; nothing for what it cannot do without. */
  readonly weight: number | undefined;
}

const CLAUSE =
  /^(?:when|whenever|if|once|before|after|until|unless|while|because|although|as soon as|as long as|by the time|only after|that|which|who|whose|where)$/i;
const RELATIVE = /^(?:that|which|who|whose|where)$/i;
const PHRASE =
  /^(?:for|by|with|from|in|on|at|to|without|via|about|during|between|per|into|through|across|within|under|over|instead|until|after|before|as|only|except|against|near|towards?|despite|side)$/i;
const TELLING = /^(?:without|instead|except|only|per|as|until|after|before|within|despite)$/i;
const TIME =
  /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|evening|time|today|tomorrow|once|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i;
const LIGHT =
  /^(?:see|get|receive|use|view) (?:(?:an?|the|some) )?(?!(?:who|what|which|when|where|how|why|whether|if|from|rid|to)\b)/i;

/** Words that belong together, and how long before or after something: one word while the phrases are looked for. */
const TOGETHER = new RegExp(
  String.raw`\b(?:for a(?: \w+)? while|as soon as|as long as|by the time|only after|at least|at most|at once|side by side|one by one|drag and drop|next to(?: each other)?|up to|from \d+ to \d+|each other|step by step|day by day|${AMOUNT_OF_TIME} (?:before|after|in advance)|(?<!\b(?:until|till|from) )${DAY_OF_IT} (?:before|after))\b`,
  'gi',
);
/** "one day before": how long before. */
const MEASURED =
  /\b(?:(?:about|around|roughly|nearly) )?(?:up to )?(?:\d+|(?:half )?an?|one|two|three|four|five|six|ten|twelve) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?) (?=(?:before|after) (?!(?:by|in|on|at|for|with|to)\b)\w)/i;
/** What an amount of time is the bound of. */
const BOUND = /^(?:until|till|from|within|only|than|by|up_to|at_least|at_most)$/i;
/** Articles that a headline can do without: not that of "a few", "the evening before". */
const ARTICLES =
  /\b(?:the|an?) (?!few\b|lot\b|(?:\w+ )?(?:day|night|week|month|year|morning|evening|afternoon) (?:before|after)\b)/gi;
/** What says nothing without the phrase behind it. */
const OPEN =
  /^(?:\w+(?:ed|ic|ible)|number|amount|list|kind|sort|lot|set|share|part|rest|time|effort|return|go|keep|work|working|look|access|able|due|ready|close|next|reason|made|sent|given|taken|shown|written|kept|known|said|told|held|set|looking|searching|waiting|asking|hunting|paying|listening|talking|caring)$/i;

function tokensOf(text: string): string[] {
  return text.replace(TOGETHER, (all) => all.replaceAll(' ', '_')).split(' ');
}

function plainOf(words: readonly string[]): string {
  return words.join(' ').replaceAll('_', ' ');
}

/** "log in again", "typed in": no phrase begins here. */
function isParticle(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return (
    /^(?:in|on|up|out|off|over|through|to)$/i.test(words[at] ?? '') &&
    /^(?:|again|every|each|when|if|and|at|on|in|for|with|by|from|to|automatically|later|twice)$/i.test(next)
  );
}

/** Where the clause that starts at `from` may end: after all of it, or before its last phrases. */
function clauseEnds(words: readonly string[], from: number): number[] {
  const link = words[from] ?? '';
  const plain = plainOf([link]);
  const ends = [words.length];
  for (let at = words.length - 1; at > from + 2; at--) {
    if (
      !/^(?:in|on|at|for|by|with|to|from|because|and|or|as|can|may|must|cannot|this|today|tonight|tomorrow)$/i.test(
        words[at] ?? '',
      )
    )
      continue;
    if (/^to$/i.test(words[at] ?? '') && isBaseVerb(words[at + 1] ?? '')) continue;
    const inner = plainOf(words.slice(from + 1, at));
    const clause = readClause(RELATIVE.test(plain) && !readClause(inner) ? `they ${inner}` : inner);
    if (
      clause &&
      (clause.rest !== '' ||
        /^(?:starts?|ends?|begins?|opens?|closes?|arrives?|leaves?|changes?|happens?|fails?)$/.test(clause.finite)) &&
      !/\b(?:the|an?|of|not|no|more|than|to|be|been|is|are)$/i.test(inner)
    )
      ends.push(at);
  }
  return ends;
}

/** The phrases of a headline with every way to end its last clause. */
function waysOf(text: string): Phrase[][] {
  const words = tokensOf(text);
  const phrases: Phrase[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const word = words[at] ?? '';
    // "until three days before it starts": without its bound it would be another time.
    if (word.includes('_') && BOUND.test(words[at - 1] ?? '') && /_(?:before|after)$/.test(word)) continue;
    const isClause =
      CLAUSE.test(word.replace(/^.+_(?=before$|after$)/, '').replaceAll('_', ' ')) &&
      (RELATIVE.test(word) ||
        /^(?:when|whenever|if|because|although)$/i.test(word) ||
        readClause(plainOf(words.slice(at + 1))) !== undefined);
    // "a tour they have been given"
    const isContact =
      at > 1 &&
      /^(?:they|we|i)$/i.test(word) &&
      /[a-z]{3,}$/.test(words[at - 1] ?? '') &&
      !CLAUSE.test(words[at - 1] ?? '') &&
      !/^(?:what|how|why|whether|and|or|but|than)$/i.test(words[at - 1] ?? '') &&
      !phrases.some((phrase) => CLAUSE.test(phrase.words[0] ?? '')) &&
      readClause(plainOf(words.slice(at))) !== undefined;
    const isBound =
      (PHRASE.test(word) || /_(?:before|after|to|other)$/.test(word)) &&
      !OPEN.test(words[at - 1] ?? '') &&
      // "instead of walking through the showroom" goes as a whole.
      !(/^(?:instead|rather)$/i.test(words[from] ?? '') && words.slice(from, at).some((one) => /ing$/i.test(one))) &&
      !isParticle(words, at) &&
      // "by weight instead of by piece"
      !(/^instead$/i.test(word) && words[from] === words[at + 2]) &&
      !(/^of$/i.test(words[at - 1] ?? '') && /^instead$/i.test(words[at - 2] ?? '')) &&
      !(/^to$/i.test(word) && (isBaseVerb(words[at + 1] ?? '') || /\bfrom$|^from\b/i.test(words[from] ?? ''))) &&
      !(/^by$/i.test(word) && /^side$/i.test(words[at - 1] ?? ''));
    if (at < words.length && !isClause && !isBound && !isContact) continue;
    phrases.push(phraseOf(words.slice(from, at), from, MOVING.test(words[0] ?? '')));
    if (isContact) return [phrases.concat({ words: words.slice(at), weight: 0.3 })];
    if (isClause && at < words.length)
      return clauseEnds(words, at).map((end) => {
        const clause = { words: words.slice(at, end), weight: weightOf(word) + (end === words.length ? 0.5 : 0) };
        return phrases.concat(clause);
      });
    from = at;
  }
  return [phrases];
}

/** A clause tells more than a phrase, unless it only says during what. */
function weightOf(link: string): number {
  if (/^while$/i.test(link)) return 1.5;
  return /^(?:when|whenever|once|because|although)$/i.test(link) ? 3 : 4;
}

/** Deeds that say little without where something goes to or comes from. */
const MOVING =
  /^(?:move|transfer|assign|switch|convert|turn|hand|return|forward|shift|migrate|copy|upgrade|reassign)$/i;

function phraseOf(words: readonly string[], from: number, isMoving: boolean): Phrase {
  if (from === 0) return { words, weight: undefined };
  const [lead = ''] = words;
  const text = plainOf(words);
  const own = TELLING.test(lead)
    ? 3
    : /^(?:to|into|from)$/i.test(lead)
      ? isMoving
        ? 3.8
        : 2.5
      : /^(?:for|by|with|about|side)$/i.test(lead)
        ? 2
        : 1.5;
  return { words, weight: TIME.test(text) && !TELLING.test(lead) ? 1 : own };
}

function subsets(phrases: readonly Phrase[]): (readonly Phrase[])[] {
  let all: (readonly Phrase[])[] = [[]];
  for (const phrase of phrases) {
    const longer: (readonly Phrase[])[] = all.map((one) => one.concat(phrase));
    all = phrase.weight === undefined ? longer : longer.concat(all);
  }
  return all;
}

/** Whether the words end before what they are said of. */
function isBare(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return /^(?:someone|somebody|something|those|people|number|amount|kind|list|part|history|state|date|each|every|all|any|more|than|of|and|or|the|an?|up|is|are|be|been|not|no|before|after|to|from|for|in|at|by|with)$/i.test(
    last,
  );
}

/** "search for towers near me that have a free hour": a relative clause goes with what it is said of. */
function isOrphaned(kept: readonly Phrase[], phrases: readonly Phrase[]): boolean {
  // "hand a slot to somebody on the waiting list": where stands with whom.
  const isTorn = kept.some((phrase) => {
    const before = phrases[phrases.indexOf(phrase) - 1];
    if (before?.weight === undefined || kept.includes(before)) return false;
    // "one to the sopranos and a different one | to the basses": the second goes with the first.
    const isSecond = before.words.some((word) => /^(?:and|or)$/i.test(word)) && !TIME.test(plainOf(phrase.words));
    return isBare(before.words) || (isSecond && phrase.weight !== undefined);
  });
  if (isTorn) return true;
  const at = kept.findIndex(({ words, weight }) => weight !== undefined && RELATIVE.test(words[0] ?? ''));
  const clause = kept[at];
  if (!clause) return false;
  const before = phrases
    .slice(0, phrases.indexOf(clause))
    .findLast(({ words }) => !/^(?:me|us|them|you|it|there|here)$/i.test(words.at(-1) ?? ''));
  return before !== undefined && !kept.includes(before);
}

/** "bump the parser to 17 and drop support for 11": the first of two deeds. */
function firstDeed(text: string): string {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, here) =>
      here > 2 && word === 'and' && isBaseVerb(words[here + 1] ?? '') && !/^\w+s$/.test(words[here + 1] ?? ''),
  );
  return at > 3 ? words.slice(0, at).join(' ') : text;
}

/**
 * The words of a wish that tell it from others in at most `longest` words: the action with its thing, and of what stands behind what
 * tells most. A phrase is kept whole or left out; articles go before phrases do.
 */
export function bestPhrases(whole: string, longest: number, keysOf: (text: string) => number): string | undefined {
  const text = firstDeed(whole);
  // "which scanners fail most often": a question is not taken apart.
  if (/^\S+ (?:out )?(?:who|what|which|when|where|how|why|whether|whose|if)\b/i.test(text)) return undefined;
  const keys = keysOf(text);
  const light = text.replace(LIGHT, '');
  const forms = [
    { text, cost: 0 },
    { text: light, cost: 0.2 },
    { text: text.replace(ARTICLES, ''), cost: 0.9 },
    // "until 14 days before the date" without its measure is another day.
    ...(/\b(?:until|till|within|from|only|than) /i.test(light)
      ? []
      : [
          { text: light.replace(MEASURED, ''), cost: 0.6 },
          { text: light.replace(MEASURED, '').replace(ARTICLES, ''), cost: 1.4 },
        ]),
    { text: light.replace(ARTICLES, ''), cost: 1 },
  ];
  const candidates = forms.flatMap(({ text: form, cost }) =>
    waysOf(form)
      .filter((phrases) => phrases.length < 9)
      .flatMap((phrases) => subsets(phrases).map((kept) => ({ kept, phrases })))
      .flatMap(({ kept, phrases }) => {
        const said = plainOf(kept.flatMap((phrase) => phrase.words)).replace(
          / (?:on|in|of|for|with|at) (?:it|them)$/,
          '',
        );
        const words = said.split(' ');
        if (isOrphaned(kept, phrases)) return [];
        if (words.length < 3 || words.length > longest || isBare(words) || keysOf(said) !== keys) return [];
        // Of two that tell as much the one nearer to the thing stays.
        const far = kept.reduce((sum, phrase) => sum + phrases.indexOf(phrase), 0) / 100;
        return [{ said, score: kept.reduce((sum, { weight }) => sum + (weight ?? 0), 0) - cost - far }];
      }),
  );
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.said;
}
