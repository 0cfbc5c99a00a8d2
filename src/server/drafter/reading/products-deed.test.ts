import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes.',
};

function wishIn(idea: string): string {
  return /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('an order for a case that somebody or something else gives rise to', () => {
  it.each([
    [
      'Play music from the old list if nobody has chosen any for today',
      'have music played from the old list if nobody has chosen any for today',
    ],
    ['highlight the lane once its rope is due', 'have the lane highlighted once its rope is due'],
    ['grey out the lane once it is taken', 'have the lane marked in grey once it is taken'],
    ['move the lane to the waiting list when a climber cancels', 'have the lane moved to the waiting list'],
    ['offer the lane to the next climber on the list if somebody cancels', 'have the lane offered to the next climber'],
    ['suggest another route an hour after a training starts', 'have another route suggested an hour after'],
    ['alert the workshop as soon as a rope is marked as damaged', 'have the workshop alerted as soon as'],
    [
      'can we take the length of a route into account when suggesting a lane?',
      'have the length of a route taken into account when suggesting a lane',
    ],
  ])('is the deed of the product: %s', (idea, wish) => {
    expect(wishIn(idea)).toContain(wish);
  });

  it.each([
    ['move my lane to another evening when I am ill', 'move my lane to another evening'],
    ['add a photo when a rope is damaged', 'add a photo'],
    ['open a route card while climbing', 'open a route card'],
  ])('stays the deed of whoever wants it: %s', (idea, wish) => {
    expect(wishIn(idea)).toMatch(new RegExp(`^${wish}`));
  });

  it('is told in its log and denied where the case is not given', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'offer the lane to the next climber on the list if somebody cancels',
      product,
    });
    expect(acceptanceCriteria).toContain('The lane is not offered as long as nobody cancels.');
    expect(acceptanceCriteria).toContain('Each time it happened is listed with the time and the reason.');
  });
});
