import { describe, expect, it } from 'vitest';
import { saidLoosely } from './said-loosely.ts';

describe('what is said as people talk', () => {
  it.each([
    [
      "I'd like one place where I can cancel a booking and everybody knows.",
      'I want to cancel a booking in one place and everybody knows.',
    ],
    ["The treasurer needs to see who paid, the masters don't.", 'Only the treasurer should be able to see who paid.'],
    [
      'If fewer than three come, tell me so I can call the others',
      'I want to be told when fewer than three come so that I can call the others',
    ],
    [
      'Notes on health (such as asthma) must be visible to the master on race day but to nobody else',
      'Only the master should be able to see notes on health (such as asthma) on race day',
    ],
    ['Some owners have three boats and get every mail three times.', 'Owners do not want to get a mail twice.'],
    ['Photos of boats - only of those whose owners agreed', 'Photos of boats only of those whose owners agreed'],
    ['Export the fees for the bank (CSV) each month', 'Export the fees for the bank as CSV each month'],
    [
      'An owner asked if they can see only their own boat. Of course they should.',
      'Owners should be able to see only their own boat.',
    ],
  ])('is a plain wish: %s', (said, plain) => {
    expect(saidLoosely(said)).toBe(plain);
  });

  it.each([
    'I want a place where boats dry',
    'The master needs to see the depth, the tide changes',
    'If fewer than three come, tell the owner',
    'Some owners get a mail',
    'Boats - free or taken',
    'An owner asked if they can moor. We said no.',
  ])('stays as it was: %s', (said) => {
    expect(saidLoosely(said)).toBe(said);
  });
});
