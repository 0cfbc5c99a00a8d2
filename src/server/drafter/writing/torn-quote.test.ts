import { describe, expect, it } from 'vitest';
import { isTornQuote } from './torn-quote.ts';

describe('words that somebody quoted', () => {
  it.each([
    'Shut the gate typed into the log does not get lost',
    "the tide turns at 6' in the chat is not missed",
    'mind the step" on the slip is read',
  ])('are torn: %s', (said) => {
    expect(isTornQuote(said)).toBe(true);
  });

  it.each([
    "'berth 4 is shut' is not asked twice",
    "the skippers' notes are read",
    'I do not lose what is typed into the log',
  ])('are whole: %s', (said) => {
    expect(isTornQuote(said)).toBe(false);
  });
});
