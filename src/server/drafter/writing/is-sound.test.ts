import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isSound } from './is-sound.ts';

describe('a wish', () => {
  it.each([
    'use a 2',
    'have the plan should',
    'have after rain I have to wait 3 days before the plot can be dug',
    'have new wardens, they no longer get another key',
    'be sure that dig together if the plots are side by side',
    'know',
    'be told',
    'cost me 40 in late fees',
    'be rid of the problem that if a warden drops out',
    'use the everything without overlaps',
    'use a would a plan make sense',
    'have not if the pump is told',
    'keep wardens draw the plan on Friday from getting lost',
    'make sure that no plot smaller than ten metres',
    'see the plan of the',
    'be told when two keys of the shed',
    'be rid of the problem that no plot smaller than ten metres',
    'use the shed gets boxes with forty mixed tools',
    'get the keys until',
    'keep the upload of big files (1-2 GB from breaking',
    'have but the plan gets lost at night',
    'see could members swap a plot',
    'keep and then the key is gone',
    'keep',
    'of the 4',
    'have of 2',
    'among the members of a plot',
    'be told when among the members',
    'be told when who could open the gate',
    'have no longer sell in kilos',
    'be sure that seeds by post, three at most',
    'weigh in pounds and the shop sells in kilos, and twice this year a box was too heavy',
    'differ the warden has to weigh it again',
    'keep rain days from counting as late days do not nag the wardens about them',
    'lose keys when the warden takes until morning to count them and we',
  ])('that a cut has torn is not sound: %s', (wish) => {
    expect(isSound(wish)).toBe(false);
  });

  it.each([
    'use a plan of the beds',
    'know who opens the shed',
    'be rid of the problem that if a warden drops out, nobody is told',
    'open the shed and the gate at once',
    'be sure that the shed is shut and the warden gets the key',
    'keep members from entering the shed when they do not have a key',
    'use a list that shows which plots are free',
    'use a scan of the box labels',
    'be told when a plot needs water',
    'be told when a plot is free',
    'no longer have to draw the plan twice',
    'keep members with no key from entering',
    'keep bread that is left from being thrown away',
    'make sure that no plot is given away twice',
    'copy a plan from one garden to another',
    'find the answers filled in already',
    'use a Do Not Enter sign',
    'see both plots side by side',
    'see the 20 metre hose',
    'have one key for each of the sheds',
    'offer keys at one price',
  ])('is sound otherwise: %s', (wish) => {
    expect(isSound(wish)).toBe(true);
  });
});

describe('an idea whose wish cannot be read', () => {
  const product = { name: 'Plotwise', description: 'Members rent plots. Wardens draw plans and count keys.' };

  it('is told as over, and what is wanted is asked', () => {
    const draft = draftStory({
      idea: 'Wardens redraw their plan on Friday night and by Monday a tenth of the plots is lost',
      product,
    });
    expect(draft.userStory).toMatch(
      /^As a warden, I want to have a tenth of the plots no longer lost by Monday when I redraw my plan on Friday night, so that /,
    );
    expect(draft.openQuestions.join()).toContain('What should the product do so that a tenth of the plots');
  });

  it('is what a question asks, where it is one', () => {
    const draft = draftStory({
      idea: 'should the plot page close by itself some time after the rent is over, and can they keep the photos before it does?',
      product,
    });
    expect(draft.userStory).toMatch(/I want to know whether the plot page should close by itself some time after/);
    expect(draft.openQuestions.join()).toContain('can they keep the photos');
  });

  it('is not needed where somebody leaves themselves out: "Would love to"', () => {
    const draft = draftStory({
      idea: 'We had a flood on six plots. Six wardens wrote to one plumber. Would love to be able to tie reports of one flood together.',
      product,
    });
    expect(draft.userStory).toMatch(/I want to tie reports of one flood together,/);
  });
});
