import { describe, expect, it } from 'vitest';
import { isStatement, isWholeStatement } from './is-statement.ts';

describe('what an idea says besides', () => {
  it.each([
    'whatever else is open that day',
    'unless another guest takes the table',
    'only change the starter',
    'this list has to go',
    'corked, too warm, that sort of thing',
    'the plan get shorter',
    'the host can no longer knows why',
    'max 3 guests and only one per table are among them',
    'the reopened must include corked and warm',
    'nobody can be edited after the order was sent',
  ])('is no statement: %s', (text) => {
    expect(isWholeStatement(text)).toBe(false);
  });

  it.each(['half of ours eat at home', 'there is either two of them or none', 'guests write to them that it is cold'])(
    'is no rule where it tells how it is today: %s',
    (text) => {
      expect(isStatement(text, 'wish')).toBe(false);
    },
  );

  it.each([
    'the wines must include Syrah and Gamay',
    'the host must agree',
    'the bill shows who ordered',
    'only the host can close it',
  ])('holds: %s', (text) => {
    expect(isStatement(text, 'wish')).toBe(true);
  });

  it('is not taken from a trouble, which is told in facts', () => {
    expect(isStatement('the screen shows the wrong price', 'problem')).toBe(false);
    expect(isStatement('the screen must show the right price', 'problem')).toBe(true);
  });
});
