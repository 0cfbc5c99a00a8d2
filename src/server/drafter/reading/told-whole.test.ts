import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Brinewell',
  description:
    'Brinewell runs a public bath. Bathers book lanes and lockers, lifeguards note accidents, swimming teachers plan courses, and the cash desk sells season tickets. The bath manager decides on opening hours.',
};

function wish(idea: string): string {
  return /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

describe('the second half of an order or a wish', () => {
  it.each([
    [
      'of the same person',
      'Let swimming teachers cancel a course and offer the bathers another date.',
      'cancel a course',
      'A swimming teacher can offer another date to the bathers.',
    ],
    [
      'others are told by whoever acts',
      'Allow bathers to give a locker back early and tell the cash desk about the key.',
      'give a locker back early',
      'The cash desk is told about the key.',
    ],
    [
      'done to the same thing',
      'Let lifeguards note an accident and send it to the bath manager.',
      'note an accident',
      'A lifeguard can send the accident to the bath manager.',
    ],
    [
      'done to what has no name',
      'Let lifeguards note what is broken and order it from the cash desk.',
      'note what is broken',
      'A lifeguard can order what is broken from the cash desk.',
    ],
    [
      'done to a part of it',
      'Let swimming teachers mark a course as full and move its bathers to other courses.',
      'mark a course as full',
      'A swimming teacher can move the bathers of the course to other courses.',
    ],
    [
      'for each of them',
      'Let the cash desk tick off each locker and print a tag for it.',
      'tick off each locker',
      'A member of the cash desk can print a tag for each locker.',
    ],
    [
      'those who act are told',
      'Let bathers book a lane by phone and show them which locker is free.',
      'book a lane by phone',
      'A bather can see which locker is free.',
    ],
    [
      'those who are shown something act',
      'Show lifeguards the accidents of last week and let them add a photo.',
      'see the accidents of last week',
      'A lifeguard can add a photo.',
    ],
    [
      'a wish of many',
      'Bathers would like to swap lanes with each other and keep their locker.',
      'swap lanes with another bather',
      'Their locker is kept.',
    ],
    [
      'who is told what',
      'Let lifeguards close a lane and tell the bath manager the reason and the time.',
      'close a lane',
      'The bath manager is told the reason and the time.',
    ],
  ])('is told by a criterion: %s', (_, idea, expected, criterion) => {
    expect(wish(idea)).toBe(expected);
    expect(criteria(idea)).toContain(criterion);
  });

  it.each([
    [
      'the product does it',
      'Record every accident by lane and list the open ones for the bath manager.',
      'record every accident by lane, with the open ones listed for the bath manager',
    ],
    [
      'what is had',
      'I want lifeguards to photograph a broken ladder and have the photo attached to the accident.',
      'photograph a broken ladder, with the photo attached to the accident',
    ],
    [
      'what goes on',
      'Let bathers skip a lesson and still finish the course.',
      'skip a lesson and still finish the course',
    ],
    [
      'what happens to the same things',
      'Lifeguards need to write notes at the pool and have them go up once the shift is over.',
      'write notes at the pool, with them going up once the shift is over',
    ],
    ['what is left over', 'Let bathers cancel one lane and keep the rest.', 'cancel one lane, with the rest kept'],
  ])('is told with the first: %s', (_, idea, expected) => {
    expect(wish(idea)).toBe(expected);
  });

  it.each([
    [
      'somebody else does it',
      'Bathers should be able to rate a course and the teacher answers.',
      /^rate a course(?!.*\banswer\b)/,
    ],
    ['a thing that is joined', 'Let bathers book lanes and lockers online.', /^book lanes and lockers online$/],
  ])('stays apart: %s', (_, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});

describe('what somebody wants done', () => {
  it.each([
    'As a lifeguard, I want my notes saved automatically once the shift is over.',
    'As a bath manager, I want accidents listed by lane.',
    'As a swimming teacher, I want my course closed once it is full.',
  ])('is no thing that was had: %s', (idea) => {
    expect(criteria(idea).join(' ')).not.toMatch(/\bhad\b/);
  });

  it('is no errand of its own behind a deed', () => {
    const idea = 'Let lifeguards photograph a broken ladder and have the photo attached to the accident.';
    expect(draftStory({ idea, product }).furtherIdeas).toEqual([]);
  });
});
