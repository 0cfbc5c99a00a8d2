import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** So many spellings of a part, or words of a pattern, are followed; beyond that nothing is said of it. */
const MOST = 60;
/** Between a word and what is none. */
const EDGE = '\0';
/** Where it is not known what stands there. */
const OPEN = '\u0001';
/** Words that most texts hold: to need one of them says little. */
const COMMON = new Set(
  'a an and at be by can for has have i in is it my no not of on or our that the their they to we with you'.split(' '),
);

/** What is known of a part of a pattern. */
interface Part {
  /** Every text that it can match, with edges; nothing where they are not few. */
  readonly spellings: readonly string[] | undefined;
  /** Words of which a text holds at least one where it matches; nothing where that is not known. */
  readonly words: ReadonlySet<string> | undefined;
}

const UNKNOWN: Part = { spellings: undefined, words: undefined };
const EMPTY: Part = { spellings: [''], words: undefined };

const parser = new RegExpParser();

/** How much is met by chance: the fewer and rarer words, the better. */
function chance(words: ReadonlySet<string>): number {
  let sum = 0;
  for (const word of words) sum += COMMON.has(word) ? 30 : 1;
  return sum;
}

function rarer(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined {
  if (!one || !other) return one ?? other;
  return chance(other) < chance(one) ? other : one;
}

/** The word of a spelling that says most, of those that stand in it whole: a long one, and none that most texts hold. */
function wordOf(spelling: string): string | undefined {
  const worth = (word: string) => (COMMON.has(word) ? 0 : word.length);
  let best: string | undefined;
  for (const { 0: found, index } of spelling.matchAll(/\w+/g)) {
    if (spelling[index - 1] === OPEN || spelling[index + found.length] === OPEN) continue;
    const word = found.toLowerCase();
    if (best === undefined || worth(word) > worth(best)) best = word;
  }
  return best;
}

/** A word of each spelling; nothing where one has none. */
function wordsOf(spellings: readonly string[]): ReadonlySet<string> | undefined {
  const words = new Set<string>();
  for (const spelling of spellings) {
    const word = wordOf(spelling);
    if (word === undefined) return undefined;
    words.add(word);
  }
  return words;
}

/** Each spelling of one part with each of the next behind it; nothing where they are too many. */
function joined(first: readonly string[], next: readonly string[]): readonly string[] | undefined {
  if (next.length === 1 && next[0] === '') return first;
  return first.length * next.length > MOST ? undefined : first.flatMap((one) => next.map((other) => one + other));
}

function sequence(elements: readonly AST.Element[]): Part {
  let run: readonly string[] = [OPEN];
  let words: ReadonlySet<string> | undefined;
  let spellings: readonly string[] | undefined = [''];
  const close = () => {
    words = rarer(words, wordsOf(run.map((one) => one + OPEN)));
  };
  for (const element of elements) {
    const part = partOf(element);
    words = rarer(words, part.words);
    spellings = part.spellings && spellings && joined(spellings, part.spellings);
    const longer = part.spellings && joined(run, part.spellings);
    if (longer) {
      run = longer;
      continue;
    }
    close();
    run = part.spellings?.map((one) => OPEN + one) ?? [OPEN];
  }
  close();
  return { spellings, words };
}

function oneOf(alternatives: readonly AST.Alternative[]): Part {
  const spellings: string[] = [];
  const words = new Set<string>();
  let [isSpelt, isNeeding] = [true, true];
  for (const { elements } of alternatives) {
    const part = sequence(elements);
    isSpelt &&= part.spellings !== undefined;
    isNeeding &&= part.words !== undefined;
    spellings.push(...(part.spellings ?? []));
    for (const word of part.words ?? []) words.add(word);
  }
  return {
    spellings: isSpelt && spellings.length <= MOST ? spellings : undefined,
    words: isNeeding && words.size <= MOST ? words : undefined,
  };
}

function asserted(assertion: AST.Assertion): Part {
  // What a look ahead or behind finds stands in the text as well, where it is not found there is nothing to say.
  if ('alternatives' in assertion)
    return assertion.negate ? EMPTY : { ...EMPTY, words: oneOf(assertion.alternatives).words };
  return assertion.kind === 'word' && assertion.negate ? EMPTY : { spellings: [EDGE], words: undefined };
}

function repeated({ min, max, element }: AST.Quantifier): Part {
  const { spellings, words } = partOf(element);
  if (min === 0) return max === 1 && spellings ? { spellings: ['', ...spellings], words: undefined } : UNKNOWN;
  return { spellings: max === 1 ? spellings : undefined, words };
}

function partOf(element: AST.Element | AST.QuantifiableElement): Part {
  if (element.type === 'Character') return { spellings: [String.fromCodePoint(element.value)], words: undefined };
  if (element.type === 'Group' || element.type === 'CapturingGroup') return oneOf(element.alternatives);
  if (element.type === 'Assertion') return asserted(element);
  return element.type === 'Quantifier' ? repeated(element) : UNKNOWN;
}

/**
 * Words of which a text holds at least one, in lower case, wherever the pattern matches it; nothing where the pattern asks for no word. A word
 * is what `\w+` finds between two edges. Of texts with a letter that only "i" and "u" together take for one of a word nothing is said.
 */
export function neededWords({ source, flags }: RegExp): ReadonlySet<string> | undefined {
  // With "v" there are other classes.
  if (flags.includes('v')) return undefined;
  const { alternatives } = parser.parsePattern(source, 0, source.length, flags.includes('u'));
  return oneOf(alternatives).words;
}
