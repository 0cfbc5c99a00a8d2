import type { Grounding } from '#contract/story.ts';
import type { CriterionPattern } from '../lexicon/intents/intent.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { inForce } from '../reading/in-force.ts';
import type { People } from '../reading/people.ts';
import { stands } from './untold.ts';
import { fillPattern } from './fill-pattern.ts';
import { REFUSES } from './pick-patterns.ts';
import { isGarbled } from './is-garbled.ts';
import { isWhole } from './is-whole.ts';
import { withoutVague } from './plain.ts';
import { relativeLast } from './relative-last.ts';
import { sentence } from './sentence.ts';
import type { Slots } from './slots.ts';
import { recast, recastWhole, repeatsIdea, saysAll } from './split-long.ts';

export interface Criterion {
  readonly text: string;
  readonly grounding: Grounding;
}

/** What is seen stands before what is refused, and that before the borders; what was said comes first. */
const ORDER = ['said', 'main', 'refusal', 'edge'] as const;

const MOST = 6;
/** So many are enough where the next one fits anything. */
const ENOUGH = 3;
/** So many words two clauses may have that stay one criterion. */
const LONGEST = 18;

/** What tells two criteria to be one: the same state, the same bound, the same end. */
const SAME =
  /\b(?:(?:is|are) (?:shown|listed) (as \w+)|(as long as .+?)[,.]|(can no longer be \w+)|^(a try to)\b.* (?:is refused)|is (listed last|listed at the end)|(zero is shown)|^when there is no(?:thing)? .*?(to show)\b)/i;

/** What the house lets nobody change is not said to be changed later. */
const FIXED = /\b(?:cannot|can no longer|must not|may not) be (?:changed|edited|altered|corrected|modified)\b/i;
const CHANGED = /\bcan (?:be corrected|(?:still )?be changed|change|correct)\b/i;

/** Whether a statement says what another one says already. */
function isToldBy(known: string, text: string): boolean {
  const telling = SAME.exec(text)?.slice(1).find(Boolean);
  return telling !== undefined && known.toLowerCase().includes(telling.toLowerCase());
}

/**
 * The clauses of a statement one by one, where it would repeat the idea at length and more than a word of it had to be left out; nothing where
 * one of them does not stand by itself.
 */
function clausesApart(said: string, cut: string, idea: string, people: People): readonly string[] {
  const isCut = repeatsIdea(cut, idea) || !saysAll(cut, said);
  if (!isCut && said.split(' ').length <= LONGEST) return [];
  const parts = inForce(said.replace(/[\s.]+$/, ''), people)?.clauses ?? [];
  const apart = parts.map((part) => (stands(part) ? (recastWhole(part, idea) ?? recast(part, idea)) : undefined));
  // A subject or a modal verb that the first clause lends to the next is not told again by itself.
  const isWholePart = (part: string | undefined, at: number): part is string =>
    part !== undefined &&
    said.toLowerCase().includes((parts[at] ?? '').toLowerCase().split(' ').slice(0, 3).join(' ')) &&
    isWhole(part) &&
    !isGarbled(part) &&
    !/^(?:and|but|or|so|then)\b/i.test(part);
  const isMore = contentStems(apart.join(' ')).size >= contentStems(cut).size;
  return parts.length > 1 && (isMore || repeatsIdea(cut, idea)) && apart.every(isWholePart) ? apart : [];
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a criterion, "gets a copy" and "can get a copy" being one. */
function keyOf(text: string): string {
  return words(text).replace(/ (?:can )?(see|get|receive)s? /, ' $1 ');
}

/** The criteria of one story while they come together: whole, each said once, and not too many. */
export interface Collected {
  /** What is known of it besides the idea's own words. */
  readonly add: (text: string | undefined, grounding: Grounding) => void;
  /** A statement of the idea, cut where it would repeat the idea word for word; false where nothing whole is left. */
  readonly addSaid: (text: string | undefined) => boolean;
  /** The same, but only where nothing of it has to be left out. */
  readonly addWhole: (text: string | undefined) => boolean;
  /** Patterns as long as there are fewer than `most`. */
  readonly addPatterns: (patterns: readonly CriterionPattern[], most: number, slots: Slots) => void;
  /** Whether one of them says what is refused, left out or not possible. */
  readonly hasRefusal: () => boolean;
  /** How many there are. */
  readonly count: () => number;
  readonly inOrder: () => Criterion[];
}

/** Starts to collect the criteria of an idea. */
export function collectCriteria(idea: string, people: People): Collected {
  const chosen: (Criterion & { kind: (typeof ORDER)[number] })[] = [];
  const put = (text: string | undefined, grounding: Grounding, kind: (typeof ORDER)[number]): boolean => {
    if (!text || chosen.length >= MOST) return false;
    const own = keyOf(text);
    if (chosen.some((other) => keyOf(other.text) === own)) return false;
    if (!isWhole(text) || isGarbled(text)) return false;
    chosen.push({ text: sentence(text.replace(/[.]$/, '').replace(/\bcan not\b/g, 'cannot')), grounding, kind });
    return true;
  };
  return {
    add: (text, grounding) => {
      // What only says the idea once more, as the other side of itself, is left out; the product's own words are not the idea's.
      if (text && chosen.length > 0 && grounding.source === 'idea' && repeatsIdea(text, idea)) return;
      put(text && withoutVague(text), grounding, 'said');
    },
    addSaid: (text) => {
      if (!text) return false;
      const said = withoutVague(text);
      const whole = recast(said, idea);
      // What would be left out is told behind the statement where it can be.
      const isCut = whole !== said.replace(/[\s.]+$/, '');
      const turned = isCut ? relativeLast(said) : undefined;
      const parts =
        !turned && chosen.length > 0 && repeatsIdea(said, idea) ? clausesApart(said, whole, idea, people) : [];
      if (parts.length > 0) {
        for (const part of parts) put(part, { source: 'idea' }, 'said');
        return true;
      }
      return put(turned ? recast(turned, idea) : whole, { source: 'idea' }, 'said');
    },
    addWhole: (text) => {
      const said = text && recastWhole(withoutVague(text), idea);
      return said ? put(said, { source: 'idea' }, 'said') : false;
    },
    addPatterns: (patterns, most, slots) => {
      for (const pattern of patterns) {
        if (chosen.length >= most) return;
        if (pattern.isSpare && chosen.length >= ENOUGH) continue;
        // The first tells the wish itself.
        if (pattern.unlessSaid && chosen.slice(1).some((other) => pattern.unlessSaid?.test(other.text))) continue;
        const text = fillPattern(pattern.text, slots);
        if (text && chosen.some((other) => isToldBy(other.text, text))) continue;
        if (text && CHANGED.test(text) && chosen.some((other) => FIXED.test(other.text))) continue;
        put(text && withoutVague(text), { source: 'assumption' }, pattern.kind);
      }
    },
    hasRefusal: () => chosen.some(({ text }) => REFUSES.test(text)),
    count: () => chosen.length,
    inOrder: () =>
      chosen
        .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
        .map(({ text, grounding }) => ({ text, grounding })),
  };
}
