import type { Intent } from '../lexicon/intents/intent.ts';
import { groupMember, type Actor } from '../find-actor.ts';
import { withArticle } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { fillPattern, type Slots } from './slots.ts';
import type { Benefit } from './write-benefit.ts';

const MOST_QUESTIONS = 3;

/** What the idea leaves open, at most three. */
export function questionsOf(
  idea: Idea,
  intents: readonly Intent[],
  actor: Actor,
  product: Product,
  slots: Slots,
): string[] {
  const questions: string[] = [];
  if (actor.isGuess && product.roles.length > 1) {
    const names = product.roles.slice(0, 3).map((role) => withArticle(groupMember(role.name)));
    questions.push(`Who is this for: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`);
  }
  questions.push(...idea.questions);
  for (const question of intents[0]?.questions ?? []) {
    if (question.unless?.test(idea.text)) continue;
    const text = fillPattern(question.text, slots);
    if (text) questions.push(text);
  }
  return questions.slice(0, MOST_QUESTIONS);
}

/** What was taken for granted, in plain sentences. */
export function assumptionsOf(actor: Actor, benefit: Benefit, idea: Idea): string[] {
  const assumptions: string[] = [];
  if (actor.grounding.source === 'assumption')
    assumptions.push(`The idea does not say who it is for; ${withArticle(actor.name)} was taken.`);
  if (actor.grounding.source === 'product')
    assumptions.push(`The idea does not say who it is for; the description points to ${withArticle(actor.name)}.`);
  if (benefit.grounding.source === 'assumption') assumptions.push('The idea gives no reason; the benefit is a guess.');
  if (idea.form === 'problem')
    assumptions.push('The idea tells of a problem; the wish behind it was worked out from that.');
  return assumptions;
}
