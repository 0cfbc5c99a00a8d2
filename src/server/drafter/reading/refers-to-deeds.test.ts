import { describe, expect, it } from 'vitest';
import { withReferences } from './refers-back.ts';

describe('what a sentence points to of what is told before', () => {
  it.each([
    [
      "Waiters run because they don't know when a dish is ready. Could the kitchen let them know?",
      "Waiters run because they don't know when a dish is ready. Tell waiters when a dish is ready.",
    ],
    [
      'The printer fails now and then and then orders are lost. At least show a warning.',
      'Show a warning when the printer fails. The printer fails now and then and then orders are lost.',
    ],
    [
      "The waiter can't cancel an order once it is in the kitchen. Only the cook can.",
      'Only the cook may cancel an order once it is in the kitchen.',
    ],
    ['The form asks too much. Name and time are enough.', 'The form should only ask for name and time.'],
    [
      "How many guests came without booking? I'd like to see that per weekday.",
      "I'd like to see how many guests came without booking per weekday.",
    ],
    [
      'Some guests cancel late. After 6 pm it should cost 10 euros.',
      'Some guests cancel late. After 6 pm cancelling should cost 10 euros.',
    ],
    [
      'The menu changes daily. The cook writes it on paper. Can the cook do it on the tablet?',
      'The menu changes daily. The cook writes it on paper. Can the cook write the menu on the tablet?',
    ],
  ])('is told in words: %s', (note, told) => {
    expect(withReferences(note)).toBe(told);
  });

  it.each([
    'The printer is old. At least show a warning.',
    'Guests come late. Only the owner can.',
    'How many guests came? Nobody knows.',
    'Guests cancel late. The fee should be 10 euros.',
    'The cook sees the orders. Do it on the tablet.',
  ])('stays as it was: %s', (note) => {
    expect(withReferences(note)).toBe(note);
  });
});
