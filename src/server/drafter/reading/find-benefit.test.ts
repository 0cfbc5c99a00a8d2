import { describe, expect, it } from 'vitest';
import { partBenefit } from './find-benefit.ts';

describe('what stands behind "so"', () => {
  it.each([
    ['It would help if agents could pass a place on in one tap so the boat leaves on time', 'the boat leaves on time'],
    ['Level of the tank seen from afar so the lorry comes in time', 'the lorry comes in time'],
    ['Anonymous notes after the tour so people speak openly', 'people speak openly'],
    ['Nets recorded with their length, so the new order goes out at once', 'the new order goes out at once'],
  ])('is the reason: %s', (idea, benefit) => {
    expect(partBenefit(idea).benefit).toBe(benefit);
  });

  it.each([
    ['a duty', 'Vans go to the back row, so the height must be on the ticket'],
    ['what a thing has to do', 'We take half of the price first, so the last bill has to subtract it'],
    ['what comes of a trouble', 'The jetty is full, so the class waits outside'],
  ])('is none: %s', (_, idea) => {
    expect(partBenefit(idea)).toEqual({ text: idea });
  });
});
