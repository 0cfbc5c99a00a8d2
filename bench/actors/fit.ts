import type { Evidence } from '../../src/server/drafter/what-speaks-for-whom.ts';

/** The roles of one product for one idea: what speaks for each, and whether it is one of those that are right. */
export type Choice = readonly { readonly evidence: Evidence; readonly isRight: boolean }[];

const STEPS = 500;
const RATE = 0.5;
/** How much the square of a weight costs, in ideas. */
const PENALTY = 1;

/** How likely each role is by the weights. */
function shares(choice: Choice, weights: Readonly<Record<string, number>>): number[] {
  const scores = choice.map(({ evidence }) =>
    Math.exp(Object.entries(evidence).reduce((sum, [name, found]) => sum + found * (weights[name] ?? 0), 0)),
  );
  const all = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / all);
}

/**
 * The weights of a softmax over roles under which the right ones of all choices are likeliest, by gradient ascent with a
 * penalty on large weights. Choices where none or all roles are right say nothing and are left out.
 */
export function fitWeights(all: readonly Choice[]): Record<string, number> {
  const choices = all.filter(
    (choice) => choice.some(({ isRight }) => isRight) && choice.some(({ isRight }) => !isRight),
  );
  const names = Object.keys(choices[0]?.[0]?.evidence ?? {}) as (keyof Evidence)[];
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  for (let step = 0; step < STEPS; step++) {
    const slope: Record<string, number> = Object.fromEntries(
      names.map((name) => [name, -PENALTY * (weights[name] ?? 0)]),
    );
    for (const choice of choices) {
      const likely = shares(choice, weights);
      const right = choice.reduce((sum, { isRight }, at) => sum + (isRight ? (likely[at] ?? 0) : 0), 0);
      for (const [at, { evidence, isRight }] of choice.entries()) {
        const pull = (isRight ? (likely[at] ?? 0) / right : 0) - (likely[at] ?? 0);
        for (const name of names) slope[name] = (slope[name] ?? 0) + pull * evidence[name];
      }
    }
    for (const name of names)
      weights[name] = (weights[name] ?? 0) + (RATE * (slope[name] ?? 0)) / Math.sqrt(choices.length * (1 + step / 100));
  }
  return weights;
}
