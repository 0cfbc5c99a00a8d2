import type { Idea } from '../reading/read-idea.ts';
import { asShown } from './answers-listed.ts';
import { askedOf } from './clauses-inside.ts';
import type { Collected } from './collect-criteria.ts';
import type { Slots } from './slots.ts';
import { answersTo, ofFact } from './write-answers.ts';

/** So many where the kind of wish has sentences of its own, or an answer is told by what is shown and what is not. */
export const OF_ITS_KIND = 4;
const SHOWS_ANSWER =
  /^(?:see|know|show|view|check|find out|look up|understand|read|look|learn|hear|display|follow|track|watch)$/;

/** What the answer to a question must show, where the wish asks one or wants to be told one. */
export function addAnswers({ addPatterns }: Collected, { action }: Idea, wish: string, slots: Slots): void {
  const told =
    /^be (?:told|shown|notified|informed|alerted|reminded) ((?:what|which|how|whether|where|who)\b.+?)(?: (?:when|if|as soon as) .+)?$/.exec(
      wish,
    )?.[1];
  if (told) addPatterns(answersTo(told), OF_ITS_KIND, new Map(slots).set('asked', told));
  // "a list of who has which key"
  const listed = /^(?:see|get|have|use) (?:an? |the )?(?:list|overview|table) of ((?:who|which|where)\b.+)$/.exec(
    wish,
  )?.[1];
  if (listed && action.frame === 'do') addPatterns(answersTo(listed), OF_ITS_KIND, new Map(slots).set('asked', listed));
  const fact = /^(?:see|know|notice)(?: (?:at once|straight away|immediately|right away))? that (.+)$/.exec(wish)?.[1];
  if (fact && action.frame === 'do') addPatterns(ofFact(fact), OF_ITS_KIND, slots);
  const asked = askedOf(action);
  // What somebody must not see is no answer to them.
  if (asked && action.rule !== 'open' && action.frame !== 'not' && SHOWS_ANSWER.test(action.core.verb))
    addPatterns(asShown(answersTo(slots.get('asked') ?? asked), wish), OF_ITS_KIND, slots);
}
