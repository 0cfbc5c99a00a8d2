import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const learning = {
  name: 'Brightpath',
  description:
    'Brightpath is an online learning platform for companies. Instructors build courses out of videos, texts and quizzes, learners work through them at their own pace, and training managers assign courses and follow who has finished what.',
};

function story(idea: string, product = learning): string {
  return draftStory({ idea, product }).userStory;
}

describe('what the product is to do by itself', () => {
  it.each([
    [
      'We should remember where a learner stopped in a video so that they can go on there.',
      'As a learner, I want to have it remembered where I stopped in a video, so that I can go on there.',
    ],
    ['Save answers while a learner takes a quiz.', 'As a learner, I want to have answers saved while I take a quiz'],
    [
      'We should suggest the next course when a learner has finished one.',
      'As a learner, I want to have the next course suggested when I have finished one',
    ],
    ['Reject a password that was used before.', 'I want to have a password rejected that was used before'],
    ['Refuse files over 20 MB', 'I want to have files over 20 MB refused'],
    ['Hide courses a learner has finished.', 'As a learner, I want to have courses I have finished hidden'],
    [
      'We should recommend courses to learners who have finished one.',
      'have courses recommended when I have finished one',
    ],
    ['Remember the last page a learner has read.', 'As a learner, I want to have the last page I have read remembered'],
    ['The system should save the answers of a learner.', 'As a learner, I want to have my answers saved'],
    [
      'Tags should be suggested when an instructor uploads a video.',
      'As an instructor, I want to have tags suggested when I upload',
    ],
    ['The system should recognise learners on a new device.', 'As a learner, I want to be recognised on a new device'],
    ["Translate the course description into the learner's language.", 'translated into my language'],
  ])('is wished by the one for whom it is done: %s', (idea, wish) => {
    expect(story(idea)).toContain(wish);
  });

  it.each([
    [
      'We should measure how long learners spend on each lesson.',
      'As an instructor, I want to see how long learners spend on each lesson',
    ],
    [
      'The system should record every attempt of a learner.',
      'As an instructor, I want to have every attempt of a learner recorded',
    ],
    [
      'The system should count the tries of each learner.',
      'As an instructor, I want to have the tries of each learner counted',
    ],
    [
      'Suggest an instructor who speaks French.',
      'As a learner, I want to have an instructor who speaks French suggested',
    ],
    ['Translate messages of instructors.', 'As a learner, I want to have messages of instructors translated'],
    [
      'We should check that every learner has signed.',
      'As an instructor, I want to have it checked that every learner has signed',
    ],
  ])('is wished by others where it is done to watch somebody: %s', (idea, wish) => {
    expect(story(idea)).toContain(wish);
  });

  it.each([
    ['Archive courses nobody has opened for a year.', 'have courses nobody has opened for a year archived'],
    ['Hide courses that are over from the start page.', 'have courses that are over hidden from the start page'],
    ['We should highlight courses that are due this week.', 'have courses that are due this week highlighted'],
    [
      'The system shall ask for a certificate after the last lesson.',
      'be asked for a certificate after the last lesson',
    ],
    ['Highlight courses that end within a week.', 'have courses that end within a week highlighted'],
    ['Round prices up to the next euro.', 'have prices rounded up to the next euro'],
    [
      'The system should suggest lessons similar to those a learner has liked.',
      'have lessons similar to those I have liked suggested',
    ],
    [
      'The system should suggest courses that fit a lesson when somebody opens it.',
      'have courses that fit a lesson suggested when',
    ],
    ['The system should log learners out after an hour.', 'be logged out after an hour'],
    [
      'The platform should reserve the seats in a course for an hour.',
      'have the seats in a course reserved for an hour',
    ],
    ['Calculate the time until the next deadline.', 'have the time until the next deadline calculated'],
    [
      'The system should calculate the score by the number of answers.',
      'have the score calculated by the number of answers',
    ],
    ['Translate comments from learners.', 'have comments from learners translated'],
    ['Round scores to whole numbers.', 'have scores rounded to whole numbers'],
    ['Check that every lesson has a title.', 'have it checked that every lesson has a title'],
  ])('is told of its thing: %s', (idea, wish) => {
    expect(story(idea)).toContain(`I want to ${wish}`);
  });

  it.each([
    ['Courses should be able to have a cover picture.', 'add a cover picture to a course'],
    ['Quizzes should have a time limit.', 'set a time limit for a quiz'],
    ['Lessons should be able to repeat on a schedule.', 'have lessons repeat on a schedule'],
    ['The dashboard should show the average score.', 'see the average score on the dashboard'],
    ['Contacts should be able to have tags.', 'add tags to a contact'],
    ['Birthdays should appear in the team calendar.', 'see birthdays in the team calendar'],
    ['Prices should update every night.', 'have prices updated every night'],
    ['Progress bars should show how much of a course is done.', 'see how much of a course is done in progress bars'],
  ])('and what things have, do or show is what somebody gives them, has them do or sees: %s', (idea, wish) => {
    expect(story(idea)).toContain(`I want to ${wish}`);
  });

  it.each([
    ['Translate the pages and remember the choice.', 'I want to translate the pages'],
    [
      'The certificate should show the score before the learner signs.',
      'see the score on the certificate before I sign',
    ],
    ['Group courses by topic.', 'I want to group courses by topic'],
    ['We should lock the classroom on Fridays.', 'I want to lock the classroom on Fridays'],
    ['We must check passports at the door.', 'I want to check passports at the door'],
    ['We should recommend videos to learners who are deaf.', 'recommended to learners who are deaf'],
    ['Learners should see the number of learners behind them.', 'see the number of learners behind me'],
    ['Learners should see the average of learners.', 'see the average of learners'],
    ['No scores should be shown in the app.', 'I want to keep scores from being shown in the app'],
    ['We should close courses that are over.', 'have courses that are over closed'],
    ['Archive a course.', 'I want to archive a course'],
    ['Learners should be able to hide finished courses.', 'I want to hide finished courses'],
    ['We should be able to archive courses.', 'I want to archive courses'],
    ['Detect when a video is broken and notify the instructor.', 'As an instructor'],
  ])('stays the deed of a person where one may do it: %s', (idea, wish) => {
    expect(story(idea)).toContain(wish);
  });
});

describe('who is called what the product is', () => {
  const shop = {
    name: 'Marlow Market',
    description:
      'Marlow Market is an online shop for tea, coffee and spices. Customers order from home, packers put the parcels together, and the shop manager looks after products, prices and vouchers.',
  };

  it.each([
    [
      'The shop should reserve the products in a cart for an hour.',
      'As a customer, I want to have the products in a cart reserved',
    ],
    ['The shop should hide products that are sold out.', 'I want to have products that are sold out hidden'],
    [
      'We should count how often a product is viewed.',
      'As a shop manager, I want to see how often a product is viewed',
    ],
    [
      'Vouchers should be able to have a minimum order value.',
      'As a shop manager, I want to set a minimum order value for a voucher',
    ],
    [
      'Suggest a matching product in the cart.',
      'As a customer, I want to have a matching product suggested in the cart',
    ],
  ])('is the product and nobody who acts: %s', (idea, wish) => {
    expect(story(idea, shop)).toContain(wish);
  });
});

describe('the criteria of what is done by itself', () => {
  function criteria(idea: string): string {
    return draftStory({ idea, product: learning }).acceptanceCriteria.join('\n');
  }

  it.each([
    ['Remember where a learner stopped in a video.', /finds it there as well/],
    ['Certificates should expire after two years.', /A certificate shows until when it is valid/],
    ['We should highlight courses that are due this week.', /The highlight is gone as soon as/],
    ['Archive courses nobody has opened for a year.', /A course that was archived/],
    ['The system should group questions by topic.', /A question that fits no group is listed on its own/],
  ])('fit the deed: %s', (idea, said) => {
    expect(criteria(idea)).toMatch(said);
  });

  it.each([
    ['Hide courses that are over from the start page.', /not over from the start page/],
    ['Keep the notes of a learner after a course has ended.', /are not kept as long as/],
    ['Finished courses should be hidden.', /still shown to everybody else/],
  ])('do not say the opposite: %s', (idea, said) => {
    expect(criteria(idea)).not.toMatch(said);
  });
});
