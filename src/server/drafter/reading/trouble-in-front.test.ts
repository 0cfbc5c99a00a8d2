import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { troubleInFront } from './trouble-in-front.ts';

describe('a trouble that is named in front of a wish', () => {
  it.each([
    [
      'Double loans of the projector, we had two in March. The system must hold it once somebody picks it.',
      'The system must hold it once somebody picks it so that there are no double loans of the projector.',
    ],
    [
      'Lost keys: it happened three times last year. Show who has each key. The list should be short.',
      'Show who has each key so that there are no lost keys. The list should be short.',
    ],
    ['Duplicate invoices – we found ten.', 'There should be no duplicate invoices.'],
  ])('is why that is wished: %s', (said, meant) => {
    expect(troubleInFront(said)).toBe(meant);
  });

  it.each([
    'Double rooms for families, we had many requests. They are always full.',
    'Missed a call, we had two in March. Show them.',
    'Double rooms, please. The list should show them.',
  ])('is nothing else: %s', (said) => {
    expect(troubleInFront(said)).toBe(said);
  });

  it('is never what somebody wants to make', () => {
    const { userStory } = draftStory({
      idea: 'Double reservations of kayaks, we had four in June. The app has to block a kayak as soon as somebody picks it.',
      product: {
        name: 'Paddlehut',
        description: 'Paddlehut runs boat rentals. Paddlers reserve kayaks and attendants hand them out.',
      },
    });
    expect(userStory).toContain('so that there are no double reservations of kayaks');
    expect(userStory).not.toMatch(/want to (?:make|double|reserve) /);
  });
});
