import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const CARS = {
  name: 'Kerbside',
  description:
    'Members book a car by the hour, open it with the app and return it to its bay. Car wardens clean and check the cars. The fleet coordinator handles damage, repairs and new cars.',
};

function told(idea: string): string {
  return draftStory({ idea, product: CARS }).userStory;
}

describe('what people do as nobody wants it', () => {
  it.each([
    ['Members return cars with an empty tank.', 'keep members from returning cars with an empty tank'],
    ['Members leave the car dirty', 'keep members from leaving the car dirty'],
    ['Some members come to the bay late', 'keep members from coming to the bay late'],
    ['Members turn up without the key card', 'keep members from turning up without the key card'],
    ['Members hand in the form with the signature missing', 'with the signature missing'],
    ['The member leaves the car with the lights on', 'keep the member from leaving the car with the lights on'],
  ])('is no wish of theirs: %s', (idea, wish) => {
    expect(told(idea)).toContain(`want to keep `);
    expect(told(idea)).toContain(wish);
    expect(told(idea)).not.toMatch(/^As a member,/);
  });

  it.each([
    ['Members pay by card', 'pay by card'],
    ['Car wardens collect dirty cars on Mondays', 'collect dirty cars on Mondays'],
    ['Members open the car without a key', 'open the car without a key'],
    ['Members book a car with an open roof', 'book a car with an open roof'],
    ['Members should return the car with a full tank', 'return the car with a full tank'],
  ])('is told apart from what they want to do: %s', (idea, wish) => {
    expect(told(idea)).toContain(wish);
    expect(told(idea)).not.toContain('want to keep');
  });
});
