import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { alsoGood } from './also-good.ts';

const PRODUCT = {
  name: 'Paddlehut',
  description: 'Paddlehut runs boat rentals. Paddlers reserve kayaks, and attendants hand them out and take deposits.',
};

describe('what would be good too', () => {
  it.each([
    ['Deposits must never be shown to paddlers, and a print view would be good too.', 'a print view'],
    ['Attendants should see the weather. A tide table would also be great!', 'a tide table'],
    ['Let paddlers pay by card, but bigger letters would be nice as well. It is dark there.', 'bigger letters'],
  ])('is wished for: %s', (said, what) => {
    expect(alsoGood(said)).toContain(`. There should also be ${what}`);
  });

  it.each([
    'It would be good too.',
    'A tide table would be great.',
    'The list is long, and that would be nice too.',
    'Attendants should see who is late, and if the kayak is free would be nice too.',
  ])('is told of a thing alone: %s', (said) => {
    expect(alsoGood(said)).toBe(said);
  });

  it('is no reason', () => {
    const { userStory, acceptanceCriteria, openQuestions } = draftStory({
      idea: 'Deposits should never be shown to paddlers, and a print view would be good too. Most attendants copy it by hand because there is no other way.',
      product: PRODUCT,
    });
    expect(userStory).not.toContain('good too');
    expect(userStory).toContain('so that I am not forced to copy it by hand');
    expect(acceptanceCriteria.join(' ')).not.toContain('good too');
    expect(openQuestions.join(' ')).not.toContain('"good"');
  });
});
