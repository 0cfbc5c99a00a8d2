import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Larkvoice',
  description:
    'Larkvoice is a language school. Learners do lessons and talk to tutors. Tutors hold talks and correct texts. The office hands out headsets and certificates.',
};
const draft = (idea: string) => draftStory({ idea, product });
const story = (idea: string) => draft(idea).userStory;

describe('what is told of a thing, where its form says what is wanted', () => {
  it.each([
    ['The reminder comes at 8 pm no matter what', /I want to choose when the reminder comes/],
    ['The newsletter is always sent on Sunday night whatever we do', /I want to choose when the newsletter is sent/],
    [
      'Half of the certificates that hang on the wall have not been checked since last year',
      /I want to see which certificates that hang on the wall have not been checked since last year/,
    ],
    [
      'The texts from the summer course are gone once a learner changes tutors',
      /I want to still have the texts from the summer course when/,
    ],
    ['Corrections only show up when the next lesson has begun', /I want to see corrections before the next lesson/],
    ['Overtime only shows up when the month is over', /I want to see overtime before the month is over/],
    ['The Spanish letter looks just like the Portuguese letter', /no longer look just like the Portuguese letter/],
    [
      'Texts lie in the inbox for weeks and nobody dares to touch them',
      /have texts no longer lie in the inbox for weeks/,
    ],
    [
      'The same three tutors are given the evening talks month after month',
      /have the same three tutors no longer given the evening talks month after month/,
    ],
    ['Borrowed headsets are never brought back', /I want to have borrowed headsets brought back/],
    [
      'Learners send their recordings by mail and they never reach the tutor',
      /I want to have recordings reach the tutor when I send them by mail/,
    ],
    [
      'The tutors know of a talk only when the phone rings',
      /^As a tutor, I want to be told of a talk before the phone/,
    ],
    [
      'Certificates from the first course never arrive because the address has an umlaut',
      /have certificates from the first course arrive even when the address has an umlaut/,
    ],
    ['Texts come in without a name', /I want to have texts come in with a name/],
    [
      'Talks get booked for Monday, when the office is closed',
      /I want to have talks no longer booked for Monday when the office is closed/,
    ],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('does not tell as a rule what is to end', () => {
    expect(draft('Borrowed headsets are never brought back').acceptanceCriteria.join(' ')).not.toMatch(/never/);
  });

  it.each([
    ['Passwords are never shown', /passwords are never shown/],
    ['Deleted texts are never published', /deleted texts are never published/],
    ['The code only appears when the learner has paid', /only appear when the learner has paid/],
    ['The report looks like a table', /look like a table/],
    ['The same talk is offered twice a week', /have the same talk offered twice a week/],
    ['Learners are reminded on the same day every month', /be reminded on the same day every month/],
  ])('leaves a rule as it is: %s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });
});
