import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readFoundLate } from './read-found-late.ts';

function told(text: string): string {
  const relief = readFoundLate(text, people);
  return relief ? [relief.actor ?? '', relief.wish, relief.benefit ?? ''].join(' | ') : '';
}

describe('what somebody finds out too late', () => {
  it.each([
    [
      'only then',
      'Plot holders fill a barrow and only then find out that the compost heap is closed',
      'Plot holders | be told when the compost heap is closed | they know of it before they fill a barrow',
    ],
    [
      'again and again, at a place',
      'Wardens keep finding out at the gate that a shed has been broken into.',
      'Wardens | be told when a shed has been broken into | ',
    ],
    [
      'after a moment at which it is too late',
      'The warden never knows until she opens the tap that the pump is switched off.',
      'warden | be told when the pump is switched off | they know of it before they open the tap',
    ],
    [
      'never',
      'A plot holder leaves a note in the shed, and half the time the warden never finds out that the plot is given up.',
      'warden | be told when the plot is given up | ',
    ],
    [
      'nobody of them, until somebody else does',
      'When a plot holder skips the watering nobody in the office notices until the neighbour complains.',
      'office | be told when a plot holder skips the watering | they know of it before the neighbour complains',
    ],
    [
      'what is too big is the thing that was sent',
      'Plot holders send 20 page applications to the office and only learn that they are too long after paying the fee.',
      'Plot holders | be told when 20 page applications are too long | they know of it before paying the fee',
    ],
    [
      'some time after, which is no deadline',
      'Plot holders keep finding out that their plot was given to somebody else only weeks after they asked for it.',
      'Plot holders | be told when their plot is given to somebody else | ',
    ],
  ])('%s', (_, text, expected) => expect(told(text)).toBe(expected));

  it.each([
    ['who finds out in time', 'Wardens find out on the map that a plot is free'],
    ['what is looked up', 'Wardens have to click through forty pages to find out whose lease ends'],
    ['a notice that is given', 'A plot is given up at short notice and the warden has to find somebody'],
    ['a thing that is not seen', 'Plot holders never notice the letter'],
  ])('nothing for %s', (_, text) => expect(told(text)).toBe(''));
});
