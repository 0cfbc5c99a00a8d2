import { learnsIt, listOfIt, seesWhat, whenItIs, whenTheyDo, wouldHelp } from './answers-it.ts';
import { atThatTime, beforeIt, inThatCase } from './in-that-case.ts';
import { maximumOf, thatNumber } from './its-bound.ts';
import { labelOfCase } from './label-of-case.ts';
import { asksWhat, chargesFor, stopped, mustDoIt, sameThere, tellsWhen, theyAre, whichOnes } from './told-when.ts';
import { doneForThem, messageWhen, needsThem, someOfThem, unawareOf } from './some-of-them.ts';
import { thingNamed } from './what-it-is.ts';
import type { People } from './people.ts';

/** Plain ideas are short; a longer text is read as it stands. */
const LONGEST = 300;
const MOST = 4;

/** A sentence with what it only points back to; `isWhole` where it tells the sentence before as well. */
interface Told {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What a sentence asks for or complains of, where the one before tells in which case, of what or what it is. */
function withFormer(sentence: string, before: string, earlier: string | undefined, people: People): Told | undefined {
  if (/[?:;]/.test(`${before}${sentence}`) || sentence.split(' ').length > 24) return undefined;
  const beside =
    asksWhat(sentence, before) ??
    someOfThem(sentence, before, people) ??
    needsThem(sentence, thingNamed(before.replace(/[.!]+$/, ''), /\bthem\b/i.test(sentence), people)) ??
    atThatTime(sentence, before) ??
    beforeIt(sentence, before, people) ??
    seesWhat(sentence, before) ??
    whenItIs(sentence, before) ??
    wouldHelp(sentence) ??
    whenTheyDo(sentence, before, people) ??
    maximumOf(sentence, before, people) ??
    chargesFor(sentence, before, people) ??
    whichOnes(sentence, before, people) ??
    theyAre(sentence, before, people);
  if (beside) return { text: beside, isWhole: false };
  const whole =
    thatNumber(sentence, before) ??
    unawareOf(sentence, before, people) ??
    messageWhen(sentence, before, people) ??
    doneForThem(sentence, before) ??
    tellsWhen(sentence, before, people) ??
    mustDoIt(sentence, before, people) ??
    sameThere(sentence, before) ??
    stopped(sentence, before) ??
    listOfIt(sentence, before, earlier, people) ??
    learnsIt(sentence, before) ??
    inThatCase(sentence, before, people);
  return whole ? { text: whole, isWhole: true } : undefined;
}

/** The sentences of an idea in one line, none of which only points back to the one before. */
export function withFormers(text: string, people: People): string {
  if (text.includes('\n') || text.length > LONGEST) return text;
  const plain = labelOfCase(text, people);
  const sentences = plain.split(/(?<=[.!])\s+(?=["'“A-Z])/);
  if (sentences.length < 2 || sentences.length > MOST) return plain;
  const kept: string[] = [];
  for (const sentence of sentences) {
    const before = kept.at(-1);
    const told = before === undefined ? undefined : withFormer(sentence, before, kept.at(-2), people);
    if (told?.isWhole) kept.splice(-1, 1, told.text);
    else kept.push(told?.text ?? sentence);
  }
  return kept.join(' ');
}
