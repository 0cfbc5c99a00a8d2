import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kitebarn',
  description:
    'Kitebarn is a tool for a riding school. Riders book lessons and pay for them. Grooms feed the horses and clean the boxes. Instructors plan lessons and judge the riders.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('people in front of a wish', () => {
  it.each([
    ['Our riders must be able to move a lesson to another day', 'As a rider, I want to move a lesson to another day'],
    ["Make sure riders don't forget their helmet", 'As a rider, I want to be reminded of my helmet'],
    [
      'How can we make sure that grooms never forget to close the gate?',
      'As a groom, I want to be reminded to close the',
    ],
    ['Show the box number to our grooms before they feed a horse', 'As a groom, I want to see the box number before I'],
    ['Make sure grooms see the box number before they feed a horse', 'As a groom, I want to see the box number before'],
    ['Ensure instructors can lock a lesson on the evening before', 'As an instructor, I want to lock a lesson on'],
    [
      'Remind riders with their own horse of the vaccination',
      'As a rider with their own horse, I want to be reminded of',
    ],
    ['Warn riders with a voucher if it runs out this month', 'As a rider with a voucher, I want to be warned if it'],
    [
      'I want riders with a voucher to see what is left on it',
      'As a rider with a voucher, I want to see what is left on',
    ],
    ['A page where riders can rate their last lesson', 'As a rider, I want to rate my last lesson on a page'],
    ['Give the training team a calendar of all lessons', 'As a member of the training team, I want to get a calendar'],
    ['For a groom: tick off a box that is clean', 'As a groom, I want to tick off a box that is clean'],
  ])('%s', (idea, start) => {
    expect(story(idea)).toContain(start);
  });

  it.each([
    ['Stop letting riders cancel after the lesson has begun', 'keep riders from cancelling after the lesson has begun'],
    ['Please stop allowing riders to book three lessons a day', 'keep riders from booking three lessons a day'],
    [
      'Stop making riders with a voucher enter their address',
      'riders with a voucher no longer have to enter their address',
    ],
    [
      'Stop asking riders with a voucher for their bank details',
      'riders with a voucher are no longer asked for their bank',
    ],
  ])('%s', (idea, part) => {
    expect(story(idea)).toContain(part);
  });

  it('stay as they are told where whoever speaks is one of those who serve them', () => {
    expect(story('As an instructor, I want to write to our riders before a course begins')).toMatch(
      /^As an instructor, I want to write to (?:our|my) riders before/,
    );
  });
});

describe('what others ask of the house', () => {
  it.each([
    ['Riders keep asking us to send the bill by mail', 'As a rider, I want to get the bill by mail'],
    ['Riders ask us to put the lessons of a family on one bill', 'have the lessons of a family put on one bill'],
    ['Riders ask us to refund the fee at once', 'As a rider, I want to have the fee refunded at once'],
  ])('%s', (idea, part) => {
    expect(story(idea)).toContain(part);
  });
});

describe('users', () => {
  it('are those whom the description knows by name', () => {
    expect(story('Users should be able to move their lesson to another day')).toMatch(/^As a rider, /);
    expect(story('Users want to clean the boxes in the order of the list')).toMatch(/^As a groom, /);
    expect(story('As a user, I want to move my lesson to another day')).toMatch(/^As a user, /);
  });
});
