import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SCHOOL = {
  name: 'Haven',
  description:
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Instructors teach them and note what each pupil can do. The harbour office plans the boats.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: SCHOOL });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n') };
}

describe('a note of which one sentence asks', () => {
  it('is told by that one, and not by who can come when', () => {
    const draft = told(
      'Some people can only sail on Tuesdays. Others come once a month. Every pupil should be able to tick the days on which they are free.',
    );
    expect(draft.userStory).toContain('As a pupil, I want to tick the days on which I am free');
    expect(draft.criteria).not.toContain('Tuesday');
  });

  it('is told by what is done, and not by what it is needed for', () => {
    const draft = told(
      'Instructors wait a month for their money. Most of them need it for the rent. Let’s pay them the day after a lesson.',
    );
    expect(draft.userStory).toContain('As an instructor, I want to be paid the day after a lesson');
    expect(draft.criteria).toContain('An amount that could not be paid out');
    expect(draft.furtherIdeas).toEqual([]);
  });

  it('says what is to be said', () => {
    const draft = told(
      'Nervous pupils often tell us about their fear only once they are in the boat. They should be able to say so when they book, so that we can plan a calm day.',
    );
    expect(draft.userStory).toBe(
      'As a pupil, I want to tell the team about my fear when I book, so that we can plan a calm day.',
    );
  });

  it('is told for each of those it is done to', () => {
    const draft = told('New pupils are shy. Pair each of them with a helper of their age for the first two lessons.');
    expect(draft.userStory).toContain('I want to be paired with a helper');
    expect(draft.openQuestions.join(' ')).not.toContain('direction');
  });

  it('does not wish that others stop saying it', () => {
    expect(
      told(
        'Half the reviews are moaning that the changing room is cold. The instructors never see them. They ought to have those reviews sorted by harbour.',
      ).userStory,
    ).not.toContain('moaning');
  });

  it('has no reason in who somebody happens to be', () => {
    const draft = told('Any chance of instructors turning down lessons over 3 hours? Quite a few have bad backs.');
    expect(draft.userStory).toContain('As an instructor, I want to turn down lessons over 3 hours');
    expect(draft.userStory).not.toContain('a few');
  });
});

describe('what is no deed', () => {
  it('is an example behind "say"', () => {
    const draft = told('Pupils should be able to see if a lesson takes place, say with a green or a red dot.');
    expect(draft.criteria).not.toMatch(/Pupils say|can say/);
    expect(draft.furtherIdeas).toEqual([]);
  });

  it('is a bound', () => {
    expect(
      told('What about swapping lessons with others nearby? Max 5 km so people can cycle over').furtherIdeas,
    ).toEqual([]);
  });
});
