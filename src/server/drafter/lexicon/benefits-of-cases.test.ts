import { describe, expect, test } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';

const product = {
  name: 'Graftwell',
  description:
    'Graftwell is an app for a tree nursery. Growers raise trees, the sales desk takes orders, customers order trees and collect them in the packing shed.',
};

function reasonOf(idea: string): string {
  return /, so that (.+)\.$/.exec(writeStory(readTask({ idea, product })).userStory)?.[1] ?? '';
}

describe('a reason that the case or the thing of a wish tells', () => {
  test.each([
    ['Let growers log grafts offline and send them later', 'I can go on where there is no connection'],
    ['Soil moisture history for each bed as a graph', 'I see how it changes over time'],
    ['Let customers pass their collection slot to another customer', 'it is not lost when I cannot come'],
    ['Draft the plant passport from the recorded treatments', 'I do not have to write it from scratch'],
    ['The app shall open an alarm only after two sensors report frost', 'nobody is called out for a false alarm'],
    ['Year planner for the grafting beds', 'I can plan ahead'],
  ])('is said: %s', (idea, reason) => {
    expect(reasonOf(idea)).toBe(reason);
  });

  test.each([
    ['what is charged with power', 'No longer charge the forklift batteries to 100% by default', /did not get/],
    ['a private lesson', "Don't charge customers for a private tour that was rained off", /bad use/],
    ['what is graphed for nobody', 'Let customers see the price of a tree', /over time/],
    ['a place that is given away for good', 'Let growers give each tree its place in the shed', /not lost/],
  ])('is none for %s', (_, idea, wrong) => {
    expect(reasonOf(idea)).not.toMatch(wrong);
  });
});
