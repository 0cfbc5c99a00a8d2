import { expandContractions } from '../grammar/contractions.ts';
import { dutyScore } from './asking-score.ts';
import { withFrontComma } from './front-comma.ts';
import type { People } from './people.ts';
import { ruled } from './plain-rule.ts';
import type { Idea } from './read-idea.ts';
import { spelledOut } from './spell-out-rule.ts';
import { lowerFirst, PROBLEM } from './trouble-words.ts';
import { LAW } from './unwrap.ts';
import { EARNS, isHouseRule } from './is-house-rule.ts';
import { isVent } from './vents.ts';

/** Of what it speaks another sentence tells, or it is why. */
const POINTS = /^(?:it|this|that|these|those|they|he|she|after that|then|otherwise|so|because|at least)\b|["“”:]/i;
/** What somebody does in a pinch today is no rule. */
const MAKES_DO =
  /\b(?:ring|call|phone|type|retype|by hand|on paper|again|guess|wait|ask around|drive|somebody|someone|I|me|my|he|she)\b/i;

/** Whether what is wanted was only made of a complaint. */
function isMadeUp({ isGuess, form, action }: Idea): boolean {
  return (
    isGuess === true ||
    action.isOver === true ||
    form === 'problem' ||
    action.wish.startsWith(PROBLEM) ||
    /^have .+ have to [a-z]+/.test(action.wish)
  );
}

/** Of a note whose wish was made of a complaint or of what happened: the sentence that says what has to be so in such a case, as the rule that it is. */
export function askedRule(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  if (!idea || !isMadeUp(idea) || /[\n?]/.test(said)) return idea;
  const sentences = said
    .split(/(?<=[.!;])\s+/)
    .map((sentence) => sentence.replace(/[.!;\s]+$/, '').replace(LAW, ''))
    .filter((sentence) => !isVent(sentence));
  const owed = sentences
    .map((sentence) => lowerFirst(withFrontComma(expandContractions(sentence), people)))
    .filter((sentence) => !POINTS.test(sentence) && !MAKES_DO.test(sentence))
    .map((sentence) => ({
      sentence,
      score: dutyScore(sentence, people) || (EARNS.test(sentence) && isHouseRule(spelledOut(sentence), people) ? 1 : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = owed;
  if (!best || sentences.length < 2) return idea;
  const rule = ruled(
    { ...idea, form: 'problem', benefit: undefined },
    spelledOut(best.sentence),
    best.sentence,
    undefined,
    people,
  );
  return rule.form === 'problem' ? idea : { ...rule, isGuess: undefined, isTale: false, benefit: undefined };
}
