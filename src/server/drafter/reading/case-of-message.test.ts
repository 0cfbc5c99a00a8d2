import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { caseOfMessage } from './case-of-message.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const NAME = 'Kilnbook';
const DESCRIPTION =
  'Kilnbook runs shared pottery studios. Potters reserve kilns and shelves, tutors give courses, and the studio manager orders clay.';
const people = knowPeople(readProduct(NAME, DESCRIPTION));

describe('the case in which a message comes, behind a colon', () => {
  it.each([
    ['Reminder for tutors: nothing heard from potter in 5 days', 'when nothing was heard from the potter in 5 days'],
    ['Alert for studio managers: clay stock below 20 bags', 'when the clay stock is below 20 bags'],
    ['Notification for potters: kiln ready to open', 'when a kiln is ready to open'],
    ['E-mail to the studio manager: shelf not paid after 30 days', 'when a shelf is not paid after 30 days'],
    ['Warning for tutors: course has more than 8 potters', 'when a course has more than 8 potters'],
    ['Reminder to potters - no answer to the invitation within a week', 'when there is no answer to the invitation'],
  ])('is told as that: %s', (said, inCase) => {
    expect(caseOfMessage(said, people)).toContain(` ${inCase}`);
  });

  it('is an order where it says what to do', () => {
    expect(caseOfMessage('Reminder for potters: clean the shelf.', people)).toBe('Remind potters to clean the shelf');
    expect(caseOfMessage('Reminder for potters: take your pots', people)).toBe('Remind potters to take their pots');
  });

  it.each([
    'Shelves for potters: clay stock below 20 bags',
    'Alert for potters: kilns and shelves',
    'Message for potters: by mail',
  ])('is nothing else: %s', (said) => {
    expect(caseOfMessage(said, people)).toBe(said);
  });

  it('stands in the story', () => {
    const { userStory } = draftStory({
      idea: 'Notification for tutors: kiln opened too early',
      product: { name: NAME, description: DESCRIPTION },
    });
    expect(userStory).toContain('As a tutor, I want to be told when a kiln is opened too early');
  });
});
