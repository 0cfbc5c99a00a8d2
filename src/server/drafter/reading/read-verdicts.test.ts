import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Loomroom',
  description:
    'Loomroom runs a shared weaving workshop. Weavers book looms by the hour and store yarn. The workshop master repairs looms and orders yarn. Course guests take weekend courses. The treasurer sends the bills.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('a complaint whose verdict, cause or measure tells what is wanted', () => {
  it.each([
    [
      'The loom screen is dark grey on black, which is the last thing you need at dusk',
      /have the loom screen no longer dark grey on black at dusk/,
    ],
    [
      'Weavers keep mailing us their patterns because the upload rejects files with colours',
      /have the upload accept files with colours/,
    ],
    [
      'The yarn order takes me two full days each month because it is in four places',
      /spend less time on the yarn order/,
    ],
    [
      'The length of a course is always two hours in the system but for beginners it takes me three',
      /set the length of a course for beginners/,
    ],
    [
      'When the alarm goes off nobody knows who is still in the workshop',
      /see who is still in the workshop when the alarm goes off, so that nobody has to guess\.$/,
    ],
    [
      'Two weavers keep repairing the same loom, nobody sees that another one is already at it',
      /^As a weaver, I want to see whether another one is at it, so that two weavers no longer repair the same loom\.$/,
    ],
    [
      'Guests put their yarn out a day early and the others trip over it',
      /keep guests from putting their yarn out a day early/,
    ],
    ['We throw away dye every Friday while the course on Thursday went without', /no longer have to throw away dye/],
    ['Weavers get the plan when the week has begun', /get the plan before the week has begun/],
    ['The treasurer sees debts only in the yearly sheet', /see debts not only in the yearly sheet/],
    ['Weavers only see the next booking and not the one after', /see not only the next booking but also the one after/],
    [
      'The treasurer fixes an error in the plan but those who printed it keep weaving by the old one',
      /be told when the treasurer fixes an error in the plan/,
    ],
    [
      'Guests come for the wool man and he is on holiday',
      /^As a course guest, I want to be told when the wool man is on holiday, so that I do not come in vain\.$/,
    ],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    ['We throw away too many shuttles on Mondays', /throw away fewer shuttles/],
    ['Weavers see the loom screen in black, which is what they like at dusk', /^(?!.*no longer)/],
    ['The bus takes us to the workshop every day', /^(?!.*less time)/],
    ['Weavers get their bill a week early', /^(?!.*keep weavers)/],
  ])('leaves "%s"', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });
});
