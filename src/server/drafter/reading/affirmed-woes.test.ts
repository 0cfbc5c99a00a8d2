import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Oakbarn',
  description:
    'Oakbarn runs a dance barn. Dancers enrol in courses and see videos, teachers choose music and record the steps, and the front office handles payments and rooms. Parents follow the attendance.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('a statement that tells of itself that it should not be so', () => {
  it.each([
    ['Dancers see the marks before the teacher has looked at the video', /have dancers no longer see the marks before/],
    ['Courses with two dancers still run', /have courses with two dancers no longer run/],
    ['The shoe size is at the very end of the form', /have the shoe size no longer at the very end of the form/],
    ['The video is online three days after the next lesson', /have the video online earlier than three days after/],
    ['Costumes are put back without having been washed', /have costumes no longer put back without having been washed/],
    [
      'Teachers set up in rooms that were given to someone else',
      /keep teachers from setting up in rooms that were given/,
    ],
    ['The same drum comes back every month', /have the same drum no longer come back every month/],
    ['Shoes are booked by dancers who dance somewhere else in the end', /have shoes no longer booked by dancers who/],
    [
      'Dancers put two coats on one hook. One of them is always missing then.',
      /keep dancers from putting two coats on one hook/,
    ],
    ['Dancers lie about their age', /keep dancers from lying about their age/],
    [
      'Rooms get combined although one of the courses needs a mirror. It went wrong twice.',
      /keep rooms from getting combined when one of the courses needs a mirror/,
    ],
    [
      'Dancers order a place for one and stand there with two children',
      /keep dancers from ordering a place for one and then standing there with two children/,
    ],
    [
      'Dancers move to the Monday course for a week and never tell us. The partner stands there alone.',
      /have the partner no longer stand there alone/,
    ],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('is told of what happened once whenever it happens', () => {
    expect(story('The big hall was closed on Friday. Nobody told the teachers.')).toMatch(
      /be told when the big hall is closed,/,
    );
    expect(story('A song came in with a verse missing. We had copied it before anyone listened.')).toMatch(
      /be told when a song comes in with a verse missing/,
    );
  });

  it.each([
    ['Dancers see the video three days after the lesson', /see the video three days after the lesson/],
    ['Refunds are sent three days after the course', /have refunds sent three days after the course/],
    [
      'Floor plan, price list and council tax, without asking the office for it',
      /see floor plan, price list and council tax/,
    ],
    ['Songs come in without a name', /have songs come in with a name/],
    ['Teachers give courses to someone new every week', /^(?!.*no longer)/],
    ['Dancers should see their marks before the teacher has signed them', /see my marks before/],
  ])('leaves "%s"', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });
});
