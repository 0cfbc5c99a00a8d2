import { describe, expect, it } from 'vitest';
import { type Evidence, WEIGHTS } from '../../src/server/drafter/what-speaks-for-whom.ts';
import { type Choice, fitWeights } from './fit.ts';

const NOTHING = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as Evidence;

function choiceOf(right: Partial<Evidence>, wrong: Partial<Evidence>): Choice {
  return [
    { evidence: { ...NOTHING, ...right }, isRight: true },
    { evidence: { ...NOTHING, ...wrong }, isRight: false },
  ];
}

describe('fitWeights', () => {
  it('counts what the right roles have for them, and the other way round', () => {
    const choices = Array.from({ length: 40 }, () => choiceOf({ ofTrade: 1 }, { isSpokenOf: 1 }));
    const { ofTrade = 0, isSpokenOf = 0, manages } = fitWeights(choices);
    expect(ofTrade).toBeGreaterThan(1);
    expect(isSpokenOf).toBeLessThan(-1);
    expect(manages).toBe(0);
  });

  it('gives no weight to what the wrong roles have as often', () => {
    const choices = [choiceOf({ isNamed: 1 }, {}), choiceOf({}, { isNamed: 1 })];
    expect(fitWeights(choices)['isNamed']).toBeCloseTo(0, 2);
  });

  it('learns nothing of choices where every role is right', () => {
    const all: Choice = [{ evidence: { ...NOTHING, fits: 1 }, isRight: true }];
    expect(fitWeights([all])).toEqual({});
  });
});
