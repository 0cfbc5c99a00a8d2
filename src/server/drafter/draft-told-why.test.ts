import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const FERRY = {
  name: 'Ferrywise',
  description:
    'Ferrywise is what a small ferry line uses. Passengers buy tickets and see delays. Deckhands check tickets and count cars. The port office plans the crossings.',
};

function draft(idea: string) {
  const { userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product: FERRY });
  return { userStory, rest: [...acceptanceCriteria, ...furtherIdeas].join('\n') };
}

describe('what stands beside a wish and only tells why', () => {
  it.each([
    ['Ask for the length of the car - the lift door is narrow as it is', /narrow/],
    ['Let deckhands scan tickets offline, the network drops as soon as we leave the quay', /drops/],
    ['no ads on the ticket page, old people tap them by mistake and think they have paid', /tap them/],
    ['Show the free seats on the quay, they are opening every door to look', /opening/],
    ['Crossings must not change on the day itself, half of the crew comes by train', /by train/],
    ['a photo of each car, three people were looking for the same scratch last week', /looking for/],
    ['Passengers must be told the gate 10 minutes before, a lot of them only notice at the ramp', /a lot of them/],
  ])('stands nowhere in the draft: "%s"', (idea, clause) => {
    const { userStory, rest } = draft(idea);
    expect(`${userStory}\n${rest}`).not.toMatch(clause);
    expect(userStory).toMatch(/^As an? .+, I want to .+, so that .+\.$/);
  });

  it('is told as what is gained where it can be', () => {
    expect(draft('Show the free seats on the quay, they are opening every door to look').userStory).toContain(
      'so that nobody has to open every door to look.',
    );
    expect(draft('photos of cars before loading, because of the rows over scratches').userStory).toContain(
      'so that there are fewer rows over scratches.',
    );
  });

  it('is told beside the wish where a thing is named, and in no criterion', () => {
    const { userStory, rest } = draft('Deckhands should photograph cars because of the new insurance rules');
    expect(userStory).toContain('because of the new insurance rules, so that');
    expect(rest).not.toContain('insurance');
  });

  it('stays a criterion where it lays something down', () => {
    expect(draft('Let passengers cancel until noon, the fare is paid back in full').rest).toContain(
      'fare is paid back in full',
    );
  });
});
