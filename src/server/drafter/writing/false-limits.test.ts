import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Larkhof',
  description:
    'Larkhof is a language school. Tutors plan lessons, learners book them and play against each other, and the office enrols groups and watches who comes.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('a time within which something was not done', () => {
  it.each([
    'Cancel the enrolment of a learner who has not started within 30 days',
    'Refund learners who cancel within 14 days',
  ])('tells who is meant and sets no end to the deed: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(/can no longer be|before the \d+ days are over/);
  });

  it('sets one where the deed itself has it', () => {
    expect(criteria('Let learners cancel a lesson within 24 hours')).toMatch(/Once the 24 hours are over/);
  });
});

describe('what is told of two', () => {
  it('is not told of the one who wishes it', () => {
    const { userStory } = draftStory({ idea: 'The system shall not pair two learners twice in a contest.', product });
    expect(userStory).not.toContain('two I');
  });

  it('says zero once', () => {
    const told = criteria('Show tutors how many lessons were lost to illness in each month.');
    expect(told.match(/zero is shown/g)?.length ?? 0).toBeLessThan(2);
  });
});

describe('chapters and sales', () => {
  it('are things and figures', () => {
    const of = (idea: string) => draftStory({ idea, product }).userStory;
    expect(of('Sample chapters should end after twenty minutes')).toContain('have sample chapters end');
    expect(of('Ticket sales per course and month')).toContain('see ticket sales per course');
  });
});
