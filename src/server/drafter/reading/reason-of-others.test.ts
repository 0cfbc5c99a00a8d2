import { describe, expect, it } from 'vitest';
import { ofOthers } from './reason-of-others.ts';

describe('what others want', () => {
  it.each([
    ['the harbour office wants it every month', 'the harbour office gets it every month'],
    ['the harbour office will ask for it', 'the harbour office gets it'],
    ['the insurers always ask for a copy', 'the insurers get a copy'],
    ['our sponsors would want the list by May', 'our sponsors get the list by May'],
  ])('is what they get: %s', (said, reason) => {
    expect(ofOthers(said)).toBe(reason);
  });

  it('is nothing where they do not want it', () => {
    expect(ofOthers('the club will never ask for it')).toBeUndefined();
  });
});
