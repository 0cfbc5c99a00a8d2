import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Plots',
  description:
    'Allotment garden of a town. Gardeners rent a plot and pay the yearly fee. The chair inspects plots and writes warnings. Architects submit drawings for the sheds. The treasurer sends invoices. Workers report accidents to the safety officer.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what people tell or give each other is wished by whoever does so', () => {
  it.each([
    ['Tell the safety officer about an accident without giving a name', /^As a worker, I want to tell the safety/],
    ['Warn a gardener about the hedge with a photo', /^As a chair, I want to warn a gardener about the hedge/],
    ['Send a drawing back to the architect because the fee is missing', /I want to send a drawing back to the arch/],
    ['Give a gardener private feedback on the plot', /^As a chair, I want to give a gardener private feedback/],
    ['Send a letter to all gardeners about the water', /I want to send a letter to all gardeners/],
    ['Polite refusal letter to the architect', /I want to send a polite refusal letter to the architect/],
    ['Pest letters for gardeners as a pdf', /I want to send pest letters to gardeners as a PDF/],
    ['Two reminders for gardeners who have not paid', /^As a treasurer, I want to send two reminders to gardeners/],
    ["Remind gardeners who haven't confirmed the work day", /I want to remind gardeners who have not confirmed/],
    ['Let my son collect the key for me', /^As a gardener, I want to let my son collect the key/],
    ['Let my brother in for one afternoon', /^As a gardener, I want to let my brother in/],
    ['Tell the chair that I am late for the work day', /I want to tell the chair that I am late/],
    [
      'Which plots do I still have to inspect this week?',
      /^As a chair, I want to see which plots I (?:still )?have to inspect/,
    ],
    ['Show my plot to grandma on a page', /^As a gardener, I want to show my plot to grandma/],
    ['Give a plot as a present to a friend', /^As a gardener, I want to give a plot as a present/],
    ['Give a neighbour the right to sign on my behalf', /^As a gardener, I want to give a neighbour the right/],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
    expect(storyOf(idea)).not.toMatch(/^As an? (?:safety|architect|son|brother|grandma|friend|neighbour)/);
  });

  it.each([
    ['Tell gardeners when the water is turned off', /^As a gardener, I want to be told when/],
    ['Warn a gardener when the fee is late', /^As a gardener, I want to be warned when/],
    ['Send gardeners a letter every year', /^As a gardener, I want to get a letter/],
    ['Send the treasurer a copy of each payment', /^As a treasurer, I want to get a copy/],
    ['Show gardeners a photo of their plot', /^As a gardener, I want to see a photo/],
    ['Notify the chair of a complaint', /^As a chair, I want to be notified/],
    ['Letter template for gardeners', /^As a gardener/],
    ['Reminder for gardeners before the work day', /^As a gardener, I want to be reminded/],
    ['Let gardeners pay by card', /^As a gardener, I want to pay by card/],
  ])('but not what a product does: %s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });
});
