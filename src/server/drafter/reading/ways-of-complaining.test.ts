import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { complainedOf } from './ways-of-complaining.ts';

describe('a complaint without what somebody thinks of it', () => {
  it.each([
    ["It's really annoying that drivers get lost", 'Drivers get lost'],
    ['It is a real pain when the list is empty.', 'The list is empty.'],
    ['What bothers me is that drivers get lost', 'Drivers get lost'],
    ["I'm tired of it: drivers get lost", 'Drivers get lost'],
    ['We keep hearing that drivers get lost', 'Drivers get lost'],
    ['I noticed that keys disappear', 'Keys disappear'],
    ['Our customers complain that drivers get lost', 'Drivers get lost'],
    ['It happens a lot that drivers get lost', 'Drivers get lost'],
    ['It must never happen that drivers get lost', 'Drivers get lost'],
    ['Make sure it never happens again that drivers get lost', 'Drivers get lost'],
    ['Prevent that two drivers take the same truck', 'Two drivers take the same truck'],
    ['Can you stop it that drivers get lost?', 'Drivers get lost.'],
    ['Unfortunately, drivers get lost', 'Drivers get lost'],
    ['Far too often drivers get lost', 'Again and again drivers get lost'],
    ['Drivers get lost, which is very embarrassing for us.', 'Drivers get lost.'],
    ['Drivers get lost and everybody complains about it.', 'Drivers get lost.'],
    ['Drivers get lost. Can we do something about it?', 'Drivers get lost'],
    ['Drivers get lost. Please fix this.', 'Drivers get lost'],
    ['Why is it that drivers get lost?', 'Drivers get lost.'],
    ['Everyone said that drivers can leave earlier now', 'Drivers can leave earlier now'],
    ['It is unacceptable that drivers can see the prices', 'Drivers should not be able to see the prices'],
  ])('%s', (text, told) => {
    expect(complainedOf(text)).toEqual({ text: told, isTrouble: true });
  });

  it.each([
    ['Since the last update drivers get lost', 'Drivers get lost'],
    ["The lock doesn't open any more at night", "The lock doesn't open at night"],
    ['It should be that drivers can see the list', 'It should be that drivers can see the list'],
    ['Apparently drivers can swap tours', 'Drivers can swap tours'],
    ["It'd be nice if drivers can swap tours", "It'd be nice if drivers can swap tours"],
    ['Drivers get lost', 'Drivers get lost'],
    ['Let drivers see that the list is empty', 'Let drivers see that the list is empty'],
    ['I want to see that drivers are on their way', 'I want to see that drivers are on their way'],
    ['We noticed they get lost', 'We noticed they get lost'],
    ['Show which stop is next, which is the bold one', 'Show which stop is next, which is the bold one'],
    [
      'Two drivers took one truck. That must not happen again.',
      'Two drivers took one truck. That must not happen again.',
    ],
    ['Why is the list empty?', 'Why is the list empty?'],
  ])('is no trouble by what is said in front or behind: %s', (text, told) => {
    expect(complainedOf(text)).toEqual({ text: told, isTrouble: false });
  });
});

describe('what is called a trouble', () => {
  const product = {
    name: 'Yardline',
    description:
      'Yardline plans tours. Drivers take tours and lock the trucks. The foreman plans the tours and keeps the keys.',
  };
  const story = (idea: string): string => draftStory({ idea, product }).userStory;

  it.each([
    ["It's annoying that the list shows drivers who have left", 'have the list no longer show drivers who have left'],
    ["It's unfair that some drivers take all the short tours", 'have some drivers no longer take all the short tours'],
    ['Sadly drivers walk past the board', 'have drivers no longer walk past the board'],
    ['The truck stays booked when a tour is cancelled. Please fix this.', 'have the truck no longer stay booked when'],
  ])('is never wished: %s', (idea, wish) => {
    expect(story(idea)).toContain(`I want to ${wish}`);
  });

  it('is left as it was read where that is its remedy', () => {
    expect(story("It's annoying that drivers cannot find the yard")).toContain('As a driver, I want to find the yard');
  });

  it.each([
    ['Drivers book more tours than they need', 'Keep drivers from booking more tours than they need'],
    [
      'Truck drivers often keep keys longer than they booked.',
      'Keep truck drivers from keeping keys longer than they booked',
    ],
  ])('what is done in excess: %s', (idea, plain) => {
    expect(complainedOf(idea).text).toBe(plain);
  });

  it.each([
    'Drivers should be able to book more tours than they need',
    'Let drivers keep keys longer than they booked',
    'Drivers pay more than they need',
    'Drivers want to return keys earlier than they have booked',
  ])('no excess: %s', (idea) => {
    expect(complainedOf(idea).text).toBe(idea);
  });
});
