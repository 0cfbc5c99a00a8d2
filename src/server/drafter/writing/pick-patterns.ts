import type { CriterionPattern } from '../lexicon/intents/intent.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import type { Slots } from './slots.ts';

/** A number that is the same for the same words and spreads over all that fits in 32 bits (FNV-1a). */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** One of several ways to say it, the same for the same idea. */
export function pickOne<Value>(choices: readonly Value[], idea: string): Value | undefined {
  return choices[hashOf(idea) % Math.max(1, choices.length)];
}

/** What tells that something is refused, is left alone or cannot be. */
export const REFUSES =
  /\b(?:not|no|never|nothing|nobody|cannot|without|unless|refused|declined|missing|already|only|stays?)\b/i;

/** Of sentences that are as good as each other another one for another idea. */
function turned(patterns: readonly CriterionPattern[], idea: string): CriterionPattern[] {
  const alike = patterns.filter(({ isAlike }) => isAlike);
  const from = alike.length > 1 ? hashOf(idea) % alike.length : 0;
  const others = [...alike.slice(from), ...alike.slice(0, from)];
  return patterns.map((pattern) => (pattern.isAlike ? (others.shift() ?? pattern) : pattern));
}

/** Those that are said of such an idea, and for which it has every word. */
function openOf(patterns: readonly CriterionPattern[], idea: string, slots: Slots): CriterionPattern[] {
  return patterns.filter((pattern) => applies(pattern, idea, slots) && fillPattern(pattern.text, slots) !== undefined);
}

/** The first that says what is refused or left as it is; of several that are as good as each other another one for another idea. */
function oneThatRefuses(open: readonly CriterionPattern[], idea: string): CriterionPattern | undefined {
  const first = open.find(({ text }) => REFUSES.test(text));
  if (!first?.isAlike) return first;
  return pickOne(
    open.filter(({ isAlike, kind, text }) => isAlike && (kind === 'refusal' || REFUSES.test(text))),
    idea,
  );
}

/** What only fills up a story, the most telling first; where nothing says yet what happens when it fails, that comes before. */
export function orderFillers(
  patterns: readonly CriterionPattern[],
  idea: string,
  slots: Slots,
  hasRefusal: boolean,
): CriterionPattern[] {
  const open = turned(openOf(patterns, idea, slots), idea);
  // How it is turned back tells more than that it may fail.
  const refuses =
    hasRefusal || (slots.has('back') && open[0]?.text.includes('{back}')) ? undefined : oneThatRefuses(open, idea);
  return refuses ? [refuses, ...open.filter((pattern) => pattern !== refuses)] : open;
}

/**
 * The sentences of a kind in the order in which a story takes them: one of each sort, then the others. What the words of the idea
 * raise comes first, but what is refused before it where nothing says that yet, then the most telling one, and where two are near each other another one for another idea.
 */
export function orderPatterns(
  patterns: readonly CriterionPattern[],
  idea: string,
  slots: Slots,
  hasRefusal = true,
): CriterionPattern[] {
  const open = openOf(patterns, idea, slots);
  const rank = (pattern: CriterionPattern) =>
    patterns.indexOf(pattern) / patterns.length +
    (hashOf(idea + pattern.text) / 2 ** 32) * 0.3 -
    (pattern.when ? 2 : 0);
  const sorted = open.toSorted((a, b) => rank(a) - rank(b));
  const firsts = (['refusal', 'main', 'edge'] as const)
    .flatMap((kind) => sorted.find((one) => one.kind === kind) ?? [])
    .toSorted(
      (a, b) =>
        (hasRefusal ? 0 : Number(b.kind === 'refusal') - Number(a.kind === 'refusal')) ||
        Number(b.when !== undefined) - Number(a.when !== undefined),
    );
  return [...firsts, ...sorted.filter((pattern) => !firsts.includes(pattern))];
}
