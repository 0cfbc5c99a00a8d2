import { describe, expect, it } from 'vitest';
import { isJudged, remarksApart } from './remarks-apart.ts';

describe('remarks on a wish', () => {
  it.each([
    [
      'Resend the pass without a call - mail server drops when it is busy',
      'Resend the pass without a call. Mail server drops when it is busy',
    ],
    ['a fork for left-handers, we cooks exist', 'a fork for left-handers. We cooks exist.'],
    ['a rest area for drivers, there are dozens of us', 'a rest area for drivers. There are dozens of us.'],
    ['larger keys, I have cold hands', 'larger keys. I have cold hands.'],
  ])('stand for themselves: %s', (text, apart) => {
    expect(remarksApart(text)).toBe(apart);
  });

  it.each([
    ['Undo a weighing (yes, again)', 'Undo a weighing'],
    ['the pump stops at night (so always)', 'the pump stops at night'],
    ['The kiln logs me out. super annoying lol', 'The kiln logs me out.'],
    ['Merge two hives - they share a queen, drives me mad', 'Merge two hives. They share a queen'],
    [
      'give me the last readings (8 is plenty), no average',
      'give me the last readings, no average. 8 readings are enough.',
    ],
    ['Show reasons for refusal (first 3 will do)', 'Show reasons for refusal. The first 3 reasons are enough.'],
  ])('that only sigh or judge go: %s', (text, apart) => {
    expect(remarksApart(text)).toBe(apart);
  });

  it.each([
    'Lock the kiln for cleaning - potters should get a message',
    'Photos of hives (front and back)',
    'Delete a draft, the author confirms it',
    'Opening times, we need them in winter',
    'It is annoying. Make it stop.',
  ])('are none: %s', (text) => {
    expect(remarksApart(text)).toBe(text);
  });

  it('tell that something is a complaint', () => {
    expect(isJudged('The fan stops at noon. kinda pointless')).toBe(true);
    expect(isJudged('The fan stops at noon. Guests like it.')).toBe(false);
  });
});
