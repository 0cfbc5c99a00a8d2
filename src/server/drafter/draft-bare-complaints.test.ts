import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Reedhouse',
  description:
    'Reedhouse runs the boathouse of a rowing club. Rowers book a boat, coaches plan the outings, the boatman repairs the boats and the treasurer collects the fees.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('a complaint of one sentence: what its last or worst clause asks for', () => {
  it.each([
    [
      'what is found out after the way there',
      'Rowers cycle to the boathouse and then find out that the river is closed.',
      /^As a rower, I want to be told when the river is closed before I cycle to the boathouse, so that I do not cycle to the boathouse for nothing\.$/,
    ],
    [
      'the first of several deeds is the one in vain',
      'Rowers drive to the lake, unload the trailer and discover the jetty is under water.',
      /be told when the jetty is under water before I drive to the lake/,
    ],
    [
      'what somebody is met with after all that',
      'Rowers fill in the damage form, wait at the desk and are then sent home because the boatman is off.',
      /no longer be sent home because the boatman is off/,
    ],
    [
      'what turns out to be so',
      'A double scull is handed out as sound and then the hull turns out to be cracked.',
      /be told in time when the hull is cracked/,
    ],
    [
      'what came out too late',
      'Two coaches planned the same eight for Sunday and it only came out on the jetty.',
      /be told when two coaches plan the same eight for Sunday/,
    ],
    [
      'what nobody can do',
      'The damage photos lie on the phone of the boatman and nobody can match them to a boat after the season.',
      /want to match the damage photos to a boat after the season/,
    ],
    [
      'what nobody can make out of what others say',
      'Rowers write that the yellow oar is broken, and nobody knows which oar they mean.',
      /want to see which oar the rowers mean/,
    ],
    [
      'what nobody notices until it is too late',
      'Rowers who row for two clubs pay in both and nobody notices they have paid twice until the year is over.',
      /be told when (?:I|the rowers who row for two clubs) have paid twice/,
    ],
    [
      'what nobody had done',
      'no launch on regatta day again, nobody had charged the battery',
      /be told when nobody has charged the battery, so that there is a launch on regatta day/,
    ],
    [
      'what nobody does',
      'The boats are washed in October and nobody checks whether the riggers are tight.',
      /have it checked whether the riggers are tight when the boats are washed in October/,
    ],
    [
      'what is gone',
      'The logbook closes when the tablet sleeps and everything I wrote is gone.',
      /have everything I wrote kept when the logbook closes/,
    ],
    [
      'what is gone when one thing leads to another',
      'The plan is reset when the screen locks and everything we marked is gone.',
      /have everything I marked kept when the plan is reset because the screen locks/,
    ],
    [
      'what nobody had done, of something that has no number',
      'No fresh water at the jetty again, nobody had opened the valve.',
      /be told when nobody has opened the valve, so that there is fresh water at the jetty/,
    ],
    [
      'what takes no account of something',
      'Coaches lose the first half hour because the outing plan takes no account of the tide.',
      /have the outing plan take account of the tide, so that I do not lose the first half hour/,
    ],
    [
      'what takes too long',
      'We have 60 juniors on the jetty and it takes over an hour until each of them sits in a boat.',
      /have each junior sit in a boat in less than an hour/,
    ],
    [
      'what takes long to find out',
      'It takes the boatman half a day to work out which oars belong to which boat.',
      /^As a boatman, I want to see which oars belong to which boat/,
    ],
    [
      'what takes all morning to find out',
      'It takes the boatman all morning to find out which oars are missing.',
      /^As a boatman, I want to see which oars are missing/,
    ],
    [
      'what somebody learns after it could help',
      'Rowers only find out what a repair costs after the boatman has ordered the parts.',
      /^As a rower, I want to know what a repair costs before the boatman has ordered the parts/,
    ],
    [
      'whoever is chased',
      'Coaches chase rowers for their swimming badge by mail and the entry closes without it.',
      /^As a coach, I want to no longer have to chase rowers for the swimming badge by mail/,
    ],
    [
      'what is only done when somebody presses for it',
      'Rowers are only paid back after they have asked the treasurer three times.',
      /^As a rower, I want to be paid back without having to ask the treasurer three times/,
    ],
    [
      'what goes to whoever is loudest',
      'Before the regatta all the rowers want the same eight on the same two evenings and whoever shouts loudest gets it.',
      /have the eight no longer go to whoever shouts loudest when all the rowers want it on the same two evenings before the regatta/,
    ],
    [
      'what is so at a place or a time without a comma',
      'On hot days the jetty is so full that nobody finds a place.',
      /have the jetty no longer so full that nobody finds a place on hot days/,
    ],
    [
      'the same of half of them',
      'At weekends half the lockers stay open.',
      /keep half the lockers from staying open at weekends|half the lockers no longer stay open at weekends/,
    ],
    [
      'what can never be made out',
      'I can never tell from the plan who sits at bow',
      /I want to see from the plan who sits at bow/,
    ],
    [
      'what is seen in part',
      'Coaches never see the whole crew, only the stroke.',
      /^As a coach, I want to see the whole crew and not only the stroke/,
    ],
    [
      'what is seen in part, with just that',
      'Rowers never see the whole bill, just the sum of the day.',
      /^As a rower, I want to see the whole bill and not only the sum of the day/,
    ],
  ])('%s', (_, idea, story) => {
    expect(draft(idea).userStory).toMatch(story);
  });

  it.each([
    [
      'what goes on as it should',
      'Rowers book a boat and then find the oars in the rack.',
      /for nothing|before I book/,
    ],
    ['a rule', 'Boats are signed out at the desk and nobody takes one without a cox.', /no longer|keep|rid of/],
    [
      'what somebody asks for beside it',
      'Rowers cycle to the boathouse and then find out that the river is closed, we should text them.',
      /for nothing/,
    ],
    ['what is told to people', 'Rowers ask for a boat and are told the number of the rack.', /no longer be told/],
    [
      'what somebody wants, although a word of it may hurt',
      'Rowers want to note which boats they have tried and see the new faults of a boat the day they come in.',
      /be told when|before I want/,
    ],
    ['whose work is urged by nobody', 'Fees are only paid back after the coach has signed.', /without/],
  ])('near miss: %s', (_, idea, not) => {
    expect(draft(idea).userStory).not.toMatch(not);
  });

  it('what is cured is no reason for the cure', () => {
    const { userStory } = draft(
      'Juniors who are ill still get charged because nobody cancels their outing before Friday.',
    );
    expect(userStory).not.toMatch(/so that (?:somebody|nobody) cancels/);
  });

  it('says yesterday where something is of yesterday', () => {
    const { userStory } = draft("Rowers see yesterday's water level, set off, and then get stuck on the bank.");
    expect(userStory).not.toMatch(/ 's /);
  });
});

it('a headline that has no room for what it comes of does not end with "just"', () => {
  const { headline, userStory } = draft('The plan is wrong again because the boatman is late');
  expect(userStory).toContain('no longer wrong again just because the boatman is late,');
  expect(headline).toBe('Plan is no longer wrong again');
});
