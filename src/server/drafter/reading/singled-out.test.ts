import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Plots',
  description:
    'Allotment garden of a town. Gardeners rent a plot and pay the yearly fee. The chair inspects plots and writes warnings. The office keeps the waiting list and sends letters. Applicants ask for a plot. Contractors repair pipes.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('those who are singled out for what they did or lack do not ask for it', () => {
  it.each([
    [
      'Gardeners who have not come for three weeks should get a friendly message',
      /want to send a friendly message|want to send a message to gardeners/,
    ],
    [
      'Contractors who exceed the agreed four hours should be visible in a report',
      /want to see contractors who exceed/,
    ],
    ['Applicants who turned down two plots move to the back', /want to move applicants who turned down two plots to/],
    ['Gardeners who did not react to two letters should be on a call list', /want to put gardeners .* on a call list/],
    ['Gardeners who cancel twice need a mark', /want to mark gardeners who cancel twice/],
  ])('%s', (idea, wish) => {
    expect(storyOf(idea)).toMatch(wish);
    expect(storyOf(idea)).not.toMatch(/^As an? (?:gardener|contractor|applicant)/);
  });

  it.each([
    ['Gardeners who have not used their water should be able to carry it over', /^As a gardener/],
    ['Gardeners who miss a work day should get another date', /^As a gardener/],
    ['Gardeners with a shed should be on the list', /^As a gardener/],
    ['Gardeners who have not received the letter should be able to download it', /^As a gardener/],
  ])('but what is of use to them they do: %s', (idea, who) => {
    expect(storyOf(idea)).toMatch(who);
  });

  it('a name torn from a title is nobody', () => {
    expect(storyOf('Watermark until the gardener has paid')).toMatch(/^As an? (?:gardener|chair|member of the office)/);
    expect(storyOf('Review notes the gardener must settle before the plot is let')).not.toMatch(/^As a review/);
  });
});
