import { describe, expect, test } from 'vitest';
import { peoplePlainly } from './people-plainly.ts';

const none = () => false;

describe('how people are spoken of in quick typing', () => {
  test.each([
    ['could folks swap plots?', 'could people swap plots?'],
    ['One should see who camped there before one.', 'People should see who camped there before them.'],
    [
      'move campers to a dry plot without them having to ring us',
      'move campers to a dry plot without them having to ring the team',
    ],
    ['text campers living within a mile', 'text campers who live within a mile'],
    ["make it so you don't have to call us", "make it so you don't have to call the team"],
    ["hide it from anyone who's told us they are vegan", 'hide it from anyone who has told the team they are vegan'],
    ["as long as nobody's booked it", 'as long as nobody has booked it'],
    ['show meals with meat in them to vegans', 'show meals with meat to vegans'],
    ['Campers want us to wake them at six', 'Campers want us to wake them at six'],
    ['Campers want us to ring them at six', 'Campers should be rung at six'],
  ])('is said plainly: %s', (said, plain) => {
    expect(peoplePlainly(said, none)).toBe(plain);
  });

  test.each([
    'list folk music nights and folks songs',
    'campers who ring us get a plot',
    "hide it from anyone who's late",
    'One tent per plot',
    'We should move them without them having to ring us',
    'watch campers working',
    'list tents standing in water',
    'As a camper, I want us to ring them',
    'put tents with things in them first',
  ])('stays where it may mean something else: %s', (said) => {
    expect(peoplePlainly(said, none)).toBe(said);
  });

  test('stays where the product calls them so', () => {
    expect(peoplePlainly('could folks swap plots?', (word) => word === 'folks')).toBe('could folks swap plots?');
  });
});
