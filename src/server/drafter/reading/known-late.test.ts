import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { inTimeInstead } from './known-late.ts';

describe('what somebody learns or gets too late', () => {
  it.each([
    ['Drivers only hear about delays on the day itself', 'Drivers want to hear of delays in time'],
    ['Drivers find out about delays by chance.', 'Drivers want to hear of delays in time.'],
    ['Drivers are told of delays far too late', 'Drivers want to hear of delays in time'],
    ['Truck drivers get the plan at the last minute', 'Truck drivers want to get the plan in time'],
    ['Drivers complain that they only see the plan days later', 'Drivers want to see the plan in time'],
  ])('%s', (idea, wish) => {
    expect(inTimeInstead(idea)).toBe(wish);
  });

  it.each([
    'Drivers see the plan',
    'We hear about delays too late',
    'Drivers complain that they get no plan',
    'Drivers get the plan at the last minute and forget it',
    'The truck gets the fuel too late',
  ])('leaves %s', (idea) => {
    expect(inTimeInstead(idea)).toBe(idea);
  });

  it('is wished for in time', () => {
    const product = { name: 'Yardline', description: 'Drivers take tours. The foreman plans the tours.' };
    const { userStory } = draftStory({ idea: 'Drivers say that they learn about changes too late', product });
    expect(userStory).toMatch(/^As a driver, I want to be told about changes in time,/);
  });
});
