import { describe, expect, it } from 'vitest';
import { outcomeHeadline } from './outcome-headline.ts';

describe('what is to hold, as a headline', () => {
  it.each([
    ['the number of characters of a hidden password is no longer shown', 'Number of characters is no longer shown'],
    ['the copies of a certificate of a diver are no longer kept', 'Copies of a certificate are no longer kept'],
    ['boats with a broken engine are not offered', 'boats with a broken engine are not offered'],
  ])('keeps what something is of with it: %s', (outcome, headline) => {
    expect(outcomeHeadline(outcome)?.toLowerCase()).toBe(headline.toLowerCase());
  });
});
