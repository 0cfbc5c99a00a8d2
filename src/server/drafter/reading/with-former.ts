import { learnsIt, listOfIt, seesWhat, whenItIs, whenTheyDo, wouldHelp } from './answers-it.ts';
import { askedAbout } from './asked-about.ts';
import {
  allOfThem,
  asksWhy,
  canBeDone,
  choosesBetween,
  doesItThen,
  hasToBe,
  likedThing,
  nobodyKnows,
  ofThose,
  remindsOf,
  theyAreThings,
  whetherPossible,
  whichDo,
} from './filled-in.ts';
import { atThatTime, beforeIt, inThatCase } from './in-that-case.ts';
import { maximumOf, thatNumber } from './its-bound.ts';
import { labelOfCase } from './label-of-case.ts';
import { asksWhat, chargesFor, stopped, mustDoIt, sameThere, tellsWhen, theyAre, whichOnes } from './told-when.ts';
import { orderInCase } from './order-in-case.ts';
import { orderedThen } from './ordered-then.ts';
import { doneForThem, messageWhen, needsThem, someOfThem, unawareOf } from './some-of-them.ts';
import { saidShort } from './said-short.ts';
import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';

const SENTENCES = /(?<=[.!])\s+(?=["'“A-Z])/;
/** Plain ideas are short; a longer text is read as it stands. */
const LONGEST = 300;
const MOST = 4;

/** A sentence with what it only points back to, and how many of those before it tells as well. */
interface Told {
  readonly text: string;
  readonly count: number;
}

type Read = (sentence: string, before: string, people: People, earlier: string | undefined) => string | undefined;

/** What only points to something that the sentence before names: that sentence stays. */
const BESIDE: readonly Read[] = [
  askedAbout,
  asksWhat,
  asksWhy,
  someOfThem,
  needsThem,
  atThatTime,
  // The sentence before tells more than the case.
  (sentence, before, people) =>
    / (?:and|but|because|so|although|while) /i.test(before) ? beforeIt(sentence, before, people) : undefined,
  seesWhat,
  whenItIs,
  wouldHelp,
  whenTheyDo,
  maximumOf,
  chargesFor,
  whichDo,
  whichOnes,
  (sentence, before, people, earlier = '') => allOfThem(sentence, [before, earlier], people),
  theyAreThings,
  theyAre,
  canBeDone,
  nobodyKnows,
];

/** What tells the sentence before as well. */
const WHOLE: readonly Read[] = [
  orderedThen,
  beforeIt,
  thatNumber,
  unawareOf,
  messageWhen,
  doneForThem,
  ofThose,
  tellsWhen,
  mustDoIt,
  sameThere,
  stopped,
  (sentence, before, people, earlier) => listOfIt(sentence, before, earlier, people),
  learnsIt,
  likedThing,
  doesItThen,
  hasToBe,
  choosesBetween,
  whetherPossible,
  inThatCase,
];

/** What a sentence asks for or complains of, where the one before tells in which case, of what or what it is. */
function withFormer(sentence: string, before: string, earlier: string | undefined, people: People): Told | undefined {
  if (/[?:;]/.test(`${before}${sentence}`) || sentence.split(' ').length > 24) return undefined;
  const reminded = remindsOf(sentence, before, earlier);
  if (reminded) return { text: reminded.text, count: reminded.isBoth ? 2 : 1 };
  for (const [count, readers] of [BESIDE, WHOLE].entries())
    for (const read of readers) {
      const text = read(sentence, before, people, earlier);
      if (text) return { text, count };
    }
  return undefined;
}

/** The sentences of an idea in one line, none of which only points back to the one before. */
export function withFormers(text: string, people: People): string {
  if (text.includes('\n') || text.length > LONGEST) return text;
  const plain = labelOfCase(orderInCase(text), people);
  const said = plain.split(SENTENCES);
  const short = saidShort(said);
  if (short.length !== said.length || short.some((sentence, at) => sentence !== said[at]))
    return withFormers(short.join(' '), people);
  const sentences = said;
  if (sentences.length < 2 || sentences.length > MOST) return plain;
  const kept: string[] = [];
  for (const one of sentences) {
    const sentence = one.replace(/^by law,? (they|it) /i, (_, it: string) => `${upperFirst(it)} `);
    const before = kept.at(-1);
    const told = before === undefined ? undefined : withFormer(sentence, before, kept.at(-2), people);
    kept.splice(kept.length - (told?.count ?? 0), told?.count ?? 0, told?.text ?? sentence);
  }
  return kept.join(' ');
}
