import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description: 'Passengers book crossings. Deck hands scan tickets. The harbour office sets the timetable.',
};

/** Every text of a draft, in one. */
function told(idea: string): string {
  const draft = draftStory({ idea, product });
  return [draft.headline, draft.userStory, ...draft.acceptanceCriteria, ...draft.furtherIdeas].join(' | ');
}

describe('a time or number of the idea stays in one piece', () => {
  const ideas: readonly (readonly [idea: string, kept: string])[] = [
    ['Let passengers cancel a crossing until 17:30', '17:30'],
    ['Passengers should be able to book crossings between 21:00-05:00', '21:00-05:00'],
    ['Let deck hands report a delay of 2.5 hours', '2.5'],
    ['Let passengers change a crossing before 9 a.m. on the day', '9 am'],
  ];
  it.each(ideas)('%s', (idea, kept) => {
    const text = told(idea);
    expect(text.split(' | ')[0]).toContain(kept);
    const left = text.replaceAll(kept, '');
    expect(left).not.toMatch(/\d/);
  });
});

describe('words behind "online" and "like"', () => {
  it('takes "online" for how it is done, not for a part of the thing', () => {
    expect(told('Passengers should be able to cancel a crossing online up to 12 hours before it starts')).not.toMatch(
      /the crossing online/,
    );
  });
  it('takes "like" between things for an example', () => {
    expect(told('recurring crossings like school trips and markets')).not.toMatch(/told when/);
  });
});
