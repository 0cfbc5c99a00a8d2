import { describe, expect, it } from 'vitest';
import { fromBecause } from './from-because.ts';
import { isOccasion, isUnowned } from './occasion.ts';

const asItIs = (fact: string) => `it is taken into account that ${fact}`;

describe('what stands behind "because"', () => {
  it.each([
    [
      'the keys look the same and I have taken the wrong one twice',
      'scan the key',
      'I do not take the wrong one twice',
    ],
    ['it will spoil', 'say which box goes first', 'it does not spoil'],
    ['it will be shut by noon', 'say which shop comes first', asItIs('it will be shut by noon')],
    ['it will save us a walk', 'show the shelf', 'it will save us a walk'],
    ['I need it for planning', 'one list of all orders', 'I have it for planning'],
    ['we need them to bill the hours', 'list the tours', 'we can bill the hours'],
    ["at night I don't want to ring everybody", 'see who is missing', 'I do not have to ring everybody at night'],
    ['nobody wants to queue twice', 'pay at the gate', 'nobody has to queue twice'],
    ['the flight was late', 'switch the tour to tomorrow', asItIs('the flight was late')],
    ['a cleaner is sick', 'find somebody else', asItIs('a cleaner is sick')],
    ['I work then', 'watch it by a link', asItIs('I work then')],
    ['many have no smartphone', 'print the list', asItIs('many have no smartphone')],
  ])('%s', (fact, before, reason) => {
    expect(fromBecause(fact, before)).toBe(reason);
  });
});

describe('what has come up', () => {
  it.each([
    ['the road is closed', 'swap the order of the stops', true],
    ['the buyer gave a wrong street', 'hold back an order', true],
    ['the road is closed', 'show a map', false],
    ['the line is always busy', 'cancel by text', false],
    ['I am ill', 'pause the booking', false],
  ])('%s: %s', (fact, before, isOne) => {
    expect(isOccasion(fact, before)).toBe(isOne);
  });

  it('is not to be had', () => {
    expect(isUnowned('they have no car')).toBe(true);
    expect(isUnowned('we have no overview')).toBe(false);
  });
});
