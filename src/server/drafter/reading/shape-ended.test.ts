import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const LODGE = {
  name: 'Lodge',
  description:
    'Lodge runs mountain huts. Guests book beds and meals, hut keepers cook and check guests in, and the club office sets prices and sends invoices.',
};

function told(idea: string) {
  const { headline, userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product: LODGE });
  return { headline, userStory, criteria: acceptanceCriteria.join('\n'), further: furtherIdeas.join('\n') };
}

describe('what is no longer done', () => {
  it.each([
    ["don't ring me at night unless the hut is on fire", 'I want to no longer be rung at night', 'is no longer rung'],
    [
      'do not let me book a bed that is taken',
      'I want to be kept from booking a bed that is taken',
      'cannot book a bed',
    ],
    ["Don't offer meals with nuts", 'no longer have meals with nuts offered', 'Meals with nuts are no longer offered.'],
    ["Don't suggest anything with meat", 'have nothing with meat suggested', 'Nothing with meat is suggested.'],
    [
      "Don't show the menu until the keeper has confirmed it",
      'the menu shown until',
      'The menu is not shown until the keeper has confirmed it.',
    ],
    ["Don't allow export of the guest list by keepers", 'keep keepers from exporting the guest list', 'cannot export'],
  ])('%s', (idea, wish, criterion) => {
    const draft = told(idea);
    expect(draft.userStory).toContain(wish);
    expect(draft.criteria).toContain(criterion);
    expect(draft.headline).not.toMatch(/^them\b/i);
  });

  it('stays as it is where nothing belongs to it and nobody is "me"', () => {
    expect(told("Don't print the menu on Sundays").criteria).toContain('no longer printed on Sundays');
    expect(told("Don't let guests book two beds").userStory).toContain('keep guests from booking two beds');
  });
});

describe('a reason behind the comma of a ban or a name', () => {
  it.each([
    ['stop mailing keepers for each bed, its driving us mad', 'driving'],
    ["Don't play a sound, we are asleep up here", 'asleep'],
    ["Don't offer peanuts, my son is allergic", 'allergic'],
    ["please don't send invoices on sundays, it makes us look greedy", 'greedy'],
    ['Dark mode for the hut screen, it hurts my eyes at night', 'hurts'],
    ['Print a lost bed ticket again without a new form, costs a minute every time', 'costs'],
    ['hide keeper notes from guests, last week one of them read ours', 'last week'],
  ])('%s', (idea, reason) => {
    const { criteria, further, userStory } = told(idea);
    // The one place in front of the benefit where it may stand is behind "because".
    const [wish = ''] = userStory.split(/,? because |, so that /);
    expect(`${criteria}\n${further}\n${wish}`).not.toContain(reason);
  });

  it('is what it is not wanted for', () => {
    expect(told("please don't autosave the menu text, I want to read it first").userStory).toContain(
      'no longer have the menu text autosaved, so that I can read it first',
    );
    expect(told("Don't send me an e-mail, I want to get a text").userStory).toContain('I want to get a text');
  });

  it('is told as why where others did what should not happen again, and a rule stays one', () => {
    expect(told("don't ask for a birthday when booking, people quit right there").userStory).toContain(
      'so that people do not quit right there',
    );
    expect(told("don't allow export of the guest list by keepers, one of them sold it").userStory).toContain(
      'so that one of them does not sell it again',
    );
    expect(told('Rate the meal together, everybody in the room has one vote').criteria).toContain('one vote');
    expect(told('Let guests enter a phone number, the number is optional').criteria).toContain('optional');
  });
});
