import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Reedbed',
  description:
    'Reedbed runs a boat club. Members book boats and pay fees. Skippers check boats and note damage. Treasurers collect fees and pay the yard.',
};

function drafted(idea: string): string {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria].join('\n');
}

describe('a mishap that happens', () => {
  it.each([
    ['Overbookings happen when two members book at the same moment', 'There are no overbookings when two members'],
    ['Errors often occur during the import of fees', 'There are no errors during the import of fees'],
  ])('is to happen no more: "%s"', (idea, outcome) => {
    expect(drafted(idea)).toContain(outcome);
    expect(drafted(idea)).not.toContain('An attempt is refused');
  });

  it('is none where a deed happens', () => {
    expect(drafted('Payment happens on the day of the trip')).not.toMatch(/no payment|no longer/);
  });
});
