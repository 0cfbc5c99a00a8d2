import type { Hit } from '../findings.ts';
import { LIKELY_VERBS, POSSIBLE_VERBS, PURE_VERBS } from '../lexicon/verbs.ts';
import { SUBJECT_PRONOUNS } from '../lexicon/function-words.ts';
import { isDeterminer } from '../noun-phrase.ts';
import type { Token } from '../tokens.ts';
import { tokenize } from '../tokens.ts';
import { isAdverb, isParticiple, looksPlural } from '../word-classes.ts';

const AUXILIARY =
  /^(?:is|are|was|were|can|could|cannot|can't|may|must|should|shall|will|would|has|have|does|do|did|won't|isn't|aren't|doesn't|don't|gets?|had)$/u;
const CONDITION = /^(?:given|when|if|once|after|before|while|whenever|unless|until|as|for|in|on|at|with|without)$/u;

const TRAILING_CLAUSE =
  /^(?:when|if|once|after|before|while|unless|until|that|which|who|whose|where|whether|how|what|so|because|with|without)$/u;

/** Verbs of an outcome that no wish is made of, and that the lists of those therefore lack. */
const INTRANSITIVE = new Set('come stand stay remain belong happen arrive expire'.split(' '));

/** The base form that a verb in -s may come from ("saves" -> "save"); null when it does not look like one. */
function baseOfThirdPerson(lower: string): string | null {
  if (!lower.endsWith('s') || lower.endsWith('ss')) return null;
  const candidates = [lower.slice(0, -1), lower.replace(/ies$/u, 'y'), lower.replace(/es$/u, '')];
  return (
    candidates.find(
      (base) => INTRANSITIVE.has(base) || PURE_VERBS.has(base) || LIKELY_VERBS.has(base) || POSSIBLE_VERBS.has(base),
    ) ?? null
  );
}

/** Does a clause of its own begin here, as in "the code once they have paid" and "the table it belongs to"? */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? '';
  return TRAILING_CLAUSE.test(lower) || SUBJECT_PRONOUNS.has(lower);
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? '';
  if (!isDeterminer(lower) && !/^(?:it|they|i|we|he|she|you|nobody|nothing|everyone|no|an?)$/u.test(lower))
    return false;
  // A subject of up to five words and then a finite verb is a clause of its own.
  for (let index = at + 1; index < Math.min(tokens.length, at + 7); index += 1) {
    const word = tokens[index]?.lower ?? '';
    if (/^(?:[,.;]|and|or|with|to)$/u.test(word) || opensClause(tokens, index)) return false;
    if (AUXILIARY.test(word)) return true;
    const base = baseOfThirdPerson(word);
    const next = tokens[index + 1]?.lower ?? '';
    if (
      base !== null &&
      (PURE_VERBS.has(base) || LIKELY_VERBS.has(base)) &&
      (isDeterminer(next) || isAdverb(next) || next === 'to' || next === 'as')
    )
      return true;
  }
  return false;
}

/** A further predicate of the same subject: "saves the order and sends a mail", "is saved and is shown". */
function startsPredicate(tokens: readonly Token[], at: number): boolean {
  let index = at;
  while (isAdverb(tokens[index]?.lower ?? '')) index += 1;
  const lower = tokens[index]?.lower ?? '';
  const next = tokens[index + 1]?.lower ?? '';
  if (/^(?:is|are|can|cannot|must|will|should|has|have)$/u.test(lower)) return true;
  const base = baseOfThirdPerson(lower);
  const object = isDeterminer(next) || /^(?:it|them|to|him|her|me|back|out)$/u.test(next);
  if (base !== null) return PURE_VERBS.has(base) || (LIKELY_VERBS.has(base) && object) || (object && next !== 'to');
  if (PURE_VERBS.has(lower) && object) return true;
  return isParticiple(lower) && /^(?:to|by|with|in|on|from|as)$/u.test(next) && index > at;
}

/** Where the outcome begins: behind "then", or behind the comma that ends a leading condition. */
function outcomeStart(tokens: readonly Token[]): number {
  const first = tokens[0]?.lower ?? '';
  if (!CONDITION.test(first)) return 0;
  const then = tokens.findIndex((token) => token.lower === 'then');
  const comma = tokens.findIndex((token) => token.lower === ',');
  if (then >= 0 && (first === 'given' || comma < 0 || then === comma + 1)) return then + 1;
  return comma < 0 ? 0 : comma + 1;
}

/** "between the guest and the host is listed": what belongs to "between" and is no subject of its own. */
function joinsTheOther(tokens: readonly Token[], and: number): boolean {
  const between = tokens.findLastIndex((token, at) => at < and && token.lower === 'between');
  return between >= 0 && !tokens.slice(between, and).some(({ lower }) => lower === 'and' || lower === ',');
}

// "until then", "from then on": a time, not the next thing that happens.
const THAT_TIME = /^(?:until|till|from|since|by|before|after)$/u;

/** A criterion with more than one outcome, or more than one sentence of them. */
export function findSeveralBehaviours(criterion: string): Hit[] {
  const tokens = tokenize(criterion);
  const start = outcomeStart(tokens);
  let open = false;
  let stated = false;
  for (let at = start; at < tokens.length; at += 1) {
    const { lower } = tokens[at] as Token;
    const next = tokens[at + 1];
    if (TRAILING_CLAUSE.test(lower) && at > start) open = true;
    if (next === undefined) break;
    const sentence = (lower === '.' || lower === ';') && /^[\p{Lu}\p{L}]/u.test(next.text) && holdsVerb(tokens, at + 1);
    stated ||= AUXILIARY.test(lower) || (at > start && baseOfThirdPerson(lower) !== null);
    const again = lower === 'then' && at > start && !THAT_TIME.test(tokens[at - 1]?.lower ?? '');
    const joint =
      /^(?:and|&|but)$/u.test(lower) &&
      !open &&
      stated &&
      !joinsTheOther(tokens, at) &&
      (startsClause(tokens, at + 1) || startsPredicate(tokens, at + 1));
    if (!sentence && !again && !joint) continue;
    const end = criterion.trimEnd().length;
    const from = tokens[at]?.start ?? 0;
    return [
      {
        start: from,
        end,
        message: `More than one behaviour: "${criterion.slice(from, end).slice(0, 80)}" is another.`,
      },
    ];
  }
  return [];
}

function holdsVerb(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(from, from + 14)
    .some((token) => AUXILIARY.test(token.lower) || baseOfThirdPerson(token.lower) !== null);
}

const INWARD =
  /(?<!\p{L})(?:(?:works?|working|functions?|behaves?|operates?)\s+(?:correctly|properly|well|fine|as\s+(?:expected|intended|designed|specified|before)|without\s+(?:problems?|issues?))|(?:is|are)\s+(?:properly\s+|correctly\s+)?(?:implemented|supported|handled|integrated|developed|optimi[sz]ed|refactored|considered|possible|in\s+place|user[\s-]friendly|tested|coded)|code\s+(?:is|has|coverage)|unit\s+tests?|(?:is|are)\s+(?:stored|saved|written|inserted|persisted)\s+(?:in|into|to)\s+(?:the\s+)?(?:\p{L}+\s+)?(?:database|db|table|cache|backend)|internally|behind\s+the\s+scenes|under\s+the\s+hood)(?!\p{L})/iu;

/** A criterion that states no outcome, or one that nobody sees from outside. */
export function findUnobservable(criterion: string): Hit[] {
  const end = criterion.trimEnd().length;
  const inward = INWARD.exec(criterion);
  if (inward !== null)
    return [
      {
        start: inward.index,
        end: inward.index + inward[0].length,
        message: `"${inward[0]}" is nothing that somebody outside can see.`,
      },
    ];
  const tokens = tokenize(criterion);
  const finite = tokens.some((token, index) => {
    if (AUXILIARY.test(token.lower)) return true;
    const base = baseOfThirdPerson(token.lower);
    if (base !== null && index > 0) return true;
    // "I see", "people receive", "Admins get"
    const subject =
      /^(?:i|we|they|you|people|users|everyone)$/u.test(tokens[index - 1]?.lower ?? '') ||
      /[^s]s$/u.test(tokens[index - 1]?.lower ?? '');
    const known =
      INTRANSITIVE.has(token.lower) ||
      PURE_VERBS.has(token.lower) ||
      LIKELY_VERBS.has(token.lower) ||
      POSSIBLE_VERBS.has(token.lower);
    const people =
      tokens.slice(0, index).some((before) => looksPlural(before.lower) || before.lower === 'those') &&
      tokens[index - 1]?.lower !== 'to';
    return (subject && known) || (people && (PURE_VERBS.has(token.lower) || INTRANSITIVE.has(token.lower)));
  });
  const imperative = PURE_VERBS.has(tokens[0]?.lower ?? '');
  if (finite || imperative || tokens.length === 0) return [];
  return [{ start: 0, end, message: 'The criterion states no outcome: say what happens or is shown.' }];
}
