import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ringside',
  description:
    'Ringside is a booking tool for a boxing gym. Boxers book sparring slots, coaches set the weekly plan, and the front desk checks in guests.',
};

function draft(idea: string): { wish: string; all: string } {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  const [, wish = ''] = /^As an? .+?, I want to (.+), so that (?:.+)\.$/.exec(userStory) ?? [];
  return { wish, all: acceptanceCriteria.join('\n') };
}

describe('what somebody wants a thing to do or to be', () => {
  it.each([
    [
      'does',
      "I'd love the bell to ring on the tablets in both rooms.",
      /^have the bell ring on the tablets in both rooms$/,
      /^The bell rings on the tablets/,
    ],
    [
      'of that kind',
      'We would like such bookings to lapse at noon.',
      /^have such bookings lapse at noon$/,
      /^Such bookings lapse at noon/,
    ],
    [
      'has done to it',
      "I'd want those complaints laid on my desk before the fight.",
      /^have those complaints laid on my desk before the fight$/,
      /^Those complaints are laid on/,
    ],
    [
      'with what tells which',
      'I want every slot with a guest in it marked in the plan',
      /^have every slot with a guest in it marked in the plan$/,
      /^Every slot with a guest in it is marked/,
    ],
    [
      'in a story',
      'As a coach, I want the plan read out to me while my hands are taped.',
      /^have the plan read out to me/,
      /^The plan is read out/,
    ],
    [
      'where it stands',
      'As a coach, I want the photo of the boxer next to the weight class.',
      /^see the photo of the boxer next to the weight class$/,
      /can see the photo/,
    ],
  ])('%s', (_, idea, wish, outcome) => {
    const story = draft(idea);
    expect(story.wish).toMatch(wish);
    expect(story.all).toMatch(outcome);
  });

  it.each([
    ['what a thing is for', "I'd like a button to stop the round clock.", /^stop the round clock/],
    ['which one it is', 'I want to see the bookings made last week.', /^see the bookings made last week$/],
    ['who does it', 'We want the front desk to see unpaid fees.', /^see unpaid fees$/],
  ])('is none: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    ['told by somebody', 'I wish the coach would tell me before he leaves.', /^be told before the coach leaves$/],
    [
      'not done',
      "I'd prefer not to get a mail for every small thing.",
      /^be spared getting a mail for every small thing$/,
    ],
    [
      'done with what was recorded',
      'I want to photograph the score card and get the rounds out of it.',
      /^photograph the score card and get the rounds out of it$/,
    ],
    [
      'of somebody else',
      'Coaches should get a note if a boxer changed their weight class last week.',
      /^get a note if a boxer changed their weight class last week$/,
    ],
  ])('is told of whoever wishes it: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});
